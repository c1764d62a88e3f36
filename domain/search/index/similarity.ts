import { judgement } from '#domain/search/weights.ts'

/** Spellings that sound alike in Portuguese, and in the brand names that buyers write by ear. */
const soundsAlike: readonly (readonly [RegExp, string])[] = [
  [/([a-z])\1/g, '$1'],
  [/ch/g, 'x'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck|qu(?=[ei])|k/g, 'c'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/(?<![cln])h/g, ''],
  [/n(?=[pb])/g, 'm'],
]

/** Matches words that may sound different from how they are written, so that the many others need not be rewritten. */
const maySoundElse = /[hkwyz]|qu|n[pb]|([a-z])\1/

/** A normalised word as it sounds: 'phillips' → 'filips', 'bracadeira' stays. */
export function soundOf(word: string): string {
  if (!maySoundElse.test(word)) return word
  return soundsAlike.reduce((sound, [spelling, sounded]) => sound.replace(spelling, sounded), word)
}

/**
 * The number of typing errors between two words: letters added, left out, changed, or swapped with a neighbour (optimal
 * string alignment). More than `limit` count as `limit + 1`.
 */
export function slipsBetween(a: string, b: string, limit: number = judgement.mostSlips): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      let slips = (previous[column - 1] ?? 0) + (isSame ? 0 : 1)
      slips = Math.min(slips, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      const isSwap = !isSame && row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) slips = Math.min(slips, (before[column - 2] ?? 0) + 1)
      current.push(slips)
      least = Math.min(least, slips)
    }
    if (least > limit) return limit + 1
    before = previous
    previous = current
  }
  return Math.min(previous[b.length] ?? 0, limit + 1)
}

/**
 * The similarity of two different words, written as they sound: from 0 to 1, less by each error (spec §9); 0 for more
 * errors than `limit`.
 */
export function soundSimilarity(a: string, b: string, limit: number = judgement.mostSlips): number {
  const slips = slipsBetween(a, b, limit)
  if (slips === 0) return judgement.strength.soundsAlike
  if (slips > limit) return 0
  const length = Math.max(a.length, b.length)
  // People seldom mistype the first letter: in a short word, or together with another slip, it makes another word.
  if (a[0] !== b[0] && (slips > 1 || length < judgement.shortestCorrected.firstLetter)) return 0
  return Math.min(judgement.strength.soundsAlike, 1 - slips / length)
}
