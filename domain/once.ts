/** Does some work once per key, or once at all; a failure is not cached, so that the next call starts it again. */
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
