import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { judgement } from '#domain/search/weights.ts'
import type { Intent } from './intent.ts'
import type { ModelMention } from './model-mentions.ts'

/** An intent for the brand of the models that the query names, if it names no brand and they are all of one. */
export function withModelBrand(index: SearchIndex, intent: Intent, mentions: readonly ModelMention[]): Intent {
  const known = mentions.flatMap(({ keys }) => keys.flatMap((key) => index.modelBook.get(key) ?? []))
  const [brand, ...others] = new Set(known.flatMap(({ brands }) => [...brands]))
  if (intent.brands.length > 0 || brand === undefined || others.length > 0) return intent
  return {
    ...intent,
    brands: [brand],
    isBrandImplied: true,
    kind: intent.productTypes.length > 0 ? 'productBrand' : intent.kind,
    confidence: intent.confidence * judgement.confidence.inferredBrand,
  }
}
