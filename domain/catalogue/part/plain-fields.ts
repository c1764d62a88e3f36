import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { field } from '#domain/editing/field-words.ts'
import { trimmedText } from '#domain/text/text-schemas.ts'

/**
 * The fields of a product that hold one plain value, each declared only here: the product's schema, its file, the
 * spreadsheet, the data sheet, the desk's form and the read API are derived from these tables. A field has the same key
 * everywhere.
 */

/**
 * The value of a plain field: a text, the key of a choice or a number. Yes or no is a choice of `sim` and `nao`, so
 * that absent means unknown.
 */
export type PlainValue = string | number

/** A fact of one plain value, and how it is shown. */
export interface PlainFact {
  /** Always optional: an unknown fact is omitted. A number is above 0, because files treat 0 as absent. */
  schema: v.OptionalSchema<v.GenericSchema<string> | v.GenericSchema<number>, undefined>
  /** Its row on the data sheet. */
  row: {
    section: 'specifications' | 'papers'
    name: string
    /** The label of each key of a choice. */
    labels?: Readonly<Record<string, string>>
    /**
     * Words for any other value; a number comes with a decimal comma. Without this function the value is shown as it
     * is.
     */
    words?: (value: string) => string
  }
  /** The hint below the field in the desk's form. */
  hint?: string
  /** Its JSON Schema in the read API, described in Portuguese. It allows null, which means unknown. */
  api: Readonly<Record<string, unknown>>
}

/** An NCM code as it is published: '90189099' → '9018.90.99'. In: its 8 digits. */
export function ncmText(ncm: string): string {
  return ncm.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1.$2.$3')
}

/** Facts that appear everywhere, in the order in which they are shown. */
export const plainFacts = {
  ncm: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^\d{8}$/, '8 algarismos, sem pontos e entre aspas'))),
    row: { section: 'papers', name: 'NCM', words: ncmText },
    hint: '8 algarismos, sem pontos.',
    api: {
      description: 'Posição na Nomenclatura Comum do Mercosul, 8 algarismos; null quando não se sabe.',
      type: ['string', 'null'],
      pattern: '^\\d{8}$',
    },
  },
} satisfies Record<string, PlainFact>

/** Sentences with a place of their own on the page; neither on the data sheet nor in the read API. */
export const plainTexts = {
  /** Replaces the shop's general warranty text. */
  warranty: field('Garantia', v.optional(trimmedText), { hint: 'Vazia: a garantia padrão da loja.', isLong: true }),
}

type PlainFactName = keyof typeof plainFacts

/** Every fact with its name. */
export const namedFacts = keysOf(plainFacts).map((name): PlainFact & { name: PlainFactName } => ({
  name,
  ...plainFacts[name],
}))

/** The schema of each fact, as part of a product's schema. */
export const factSchemas = Object.fromEntries(
  namedFacts.map(({ name, schema, row: { name: label, labels }, hint }) => [
    name,
    field(label, schema, { ...(hint && { hint }), ...(labels && { options: labels }) }),
  ]),
) as {
  [Name in PlainFactName]: (typeof plainFacts)[Name]['schema']
}

/** A product's values of its facts. */
export type PlainFactValues = { [Name in PlainFactName]?: PlainValue | undefined }
