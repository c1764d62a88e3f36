import * as v from 'valibot'
import {
  equipmentBrandLabel,
  equipmentFamilyLabel,
  keysOf,
  productTypeLabel,
  sizeKeys,
} from '../catalogue/vocabulary.ts'
import { weights } from './weights.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const word = v.pipe(text, v.regex(/^\S+$/, 'one word, without spaces'))
const texts = v.optional(v.array(text), [])
const productType = v.picklist(keysOf(productTypeLabel))

/** `content/search/synonyms.yaml`: a buyer's word → the words that the catalogue has for it (spec §9: at most 3). */
export const synonymsSchema = v.record(word, v.pipe(v.array(word), v.minLength(1), v.maxLength(weights.synonymLimit)))

const productWordsSchema = v.strictObject({
  /** Each says the product type by itself; a phrase counts when all its words are in the query. */
  names: texts,
  /** Only point to the type, when nothing in the query names one. */
  hints: texts,
})

const brandSchema = v.strictObject({
  /** The catalogue's key, or a key of its own for a brand that the catalogue only mentions. */
  key: v.pipe(text, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  label: text,
  /** Other spellings and former names. The key's and the label's own words need not be repeated. */
  aliases: texts,
  /** Equipment lines that only this brand has: 'IntelliVue' means Philips. */
  lines: texts,
})

const specializedSchema = v.strictObject({
  /** What a buyer says: a special part, or what is wrong with the equipment. */
  phrases: v.pipe(v.array(text), v.minLength(1)),
  productTypes: v.pipe(v.array(productType), v.minLength(1)),
  /** Words that the part itself must carry, as the catalogue writes them. */
  words: texts,
})

/** `content/search/intent.yaml`: the words by which a query is understood (spec §9 'intent'). */
export const intentWordsSchema = v.strictObject({
  productTypes: v.record(productType, productWordsSchema),
  brands: v.array(brandSchema),
  equipment: v.record(v.picklist(keysOf(equipmentFamilyLabel)), v.array(text)),
  specialized: v.array(specializedSchema),
  sizes: v.record(v.picklist(sizeKeys), v.array(text)),
  /** Dropped everywhere: 'de', 'para'. */
  functionWords: v.array(word),
  /** Say nothing about the part: 'preço', 'urgente', 'hospital'. They count only inside a phrase. */
  ignoredWords: v.array(word),
})

export const searchVocabularySchema = v.object({ synonyms: synonymsSchema, intent: intentWordsSchema })
export type SearchVocabulary = v.InferOutput<typeof searchVocabularySchema>

/** Brand keys that are no brand: they fit many, or say nothing. */
export const unbranded: ReadonlySet<string> = new Set(['universal', 'outros'])

/** The brand keys that the catalogue itself knows. */
export const catalogueBrands: ReadonlySet<string> = new Set(keysOf(equipmentBrandLabel))
