import { numberText } from '#domain/text/number-text.ts'
import type { FormField, Values } from './form-field.ts'
import { rowsIn } from './keyed-rows.ts'
import { recordOf } from './record-of.ts'

/**
 * A form's fields as they are sent: by name, as 'name', 'dossier.use' or 'variants.0.sku'; `variants.linhas` is the
 * number of rows.
 */
export type TypedForm = Readonly<Record<string, string>>

/** The name of the field with the number of rows. */
export const countName = (name: string) => `${name}.linhas`

/** A record as the fields of its form. In: the fields, the values, and a prefix for their names. */
export function typedForm(fields: readonly FormField[], values: Values, prefix = ''): TypedForm {
  return Object.assign({}, ...fields.map((field) => typedField(field, values[field.name], prefix + field.name)))
}

/** The form fields of one field: those of its record or rows, one for each of several choices, or only itself. */
export function typedField(field: FormField, value: unknown, name: string): TypedForm {
  if (field.kind === 'record') return typedForm(field.fields, recordOf(value), `${name}.`)
  if (field.kind === 'choices') {
    const chosen = Array.isArray(value) ? value : []
    return Object.fromEntries(
      field.options.map((option) => [`${name}.${option}`, chosen.includes(option) ? 'sim' : 'nao']),
    )
  }
  if (field.kind !== 'rows') return { [name]: plainText(field, value) }
  const rows = rowsIn(field, value)
  return Object.assign(
    { [countName(name)]: String(rows.length) },
    ...rows.map((row, index) => typedForm(field.fields, row, `${name}.${index}.`)),
  )
}

function plainText(field: FormField, value: unknown): string {
  if (field.kind === 'flag') return flagText(field.isOpen ? value : (value ?? field.fallback))
  if (value === undefined || (value === field.fallback && typeof value === 'number')) return ''
  if (field.kind === 'texts') return Array.isArray(value) ? value.join('\n') : ''
  if (typeof value === 'number') return field.kind === 'amount' ? numberText(value, 2) : String(value).replace('.', ',')
  return typeof value === 'string' ? value : ''
}

function flagText(value: unknown): string {
  return value === undefined ? '' : value === true ? 'sim' : 'nao'
}
