/**
 * Does some work once per key and caches its result. Calls during the work share its result. A failure is not cached:
 * the next call starts the work again. In: the work; without a key it has one result.
 */
export function once<Result, Key = void>(work: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  const results = new Map<Key, Promise<Result>>()
  return (key) => {
    const cached = results.get(key)
    if (cached) return cached
    const result = work(key).catch((error: unknown) => {
      results.delete(key)
      throw error
    })
    results.set(key, result)
    return result
  }
}
