import type { ProductType } from '#domain/catalogue/product-types.ts'
import { normalize } from '#domain/text/normalize.ts'
import type { SearchIndex } from './index/search-index.ts'
import { MessageReader } from './query/message-reader.ts'
import { judgement } from './weights.ts'

/** The types of parts that a text names for certain; none for a hint, a special phrase or a symptom. */
export function typesNamed(index: SearchIndex, text: string): readonly ProductType[] {
  const { intent } = new MessageReader(index).read(normalize(text))
  const isSure = !intent.isHint && !intent.isSpecialized && intent.confidence > judgement.strength.prefix
  return isSure && intent.families.length === 0 ? intent.productTypes : []
}
