import { normalize } from './normalize.ts'

const plainAscii = /^[\x20-\x7e]*$/

/** The words of a text in order: runs of letters and digits, normalised ('SpO₂' → 'spo2'). */
export function wordsOf(text: string): string[] {
  const plain = plainAscii.test(text) ? text.toLowerCase() : normalize(text.normalize('NFKC'))
  return plain.match(/[a-z0-9]+/g) ?? []
}

/** The endings of plurals with their singulars; each stands before the shorter ones that it ends in. */
const plurals: readonly (readonly [ending: string, singular: string])[] = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['ois', 'ol'],
  ['eis', 'l'],
  ['is', 'l'],
  ['res', 'r'],
  ['zes', 'z'],
  ['ens', 'em'],
  ['ins', 'im'],
  ['ons', 'om'],
  ['uns', 'um'],
  ['s', ''],
]

/** A word without plural and gender: 'sensores' → 'sensor', 'pediatricas' → 'pediatric'. Codes and short words stay. */
export function stemOf(word: string): string {
  const base = singular(word)
  if (base.length < 4 || /\d/.test(base)) return base
  // One stem for 'portátil' and 'portáteis', 'infantil' and 'infantis', 'descartável' and 'descartáveis'.
  if (base.length >= 5 && /[ei]l$/.test(base)) return `${base.slice(0, -2)}l`
  const last = base.at(-1)
  return base.length >= 5 && (last === 'a' || last === 'o' || last === 'e') ? base.slice(0, -1) : base
}

/** A word without its plural ending: 'sensores' → 'sensor'. Codes and words of up to three letters stay. */
export function singular(word: string): string {
  if (word.length < 4 || /\d/.test(word) || !word.endsWith('s') || word.endsWith('ss')) return word
  const plural = plurals.find(([ending]) => word.endsWith(ending) && word.length - ending.length >= 2)
  return plural ? word.slice(0, -plural[0].length) + plural[1] : word
}

/** The stem of each word of a text, in order: 'Sensores de SpO₂' → 'sensor', 'de', 'spo2'. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map(stemOf)
}

const mayJoin = /[-/.]/
const units = new Set(['v', 'w', 'ah', 'mah', 'mm', 'm', 'ml', 'l', 'g', 'kg', 'hz'])

/** Whether a normalised word is a unit of measure: 'v', 'mm', 'kg'. */
export function isUnit(word: string | undefined): boolean {
  return word !== undefined && units.has(word)
}

/** The words that buyers also write as one: 'DX 2020' → 'dx2020', '12 V' → '12v', 'Multi-Link' → 'multilink'. */
export function joinedForms(text: string, words: readonly string[]): string[] {
  const compounds = mayJoin.test(text) ? (text.match(/[\p{L}\p{N}]+(?:[-/.][\p{L}\p{N}]+)+/gu) ?? []) : []
  const joined = compounds.map((compound) => stemOf(wordsOf(compound).join('')))
  let name: string | undefined
  for (const [index, word] of words.entries()) {
    const isNumber = /^\d/.test(word)
    // A name applies to each number of a list: 'Dash 3000, 4000 e 5000'.
    if (isNumber && name !== undefined) joined.push(name + word)
    if (!isNumber) name = /^[a-z]{1,10}$/.test(word) ? word : undefined
    const next = words[index + 1]
    if (isUnit(next) && /^\d+$/.test(word)) joined.push(word + next)
  }
  return joined
}

/** The letters at the beginning of a word of letters and digits, if there are at least three: 'umec12' → 'umec'. */
export function leadingLetters(word: string): string | undefined {
  return /^([a-z]{3,})\d/.exec(word)?.[1]
}
