import { containsTerm, normalize } from '#domain/text/normalize.ts'

/** What the blog's search reads of an article (spec §5). */
export interface SearchedPost {
  title: string
  excerpt: string
  /** The article's words, without tags. */
  text: string
}

/**
 * The articles whose title, excerpt or text contain the term as it was typed, in any case and with any
 * accents, in the order given. When none does, those in which each of its words occurs: a visitor who
 * types 'alarme bomba' means the infusion pumps' alarms. An empty term finds all.
 */
export function searchPosts<P extends SearchedPost>(posts: readonly P[], term: string): P[] {
  const phrase = normalize(term)
  const exact = posts.filter((post) => fields(post).some((field) => normalize(field).includes(phrase)))
  return exact.length > 0 ? exact : posts.filter((post) => containsTerm(fields(post).join(' '), term))
}

function fields({ title, excerpt, text }: SearchedPost): string[] {
  return [title, excerpt, text]
}
