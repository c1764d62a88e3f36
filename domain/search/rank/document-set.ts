import type { Documents } from '#domain/search/index/postings.ts'

/** Sets of documents, as ascending positions. */

/** The documents of any list, each once. In: the lists, and how many documents there are in all. */
export function union(lists: readonly Documents[], total: number): Documents {
  const [only = new Uint32Array(), ...others] = lists
  if (others.length === 0) return only
  const isIn = new Uint8Array(total)
  for (const list of lists) for (const document of list) isIn[document] = 1
  let count = 0
  for (const one of isIn) count += one
  const documents = new Uint32Array(count)
  let place = 0
  for (let document = isIn.indexOf(1); document >= 0; document = isIn.indexOf(1, document + 1))
    documents[place++] = document
  return documents
}

/** The documents of both lists. */
export function intersection(a: Documents, b: Documents): Documents {
  let from = 0
  return a.filter((document) => {
    while ((b[from] ?? Infinity) < document) from++
    return b[from] === document
  })
}
