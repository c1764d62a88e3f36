import { keyName, valueName, type FormField, type Values } from './form-field.ts'
import { recordOf } from './record-of.ts'

type RowsField = FormField & { kind: 'rows' }

/** The rows of a field as its form has them: the items of a list, or each key of a record with what stands behind it. */
export function rowsIn({ keyed }: RowsField, value: unknown): Values[] {
  if (keyed === undefined) return Array.isArray(value) ? value.map(recordOf) : []
  return Object.entries(recordOf(value)).map(([key, own]) => ({
    [keyName]: key,
    ...(keyed === 'records' ? recordOf(own) : { [valueName]: own }),
  }))
}

/** The value that rows of a form make: what `rowsIn` makes rows of. A row without a key says nothing. */
export function valueOfRows({ keyed }: RowsField, rows: readonly Values[]): unknown {
  if (keyed === undefined) return rows
  const entries = rows.flatMap(({ [keyName]: key, ...own }): [string, unknown][] =>
    typeof key === 'string' ? [[key, keyed === 'records' ? own : own[valueName]]] : [],
  )
  return Object.fromEntries(entries)
}
