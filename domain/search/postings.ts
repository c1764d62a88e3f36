/** The documents of one word, ascending: `position * 16 + bits of the fields that have it`. */
export type Postings = Uint32Array

const fieldSpace = 16

/** Gathers words, document by document, into postings. */
export class PostingsBuilder {
  readonly #lists = new Map<string, number[]>()

  /** Notes that a field of a document has a word. Documents must come in ascending order. */
  add(word: string, document: number, bit: number): void {
    const entry = document * fieldSpace + bit
    const list = this.#lists.get(word)
    const last = list?.at(-1)
    if (!list || last === undefined) this.#lists.set(word, [entry])
    else if (last >= document * fieldSpace) list[list.length - 1] = last | bit
    else list.push(entry)
  }

  finish(): Map<string, Postings> {
    const postings = new Map<string, Postings>()
    for (const [word, list] of this.#lists) postings.set(word, Uint32Array.from(list))
    return postings
  }
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
