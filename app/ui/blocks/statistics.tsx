/** Figures with what they count, on one line of a plate. */
export function Statistics({ items }: { items: readonly { value: string; label: string }[] }) {
  if (items.length === 0) return null
  return (
    <dl className="grid grid-cols-3 border-y border-rule sm:grid-cols-4">
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
