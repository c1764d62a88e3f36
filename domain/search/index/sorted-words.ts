/** The words of a sorted list that begin with a prefix, in order, at most `limit` of them. */
export function startingWith(sorted: readonly string[], prefix: string, limit: number): string[] {
  const first = firstFrom(sorted.length, (position) => (sorted[position] ?? '') < prefix)
  const found: string[] = []
  for (let position = first; position < sorted.length && found.length < limit; position++) {
    const word = sorted[position]
    if (!word?.startsWith(prefix)) break
    found.push(word)
  }
  return found
}

/** The first position of a sorted list whose item is not before what is looked for; its length where all are. */
export function firstFrom(length: number, isBefore: (position: number) => boolean, from = 0): number {
  let low = from
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
