import { maximumQuantity } from './cart.ts'

/** The attributes of a quantity's text field; a field of numbers would take '1e3' for 1000 and '1.000' for 1. */
export const quantityField = {
  type: 'text',
  inputMode: 'numeric',
  autoComplete: 'off',
  pattern: String.raw`\s*0*[1-9]\d{0,2}\s*`,
  title: `Um número inteiro de 1 a ${maximumQuantity}`,
} as const

/** Reads a typed quantity: a whole number from 1 to 999; undefined for any other text. */
export function typedQuantity(text: string): number | undefined {
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
  return value >= 1 && value <= maximumQuantity ? value : undefined
}
