import * as v from 'valibot'
import { ownGroups, groupedFields, type FieldGroup, type NamedGroup } from '#domain/catalogue-edit/form/field-groups.ts'
import type { WordsTable } from '#domain/catalogue-edit/form/field-words.ts'
import type { TypedForm } from '#domain/catalogue-edit/form/typed-form.ts'
import { paths } from '#domain/pages/paths.ts'
import { fieldsOf, type FormField, type Values } from '#domain/catalogue-edit/form/form-field.ts'

/** Where the records of a kind are stored, below `content/`. */
export type RecordPlace =
  /** The whole file is one record. */
  | { kind: 'file'; path: string }
  /**
   * The records are items of a list in one file, found by their `key` field. With `within` they are items of inner
   * lists, each in an item of the file's list.
   */
  | { kind: 'list'; path: string; key: string; within?: string }
  /**
   * Each record has a file, whose name is its key. In a Markdown file, the record is the front matter, and the text
   * below it is the field `body`.
   */
  | { kind: 'files'; folder: string; ending: '.md' | '.yaml' }

/** How a record of a kind is added. */
export interface Adding {
  /** The form's title, as 'Nova categoria'. */
  title: string
  /** Label and hint of the field for the new record's key. */
  key: { label: string; hint: string }
  /** The values of a new record. In: today (YYYY-MM-DD), and the other records. */
  start: (today: string, others: readonly Values[]) => Values
}

/** A kind of content that the desk edits by forms. */
export interface ContentKind {
  /** Its name in addresses: 'categorias'. */
  name: string
  title: string
  /** A sentence that explains it. */
  about: string
  place: RecordPlace
  /** The schema of one record. */
  schema: v.GenericSchema
  fields: readonly FormField[]
  groups: readonly FieldGroup[]
  words: WordsTable
  /** Fields that may name a record in lists, the preferred ones first. */
  names: readonly string[]
  /** Undefined when the desk cannot add records. */
  adding: Adding | undefined
  /**
   * The list of content/removed.yaml that gets the keys of removed records; undefined when the desk cannot remove any.
   */
  removed: 'articles' | 'categories' | undefined
  /** The path of the site's page that shows a record, by its key. */
  page: (key: string) => string
  /** Puts the numbers and codes of a form into the notation of the file. */
  tidy: (typed: TypedForm) => TypedForm
}

interface Declared extends Pick<ContentKind, 'name' | 'title' | 'about' | 'place' | 'words'> {
  schema: v.GenericSchema & { entries: Readonly<Record<string, v.GenericSchema>> }
  /**
   * Names without a field in the form, such as keys, which never change, and lists whose items are records of another
   * kind.
   */
  notTyped?: readonly string[]
  groups?: readonly NamedGroup[]
  names?: readonly string[]
  adding?: Adding
  removed?: ContentKind['removed']
  /** The home page by default. */
  page?: ContentKind['page']
  tidy?: ContentKind['tidy']
}

/** Completes a declared kind with the fields and parts of its form. */
export function contentKind(declared: Declared): ContentKind {
  const {
    schema,
    notTyped = [],
    groups: named,
    words: own,
    names = [],
    adding,
    removed,
    page = () => paths.home,
    tidy = (typed) => typed,
    ...rest
  } = declared
  const fields = fieldsOf(schema.entries).filter(({ name }) => !notTyped.includes(name))
  const groups = named ? groupedFields(fields, named) : ownGroups(fields, own)
  return { ...rest, schema, fields, groups, words: titledWords(own, groups), names, adding, removed, page, tidy }
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
