/** Most texts have no accents: this check saves the work of normalizing them. */
const isPlain = /^[\x20-\x7e]*$/

/** Text in the form in which the search compares it: no accents, lower case, single spaces. */
export function normalize(text: string): string {
  const plain = isPlain.test(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** A label as an address part: 'Terapia intensiva' → 'terapia-intensiva'. */
export function slugify(text: string): string {
  return normalize(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Whether every word of the term occurs in the text, ignoring case and accents (spec §5). */
export function containsTerm(text: string, term: string): boolean {
  const haystack = normalize(text)
  return normalize(term)
    .split(' ')
    .every((word) => haystack.includes(word))
}
