/** The words of a sorted list that begin with a prefix, in order, at most `limit` of them. */
export function startingWith(sorted: readonly string[], prefix: string, limit: number): string[] {
  const found: string[] = []
  for (let position = firstFrom(sorted, prefix); position < sorted.length && found.length < limit; position++) {
    const word = sorted[position]
    if (!word?.startsWith(prefix)) break
    found.push(word)
  }
  return found
}

/** Position of the first word that is not before the prefix. */
function firstFrom(sorted: readonly string[], prefix: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  return low
}
