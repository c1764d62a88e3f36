import { readCents } from '#domain/proposal/money.ts'
import type { FormField, Values } from './form-field.ts'
import { rowCount } from './tidy-form.ts'
import { countName, recordOf, typedField, type TypedForm } from './typed-form.ts'

/** The errors of a form, by the field's full name. */
export type FormFaults = Readonly<Record<string, string>>

/**
 * The values of a tidy form, to be checked by the schema. In: the values with which the form was filled. A field that
 * was not changed, or not sent, keeps its value exactly; one that cannot be read gets an error.
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
  if (field.kind === 'record') return recordIn(field.fields, reading)
  if (field.kind === 'rows') {
    const old = Array.isArray(before) ? before : []
    const count = rowCount(typed[countName(name)])
    if (count === 0 && !field.isRequired) return undefined
    return Array.from({ length: count }, (_, index) =>
      recordIn(field.fields, { ...reading, name: `${name}.${index}`, before: old[index] }),
    )
  }
  return plainValue(field, reading)
}

/** The record of a group or row: without fields that were left empty. */
function recordIn(fields: readonly FormField[], { typed, name, before, faults }: Reading): Values {
  const values = fields.map((field): [string, unknown] => [
    field.name,
    valueOf(field, { typed, name: `${name}.${field.name}`, before: recordOf(before)[field.name], faults }),
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function plainValue(field: FormField, { typed, name, faults }: Reading): unknown {
  const text = (typed[name] ?? '').trim()
  if (text === '') return undefined
  if (field.kind === 'flag') return text === 'sim'
  if (field.kind === 'choice') return field.options.find((option) => String(option) === text) ?? text
  if (field.kind === 'texts')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
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
