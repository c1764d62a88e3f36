const firstWeights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
const secondWeights = [6, ...firstWeights]

/**
 * Checks a CNPJ as typed: 14 digits, or since July 2026 twelve letters or digits and two check digits, for which a
 * character counts as its ASCII value less 48, modulo 11. Visitors' forms only warn; proposals need a valid CNPJ.
 */
export function cnpjState(typed: string): 'empty' | 'valid' | 'incomplete' | 'wrong' {
  const bare = bareCnpj(typed)
  if (bare === '') return 'empty'
  if (bare.length < 14) return 'incomplete'
  if (!/^[0-9A-Z]{12}\d{2}$/.test(bare) || /^0+$/.test(bare)) return 'wrong'
  const first = checkDigit(bare.slice(0, 12), firstWeights)
  const second = checkDigit(bare.slice(0, 12) + first, secondWeights)
  return bare.endsWith(`${first}${second}`) ? 'valid' : 'wrong'
}

/** A complete CNPJ with its punctuation; any other text as typed, trimmed. */
export function formatCnpj(typed: string): string {
  const parts = /^(.{2})(.{3})(.{3})(.{4})(.{2})$/.exec(bareCnpj(typed))
  return parts ? `${parts[1]}.${parts[2]}.${parts[3]}/${parts[4]}-${parts[5]}` : typed.trim()
}

function bareCnpj(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
}

function checkDigit(text: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * (text.charCodeAt(index) - 48), 0)
  const remainder = sum % 11
  return remainder < 2 ? 0 : 11 - remainder
}
