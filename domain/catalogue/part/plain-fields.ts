import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { trimmedText } from '#domain/text/text-schemas.ts'
import { ncmText } from './ncm.ts'

/**
 * The fields of a product that hold one plain value, each declared here and nowhere else: the product's schema, its file, the
 * spreadsheet, the data sheet, the desk's form and the read API take them from these tables. Every field is called by its key everywhere.
 */

/** What a plain field holds: a text, the key of a choice or a number. Yes or no is a choice of `sim` and `nao`: both can be known. */
export type PlainValue = string | number

/** A fact of one plain value, and how it is told. */
export interface PlainFact {
  /** Always optional: what nobody knows is left out. A number is above 0, which a file would take for absence. */
  schema: v.OptionalSchema<v.GenericSchema<string> | v.GenericSchema<number>, undefined>
  /** Its row on the data sheet. */
  row: {
    place: 'specifications' | 'papers'
    name: string
    /** What stands for each key of a choice. */
    labels?: Readonly<Record<string, string>>
    /** What is made of any other value; numbers come with a decimal comma. Without it, the value stands as it is. */
    words?: (value: string) => string
  }
  /** What the desk's form says below the field. */
  hint?: string
  /** What the read API's JSON Schema says of it, in Portuguese. It allows null, which says that nobody knows. */
  api: Readonly<Record<string, unknown>>
}

/** Facts that are told everywhere, in the order in which they are told. */
export const plainFacts = {
  ncm: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^\d{8}$/, '8 algarismos, sem pontos e entre aspas'))),
    row: { place: 'papers', name: 'NCM', words: ncmText },
    hint: '8 algarismos, sem pontos.',
    api: {
      description: 'Posição na Nomenclatura Comum do Mercosul, 8 algarismos; null quando não se sabe.',
      type: ['string', 'null'],
      pattern: '^\\d{8}$',
    },
  },
} satisfies Record<string, PlainFact>

/** Sentences that have a place of their own on the page: neither rows of the data sheet nor in the read API. */
export const plainTexts = {
  /** Replaces the shop's standing warranty text. */
  warranty: v.optional(trimmedText),
}

export type PlainFactName = keyof typeof plainFacts

/** Every fact with its name. */
export const namedFacts = keysOf(plainFacts).map((name): PlainFact & { name: PlainFactName } => ({
  name,
  ...plainFacts[name],
}))

/** What each fact may be, as a part of a product's schema. */
export const factSchemas = Object.fromEntries(namedFacts.map(({ name, schema }) => [name, schema])) as {
  [Name in PlainFactName]: (typeof plainFacts)[Name]['schema']
}

/** What a product says of its facts. */
export type PlainFactValues = { [Name in PlainFactName]?: PlainValue | undefined }
