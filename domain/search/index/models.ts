import type { EquipmentKind } from '#domain/catalogue/registry/equipment-model.ts'
import type { SearchDocument } from './document.ts'
import { joinedForms, leadingLetters, stem, wordsOf } from '#domain/text/tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Keys that stand for no single brand. */
const unbranded: ReadonlySet<string> = new Set(['universal', 'outros'])

/** Words of equipment models, each with its brand; undefined if the word does not belong to exactly one brand. */
export type Models = Map<string, string | undefined>

/**
 * Gathers the models that the catalogue itself names: 'uMEC 12' is Mindray's because the parts that name it are for
 * Mindray.
 */
export function collectModels(documents: readonly SearchDocument[], vocabulary: Vocabulary): Models {
  const models: Models = new Map()
  for (const document of documents) {
    const brand = onlyBrand(document)
    for (const word of document.models.flatMap(modelWords)) {
      if (vocabulary.byStem.has(word) || vocabulary.ignoredStems.has(word)) continue
      models.set(word, !models.has(word) || models.get(word) === brand ? brand : undefined)
    }
  }
  return models
}

/** The kind of machine for each word of a model, taken from parts whose models are all of one kind. */
export function collectKinds(documents: readonly SearchDocument[]): Map<string, EquipmentKind> {
  const kinds = new Map<string, EquipmentKind>()
  for (const { models, machines: [kind, ...others] = [] } of documents)
    if (kind && others.length === 0) for (const word of models.flatMap(modelWords)) kinds.set(word, kind)
  return kinds
}

/** The only brand that a part fits; undefined if it fits several, because then the model may be any of theirs. */
export function onlyBrand({ brands }: SearchDocument): string | undefined {
  const [brand, ...others] = brands.filter((one) => !unbranded.has(one))
  return others.length > 0 ? undefined : brand
}

/** The words of a model's text that identify it: the first one, and words of letters with digits. */
function modelWords(model: string): string[] {
  const words = wordsOf(model)
  const [first = ''] = words
  const named = first.length >= 4 && !/^\d+$/.test(first) ? [stem(first)] : []
  const coded = words.filter((word) => /\d/.test(word) && /[a-z]/.test(word))
  return [...named, ...joinedForms(model, words), ...coded, ...coded.flatMap((word) => leadingLetters(word) ?? [])]
}
