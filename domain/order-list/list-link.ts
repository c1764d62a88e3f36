import { maximumQuantity } from '#domain/cart/cart.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { compactCode } from '#domain/text/code.ts'
import { buyerLineOf, type BuyerLine } from '#domain/buyer/buyer-line.ts'
import { fromLinkText, toLinkText } from './link-text.ts'
import { itemKey, type ItemName, type OrderItem } from './order-item.ts'
import { shortHash } from './own-code.ts'
import { mostLines } from './limits.ts'
import type { OrderedItem } from './ordered-item.ts'

/** A line of a list link: a compact code, a quantity, and a guard by which a code that changed its meaning is noticed. */
export interface LinkLine {
  /** '' for a line of the buyer's list that the catalogue does not have. */
  code: string
  quantity: number
  /** Two characters from product and variant; '' without a code. */
  guard: string
  /** The buyer's own numbers and codes; of a line without a code its description as well. */
  theirs?: BuyerLine
}

/** What a link's fragment says. */
export type LinkReading =
  | { kind: 'none' }
  /** A list of a version that this site does not know. */
  | { kind: 'version' }
  | { kind: 'broken' }
  | { kind: 'list'; lines: LinkLine[] }

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const linePattern = /^([A-Z0-9]{1,40})?\.([1-9]\d{0,2})\.([A-Z0-9]{2})?((?:\.[A-Z][A-Z0-9:/]+)*)$/
/** The letters before the buyer's fields. What else a buyer's list says is left out of links. */
const fieldLetters = { lot: 'L', item: 'I', code: 'C', catmat: 'K', text: 'T' } as const

/** The guard of what a code orders. */
export function guardOf(item: ItemName): string {
  return twoDigits(itemKey(item))
}

function twoDigits(text: string): string {
  const hash = shortHash(text) % (36 * 36)
  return `${digits[Math.floor(hash / 36)]}${digits[hash % 36]}`
}

/** An item with its quantity as a line of a link; a line without an item is told by the buyer's words for it. */
export function linkLine({ item, quantity, theirs }: LinkedItem): LinkLine {
  if (!item) return { code: '', quantity, guard: '', ...(theirs && { theirs }) }
  const { lot, item: number, code, catmat } = theirs ?? {}
  const numbers = buyerLineOf({ lot, item: number, code, catmat })
  return {
    code: compactCode(item.code).toUpperCase(),
    quantity,
    guard: guardOf(item),
    ...(numbers && { theirs: numbers }),
  }
}

/** What a link may hold: an item, or what the buyer wrote of a line that the catalogue does not have. */
type LinkedItem = Pick<OrderedItem, 'quantity' | 'theirs'> & { item?: OrderItem | undefined }

/**
 * An order list as the fragment of a link, without '#': 'L1-C5VGA2.3.7K-ST01E.2.Z3', with the buyer's numbers
 * 'L1-C5VGA2.3.7K.L2.I14.C10432'. It uses the characters of QR's alphanumeric mode only, without those that messengers
 * read as bold or struck out. The buyer's numbers have no length of their own, so a link with any of them ends in two
 * characters by which one that was cut is noticed.
 */
export function encodeOrderList(lines: readonly LinkLine[]): string {
  const text = ['L1', ...lines.map(lineText)].join('-')
  return lines.some(({ theirs }) => theirs) ? `${text}-${twoDigits(text)}` : text
}

function lineText({ code, quantity, guard, theirs }: LinkLine): string {
  const fields = keysOf(fieldLetters).flatMap((name) => {
    const text = theirs?.[name]
    return text ? [`.${fieldLetters[name]}${toLinkText(text)}`] : []
  })
  return `${code}.${quantity}.${guard}${fields.join('')}`
}

/** Reads a link's fragment, strictly: a list that is not whole is no list. */
export function decodeOrderList(fragment: string): LinkReading {
  const text = fragment.replace(/^#/, '')
  const version = /^L(\d{1,3})-/.exec(text)?.[1]
  if (version === undefined) return { kind: 'none' }
  if (version !== '1') return { kind: 'version' }
  const [, body = text, check] = /^(.*)-([A-Z0-9]{2})$/.exec(text) ?? []
  const parts = body.split('-').slice(1)
  const lines = parts.flatMap((part) => readPart(part) ?? [])
  const isWhole = lines.some(({ theirs }) => theirs) ? check === twoDigits(body) : check === undefined
  if (!isWhole || lines.length !== parts.length || lines.length > mostLines) return { kind: 'broken' }
  return { kind: 'list', lines }
}

function readPart(part: string): LinkLine | undefined {
  const [whole, code = '', quantity = '', guard = '', written = ''] = linePattern.exec(part) ?? []
  const fields = fieldsOf(written)
  const isWhole = code === '' ? guard === '' && fields?.text !== undefined : guard !== ''
  if (whole === undefined || !isWhole || !fields || Number(quantity) > maximumQuantity) return undefined
  const theirs = buyerLineOf(fields)
  return { code, quantity: Number(quantity), guard, ...(theirs && { theirs }) }
}

/** The buyer's fields of a part: '.L2.I14'. Undefined when one of them cannot be read. */
function fieldsOf(written: string): BuyerLine | undefined {
  const fields: Partial<Record<keyof BuyerLine, string>> = {}
  for (const [letter = '', ...rest] of written.split('.').slice(1)) {
    const name = keysOf(fieldLetters).find((one) => fieldLetters[one] === letter)
    const text = fromLinkText(rest.join(''))
    if (!name || text === undefined) return undefined
    fields[name] = text
  }
  return fields
}
