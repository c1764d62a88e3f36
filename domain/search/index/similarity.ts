import { groupBy } from '#domain/group-by.ts'
import { factors, thresholds, weights } from '#domain/search/weights.ts'

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

/** The letters added, left out, changed or swapped between words (optimal string alignment), at most `limit + 1`. */
export function slipsBetween(a: string, b: string, limit: number = thresholds.mostSlips): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let rowBeforePrevious: number[] = []
  let previousRow = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const currentRow = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      let slips = (previousRow[column - 1] ?? 0) + (isSame ? 0 : 1)
      slips = Math.min(slips, (previousRow[column] ?? 0) + 1, (currentRow[column - 1] ?? 0) + 1)
      const isSwap = !isSame && row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) slips = Math.min(slips, (rowBeforePrevious[column - 2] ?? 0) + 1)
      currentRow.push(slips)
      least = Math.min(least, slips)
    }
    if (least > limit) return limit + 1
    rowBeforePrevious = previousRow
    previousRow = currentRow
  }
  return Math.min(previousRow[b.length] ?? 0, limit + 1)
}

/** The similarity of two words by sound, from 0 to 1, less by each slip (spec §9); 0 for more slips than allowed. */
function soundSimilarity(a: string, b: string, threshold: number): number {
  const length = Math.max(a.length, b.length)
  // People seldom mistype the first letter: in a short word, or together with another slip, it makes another word.
  const isOtherStart = a[0] !== b[0]
  if (isOtherStart && length < thresholds.shortestCorrected.firstLetter) return 0
  // As many as the threshold allows are counted; the small share is for the rounding of '5 · (1 − 0.8)'.
  const most = Math.min(thresholds.mostSlips, Math.floor(length * (1 - threshold) + 1e-9))
  const slips = isOtherStart ? slipsAtStart(a, b) : slipsBetween(a, b, most)
  return slips > most ? 0 : Math.min(factors.strength.soundsAlike, 1 - slips / length)
}

/** The slips of words that begin differently: 1 if one at the start makes them the same, else more than are judged. */
function slipsAtStart(a: string, b: string): number {
  const [afterA, afterB] = [a.slice(1), b.slice(1)]
  const isSwap = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return afterA === afterB || afterA === b || a === afterB || isSwap ? 1 : thresholds.mostSlips + 1
}

export type KnownWord = { word: string; sound: string; letters: number }

/** The letters of a word, each a bit: most words have too many others to be compared letter by letter. */
function lettersOf(word: string): number {
  let letters = 0
  for (let place = 0; place < word.length; place++) letters |= 1 << (word.charCodeAt(place) % 32)
  return letters
}

/** Whether a word has more letters that another lacks than slips are judged, each of which adds one at the most. */
function lacksLetters(letters: number, others: number): boolean {
  let lacking = letters & ~others
  for (let slips = 0; slips < thresholds.mostSlips; slips++) lacking &= lacking - 1
  return lacking !== 0
}

/** Words that others may be slips of, each once; `byStart`: by the letter with which they begin as they sound. */
export interface KnownWords {
  all: readonly KnownWord[]
  byStart: ReadonlyMap<string, readonly KnownWord[]>
}

export type SimilarWord = { word: string; similarity: number }

/** Prepares words for {@link similarWords} and {@link nearestWords}, each once, without those never corrected. */
export function toKnownWords(words: Iterable<string>): KnownWords {
  const all = [...new Set(words)].filter(isCorrectable).map((word) => {
    const sound = soundOf(word)
    return { word, sound, letters: lettersOf(sound) }
  })
  return { all, byStart: groupBy(all, ({ sound }) => sound[0] ?? '') }
}

/** Whether a word may be corrected: codes and models never, as one digit makes another part, nor very short words. */
function isCorrectable(word: string): boolean {
  return (
    word.length >= thresholds.shortestCorrected.word && word.length <= weights.fuzzy.longestWord && !/\d/.test(word)
  )
}

/** The known words that sound at least as similar as the threshold, best first, then by alphabet. */
export function similarWords(known: KnownWords, typed: string, threshold: number): SimilarWord[] {
  if (!isCorrectable(typed)) return []
  const typedSound = soundOf(typed)
  // One slip makes a word one letter longer at the most.
  const mayStartElse = typedSound.length + 1 >= thresholds.shortestCorrected.firstLetter
  const candidates = mayStartElse ? known.all : (known.byStart.get(typedSound[0] ?? '') ?? [])
  const typedLetters = lettersOf(typedSound)
  const found: SimilarWord[] = []
  for (const { word, sound, letters } of candidates) {
    if (Math.abs(sound.length - typedSound.length) > thresholds.mostSlips) continue
    if (lacksLetters(letters, typedLetters) || lacksLetters(typedLetters, letters)) continue
    const similarity = word === typed ? 1 : soundSimilarity(typedSound, sound, threshold)
    if (similarity >= threshold) found.push({ word, similarity })
  }
  return found.toSorted((a, b) => b.similarity - a.similarity || (a.word < b.word ? -1 : 1))
}

/** The words with fewest slips, letter by letter, at least as similar as the threshold; same sound is one slip. */
export function nearestWords(known: KnownWords, typed: string, threshold: number): string[] {
  if (/\d/.test(typed) || typed.length > weights.fuzzy.longestWord) return []
  const typedSound = soundOf(typed)
  const near = known.all.flatMap(({ word, sound }) => {
    const slips = sound === typedSound ? 1 : slipsBetween(typed, word)
    const isNear = slips <= thresholds.mostSlips && 1 - slips / Math.max(word.length, typed.length) >= threshold
    return isNear ? [{ word, slips }] : []
  })
  const least = Math.min(...near.map(({ slips }) => slips))
  return near.filter(({ slips }) => slips === least).map(({ word }) => word)
}
