import { keyName, valueName, type FormField, type Values } from './form-field.ts'
import { recordOf } from './record-of.ts'

type RowsField = FormField & { kind: 'rows' }

/**
 * The rows that a form shows for a value: the items of a list, or the entries of a record, each with its key as a
 * field.
 */
export function rowsIn({ keyed }: RowsField, value: unknown): Values[] {
  if (keyed === undefined) return Array.isArray(value) ? value.map(recordOf) : []
  return Object.entries(recordOf(value)).map(([key, own]) => ({
    [keyName]: key,
    ...(keyed === 'records' ? recordOf(own) : { [valueName]: own }),
  }))
}

/** The value for rows of a form: the reverse of `rowsIn`. Rows without a key are left out. */
export function valueOfRows({ keyed }: RowsField, rows: readonly Values[]): unknown {
  if (keyed === undefined) return rows
  const entries = rows.flatMap(({ [keyName]: key, ...own }): [string, unknown][] =>
    typeof key === 'string' ? [[key, keyed === 'records' ? own : own[valueName]]] : [],
  )
  return Object.fromEntries(entries)
}
