/**
 * Makes a function whose result is made when first asked for and kept with what it was made of: for what follows from a
 * shop's snapshot. In: the work, which depends on its source alone. A failure is not kept.
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
