import { classNames } from '#app/ui/class-names.ts'

/** The heads of a table's columns. In: their common class, and each column's own class by its title. */
export function ColumnHeads({ className, columns }: { className: string; columns: Readonly<Record<string, string>> }) {
  return Object.entries(columns).map(([title, ownClass]) => (
    <th key={title} scope="col" className={classNames(className, ownClass)}>
      {title}
    </th>
  ))
}
