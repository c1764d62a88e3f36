import * as v from 'valibot'
import { ownGroups, groupedFields, type FieldGroup, type NamedGroup } from '#domain/catalogue-edit/form/field-groups.ts'
import type { WordsTable } from '#domain/catalogue-edit/form/field-words.ts'
import type { TypedForm } from '#domain/catalogue-edit/form/typed-form.ts'
import { paths } from '#domain/pages/paths.ts'
import { fieldsOf, type FormField, type Values } from '#domain/catalogue-edit/form/form-field.ts'

/** Where the records of a kind stand, below `content/`. */
export type RecordPlace =
  /** One record: the whole file. */
  | { kind: 'file'; path: string }
  /** A list of records in one file, each by its key; `within`: the lists of that name in the items of the file's list. */
  | { kind: 'list'; path: string; key: string; within?: string }
  /** A file each, whose name is the key; those of Markdown hold what stands above the text, and the text as `body`. */
  | { kind: 'files'; folder: string; ending: '.md' | '.yaml' }

/** How records of a kind are added. */
export interface Adding {
  /** 'Nova categoria' */
  title: string
  /** What the key is called, and what is said of it. */
  key: { label: string; hint: string }
  /** What a new record begins with. In: today, and the other records. */
  start: (today: string, others: readonly Values[]) => Values
}

/** One kind of content that the desk changes by a form. */
export interface ContentKind {
  /** In addresses: 'categorias'. */
  name: string
  title: string
  /** What it is, in a sentence. */
  about: string
  place: RecordPlace
  /** Of one record. */
  schema: v.GenericSchema
  fields: readonly FormField[]
  groups: readonly FieldGroup[]
  words: WordsTable
  /** The fields that name a record in a list, the best first. */
  names: readonly string[]
  /** Undefined: the desk adds none. */
  adding: Adding | undefined
  /** The list of content/removed.yaml that remembers the addresses of what was taken out; undefined: nothing is. */
  removed: 'articles' | 'categories' | undefined
  /** The page of the site that shows a record, by its key. */
  page: (key: string) => string
  /** A form as its file writes it, however somebody typed numbers and codes. */
  tidy: (typed: TypedForm) => TypedForm
}

interface Declared extends Pick<ContentKind, 'name' | 'title' | 'about' | 'place' | 'words'> {
  schema: v.GenericSchema & { entries: Readonly<Record<string, v.GenericSchema>> }
  /** Fields that the form does not ask: keys stay for ever, lists have records of their own. */
  notTyped?: readonly string[]
  groups?: readonly NamedGroup[]
  names?: readonly string[]
  adding?: Adding
  removed?: ContentKind['removed']
  /** Without one: the first page. */
  page?: ContentKind['page']
  tidy?: ContentKind['tidy']
}

/** A kind as it is declared, with its form. */
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

/** A field that is alone in its part is called by the part's title. */
function titledWords(words: WordsTable, groups: readonly FieldGroup[]): WordsTable {
  const alone = groups.flatMap(({ title, fields: [field, other] }) => {
    const isAlone = field !== undefined && other === undefined && (field.kind === 'record' || field.kind === 'rows')
    return isAlone ? [[field.name, { label: title, ...words[field.name], isTitled: true }] as const] : []
  })
  return { ...words, ...Object.fromEntries(alone) }
}
