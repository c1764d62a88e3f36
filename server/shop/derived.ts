/**
 * Makes a function whose result is computed on first use and cached with its source: for data derived from a
 * shop's snapshot. In: a function of the source alone. A failure is not cached.
 */
export function derived<Source extends object, Result>(make: (source: Source) => Result): (source: Source) => Result {
  const cache = new WeakMap<Source, { result: Result }>()
  return (source) => {
    const cached = cache.get(source)
    if (cached) return cached.result
    const result = make(source)
    cache.set(source, { result })
    return result
  }
}
