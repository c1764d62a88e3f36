import { mixesLettersAndDigits } from '#domain/text/code.ts'

/** Whether a compact text is written as codes are: letters and digits, or five digits and more. */
export function looksLikeCode(compact: string): boolean {
  return (mixesLettersAndDigits(compact) && compact.length > 2) || /^\d{5,}$/.test(compact)
}
