import { classNames } from '#app/ui/class-names.ts'

interface TabsProps {
  label: string
  tabs: readonly { name: string; href: string; isCurrent: boolean; count?: number | undefined }[]
}

/** The tabs of a list, each with an optional count. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className="-mx-3 sm:mx-0">
      <ul className="flex flex-wrap gap-1">
        {tabs.map(({ name, href, isCurrent, count }) => (
          <li key={name}>
            <a
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-2 rounded px-3 text-small font-medium whitespace-nowrap',
                isCurrent ? 'bg-petrol text-on-petrol' : 'text-ink hover:bg-tint',
              )}
            >
              {name}
              {count !== undefined && <span className="tabular-nums">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
