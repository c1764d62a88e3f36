import { maximumQuantity } from '#domain/cart/cart.ts'
import { compactCode } from '#domain/text/code.ts'
import { itemKey, type ItemName } from './order-item.ts'
import { shortHash } from './own-code.ts'
import { mostLines } from './limits.ts'
import type { OrderedItem } from './ordered-item.ts'

/** A line of a list link: a compact code, a quantity, and a guard by which a code that changed its meaning is noticed. */
export interface LinkLine {
  code: string
  quantity: number
  /** Two characters from product and variant. */
  guard: string
}

/** What a link's fragment says. */
export type LinkReading =
  | { kind: 'none' }
  /** A list of a version that this site does not know. */
  | { kind: 'version' }
  | { kind: 'broken' }
  | { kind: 'list'; lines: LinkLine[] }

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const linePattern = /^([A-Z0-9]{1,40})\.([1-9]\d{0,2})\.([A-Z0-9]{2})$/

/** The guard of what a code orders. */
export function guardOf(item: ItemName): string {
  const hash = shortHash(itemKey(item)) % (36 * 36)
  return `${digits[Math.floor(hash / 36)]}${digits[hash % 36]}`
}

/** An item with its quantity as a line of a link. */
export function linkLine({ item, quantity }: OrderedItem): LinkLine {
  return { code: compactCode(item.code).toUpperCase(), quantity, guard: guardOf(item) }
}

/**
 * An order list as the fragment of a link, without '#': 'L1-C5VGA2.3.7K-ST01E.2.Z3'. It uses the characters of QR's
 * alphanumeric mode only, without those that messengers read as bold or struck out.
 */
export function encodeOrderList(lines: readonly LinkLine[]): string {
  return ['L1', ...lines.map(({ code, quantity, guard }) => `${code}.${quantity}.${guard}`)].join('-')
}

/** Reads a link's fragment, strictly: a list that is not whole is no list. */
export function decodeOrderList(fragment: string): LinkReading {
  const text = fragment.replace(/^#/, '')
  const version = /^L(\d{1,3})-/.exec(text)?.[1]
  if (version === undefined) return { kind: 'none' }
  if (version !== '1') return { kind: 'version' }
  const parts = text.split('-').slice(1)
  const lines = parts.flatMap((part): LinkLine[] => {
    const [, code = '', quantity = '', guard = ''] = linePattern.exec(part) ?? []
    return code === '' || Number(quantity) > maximumQuantity ? [] : [{ code, quantity: Number(quantity), guard }]
  })
  if (lines.length !== parts.length || lines.length > mostLines) return { kind: 'broken' }
  return { kind: 'list', lines }
}
