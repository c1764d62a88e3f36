import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { SearchVocabulary } from '#domain/search/index/vocabulary-schema.ts'
import { stemsOf } from '#domain/text/tokens.ts'

/** A lesson for the search: that a word means words of the catalogue, or that a phrase names a type of part. */
export type Lesson =
  | { kind: 'synonym'; word: string; equivalents: readonly string[] }
  | { kind: 'name'; phrase: string; productType: ProductType }

/**
 * The vocabulary's spelling of a word, which may be another form of it; undefined if the vocabulary does not have it.
 */
export function sameSynonym({ synonyms }: Pick<SearchVocabulary, 'synonyms'>, word: string): string | undefined {
  const joinedStems = stemsOf(word).join('')
  return Object.keys(synonyms).find((known) => stemsOf(known).join('') === joinedStems)
}

/** A vocabulary with a lesson. */
export function withLesson(vocabulary: SearchVocabulary, lesson: Lesson): SearchVocabulary {
  if (lesson.kind === 'synonym') {
    const word = sameSynonym(vocabulary, lesson.word) ?? lesson.word
    return { ...vocabulary, synonyms: { ...vocabulary.synonyms, [word]: [...lesson.equivalents] } }
  }
  const { phrase, productType } = lesson
  const { names = [], hints = [] } = vocabulary.intent.productTypes[productType] ?? {}
  const productTypes = { ...vocabulary.intent.productTypes, [productType]: { names: [...names, phrase], hints } }
  return { ...vocabulary, intent: { ...vocabulary.intent, productTypes } }
}

/** The words that a lesson is about. */
export function lessonText(lesson: Lesson): string {
  return lesson.kind === 'synonym' ? lesson.word : lesson.phrase
}
