/** Longest text of the CEP field: `_____-___` (spec §5). */
export const postalCodeLength = 9

/** Puts the hyphen after the fifth digit: '80.010-000' → '80010-000'. A text with other characters is only cut. */
export function maskPostalCode(text: string): string {
  const digits = text.replaceAll(/[-.\s]/g, '')
  if (!/^\d*$/.test(digits)) return text.slice(0, postalCodeLength)
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5, 8)}` : digits
}

/** Whether the OK button is enabled: from 8 characters on (spec §5). */
export const canCalculate = (text: string): boolean => text.length >= 8

/** Whether the text is a CEP: 8 digits, with or without the hyphen. */
export const isPostalCode = (text: string): boolean => /^\d{5}-?\d{3}$/.test(text.trim())
