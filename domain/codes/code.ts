import { normalize } from '#domain/text/normalize.ts'

/** Matches codes of letters and digits only, which most are: this saves the work of normalizing them. */
const plainPattern = /^[A-Za-z0-9]*$/

/** A code in comparable form: 'St-01 e' → 'st01e'. Letters of other alphabets stay: a text with them is no code. */
export function compactCode(text: string): string {
  if (plainPattern.test(text)) return text.toLowerCase()
  return normalize(text.normalize('NFKC')).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** A compact code without leading zeros in its numbers: 'cp05' → 'cp5'. */
export function unpaddedCode(compact: string): string {
  return compact.includes('0') ? compact.replaceAll(/(?<!\d)0+(?=\d)/g, '') : compact
}

/** The shape of a compact code, each run of digits replaced by a 9: 'c5vg14' → 'c9vg9', 'st01e' → 'st9e'. */
export const codeShape = (compact: string): string => compact.replaceAll(/\d+/g, '9')

/** The letters that a family of codes begins with: 'tpni02n' → 'tpni'. Empty when the code begins with a digit. */
export const codeFamily = (compact: string): string => /^[a-z]+/.exec(compact)?.[0] ?? ''

/** Whether a compact text mixes letters and digits as codes do. */
export const mixesLettersAndDigits = (compact: string): boolean => /[a-z]/.test(compact) && /\d/.test(compact)

const lookalikes: Readonly<Record<string, string>> = { o: '0', q: '0', i: '1', l: '1', s: '5', b: '8', z: '2', g: '6' }

/** Replaces the characters that a worn label confuses, for comparisons only: 'eid5o3' and 'eid503' become equal. */
export function wornCode(compact: string): string {
  return compact.replaceAll(/[oqilsbzg]/g, (letter) => lookalikes[letter] ?? letter)
}

/** Whether a compact text is written as codes are: letters and digits, or five digits and more. */
export function looksLikeCode(compact: string): boolean {
  return (mixesLettersAndDigits(compact) && compact.length > 2) || /^\d{5,}$/.test(compact)
}
