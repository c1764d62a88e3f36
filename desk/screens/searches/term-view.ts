import type { Lesson } from '#domain/search/teaching/lesson.ts'
import type { CountedDay } from './search-view.ts'

/** A product by its name on the site. */
export interface NamedProduct {
  name: string
  /** Its address on the site. */
  href: string
}

/** A term and the results of the site's search. */
export interface TermView {
  term: string
  /** The newest first; empty where too few days have the term. */
  weeks: readonly CountedDay[]
  /** The first results, best first, and their total number. */
  answers: readonly NamedProduct[]
  found: number
  /** Its words that the search does not know. */
  unknown: readonly string[]
  /** Address of its results on the site. */
  href: string
}

/** A text whose results would change, with the names of the first products. */
export interface NamedChange {
  text: string
  before: readonly string[]
  after: readonly string[]
}

/** The effect of a lesson. */
export interface LessonView {
  term: string
  lesson: Lesson
  /** The fields of the lesson's form. */
  fields: Record<string, string>
  own: Omit<NamedChange, 'text'>
  /** Lost good results, and other changed ones. */
  worse: readonly NamedChange[]
  others: readonly NamedChange[]
  judged: number
  /** Words of the synonym that do not occur in the catalogue. */
  strangers: readonly string[]
}
