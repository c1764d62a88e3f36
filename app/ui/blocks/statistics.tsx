import { classNames } from '#app/ui/class-names.ts'

export function Statistics({ items }: { items: readonly { value: string; label: string }[] }) {
  if (items.length === 0) return null
  return (
    <dl className={classNames('grid border-y border-rule', columnsClass(items.length))}>
      {items.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end py-3 pr-3 sm:py-4 sm:pr-4 sm:not-first:border-l sm:not-first:border-rule sm:not-first:pl-5"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-title font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The class of as many columns as leave no figure alone in the last row. */
function columnsClass(count: number): string {
  if (count === 5) return 'grid-cols-3 sm:grid-cols-5'
  return count % 3 === 0 ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-4'
}
