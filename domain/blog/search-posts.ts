import { containsTerm, normalize } from '#domain/text/normalize.ts'

/** The texts of an article that the blog's search looks through (spec §5). */
export interface SearchedPost {
  title: string
  excerpt: string
  /** The article's text without tags. */
  text: string
}

/**
 * The articles whose title, excerpt or text contain the term as typed, ignoring case and accents, in the given order.
 * When none does, those that contain each of its words: 'alarme bomba' means the alarms of infusion pumps. An empty
 * term finds all.
 */
export function searchPosts<P extends SearchedPost>(posts: readonly P[], term: string): P[] {
  const phrase = normalize(term)
  const exact = posts.filter((post) => fields(post).some((field) => normalize(field).includes(phrase)))
  return exact.length > 0 ? exact : posts.filter((post) => containsTerm(fields(post).join(' '), term))
}

function fields({ title, excerpt, text }: SearchedPost): string[] {
  return [title, excerpt, text]
}
