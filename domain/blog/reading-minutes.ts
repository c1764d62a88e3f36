const wordsPerMinute = 200

/** How many words a text has; figures and codes count as words, punctuation alone does not. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Minutes that it takes to read a text calmly, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(wordCount(text) / wordsPerMinute))
}
