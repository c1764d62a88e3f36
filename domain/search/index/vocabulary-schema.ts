import * as v from 'valibot'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { keysOf, sizeKeys } from '#domain/catalogue/vocabulary.ts'
import { weights } from '#domain/search/weights.ts'
import { slugText, trimmedText as text } from '#domain/text/text-schemas.ts'

const word = v.pipe(text, v.regex(/^\S+$/, 'one word, without spaces'))
const texts = v.optional(v.array(text), [])
const productType = v.picklist(keysOf(productTypeLabel))

/** `content/search/synonyms.yaml`: a buyer's word → the words that the catalogue has for it (spec §9: at most 3). */
export const synonymsSchema = v.record(word, v.pipe(v.array(word), v.minLength(1), v.maxLength(weights.synonymLimit)))

const productWordsSchema = v.strictObject({
  /** Phrases that name the product type by themselves; a phrase counts when all its words are in the query. */
  names: texts,
  /** Phrases that point to the type only if nothing in the query names one. */
  hints: texts,
})

const brandSchema = v.strictObject({
  /** The catalogue's key, or a key of its own for a brand that the catalogue only mentions. */
  key: slugText,
  label: text,
  /** Other spellings and former names. The key's and the label's own words need not be repeated. */
  aliases: texts,
  /** Equipment lines that only this brand has: 'IntelliVue' means Philips. */
  lines: texts,
})

const specializedSchema = v.strictObject({
  phrases: v.pipe(v.array(text), v.minLength(1)),
  productTypes: v.pipe(v.array(productType), v.minLength(1)),
  /** Words that the part's name or tags must contain, as the catalogue writes them. */
  words: texts,
})

/** `content/search/intent.yaml`: the words by which a query is understood (spec §9 'intent'). */
export const intentWordsSchema = v.strictObject({
  productTypes: v.record(productType, productWordsSchema),
  brands: v.array(brandSchema),
  equipment: v.record(v.picklist(keysOf(equipmentFamilyLabel)), v.array(text)),
  specialized: v.array(specializedSchema),
  sizes: v.record(v.picklist(sizeKeys), v.array(text)),
  functionWords: v.array(word),
  /** Words that say nothing about the part: 'preço', 'urgente', 'hospital'. They count only inside a phrase. */
  ignoredWords: v.array(word),
  /** Words that exclude each other ('macho', 'fêmea'): parts whose name has the other one come later. */
  opposites: v.optional(v.array(v.tuple([word, word]))),
  /** Words of other trades: 'bateria de celular' asks for none of the shop's batteries. */
  elsewhere: v.optional(v.array(word)),
  /** Things that the shop does not sell, each with the types of parts closest to it in meaning. */
  notSold: v.optional(v.array(v.strictObject({ words: v.array(text), near: v.array(productType) }))),
})

/** `content/search/courtesies.yaml`: phrases around a message's need, dropped before anything is read. */
export const courtesiesSchema = v.strictObject({ phrases: v.array(text), words: v.array(word) })

const symptomPartSchema = v.strictObject({
  type: productType,
  /** A word of the part's name or tags: of the boards only the encoder is to be checked. */
  word: v.optional(text),
})

/** `content/search/symptoms.yaml`: the faults of machines and parts, and which parts to check, likeliest first. */
export const symptomSchema = v.strictObject({
  name: text,
  what: v.pipe(v.array(text), v.minLength(1)),
  /** What the faulty thing does or fails to do; any of them. 'não' stands for every negation. */
  does: v.pipe(v.array(text), v.minLength(1)),
  parts: v.pipe(v.array(symptomPartSchema), v.minLength(1)),
  article: v.optional(slugText),
})
export type Symptom = v.InferOutput<typeof symptomSchema>

export const searchVocabularySchema = v.object({
  synonyms: synonymsSchema,
  intent: intentWordsSchema,
  courtesies: courtesiesSchema,
  symptoms: v.array(symptomSchema),
  /** Each model of the registry that no part cites: its name, then its aliases. */
  uncitedModels: v.optional(v.array(v.array(text))),
})
export type SearchVocabulary = v.InferOutput<typeof searchVocabularySchema>
