import type { Documents } from '#domain/search/index/postings.ts'

/** The documents of any list, each once, ascending. */
export function union(lists: readonly Documents[]): Documents {
  const [only = new Uint32Array(), ...others] = lists
  return others.length === 0 ? only : Uint32Array.from(new Set(lists.flatMap((list) => [...list]))).toSorted()
}

/** The documents of both lists. */
export function intersection(a: Documents, b: Documents): Documents {
  const other = new Set(b)
  return a.filter((document) => other.has(document))
}
