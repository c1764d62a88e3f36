import * as v from 'valibot'
import { amountSchema } from '#domain/catalogue/amount-schema.ts'
import { messageText } from '#domain/pages/parts.ts'

/** One field of a form, derived from the schema of the value that it fills. */
export type FormField = {
  /** Its key in the record. */
  name: string
  isRequired: boolean
  /** The value that the schema assumes when the field is absent. */
  fallback: unknown
} & FieldKind

export type FieldKind =
  /** `isVerbatim`: leading and trailing spaces are kept, because they matter in this text. */
  | { kind: 'text'; isVerbatim?: boolean }
  | { kind: 'amount' | 'number' }
  /** Yes or no; with `isOpen` the value may also be unknown. */
  | { kind: 'flag'; isOpen: boolean }
  | { kind: 'choice'; options: readonly (string | number)[] }
  /** Any number of keys out of a list. */
  | { kind: 'choices'; options: readonly string[] }
  /** A list of texts. */
  | { kind: 'texts' }
  | { kind: 'record'; fields: readonly FormField[] }
  /** A list of records. With `keyed` it is a record whose entries are shown as rows (keyed-rows.ts). */
  | { kind: 'rows'; fields: readonly FormField[]; keyed?: KeyedEntries }

/** The entries of a record that is shown as rows: records themselves, or single values. */
export type KeyedEntries = 'records' | 'values'

/** The names of the fields for an entry's key and its single value. */
export const keyName = 'chave'
export const valueName = 'valor'

/** The fields' values by key. */
export type Values = Readonly<Record<string, unknown>>

/** The fields of a record's schema, in the schema's order. Literals, refused keys and unions have no field. */
export function fieldsOf(entries: Readonly<Record<string, v.GenericSchema>>): FormField[] {
  return Object.entries(entries).flatMap(([name, schema]): FormField[] => {
    const inner = innerOf(schema)
    const kind = kindOf(inner, { isOptional: inner !== schema, fallback: fallbackOf(schema) })
    if (!kind) return []
    return [{ name, isRequired: inner === schema, fallback: fallbackOf(schema), ...kind }]
  })
}

function kindOf(
  schema: v.GenericSchema,
  { isOptional, fallback }: { isOptional: boolean; fallback: unknown },
): FieldKind | undefined {
  if (schema === amountSchema) return { kind: 'amount' }
  if (schema === messageText) return { kind: 'text', isVerbatim: true }
  if (schema.type === 'string') return { kind: 'text' }
  if (schema.type === 'number') return { kind: 'number' }
  if (schema.type === 'boolean') return { kind: 'flag', isOpen: isOptional && fallback === undefined }
  const options = optionsOf(schema)
  if (options) return { kind: 'choice', options }
  const own = entriesOf(schema)
  if (own) return { kind: 'record', fields: fieldsOf(own) }
  return schema.type === 'record' ? keyedRowsOf(schema) : listOf(schema)
}

function keyedRowsOf(schema: v.GenericSchema): FieldKind | undefined {
  if (!('key' in schema && isSchema(schema.key) && 'value' in schema && isSchema(schema.value))) return undefined
  const own = entriesOf(schema.value)
  const fields = fieldsOf({ [keyName]: schema.key, ...(own ?? { [valueName]: schema.value }) })
  return { kind: 'rows', keyed: own ? 'records' : 'values', fields }
}

function listOf(schema: v.GenericSchema): FieldKind | undefined {
  if (schema.type !== 'array' || !('item' in schema) || !isSchema(schema.item)) return undefined
  const entries = entriesOf(schema.item)
  if (entries) return { kind: 'rows', fields: fieldsOf(entries) }
  const options = optionsOf(schema.item)
  if (options) return { kind: 'choices', options: options.map(String) }
  return schema.item.type === 'string' ? { kind: 'texts' } : undefined
}

/** The schema inside an optional one, else the schema itself. */
function innerOf(schema: v.GenericSchema): v.GenericSchema {
  return schema.type === 'optional' && 'wrapped' in schema && isSchema(schema.wrapped) ? schema.wrapped : schema
}

function fallbackOf(schema: v.GenericSchema): unknown {
  return schema.type === 'optional' && 'default' in schema ? schema.default : undefined
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
