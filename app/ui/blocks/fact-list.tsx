import { classNames } from '#app/ui/class-names.ts'

export function FactList({ items }: { items: readonly { title: string; description: string }[] }) {
  return (
    <ul className={classNames('grid gap-x-10 sm:grid-cols-2', items.length === 3 && 'lg:grid-cols-3')}>
      {items.map(({ title, description }) => (
        <li key={title} className="border-t border-rule py-3 sm:py-4">
          <h3 className="text-body">{title}</h3>
          <p className="text-small text-muted">{description}</p>
        </li>
      ))}
    </ul>
  )
}
