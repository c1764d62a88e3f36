import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { trimmedText } from '#domain/text/text-schemas.ts'

export interface FieldWords {
  label: string
  /** The noun for one item of the field's list: 'versão', 'palavra da busca'. */
  item?: string
  hint?: string
  /** The words for an absent value in the list of changes. */
  none?: string
  /** The label of each value of a choice; without labels, the value itself is shown. */
  options?: Readonly<Record<string, string>>
  registry?:
    | 'brands'
    | 'models'
    | 'connectors'
    | 'makers'
    | 'categories'
    | 'subjects'
    | 'products'
    | 'forms'
    | 'promises'
  isLong?: boolean
  /** Whether the field, such as a title, takes the form's whole width. */
  isWide?: boolean
  lines?: number
  /** Whether the field is alone in a part with the same title, so that it needs no label. */
  isTitled?: boolean
  /** Whether the form fills the field in from other fields where it is left empty. */
  isDerived?: boolean
  isDay?: boolean
  isColour?: boolean
  /** The kind of picture whose file the field names, and which the form asks for; logos by their background. */
  picture?: 'light' | 'dark' | 'photograph'
  takesPhotographs?: boolean
}

// The marks below let a bundle leave out the schemas of a file of which it only needs something else.

/** Gives a schema the words that forms and lists of changes have for its field; the schema checks as before. */
/* @__NO_SIDE_EFFECTS__ */
export function field<Schema extends v.GenericSchema>(
  label: string,
  schema: Schema,
  words: string | Omit<FieldWords, 'label'> = {},
): Schema {
  const more = typeof words === 'string' ? { hint: words } : words
  return { ...schema, fieldWords: { label, ...more }, unlabelled: schema }
}

/** The field for one of several keys, each with its label. */
/* @__NO_SIDE_EFFECTS__ */
export function choice<Key extends string>(label: string, options: Readonly<Record<Key, string>>, hint?: string) {
  return field(label, v.picklist(keysOf(options)), { options, ...(hint && { hint }) })
}

/** The field for a record. */
/* @__NO_SIDE_EFFECTS__ */
export function group<Entries extends v.ObjectEntries>(label: string, entries: Entries) {
  return field(label, v.strictObject(entries))
}

/** The field for a list of records. In: also the noun for one of them. */
/* @__NO_SIDE_EFFECTS__ */
export function rows<Entries extends v.ObjectEntries>(label: string, item: string, entries: Entries, hint?: string) {
  return field(label, v.array(v.strictObject(entries)), { item, ...(hint && { hint }) })
}

/** The field for a list of texts. In: also the noun for one of them. */
/* @__NO_SIDE_EFFECTS__ */
export function texts(label: string, item: string, hint = 'Um por linha.') {
  return field(label, v.array(trimmedText), { item, hint })
}

/** The words that `field` gave a schema, and the schema that `field` was given. */
export function wordsOfSchema(schema: LabelledSchema): { words?: FieldWords; unlabelled: v.GenericSchema } {
  const { fieldWords: words, unlabelled = schema } = schema
  return { ...(words && { words }), unlabelled }
}

type LabelledSchema = v.GenericSchema & { fieldWords?: FieldWords; unlabelled?: v.GenericSchema }
