/** The documents of one word, ascending: `position * 16 + bits of the fields that have it`. */
export type Postings = Uint32Array

/** Positions of documents, ascending. */
export type Documents = Uint32Array

/** Bits that the fields take in an entry. */
const fieldWidth = 4
const fieldSpace = 1 << fieldWidth

/** Gathers words, document by document, into postings. */
export class PostingsBuilder {
  readonly #lists = new Map<string, number[]>()

  /** Notes that a field of a document has a word. Documents must come in ascending order. */
  add(word: string, document: number, bit: number): void {
    const entry = document * fieldSpace + bit
    const list = this.#lists.get(word)
    const last = list?.[list.length - 1]
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

/** The documents of a word. */
export function documentsOf(postings: Postings): Documents {
  return postings.map((entry) => entry >>> fieldWidth)
}

/** Documents to be looked up in postings, and where each stands among them. */
export interface Candidates {
  documents: Documents
  /** By document: its place plus one, 0 for those that are no candidates. */
  places: Uint32Array
}

/** Prepares documents for {@link eachMatch}. In: documents, and how many there are in all. */
export function placeCandidates(documents: Documents, total: number): Candidates {
  const places = new Uint32Array(total)
  for (let place = 0; place < documents.length; place++) places[documents[place] ?? 0] = place + 1
  return { documents, places }
}

/** Calls back for each candidate that the postings have, with its place among the candidates. */
export function eachMatch(
  postings: Postings,
  { places }: Candidates,
  found: (place: number, bits: number) => void,
): void {
  for (const entry of postings) {
    const place = places[entry >>> fieldWidth] ?? 0
    if (place > 0) found(place - 1, entry & (fieldSpace - 1))
  }
}
