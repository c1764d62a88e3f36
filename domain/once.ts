/**
 * Work that is done once for each key, and its result cached. Callers that come while it is under way share its result.
 * A failure is forgotten: the next who asks starts the work again. In: the work; without keys it is called with nothing.
 */
export function once<Result, Key = void>(work: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  const results = new Map<Key, Promise<Result>>()
  return (key) => {
    const known = results.get(key)
    if (known) return known
    const result = work(key).catch((error: unknown) => {
      results.delete(key)
      throw error
    })
    results.set(key, result)
    return result
  }
}
