/** The words of a sorted list that begin with a prefix, in order, at most `limit` of them. */
export function startingWith(sorted: readonly string[], prefix: string, limit: number): string[] {
  let first = 0
  let end = sorted.length
  while (first < end) {
    const middle = (first + end) >>> 1
    if ((sorted[middle] ?? '') < prefix) first = middle + 1
    else end = middle
  }
  const found: string[] = []
  while (found.length < limit && sorted[first]?.startsWith(prefix)) found.push(sorted[first++] ?? '')
  return found
}
