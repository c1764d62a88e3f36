import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { trimmedText } from '#domain/text/text-schemas.ts'

/** The words for a field in a form and in the list of changes. */
export interface FieldWords {
  label: string
  /** The noun for one item of the field's list: 'versão', 'palavra da busca'. */
  item?: string
  hint?: string
  /** The words for an absent value in the list of changes. */
  none?: string
  /** The label of each value of a choice; without them, the value is shown. */
  options?: Readonly<Record<string, string>>
  /** The registry whose keys the field holds. */
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
  /** Whether the field, of one line of text, takes the form's whole width: a title. */
  isWide?: boolean
  /** The least number of lines of a field with several lines. */
  lines?: number
  /** Whether the field is alone in a part with the same title, so that it needs no label. */
  isTitled?: boolean
  /** Whether the form fills the field in from others where it is left empty. */
  isDerived?: boolean
  isDay?: boolean
  isColour?: boolean
  /**
   * For a field that names a picture's file: the background on which a logo is shown, or a photograph. The form asks for
   * the picture itself.
   */
  picture?: 'light' | 'dark' | 'photograph'
  /** Whether photographs can be put into the text. */
  takesPhotographs?: boolean
}

// Without the marks below, a bundle would keep the schemas of files of which it only needs something else.

/**
 * A schema with the words that the desk's form and its list of changes have for its field. In: the label, the schema,
 * and the hint or further words. Out: the same schema, which checks as before.
 */
/* @__NO_SIDE_EFFECTS__ */
export function field<Schema extends v.GenericSchema>(
  label: string,
  schema: Schema,
  words: string | Omit<FieldWords, 'label'> = {},
): Schema {
  const more = typeof words === 'string' ? { hint: words } : words
  return { ...schema, fieldWords: { label, ...more }, unlabelled: schema }
}

/** The field for one of several keys, each with its label. In: the field's label, the keys' labels, the hint. */
/* @__NO_SIDE_EFFECTS__ */
export function choice<Key extends string>(label: string, options: Readonly<Record<Key, string>>, hint?: string) {
  return field(label, v.picklist(keysOf(options)), { options, ...(hint && { hint }) })
}

/** The field for a record. In: its label, and the schemas of its own fields. */
/* @__NO_SIDE_EFFECTS__ */
export function group<Entries extends v.ObjectEntries>(label: string, entries: Entries) {
  return field(label, v.strictObject(entries))
}

/** The field for a list of records. In: its label, the noun for one of them, and the schemas of a record's fields. */
/* @__NO_SIDE_EFFECTS__ */
export function rows<Entries extends v.ObjectEntries>(label: string, item: string, entries: Entries, hint?: string) {
  return field(label, v.array(v.strictObject(entries)), { item, ...(hint && { hint }) })
}

/** The field for a list of texts. In: its label, the noun for one of them, and the hint. */
/* @__NO_SIDE_EFFECTS__ */
export function texts(label: string, item: string, hint = 'Um por linha.') {
  return field(label, v.array(trimmedText), { item, hint })
}

/** The words that `field` gave a schema, and the schema that it was given. */
export function wordsOfSchema(schema: LabelledSchema): { words?: FieldWords; unlabelled: v.GenericSchema } {
  const { fieldWords: words, unlabelled = schema } = schema
  return { ...(words && { words }), unlabelled }
}

type LabelledSchema = v.GenericSchema & { fieldWords?: FieldWords; unlabelled?: v.GenericSchema }
