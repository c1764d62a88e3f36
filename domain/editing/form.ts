import type * as v from 'valibot'
import { readCents, reaisOf } from '#domain/money.ts'
import { numberText } from '#domain/text/number-text.ts'
import { keyName, listOf, recordOf, rowsIn, textOf, valueOfRows, type FormField, type Values } from './field.ts'

/** A form's fields as sent: 'name', 'dossier.use', 'variants.0.sku'; `variants.linhas` is the number of rows. */
export type TypedForm = Readonly<Record<string, string>>

export type FormFaults = Readonly<Record<string, string>>

/** The name of the hidden field with the number of a list's rows. */
export const countName = (name: string) => `${name}.linhas`

/** The most rows that are read; no record has more, so a longer form does not come from the desk. */
export const maximumRows = 300

const maximumLetters = 100_000

/** The number of rows that a form states; 0 for anything but one to three digits. */
export function rowCount(text: string | undefined): number {
  return /^\d{1,3}$/.test(text ?? '') ? Math.min(Number(text), maximumRows) : 0
}

/** A record as the fields of its form. In: the beginning of their full names. */
export function typedForm(fields: readonly FormField[], values: Values, prefix = ''): TypedForm {
  return Object.assign({}, ...fields.map((field) => typedField(field, values[field.name], prefix + field.name)))
}

/** A value as the texts of its field, by their full names. */
export function typedField(field: FormField, value: unknown, name: string): TypedForm {
  if (field.kind === 'record') return typedForm(field.fields, recordOf(value), `${name}.`)
  if (field.kind === 'choices') {
    const chosen = listOf(value)
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
  if (field.kind === 'flag') {
    const entered = field.mayBeUnknown ? value : (value ?? field.fallback)
    if (entered === undefined) return ''
    return entered === true ? 'sim' : 'nao'
  }
  if (value === undefined || (value === field.fallback && typeof value === 'number')) return ''
  if (field.kind === 'texts') return listOf(value).join('\n')
  if (typeof value === 'number') return field.kind === 'amount' ? numberText(value, 2) : String(value).replace('.', ',')
  return typeof value === 'string' ? value : ''
}

/** A button's act on rows; `path` names the list ('variants') or one row ('variants.2', 'variants.2.ends.0'). */
export type RowAction = { kind: 'add' | 'remove' | 'up'; path: string }

/** A form after a button's act on its rows, else without empty rows; rows are numbered anew, unknown fields dropped. */
export function tidyForm(fields: readonly FormField[], typed: TypedForm, act?: RowAction, prefix = ''): TypedForm {
  return Object.assign(
    {},
    ...fields.map((field): TypedForm => {
      const name = prefix + field.name
      if (field.kind === 'record') return tidyForm(field.fields, typed, act, `${name}.`)
      if (field.kind === 'rows') return tidyRows(field.fields, typed, act, name)
      const names = field.kind === 'choices' ? field.options.map((option) => `${name}.${option}`) : [name]
      return Object.fromEntries(
        names.flatMap((sent) => (typed[sent] === undefined ? [] : [[sent, typed[sent].replaceAll(/\r\n?/g, '\n')]])),
      )
    }),
  )
}

function tidyRows(fields: readonly FormField[], typed: TypedForm, act: RowAction | undefined, name: string): TypedForm {
  const count = typed[countName(name)]
  if (count === undefined) return {}
  const rows = Array.from({ length: rowCount(count) }, (_, index) => {
    const prefix = `${name}.${index}.`
    const entries = Object.entries(tidyForm(fields, typed, act, prefix))
    return Object.fromEntries(entries.map(([fullName, text]) => [fullName.slice(prefix.length), text]))
  })
  const actIndex = rows.findIndex((_, index) => act?.path === `${name}.${index}`)
  const row = rows[actIndex]
  if (row && act?.kind !== 'add') {
    rows.splice(actIndex, 1)
    if (act?.kind === 'up') rows.splice(Math.max(0, actIndex - 1), 0, row)
  }
  // A button keeps empty rows: whoever wants two new ones presses it twice before typing.
  const tidied = act ? rows : rows.filter((texts) => Object.values(texts).some((text) => !isBlank(text)))
  if (act?.kind === 'add' && act.path === name) tidied.push(blankRow(fields))
  return Object.assign(
    { [countName(name)]: String(tidied.length) },
    ...tidied.map((rowTexts, index) =>
      Object.fromEntries(Object.entries(rowTexts).map(([rowName, text]) => [`${name}.${index}.${rowName}`, text])),
    ),
  )
}

const isBlank = (text: string) => ['', '0', 'nao'].includes(text)

function blankRow(fields: readonly FormField[]): Record<string, string> {
  return Object.assign(
    {},
    ...fields.map((field): TypedForm => {
      if (field.kind === 'rows') return { [countName(field.name)]: '0' }
      return field.kind === 'choices' ? typedField(field, [], field.name) : { [field.name]: '' }
    }),
  )
}

/**
 * Reads the values of a form that `tidyForm` tidied; the schema checks them later. A field that was not changed or not
 * sent keeps its value exactly; an unreadable one gets an error, one equal to the schema's default becomes absent.
 */
export function readForm(fields: readonly FormField[], typed: TypedForm, before: Values) {
  const form: SentForm = { typed, faults: {} }
  const values: Record<string, unknown> = { ...before }
  for (const field of fields) {
    const isSent = Object.keys(typed).some((name) => isOfField(name, field.name))
    if (isSent) values[field.name] = fieldValue(field, form, field.name, before[field.name])
    if (values[field.name] === undefined) delete values[field.name]
  }
  return { values, faults: form.faults }
}
const isOfField = (name: string, fieldName: string) => name === fieldName || name.startsWith(`${fieldName}.`)

type SentForm = { typed: TypedForm; faults: Record<string, string> }

function fieldValue(field: FormField, form: SentForm, name: string, before: unknown): unknown {
  const { typed } = form
  const textsBefore = typedField(field, before, name)
  const names = [...Object.keys(typed).filter((sent) => isOfField(sent, name)), ...Object.keys(textsBefore)]
  const isUnchanged = names.every((each) => (typed[each] ?? textsBefore[each]) === (textsBefore[each] ?? ''))
  if (isUnchanged) return before
  if (field.kind === 'record') {
    const fieldNames = new Set(field.fields.map((part) => part.name))
    const others = Object.entries(recordOf(before)).filter(([key]) => !fieldNames.has(key))
    const record = { ...Object.fromEntries(others), ...recordOfFields(field.fields, form, name, before) }
    return field.isRequired || Object.keys(record).length > 0 ? record : undefined
  }
  if (field.kind === 'rows') return rowsValue(field, form, name, before)
  if (field.kind === 'choices') {
    const ticked = field.options.filter((option) => typed[`${name}.${option}`] === 'sim')
    // The options selected before keep their order; new ones follow.
    const selectedBefore = listOf(before).map(textOf)
    const chosen = [...new Set([...selectedBefore.filter((option) => ticked.includes(option)), ...ticked])]
    return chosen.length > 0 || field.isRequired ? chosen : undefined
  }
  const value = plainValue(field, form, name)
  return value === field.fallback ? undefined : value
}

function recordOfFields(fields: readonly FormField[], form: SentForm, name: string, before: unknown): Values {
  const values = fields.map(
    (field) => [field.name, fieldValue(field, form, `${name}.${field.name}`, recordOf(before)[field.name])] as const,
  )
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function rowsValue(field: FormField & { kind: 'rows' }, form: SentForm, name: string, before: unknown): unknown {
  const { typed, faults } = form
  const rowsBefore = rowsIn(field, before)
  const count = rowCount(typed[countName(name)])
  if (count === 0 && !field.isRequired) return undefined
  const rows = Array.from({ length: count }, (_, index) =>
    recordOfFields(field.fields, form, `${name}.${index}`, rowsBefore[index]),
  )
  const keys = rows.map((row) => row[keyName])
  if (field.keyed)
    keys.forEach((key, index) => {
      if (key === undefined) faults[`${name}.${index}.${keyName}`] = 'Preencha este campo.'
      else if (keys.indexOf(key) !== index) faults[`${name}.${index}.${keyName}`] = 'Já está em outra linha.'
    })
  return valueOfRows(field, rows)
}

function plainValue(field: FormField, { typed, faults }: SentForm, name: string): unknown {
  const typedText = typed[name] ?? ''
  const text = typedText.trim()
  if (text.length > maximumLetters) {
    faults[name] = 'Longo demais: até 100.000 letras.'
    return text
  }
  if (text === '') return field.kind === 'texts' && field.isRequired ? [] : undefined
  if (field.kind === 'flag') return text === 'sim'
  if (field.kind === 'choice') return field.options.find((option) => String(option) === text) ?? text
  if (field.kind === 'texts') return text.split('\n').flatMap((line) => line.trim() || [])
  if (field.kind === 'text' && field.isVerbatim) return typedText.trimStart()
  if (field.kind === 'amount') {
    const cents = readCents(text)
    if (cents === undefined) faults[name] = 'Um valor como 54,90.'
    return cents === undefined ? undefined : reaisOf(cents)
  }
  if (field.kind === 'number') {
    if (!/^\d{1,6}(,\d{1,3})?$/.test(text)) faults[name] = 'Um número como 2 ou 2,5.'
    return Number(text.replace(',', '.'))
  }
  return text
}

/** A schema's fault in the words of forms. */
export function faultWords(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined' || issue.type === 'non_empty') return 'Preencha este campo.'
  if (issue.type === 'never' || issue.expected === 'never') return 'Este campo não existe aqui.'
  if (issue.type === 'picklist') return 'Escolha um dos valores da lista.'
  if (issue.type === 'max_length') return `O texto é longo demais (até ${String(issue.requirement)} letras).`
  if (issue.type === 'min_value') return `Um número a partir de ${String(issue.requirement)}.`
  if (issue.message.startsWith('Invalid')) return 'Este valor não serve aqui.'
  return `Espera-se ${issue.message}.`
}
