import type { FormField } from './form-field.ts'
import { countName, typedField, type TypedForm } from './typed-form.ts'

/** What a button does to rows. `path` names the list ('variants') or one row ('variants.2', 'variants.2.ends.0'). */
export interface RowAct {
  kind: 'add' | 'remove' | 'up'
  path: string
}

/** The most rows that are read. No product has more, so a longer form does not come from the desk. */
export const maximumRows = 300

/**
 * A form as sent, tidied: the pressed button adds, moves up or removes a row; rows are numbered anew, and empty ones
 * left out. Line breaks become '\n', unknown fields are dropped.
 */
export function tidyForm(fields: readonly FormField[], typed: TypedForm, act?: RowAct): TypedForm {
  return tidied(fields, { typed, prefix: '', act })
}

interface Tidying {
  typed: TypedForm
  prefix: string
  act: RowAct | undefined
}

function tidied(fields: readonly FormField[], { typed, prefix, act }: Tidying): TypedForm {
  return Object.assign(
    {},
    ...fields.map((field): TypedForm => {
      const name = prefix + field.name
      if (field.kind === 'record') return tidied(field.fields, { typed, prefix: `${name}.`, act })
      if (field.kind === 'rows') return tidyRows(field.fields, { typed, prefix: name, act })
      if (field.kind === 'choices')
        return said(
          field.options.map((option) => `${name}.${option}`),
          typed,
        )
      return said([name], typed)
    }),
  )
}

function said(names: readonly string[], typed: TypedForm): TypedForm {
  const all = names.flatMap((name): [string, string][] => {
    const text = typed[name]
    return text === undefined ? [] : [[name, text.replaceAll(/\r\n?/g, '\n')]]
  })
  return Object.fromEntries(all)
}

function tidyRows(fields: readonly FormField[], { typed, prefix: name, act }: Tidying): TypedForm {
  const count = typed[countName(name)]
  if (count === undefined) return {}
  const rows = Array.from({ length: rowCount(count) }, (_, index) => ({
    index,
    typed: unprefixed(tidied(fields, { typed, prefix: `${name}.${index}.`, act }), `${name}.${index}.`),
  })).filter((row) => Object.values(row.typed).some((text) => text !== '' && text !== '0' && text !== 'nao'))
  const arranged = rearranged(rows, name, act).map((row) => row.typed)
  const all = act?.kind === 'add' && act.path === name ? [...arranged, blankRow(fields)] : arranged
  return Object.assign(
    { [countName(name)]: String(all.length) },
    ...all.map((row, index) => prefixed(row, `${name}.${index}.`)),
  )
}

interface TypedRow {
  /** Its number in the submitted form. */
  index: number
  typed: TypedForm
}

function rearranged(rows: readonly TypedRow[], name: string, act: RowAct | undefined): TypedRow[] {
  const at = rows.findIndex(({ index }) => act?.path === `${name}.${index}`)
  const row = rows[at]
  if (!row || act?.kind === 'add') return [...rows]
  const others = rows.toSpliced(at, 1)
  return act?.kind === 'up' ? others.toSpliced(Math.max(0, at - 1), 0, row) : others
}

/** The fields of an empty row, with empty lists. */
function blankRow(fields: readonly FormField[]): TypedForm {
  return Object.assign(
    {},
    ...fields.map((field): TypedForm => {
      if (field.kind === 'rows') return { [countName(field.name)]: '0' }
      return field.kind === 'choices' ? typedField(field, [], field.name) : { [field.name]: '' }
    }),
  )
}

/** The number of rows that a form states, at most `maximumRows`; 0 for anything but one to three digits. */
export function rowCount(text: string | undefined): number {
  return /^\d{1,3}$/.test(text ?? '') ? Math.min(Number(text), maximumRows) : 0
}

function unprefixed(typed: TypedForm, prefix: string): TypedForm {
  return Object.fromEntries(Object.entries(typed).map(([name, text]) => [name.slice(prefix.length), text]))
}

function prefixed(typed: TypedForm, prefix: string): TypedForm {
  return Object.fromEntries(Object.entries(typed).map(([name, text]) => [prefix + name, text]))
}
