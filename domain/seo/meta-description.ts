const mostCharacters = 155

/** The beginning of a text as a search result shows it: at most 155 characters, cut between words. */
export function metaDescription(text: string): string {
  if (text.length <= mostCharacters) return text
  const cut = text.slice(0, mostCharacters)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')}…`
}
