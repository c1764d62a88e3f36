import type * as v from 'valibot'
import { paths } from '#domain/pages/paths.ts'
import { fieldsOf, wordsIn, wordsOf, type FormField, type Values, type WordsTable } from './field.ts'
import type { TypedForm } from './form.ts'

/** Where the records of a kind are stored, below `content/`. */
export type RecordStorage =
  /** The whole file is one record; an optional one that does not exist is an empty record. */
  | { kind: 'file'; path: string; isOptional?: boolean }
  /**
   * The records are items of a list in one file, found by their `key` field. With `within` they are items of inner
   * lists, each in an item of the file's list.
   */
  | { kind: 'list'; path: string; key: string; within?: string }
  /**
   * Each record has a file, whose name is its key. In a Markdown file, the record is the front matter, and the text
   * below it is the field `body`. `idField`: the field of the schema that the file's name fills. `only`: the values that
   * distinguish the kind's files from those of another kind in the same folder.
   */
  | { kind: 'files'; folder: string; ending: '.md' | '.yaml'; idField?: string; only?: Values }

/** How a record of a kind is added. */
export interface RecordCreation {
  /** The form's title, as 'Nova categoria'. */
  title: string
  /** The hint of the field for the new record's key. */
  hint: string
  /** The values of a new record. In: today (YYYY-MM-DD), and the other records. */
  start: (today: string, others: readonly Values[]) => Values
}

/** What a declared kind and the completed one have in common. */
interface DescribedKind {
  /** Its name in addresses: 'categorias'. */
  name: string
  title: string
  /** A sentence that explains it. */
  description: string
  storage: RecordStorage
  /** The field that names a record in lists; without it, its key does. */
  nameField?: string
  /** Without it, the desk cannot add records. */
  adding?: RecordCreation
  /** The list of content/removed.yaml that gets the keys of removed records; without it, the desk cannot remove any. */
  removed?: 'products' | 'articles' | 'categories'
}

/** A kind of content that the desk edits by forms. */
export interface ContentKind extends DescribedKind {
  /** The schema of one record. */
  schema: v.GenericSchema
  words: WordsTable
  /** The fields of its form. */
  fields: readonly FormField[]
  /** The fields whose changes are listed, and the columns of spreadsheets: the form's fields and `onlyColumns`. */
  columns: readonly FormField[]
  /** The order of its keys in the file. */
  order: KeyOrder
  groups: readonly FieldGroup[]
  /** The path of the site's page that shows a record, by its key. */
  page: (key: string) => string
  /** Normalises typed numbers and codes to the file's notation. */
  tidy: (typed: TypedForm) => TypedForm
}

/** How a value is written in its file. */
export interface KeyOrder {
  /** Keys in their order, each with that within its value; '*' stands for any key. */
  keys: ReadonlyMap<string, KeyOrder>
  /** Whether a list of texts stands on one line. */
  isOnOneLine?: boolean
}

/** A titled part of a form, with its fields. */
export interface FieldGroup {
  title: string
  anchor: string
  /** Whether the part is collapsed at first. */
  isFolded?: boolean
  fields: readonly FormField[]
}

/** A part as kinds declare it: the names of its fields, separated by spaces. */
export type NamedGroup = Omit<FieldGroup, 'fields'> & { fields: string }

interface KindDeclaration extends DescribedKind, Partial<Pick<ContentKind, 'page' | 'tidy'>> {
  schema: v.GenericSchema & { entries: Readonly<Record<string, v.GenericSchema>> }
  /**
   * Properties without a field in the form: keys, which never change, and lists whose items are records of another
   * kind.
   */
  hiddenFields?: readonly string[]
  /** Those hidden fields whose changes are listed all the same, and that spreadsheets have as columns. */
  onlyColumns?: readonly string[]
  /** Lists of texts that stand on one line in the file. */
  onOneLine?: readonly string[]
  groups?: readonly NamedGroup[]
}

/** Completes a declared kind with the fields and parts of its form. A record without a page of its own is shown at home. */
export function contentKind({
  hiddenFields = [],
  onlyColumns = [],
  onOneLine = [],
  groups: namedGroups,
  ...declared
}: KindDeclaration): ContentKind {
  const { schema } = declared
  const words = wordsIn(schema.entries)
  const schemaFields = fieldsOf(schema.entries)
  const fields = schemaFields.filter(({ name }) => !hiddenFields.includes(name))
  const columns = schemaFields.filter(({ name }) => !hiddenFields.includes(name) || onlyColumns.includes(name))
  const groups = namedGroups ? groupedFields(fields, namedGroups) : defaultGroups(fields, words)
  const within = keyOrderOf(schemaFields).keys
  const keys = Object.keys(schema.entries).map((name): [string, KeyOrder] => [
    name,
    { ...(within.get(name) ?? emptyOrder), isOnOneLine: onOneLine.includes(name) },
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
    const within = 'fields' in field ? keyOrderOf(field.fields) : emptyOrder
    return [field.name, field.kind === 'rows' && field.keyed ? { keys: new Map([['*', within]]) } : within]
  })
  return { keys: new Map(keys) }
}

/** Divides a form's fields into the named parts; fields that no part names form a last one. */
function groupedFields(all: readonly FormField[], groups: readonly NamedGroup[]): FieldGroup[] {
  const grouped = groups.map((group) => ({
    ...group,
    fields: group.fields.split(' ').flatMap((name) => all.find((field) => field.name === name) ?? []),
  }))
  const groupedSet = new Set(grouped.flatMap(({ fields }) => fields))
  const rest = { title: 'Outros', anchor: 'outros', fields: all.filter((field) => !groupedSet.has(field)) }
  return [...grouped, rest].filter((group) => group.fields.length > 0)
}

/** All plain fields together, then each record and each list of records by itself. */
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

/**
 * Marks a record, or a list of records, that is alone in its part as titled by this part; without a label of its own it
 * gets the part's title.
 */
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
