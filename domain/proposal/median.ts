/** The median of some numbers; undefined without numbers. */
export function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[half - 1], sorted[half]]
  if (high === undefined) return undefined
  return sorted.length % 2 === 0 && low !== undefined ? (low + high) / 2 : high
}
