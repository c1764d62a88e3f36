/** Makes a function whose result is cached with its source from the first use on. `make` uses the source alone. */
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
