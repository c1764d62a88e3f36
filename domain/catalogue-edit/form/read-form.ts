import { readCents } from '#domain/proposal/money.ts'
import { keyName, type FormField, type Values } from './form-field.ts'
import { rowsIn, valueOfRows } from './keyed-rows.ts'
import { recordOf } from './record-of.ts'
import { rowCount } from './tidy-form.ts'
import { countName, typedField, type TypedForm } from './typed-form.ts'

/** The errors of a form, by the field's full name. */
export type FormFaults = Readonly<Record<string, string>>

/**
 * Reads the values of a form that `tidyForm` has tidied; the schema checks them afterwards. In: also the values with
 * which the form was filled. A field that was not changed, or not sent, keeps its value exactly; one that cannot be
 * read gets an error.
 */
export function readForm(
  fields: readonly FormField[],
  typed: TypedForm,
  before: Values,
): { values: Values; faults: FormFaults } {
  const faults: Record<string, string> = {}
  const values: Record<string, unknown> = { ...before }
  for (const field of fields) {
    if (isUntouched(field, typed, before[field.name])) continue
    values[field.name] = valueOf(field, { typed, name: field.name, before: before[field.name], faults })
  }
  return { values, faults }
}

/** Whether a field of a record was sent back unchanged, or not sent. */
export function isUntouched(field: FormField, typed: TypedForm, value: unknown): boolean {
  const was = typedField(field, value, field.name)
  const names = namesOf(typed, field.name)
  if (names.length === 0) return true
  const all = new Set([...names, ...Object.keys(was)])
  return [...all].every((name) => (typed[name] ?? was[name]) === (was[name] ?? ''))
}

/** The names of a form's fields that belong to one field of a record. */
export function namesOf(typed: TypedForm, name: string): string[] {
  return Object.keys(typed).filter((one) => one === name || one.startsWith(`${name}.`))
}

interface Reading {
  typed: TypedForm
  name: string
  before: unknown
  faults: Record<string, string>
}

function valueOf(field: FormField, reading: Reading): unknown {
  const { typed, name, before } = reading
  const was = Object.entries(typedField(field, before, name))
  if (was.length > 0 && was.every(([one, text]) => typed[one] === text)) return before
  if (field.kind === 'record') {
    const group = groupIn(field.fields, reading)
    return field.isRequired || Object.keys(group).length > 0 ? group : undefined
  }
  if (field.kind === 'rows') return rowsOf(field, reading)
  if (field.kind === 'choices') return chosenOf(field.options, reading) ?? (field.isRequired ? [] : undefined)
  return plainValue(field, reading)
}

/** The record of a group; keys without a field keep their values. */
function groupIn(fields: readonly FormField[], reading: Reading): Values {
  const asked = new Set(fields.map(({ name }) => name))
  const others = Object.entries(recordOf(reading.before)).filter(([name]) => !asked.has(name))
  return { ...Object.fromEntries(others), ...recordIn(fields, reading) }
}

function rowsOf(field: FormField & { kind: 'rows' }, reading: Reading): unknown {
  const { typed, name, faults } = reading
  const old = rowsIn(field, reading.before)
  const count = rowCount(typed[countName(name)])
  if (count === 0 && !field.isRequired) return undefined
  const rows = Array.from({ length: count }, (_, index) =>
    recordIn(field.fields, { ...reading, name: `${name}.${index}`, before: old[index] }),
  )
  const keys = rows.map((row) => row[keyName])
  if (field.keyed)
    keys.forEach((key, index) => {
      if (key === undefined) faults[`${name}.${index}.${keyName}`] = 'Preencha este campo.'
      else if (keys.indexOf(key) !== index) faults[`${name}.${index}.${keyName}`] = 'Já está em outra linha.'
    })
  return valueOfRows(field, rows)
}

/** The ticked options: those chosen before keep their order, new ones follow. */
function chosenOf(options: readonly string[], { typed, name, before }: Reading): string[] | undefined {
  const ticked = options.filter((option) => typed[`${name}.${option}`] === 'sim')
  const old = (Array.isArray(before) ? before : []).filter((one) => ticked.includes(one))
  const chosen = [...old, ...ticked.filter((option) => !old.includes(option))]
  return chosen.length > 0 ? chosen : undefined
}

/** The record of a group or row, without empty fields. */
function recordIn(fields: readonly FormField[], { typed, name, before, faults }: Reading): Values {
  const values = fields.map((field): [string, unknown] => [
    field.name,
    valueOf(field, { typed, name: `${name}.${field.name}`, before: recordOf(before)[field.name], faults }),
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function plainValue(field: FormField, { typed, name, faults }: Reading): unknown {
  const said = typed[name] ?? ''
  const text = said.trim()
  if (text === '') return field.kind === 'texts' && field.isRequired ? [] : undefined
  if (field.kind === 'flag') return text === 'sim'
  if (field.kind === 'choice') return field.options.find((option) => String(option) === text) ?? text
  if (field.kind === 'texts') return linesOf(text)
  if (field.kind === 'text' && field.isVerbatim) return said.trimStart()
  if (field.kind === 'amount') {
    const cents = readCents(text)
    if (cents === undefined) faults[name] = 'Um valor como 54,90.'
    return cents === undefined ? undefined : cents / 100
  }
  if (field.kind === 'number') {
    if (!/^\d{1,6}(,\d{1,3})?$/.test(text)) faults[name] = 'Um número como 2 ou 2,5.'
    return Number(text.replace(',', '.'))
  }
  return text
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
