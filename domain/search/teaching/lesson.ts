import type { ProductType } from '#domain/catalogue/product-types.ts'
import { compileVocabulary } from '#domain/search/index/compiled-vocabulary.ts'
import { finished, type SearchIndex } from '#domain/search/index/search-index.ts'
import type { SearchVocabulary } from '#domain/search/index/vocabulary-schema.ts'
import { search } from '#domain/search/search.ts'
import { stemsOf, wordsOf } from '#domain/text/tokens.ts'

/** What the search is taught at the desk: synonyms of a word, or one more name of a type of part. */
export type Lesson =
  | { kind: 'synonym'; word: string; equivalents: readonly string[] }
  | { kind: 'name'; phrase: string; productType: ProductType }

/** The word as the vocabulary spells it, maybe in another form; undefined if it has no synonyms. */
export function sameSynonym({ synonyms }: Pick<SearchVocabulary, 'synonyms'>, word: string): string | undefined {
  const joinedStems = stemsOf(word).join('')
  return Object.keys(synonyms).find((known) => stemsOf(known).join('') === joinedStems)
}

/** A vocabulary with a lesson added; new synonyms of a word replace its old ones. */
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

/** The words that a lesson is about: the word with new synonyms, or the new name. */
export function lessonText(lesson: Lesson): string {
  return lesson.kind === 'synonym' ? lesson.word : lesson.phrase
}

export type JudgedText = { text: string; best?: string | undefined }

export interface ChangedAnswer {
  text: string
  before: string[]
  after: string[]
  /** Whether the text's product is among the first three results now, and would not be with the lesson. */
  isWorse: boolean
}

export interface LessonEffect {
  /** The answers to the term that the lesson came from. */
  ofTerm: Pick<ChangedAnswer, 'before' | 'after'>
  changed: ChangedAnswer[]
  judgedCount: number
}

/** The first results that are compared, and those among which the right one has to be. */
const comparedHits = 5
const goodRank = 3
/** The number of texts that can be examined within a second. */
const maximumJudged = 400

/** The changes that a lesson would make to texts by which the search is judged. In: the term that it came from. */
export function lessonEffect(
  { index, vocabulary }: { index: SearchIndex; vocabulary: SearchVocabulary },
  { lesson, term, judged }: { lesson: Lesson; term: string; judged: readonly JudgedText[] },
): LessonEffect {
  const taughtIndex = withVocabulary(index, withLesson(vocabulary, lesson))
  const answersTo = (text: string) => ({ before: firstIds(index, text), after: firstIds(taughtIndex, text) })
  const nearTexts = judged.filter(({ text }) => isNear(text, lessonText(lesson))).slice(0, maximumJudged)
  const answers = nearTexts.map(({ text, best }): ChangedAnswer => {
    const { before, after } = answersTo(text)
    const isGood = (ids: string[]) => best !== undefined && ids.slice(0, goodRank).includes(best)
    return { text, before, after, isWorse: isGood(before) && !isGood(after) }
  })
  const changed = answers.filter(({ before, after }) => before.join(' ') !== after.join(' '))
  return { ofTerm: answersTo(term), changed, judgedCount: nearTexts.length }
}

/** An index with another vocabulary; the documents stay, which depend neither on synonyms nor on names of types. */
function withVocabulary(index: SearchIndex, content: SearchVocabulary): SearchIndex {
  return { ...index, vocabulary: finished(compileVocabulary(content, index.documents)) }
}

function firstIds(index: SearchIndex, text: string): string[] {
  const { hits } = search(index, text)
  return hits.slice(0, comparedHits).map(({ id }) => id)
}

/** Whether a lesson may change a text's answer: misspellings, plurals and beginnings all begin like its words. */
function isNear(text: string, taughtWords: string): boolean {
  const beginnings = new Set(wordsOf(taughtWords).map((word) => word.slice(0, 3)))
  return wordsOf(text).some((word) => beginnings.has(word.slice(0, 3)))
}
