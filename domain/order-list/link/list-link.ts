import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { compactCode } from '#domain/codes/code.ts'
import { buyerLineLabel, buyerLineOf, type BuyerLine } from '#domain/buyer/buyer-line.ts'
import { toLinkText } from './link-text.ts'
import { itemKey, type ItemName, type OrderItem } from '#domain/order-list/order-item.ts'
import { shortHash } from '#domain/order-list/own-code.ts'
import type { OrderedItem } from '#domain/order-list/ordered-item.ts'

/**
 * A line of a list link: a compact code, a quantity, and a guard that reveals when the code has come to mean something
 * else.
 */
export interface LinkLine {
  /** '' for a line of the buyer's list that the catalogue does not have. */
  code: string
  quantity: number
  /** Two characters from product and variant; '' without a code. */
  guard: string
  /** What the buyer's list says of the line; for a line without a code, at least its description. */
  buyerLine?: BuyerLine | undefined
  /** Option name to value, as carts have them. */
  options?: Record<string, string> | undefined
  note?: string | undefined
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** The letters before the fields of a line; an option is written as 'name: value', and there may be several. */
export const fieldLetters: Record<keyof BuyerLine | 'note' | 'option', string> = {
  lot: 'L',
  item: 'I',
  code: 'C',
  catmat: 'K',
  text: 'T',
  unit: 'U',
  brand: 'B',
  note: 'N',
  option: 'O',
}
export type Field = [name: keyof typeof fieldLetters, text: string]

/** The guard of what a code orders. */
export function guardOf(item: ItemName): string {
  return twoDigits(itemKey(item))
}

/** A hash of two characters for any text. */
export function twoDigits(text: string): string {
  const hash = shortHash(text) % (36 * 36)
  return `${digits[Math.floor(hash / 36)]}${digits[hash % 36]}`
}

/** A line of a list with everything that a link can hold; a line without an item is described in the buyer's words. */
export function linkLine({ item, quantity, buyerLine, options, note }: LinkedItem): LinkLine {
  const code = item ? compactCode(item.code).toUpperCase() : ''
  return { code, quantity, guard: item ? guardOf(item) : '', buyerLine, options, note }
}

/**
 * A line for a message or a QR code, whose length is limited: an item with only the buyer's numbers and codes, or a
 * line without an item in the buyer's words.
 */
export function shortLinkLine({ item, quantity, buyerLine }: LinkedItem): LinkLine {
  if (!item) return linkLine({ quantity, buyerLine })
  const { lot, item: number, code, catmat } = buyerLine ?? {}
  return linkLine({ item, quantity, buyerLine: buyerLineOf({ lot, item: number, code, catmat }) })
}

/** A list as a fragment of at most `most` characters: whole, else shortened; undefined if that is too long as well. */
export function fragmentWithin(lines: readonly LinkedItem[], most: number): string | undefined {
  const fits = (fragment: string) => fragment.length <= most
  return [linkLine, shortLinkLine].map((toLine) => encodeOrderList(lines.map(toLine))).find(fits)
}

/** What a link may hold: an item, or what the buyer wrote of a line that the catalogue does not have. */
type LinkedItem = Omit<OrderedItem, 'item'> & { item?: OrderItem | undefined }

/**
 * An order list as the fragment of a link, without '#': 'L2-C5VGA2.3.7K-ST01E.2.Z3-XX', with the buyer's numbers
 * 'L2-C5VGA2.3.7K.L2.I14.C10432-XX'. It uses the characters of QR's alphanumeric mode only, without those that messengers
 * read as bold or struck out. It ends in two check characters, which reveal that a link was cut.
 */
export function encodeOrderList(lines: readonly LinkLine[]): string {
  const text = ['L2', ...lines.map(lineText)].join('-')
  return `${text}-${twoDigits(text)}`
}

function lineText(line: LinkLine): string {
  const fields = fieldsOf(line).map(([name, text]) => `.${fieldLetters[name]}${toLinkText(text)}`)
  return `${line.code}.${line.quantity}.${line.guard}${fields.join('')}`
}

/** What a line says besides its code and quantity, in the order of a link. */
export function fieldsOf({ buyerLine, note, options = {} }: LinkLine): Field[] {
  const fromBuyer: Field[] = keysOf(buyerLineLabel).map((name) => [name, buyerLine?.[name] ?? ''])
  const chosen = Object.entries(options).map(([name, value]): Field => ['option', `${name}: ${value}`])
  return [...fromBuyer, ['note', note ?? ''] satisfies Field, ...chosen].filter(([, text]) => text !== '')
}
