/** Figures with what they count, on one line of a plate. */
export function Statistics({ items }: { items: readonly { value: string; label: string }[] }) {
  return (
    <dl className="grid grid-cols-2 border-y border-rule sm:grid-cols-4">
      {items.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end py-4 pr-4 sm:not-first:border-l sm:not-first:border-rule sm:not-first:pl-5"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-title font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
