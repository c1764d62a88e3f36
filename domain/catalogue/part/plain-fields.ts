import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { field } from '#domain/field-words.ts'
import { trimmedText } from '#domain/text/text-schemas.ts'

/**
 * The fields of a product that hold one plain value, declared only here: schema, file, spreadsheet, data sheet, form
 * and read API follow from these tables. Yes or no is a choice of `sim` and `nao`, so that absent means unknown.
 */
export type PlainValue = string | number

export interface PlainFact {
  /** The value's schema, always optional: an unknown fact is omitted. A number is above 0: files treat 0 as absent. */
  schema: v.OptionalSchema<v.GenericSchema<string> | v.GenericSchema<number>, undefined>
  row: {
    section: 'specifications' | 'papers'
    name: string
    labels?: Readonly<Record<string, string>>
    /** Words for a value that is no key of `labels`; a number comes with a decimal comma. Else the value is shown. */
    words?: (value: string) => string
  }
  hint?: string
  /** The fact's JSON Schema in the read API, described in Portuguese; null means unknown. */
  api: Readonly<Record<string, unknown>>
}

/** Formats the 8 digits of an NCM code as it is published: '90189099' → '9018.90.99'. */
export function ncmText(ncm: string): string {
  return ncm.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1.$2.$3')
}

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

/** Sentences that have a place of their own on the page, and so are neither on the data sheet nor in the read API. */
export const plainTexts = {
  /** Replaces the shop's general warranty text. */
  warranty: field('Garantia', v.optional(trimmedText), { hint: 'Vazia: a garantia padrão da loja.', isLong: true }),
}

type PlainFactName = keyof typeof plainFacts

export const namedFacts = keysOf(plainFacts).map((name): PlainFact & { name: PlainFactName } => ({
  name,
  ...plainFacts[name],
}))

export const factSchemas = Object.fromEntries(
  namedFacts.map(({ name, schema, row: { name: label, labels }, hint }) => [
    name,
    field(label, schema, { ...(hint && { hint }), ...(labels && { options: labels }) }),
  ]),
) as { [Name in PlainFactName]: (typeof plainFacts)[Name]['schema'] }

export type PlainFactValues = { [Name in PlainFactName]?: PlainValue | undefined }
