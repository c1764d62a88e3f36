import type * as v from 'valibot'
import { paths } from '#domain/pages/paths.ts'
import { fieldsOf, wordsIn, wordsOf, type FormField, type Values, type WordsTable } from './field.ts'
import type { TypedForm } from './form.ts'

export type RecordStorage =
  | { kind: 'file'; path: string; isOptional?: boolean }
  /** Items of a list in one file, found by their `key` field; with `within`, items of a list within each item. */
  | { kind: 'list'; path: string; key: string; within?: string }
  /** A file for each record: its name is the key and fills `idField`. `fixedValues` tell its files from another kind's. */
  | { kind: 'files'; folder: string; ending: '.md' | '.yaml'; idField?: string; fixedValues?: Values }

export const permanentHint = 'Vazio, sai do nome. Não muda depois.'

export interface RecordCreation {
  title: string
  hint: string
  /** The values of a new record. In: today (YYYY-MM-DD), and the other records. */
  initialValues: (today: string, others: readonly Values[]) => Values
}

interface DescribedKind {
  name: string
  title: string
  description: string
  storage: RecordStorage
  /** The field that names a record in lists; without one, the record's key does. */
  nameField?: string
  /** How a record is added; without it, the desk cannot add any. */
  adding?: RecordCreation
  /** The list of content/removed.yaml that gets the keys of removed records; without it, the desk cannot remove any. */
  removed?: 'products' | 'articles' | 'categories'
}

export interface ContentKind extends DescribedKind {
  schema: v.GenericSchema
  words: WordsTable
  fields: readonly FormField[]
  /** The fields whose changes are listed, and the columns of spreadsheets: the form's fields and `onlyColumns`. */
  columns: readonly FormField[]
  order: KeyOrder
  groups: readonly FieldGroup[]
  page: (key: string) => string
  tidy: (typed: TypedForm) => TypedForm
}

export interface KeyOrder {
  /** The order of keys, each with that of the keys within its value; '*' stands for any key. */
  keys: ReadonlyMap<string, KeyOrder>
  isOnOneLine?: boolean
}

export type FieldGroup = { title: string; anchor: string; isFolded?: boolean; fields: readonly FormField[] }

/** A part of a form as kinds declare it: the names of its fields, separated by spaces. */
export type NamedGroup = Omit<FieldGroup, 'fields'> & { fields: string }

interface KindDeclaration extends DescribedKind, Partial<Pick<ContentKind, 'page' | 'tidy'>> {
  schema: v.GenericSchema & { entries: Readonly<Record<string, v.GenericSchema>> }
  /** Properties without a field in the form: keys, which never change, and lists with records of another kind. */
  hiddenFields?: readonly string[]
  /** The hidden fields whose changes are listed all the same, and that spreadsheets have as columns. */
  onlyColumns?: readonly string[]
  onOneLine?: readonly string[]
  groups?: readonly NamedGroup[]
}

/** Completes a declared kind with its form's fields and parts. A record without a page of its own is shown at home. */
export function contentKind(declaration: KindDeclaration): ContentKind {
  const { hiddenFields = [], onlyColumns = [], onOneLine = [], groups: namedGroups, ...declared } = declaration
  const { schema } = declared
  const words = wordsIn(schema.entries)
  const schemaFields = fieldsOf(schema.entries)
  const fields = schemaFields.filter(({ name }) => !hiddenFields.includes(name))
  const columns = schemaFields.filter(({ name }) => !hiddenFields.includes(name) || onlyColumns.includes(name))
  const groups = namedGroups ? groupedFields(fields, namedGroups) : defaultGroups(fields, words)
  const nestedOrders = keyOrderOf(schemaFields).keys
  const keys = Object.keys(schema.entries).map((name): [string, KeyOrder] => [
    name,
    { ...(nestedOrders.get(name) ?? emptyOrder), isOnOneLine: onOneLine.includes(name) },
  ])
  return {
    page: () => paths.home,
    tidy: (typed) => typed,
    ...declared,
    fields,
    columns,
    order: { keys: new Map(keys) },
    groups,
    words: titledWords(words, groups),
  }
}

const emptyOrder: KeyOrder = { keys: new Map() }

function keyOrderOf(fields: readonly FormField[]): KeyOrder {
  const keys = fields.map((field): [string, KeyOrder] => {
    const nestedOrder = 'fields' in field ? keyOrderOf(field.fields) : emptyOrder
    return [field.name, field.kind === 'rows' && field.keyed ? { keys: new Map([['*', nestedOrder]]) } : nestedOrder]
  })
  return { keys: new Map(keys) }
}

function groupedFields(all: readonly FormField[], groups: readonly NamedGroup[]): FieldGroup[] {
  const grouped = groups.map((group) => ({
    ...group,
    fields: group.fields.split(' ').flatMap((name) => all.find((field) => field.name === name) ?? []),
  }))
  const namedFields = new Set(grouped.flatMap(({ fields }) => fields))
  const others = { title: 'Outros', anchor: 'outros', fields: all.filter((field) => !namedFields.has(field)) }
  return [...grouped, others].filter((group) => group.fields.length > 0)
}

function defaultGroups(all: readonly FormField[], words: WordsTable): FieldGroup[] {
  const large = all.filter(({ kind }) => kind === 'record' || kind === 'rows')
  const plain = all.filter((field) => !large.includes(field))
  const parts = large.map((field) => ({
    title: wordsOf(words, field.name).label,
    anchor: `parte-${field.name}`,
    fields: [field],
  }))
  return plain.length === 0 ? parts : [{ title: 'Geral', anchor: 'geral', fields: plain }, ...parts]
}

/** Titles a record or list that is alone in its part by that part, which is also its label if it has none. */
function titledWords(words: WordsTable, groups: readonly FieldGroup[]): WordsTable {
  const alone = groups.flatMap(({ title, fields: [field, other] }) => {
    const isAlone = field !== undefined && other === undefined && (field.kind === 'record' || field.kind === 'rows')
    return isAlone ? [[field.name, { label: title, ...words[field.name], isTitled: true }] as const] : []
  })
  return { ...words, ...Object.fromEntries(alone) }
}

/** The id for a new record: the largest number among the ids, plus one ('20'). */
export function nextId(others: readonly Values[]): string {
  const numbers = others.map(({ id }) => (typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : 0))
  return String(Math.max(0, ...numbers) + 1)
}
