import type { BuyerLine } from '#domain/buyer/buyer-line.ts'
import { compactCode } from '#domain/codes/code.ts'
import type { SavedLine } from '#domain/saved/saved-lists.ts'
import { guardOf, type LinkLine } from './list-link.ts'
import { itemsOfCode, type OrderBook } from './order-book.ts'
import type { OrderItem, OrderedLine } from './order-item.ts'

/** A line of a link or a saved list as today's catalogue has it; its id is its place. */
export type LookedUpLine = Omit<OrderedLine, 'item'> &
  (
    | { kind: 'found'; item: OrderItem }
    /** The code means another product than when the list was made, so nothing is ordered. */
    | { kind: 'moved'; code: string; items: OrderItem[] }
    /** No product has the code any more. */
    | { kind: 'gone'; code: string }
    /** The buyer asks for it, and the catalogue did not have it when the list was made either. */
    | { kind: 'unfound'; buyerLine: BuyerLine }
  )

/** Finds a link's lines in today's catalogue; of items with one code, the one with the line's guard (hash) is meant. */
export function findLines(book: OrderBook, lines: readonly LinkLine[]): LookedUpLine[] {
  return lines.map(({ code, guard, options, ...rest }, place): LookedUpLine => {
    const id = String(place)
    if (code === '') return { ...rest, id, kind: 'unfound', buyerLine: rest.buyerLine ?? {} }
    const line = { ...rest, id, options }
    const items = itemsOfCode(book, code.toLowerCase())
    const item = items.find((one) => guardOf(one) === guard)
    if (item) return { ...line, kind: 'found', item }
    return items.length > 0 ? { ...line, kind: 'moved', code, items } : { ...line, kind: 'gone', code }
  })
}

/** Finds the lines of a saved list in today's catalogue. */
export function findSaved(book: OrderBook, lines: readonly SavedLine[]): LookedUpLine[] {
  const linked = lines.map(({ productId, variantId, code, ...written }) => ({
    ...written,
    code: compactCode(code),
    guard: guardOf({ product: { id: productId }, variantId }),
  }))
  return findLines(book, linked).map((found, index) => {
    const { code = '' } = lines[index] ?? {}
    return found.kind === 'moved' || found.kind === 'gone' ? { ...found, code } : found
  })
}
