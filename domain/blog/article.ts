const wordsPerMinute = 200

/** How many words a text has; figures and codes count as words, punctuation alone does not. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Minutes that it takes to read a text calmly, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(wordCount(text) / wordsPerMinute))
}

export type ContentsEntry = { id: string; text: string }

export interface ArticleSummary {
  slug: string
  title: string
  excerpt: string
  category_id: string
  /** ISO date of publication, else of creation. */
  date: string
  picture: string
}

export interface Article extends Omit<ArticleSummary, 'category_id'> {
  category?: string | undefined
  updatedAt: string
  revisedAt?: string | undefined
  reviewed?: { by: string; at: string } | undefined
  readingMinutes: number
  contents: readonly ContentsEntry[]
  /** Safe HTML, with ids on its headings. */
  html: string
}
