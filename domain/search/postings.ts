/** The documents of one word, ascending: `position * 16 + bits of the fields that have it`. */
export type Postings = Uint32Array

const fieldSpace = 16

/** Turns the words of each document into the documents of each word. */
export function invert(documents: readonly ReadonlyMap<string, number>[]): Map<string, Postings> {
  const lists = new Map<string, number[]>()
  for (const [position, words] of documents.entries()) {
    for (const [word, bits] of words) {
      const entry = position * fieldSpace + bits
      const list = lists.get(word)
      if (list) list.push(entry)
      else lists.set(word, [entry])
    }
  }
  return new Map([...lists].map(([word, list]) => [word, Uint32Array.from(list)]))
}

/** The documents of a word, ascending. */
export function documentsOf(postings: Postings): number[] {
  return Array.from(postings, (entry) => Math.floor(entry / fieldSpace))
}

/**
 * Calls back for each candidate (ascending) that the postings have, with its place among the
 * candidates. Cost grows with the shorter of the two lists.
 */
export function eachMatch(
  postings: Postings,
  candidates: readonly number[],
  found: (place: number, bits: number) => void,
): void {
  const isSparse = candidates.length * 16 < postings.length
  let from = 0
  for (const [place, candidate] of candidates.entries()) {
    const wanted = candidate * fieldSpace
    if (isSparse) from = firstFrom(postings, wanted, from)
    else while (from < postings.length && (postings[from] ?? 0) < wanted) from++
    const entry = postings[from]
    if (entry === undefined) return
    if (entry < wanted + fieldSpace) found(place, entry - wanted)
  }
}

function firstFrom(postings: Postings, wanted: number, start: number): number {
  let low = start
  let high = postings.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((postings[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
