import * as v from 'valibot'
import { wordsOfSchema, type FieldWords } from '#domain/field-words.ts'
import { amountSchema } from '#domain/money.ts'
import { messageText } from '#domain/pages/marketing-pages.ts'

export type FormField = {
  name: string
  isRequired: boolean
  /** Whether the form must fill it: a required list may be empty unless its schema asks for an item. */
  isNeeded: boolean
  fallback: unknown
} & FieldKind

export type FieldKind =
  /** A text; with `isVerbatim` its leading and trailing spaces are kept, because they matter. */
  | { kind: 'text'; isVerbatim?: boolean }
  | { kind: 'amount' | 'number' }
  /** Yes or no; with `mayBeUnknown` it may also be left open. */
  | { kind: 'flag'; mayBeUnknown: boolean }
  | { kind: 'choice'; options: readonly (string | number)[] }
  | { kind: 'choices'; options: readonly string[] }
  | { kind: 'texts' }
  | { kind: 'record'; fields: readonly FormField[] }
  | RowsKind

interface RowsKind {
  kind: 'rows'
  fields: readonly FormField[]
  /** The rows are entries of a record, each with its key as a field; the entries are records or single values. */
  keyed?: 'records' | 'values'
}

export const keyName = 'chave'
export const valueName = 'valor'

export type Values = Readonly<Record<string, unknown>>

/** The fields of a record's schema, in the schema's order. Literals, refused keys and unions have no field. */
export function fieldsOf(entries: Readonly<Record<string, v.GenericSchema>>): FormField[] {
  return Object.entries(entries).flatMap(([name, schema]): FormField[] => {
    const inner = withoutOptional(schema)
    const fallback = inner !== schema && 'default' in schema ? schema.default : undefined
    const isRequired = inner === schema
    const kind = kindOf(inner, !isRequired && fallback === undefined)
    const isNeeded = isRequired && !v.is(inner, [])
    if (kind?.kind === 'record' && !isRequired)
      kind.fields = kind.fields.map((field) => ({ ...field, isNeeded: false }))
    return kind ? [{ name, isRequired, isNeeded, fallback, ...kind }] : []
  })
}

function withoutOptional(schema: v.GenericSchema): v.GenericSchema {
  return schema.type === 'optional' && 'wrapped' in schema && isSchema(schema.wrapped) ? schema.wrapped : schema
}

function kindOf(schema: v.GenericSchema, mayBeUnknown: boolean): FieldKind | undefined {
  const { unlabelled } = wordsOfSchema(schema)
  if (unlabelled === amountSchema) return { kind: 'amount' }
  if (unlabelled === messageText) return { kind: 'text', isVerbatim: true }
  if (schema.type === 'string') return { kind: 'text' }
  if (schema.type === 'number') return { kind: 'number' }
  if (schema.type === 'boolean') return { kind: 'flag', mayBeUnknown }
  const options = optionsOf(schema)
  if (options) return { kind: 'choice', options }
  const entries = entriesOf(schema)
  if (entries) return { kind: 'record', fields: fieldsOf(entries) }
  return schema.type === 'record' ? keyedRowsKindOf(schema) : listKindOf(schema)
}

function keyedRowsKindOf(schema: v.GenericSchema): FieldKind | undefined {
  const entries = keyedEntriesOf(schema)
  return entries && { kind: 'rows', keyed: valueName in entries ? 'values' : 'records', fields: fieldsOf(entries) }
}

function keyedEntriesOf(schema: v.GenericSchema): Record<string, v.GenericSchema> | undefined {
  if (!('key' in schema && isSchema(schema.key) && 'value' in schema && isSchema(schema.value))) return undefined
  return { [keyName]: schema.key, ...(entriesOf(schema.value) ?? { [valueName]: schema.value }) }
}

function listKindOf(schema: v.GenericSchema): FieldKind | undefined {
  if (schema.type !== 'array' || !('item' in schema) || !isSchema(schema.item)) return undefined
  const entries = entriesOf(schema.item)
  if (entries) return { kind: 'rows', fields: fieldsOf(entries) }
  const options = optionsOf(schema.item)
  if (options) return { kind: 'choices', options: options.map(String) }
  return schema.item.type === 'string' ? { kind: 'texts' } : undefined
}

function optionsOf(schema: v.GenericSchema): (string | number)[] | undefined {
  if (schema.type !== 'picklist' || !('options' in schema) || !Array.isArray(schema.options)) return undefined
  return schema.options.filter((option) => typeof option === 'string' || typeof option === 'number')
}

function entriesOf(schema: v.GenericSchema): Record<string, v.GenericSchema> | undefined {
  if (!('entries' in schema) || typeof schema.entries !== 'object' || schema.entries === null) return undefined
  return Object.fromEntries(
    Object.entries(schema.entries).flatMap(([key, entry]): [string, v.GenericSchema][] =>
      isSchema(entry) ? [[key, entry]] : [],
    ),
  )
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

/** A value as a record; an empty one for anything else. */
export function recordOf(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** A value as a list; an empty one for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** A text or number as text; '' for any other value. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The rows that a form shows: the items of a list, or the entries of a record with their keys. */
export function rowsIn({ keyed }: Pick<RowsKind, 'keyed'>, value: unknown): Values[] {
  if (keyed === undefined) return listOf(value).map(recordOf)
  return Object.entries(recordOf(value)).map(([key, entry]) => ({
    [keyName]: key,
    ...(keyed === 'records' ? recordOf(entry) : { [valueName]: entry }),
  }))
}

/** The value for rows of a form, the reverse of `rowsIn`; rows without a key are left out. */
export function valueOfRows({ keyed }: Pick<RowsKind, 'keyed'>, rows: readonly Values[]): unknown {
  if (keyed === undefined) return rows
  const entries = rows.flatMap(({ [keyName]: key, ...entry }): [string, unknown][] =>
    typeof key === 'string' ? [[key, keyed === 'records' ? entry : entry[valueName]]] : [],
  )
  return Object.fromEntries(entries)
}

/** The words for a kind's fields, by their full names without the numbers of rows: 'variants.sku'. */
export type WordsTable = Readonly<Record<string, FieldWords>>

/** The words of a schema's fields and of those within them. In: the beginning of their full names. */
export function wordsIn(entries: Readonly<Record<string, v.GenericSchema>>, prefix = ''): WordsTable {
  return Object.assign(
    {},
    ...Object.entries(entries).map(([name, schema]): WordsTable => {
      const inner = withoutOptional(schema)
      const words = wordsOfSchema(schema).words ?? wordsOfSchema(inner).words
      const item = 'item' in inner && isSchema(inner.item) ? inner.item : inner
      const nested = entriesOf(item) ?? keyedEntriesOf(item)
      return { ...(words && { [prefix + name]: words }), ...(nested && wordsIn(nested, `${prefix}${name}.`)) }
    }),
  )
}

/** The words for a field; without any, its name is its label. In: the full name, with the numbers of rows. */
export function wordsOf(words: WordsTable, name: string): FieldWords {
  const path = name.replaceAll(/\.\d+(?=\.|$)/g, '')
  return (Object.hasOwn(words, path) ? words[path] : undefined) ?? { label: path }
}
