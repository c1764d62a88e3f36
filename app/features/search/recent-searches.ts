import { readStored, writeStored } from '#app/browser/storage.ts'

const maximumSearches = 5

/** The visitor's searches on this device, the last one first. */
export function recentSearches(key: string): string[] {
  return (readStored(key) ?? '').split('\n').filter(Boolean).slice(0, maximumSearches)
}

export function rememberSearch(key: string, term: string): void {
  const text = term.replaceAll(/\s+/g, ' ').trim()
  if (text.length < 2) return
  const otherSearches = recentSearches(key).filter((search) => search.toLowerCase() !== text.toLowerCase())
  writeStored(key, [text, ...otherSearches].slice(0, maximumSearches).join('\n'))
}

export function forgetSearches(key: string): void {
  writeStored(key, '')
}
