import { classNames } from '#app/ui/class-names.ts'

/** The heads of a table's columns. In: what they have in common, and by each title what its column has of its own. */
export function ColumnHeads({ className, columns }: { className: string; columns: Readonly<Record<string, string>> }) {
  return Object.entries(columns).map(([title, ownClass]) => (
    <th key={title} scope="col" className={classNames(className, ownClass)}>
      {title}
    </th>
  ))
}
