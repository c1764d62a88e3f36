import { escapeSeparators, splitUnescaped, unescapeSeparators } from '#server/sheet/csv-escape.ts'

/** What a cell says, or what is wrong with it. */
export type Decoded = { value: unknown } | { problem: string }

/** How one kind of value stands in a cell. Decoding is for cells with something in them. */
export interface Codec<Value> {
  encode: (value: Value) => string
  decode: (cell: string) => Decoded
}

export interface Pair {
  name: string
  value: string
}

export const textCell: Codec<string> = {
  encode: (text) => text,
  decode: (cell) => ({ value: cell }),
}

/** Items separated by ` | `; a line break inside the cell separates as well. */
export const listCell: Codec<readonly string[]> = {
  encode: (items) => items.map((item) => escapeSeparators(item, '|')).join(' | '),
  decode: (cell) => ({ value: itemsOf(cell).map((item) => unescapeSeparators(item, '|')) }),
}

/** Items of the form `name: value`, separated as in a list. */
export const pairsCell: Codec<readonly Pair[]> = {
  encode: (pairs) =>
    pairs.map(({ name, value }) => `${escapeSeparators(name, '|:')}: ${escapeSeparators(value, '|')}`).join(' | '),
  decode: (cell) => {
    const items = itemsOf(cell)
    const bare = items.find((item) => splitUnescaped(item, ':', 2).length < 2)
    if (bare !== undefined)
      return { problem: `found "${bare}", expected items of the form "Nome: valor" separated by " | "` }
    return {
      value: items.map((item): Pair => {
        const [name = '', value = ''] = splitUnescaped(item, ':', 2)
        return { name: unescapeSeparators(name, '|:').trim(), value: unescapeSeparators(value, '|').trim() }
      }),
    }
  },
}

const flagWords = new Map([
  ...['sim', 's', 'true', 'verdadeiro'].map((word) => [word, true] as const),
  ...['não', 'nao', 'n', 'false', 'falso'].map((word) => [word, false] as const),
])

/** `sim` or `não`; on reading also the VERDADEIRO and FALSO that a spreadsheet makes of them. */
export const flagCell: Codec<boolean> = {
  encode: (flag) => (flag ? 'sim' : 'não'),
  decode: (cell) => {
    const value = flagWords.get(cell.toLowerCase())
    return value === undefined ? { problem: `found "${cell}", expected "sim" or "não"` } : { value }
  },
}

/** An amount in R$: written 1149,50; read also as 1.149,50, R$ 1.149,50 and 1149.50. A dot before three digits parts thousands. */
export const amountCell: Codec<number> = {
  encode: (amount) => amount.toFixed(2).replace('.', ','),
  decode: (cell) => {
    const digits = cell.replace(/^R\$\s*/i, '')
    if (/^(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/.test(digits))
      return { value: Number(digits.replaceAll('.', '').replace(',', '.')) }
    if (/^\d+\.\d{1,2}$/.test(digits)) return { value: Number(digits) }
    return { problem: `found "${cell}", expected an amount in reais such as 1149,50 or 1.149,50` }
  },
}

/** The items of a cell that holds several. */
export function itemsOf(cell: string): string[] {
  return splitUnescaped(cell, '|\n')
    .map((item) => item.trim())
    .filter(Boolean)
}
