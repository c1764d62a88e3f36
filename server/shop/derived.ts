/**
 * Makes a function whose result is computed on first use and cached with its source: for data derived from a
 * shop's snapshot. In: a function of the source alone. A failure is not cached.
 */
export function derived<Source extends object, Result>(make: (source: Source) => Result): (source: Source) => Result {
  const made = new WeakMap<Source, { result: Result }>()
  return (source) => {
    const known = made.get(source)
    if (known) return known.result
    const result = make(source)
    made.set(source, { result })
    return result
  }
}
