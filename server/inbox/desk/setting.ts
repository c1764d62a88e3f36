import type { Statement } from '#server/inbox/sql/dialect.ts'

/** Collects the values of a statement; each gets a placeholder, `$1`, `$2` … */
export class Values {
  readonly all: (string | number | null)[] = []

  /** Adds a value. Out: its placeholder. */
  place(value: string | number | null): string {
    this.all.push(value)
    return `$${this.all.length}`
  }
}

/** The new content of columns: values, or SQL expressions. */
export type Setting = Record<string, string | number | null | { sql: string }>

/** The statement that sets columns of a row and increases its version. In: a table whose rows have versions. */
export function update(table: string, id: number, setting: Setting): Statement {
  const values = new Values()
  const columns = Object.entries({ ...setting, version: { sql: 'version + 1' } }).map(
    ([column, value]) => `${column} = ${typeof value === 'object' && value ? value.sql : values.place(value)}`,
  )
  return { text: `UPDATE ${table} SET ${columns.join(', ')} WHERE id = ${values.place(id)}`, values: values.all }
}
