import type { Statement } from '#server/inbox/sql/dialect.ts'

/** Collects what a statement is told besides its text: each value gets its place, `$1`, `$2` … */
export class Values {
  readonly all: (string | number | null)[] = []

  /** Out: the place of a value. */
  place(value: string | number | null): string {
    this.all.push(value)
    return `$${this.all.length}`
  }
}

/** What columns become: a value, or what the store makes of words of its own. */
export type Setting = Record<string, string | number | null | { sql: string }>

/** Sets columns of a message or a review, and counts the write. */
export function update(table: string, id: number, setting: Setting): Statement {
  const values = new Values()
  const columns = Object.entries({ ...setting, version: { sql: 'version + 1' } }).map(
    ([column, value]) => `${column} = ${typeof value === 'object' && value ? value.sql : values.place(value)}`,
  )
  return { text: `UPDATE ${table} SET ${columns.join(', ')} WHERE id = ${values.place(id)}`, values: values.all }
}
