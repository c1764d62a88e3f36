import type { Lesson } from '#domain/search/teaching/lesson.ts'
import type { CountedDay } from './search-view.ts'

/** A product as the site names it. */
export interface NamedProduct {
  name: string
  /** On the site. */
  href: string
}

/** One term and what the site's search makes of it. */
export interface TermView {
  term: string
  /** The newest first; empty where too few days have it. */
  weeks: readonly CountedDay[]
  /** What the search finds now, best first, and how much in all. */
  answers: readonly NamedProduct[]
  found: number
  /** The words of it that the search does not know. */
  unknown: readonly string[]
  /** The page of the site that answers it. */
  href: string
}

/** A text whose answer would be another, with the names of the first products. */
export interface NamedChange {
  text: string
  before: readonly string[]
  after: readonly string[]
}

/** What a lesson would change. */
export interface LessonView {
  term: string
  lesson: Lesson
  /** The fields by which the form asks for it again. */
  fields: Record<string, string>
  own: Omit<NamedChange, 'text'>
  /** Good answers that would be lost, and others that would be different. */
  worse: readonly NamedChange[]
  others: readonly NamedChange[]
  judged: number
  /** Words that are said to mean the same, but that the catalogue does not have. */
  strangers: readonly string[]
}
