import { escapeSeparators, splitUnescaped, unescapeSeparators } from '#server/sheet/csv-escape.ts'
import { readAmount } from './read-amount.ts'
import type { Decoded } from './decoded.ts'

/** How one kind of value is written in a cell. `decode` is called for cells that are not empty. */
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

/**
 * A key of a closed list; capitals, accents and spaces as people type them are accepted: `Em estoque` for em-estoque.
 */
export const keyCell: Codec<string> = {
  encode: (key) => key,
  decode: (cell) => ({ value: /^[\p{L}\d -]+$/u.test(cell) ? asKey(cell) : cell }),
}

/** Items separated by ` | `, or by a line break within the cell. */
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
    if (bare !== undefined) return badItem(bare, 'Nome: valor')
    return {
      value: items.map((item): Pair => {
        const [name = '', value = ''] = splitUnescaped(item, ':', 2)
        return { name: unescapeSeparators(name, '|:').trim(), value: unescapeSeparators(value, '|').trim() }
      }),
    }
  },
}

/**
 * Words for yes and no. Not `x` or `S`: people would leave the cell empty for no, and an empty cell changes nothing.
 */
const flagWords = new Map([
  ...['sim', 'true', 'verdadeiro', '1'].map((word) => [word, true] as const),
  ...['não', 'nao', 'false', 'falso', '0'].map((word) => [word, false] as const),
])

/** A cell with `sim` or `não`. It is also read where a spreadsheet has turned these words into others (flagWords). */
export const flagCell: Codec<boolean> = {
  encode: (flag) => (flag ? 'sim' : 'não'),
  decode: (cell) => {
    const value = flagWords.get(cell.toLowerCase())
    if (value !== undefined) return { value }
    const problem = `há "${cell}"; escreva sim ou não (também valem verdadeiro e falso, true e false, 1 e 0)`
    return { code: 'conteudo-sim-ou-nao', problem }
  },
}

/**
 * The word for a product without a price, whose price is 0. A typed zero is refused, because it is mostly a gap in
 * another system.
 */
const onRequest = 'consultar'

/** An amount in R$, written as 1149,50, or `consultar` for 0; read-amount.ts reads further notations. */
export const amountCell: Codec<number> = {
  encode: (amount) => (amount === 0 ? onRequest : amount.toFixed(2).replace('.', ',')),
  decode: (cell) => (cell.toLowerCase() === onRequest ? { value: 0 } : readAmount(cell)),
}

/** The items of a cell that holds several. */
export function itemsOf(cell: string): string[] {
  return splitUnescaped(cell, '|\n')
    .map((item) => item.trim())
    .filter(Boolean)
}

/** The fault of an item without the character that separates name and value. */
export function badItem(item: string, example: string): Decoded {
  const problem = `há "${item}"; escreva itens da forma "${example}", separados por " | "`
  return { code: 'conteudo-item', problem }
}

function asKey(cell: string): string {
  return cell.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/[ -]+/g, '-')
}
