import type { BuyerLine } from '#domain/buyer/buyer-line.ts'
import type { OrderItem } from './order-item.ts'
import type { CodeFinder } from './lines/resolve-line.ts'
import type { OrderedItem } from './ordered-item.ts'

/** What became of a line, or of one of its codes. */
export type Outcome =
  | { kind: 'certain'; item: OrderItem; quantity: number; isAssumed: boolean }
  /** Two readings or more: nothing is taken until one is chosen. */
  | { kind: 'confirm'; readings: OrderedItem[] }
  /** The code is known, what it comes in is not. */
  | { kind: 'variant'; choices: OrderItem[]; quantity: number }
  /** A code that the catalogue does not have, with known codes near it. */
  | { kind: 'unknown'; near: OrderItem[]; quantity: number }
  /** Words: the best three of the search. */
  | { kind: 'text'; choices: OrderItem[]; quantity: number }
  /** '2,5', '1.000', more than 999: to be corrected. */
  | { kind: 'quantity'; item: OrderItem; told: string }
  /** A quantity of 0: not wanted. */
  | { kind: 'skipped'; item: OrderItem }
  /** A greeting, a title: nothing is ordered here. */
  | { kind: 'remark' }

export interface OrderEntry {
  /** Tells the entries of one answer apart: two lines may be alike. */
  id: number
  /** Line of the text, from 1. */
  line: number
  /** What was written of it, as the visitor is shown it. */
  written: string
  /** The line as it stands in the text, where that is more: goes back into the box while it is unresolved. */
  source?: string
  outcome: Outcome
  /** The code that it was taken for, where another one was written: without a zero, a former or a worn one. */
  readAs?: string
  /** What a table's columns say besides. */
  options?: OrderedItem['options']
  note?: string
  /** What the buyer's own list says of the line. */
  theirs?: BuyerLine
}

/** What resolving a line asks of the catalogue. Codes are given compact. */
export interface OrderSources extends CodeFinder<OrderItem> {
  /** The products of exactly this name. */
  findNamed: (name: string) => OrderItem[]
  near: (compact: string) => OrderItem[]
  /** The best answers of the search to words. */
  searchWords: (text: string) => OrderItem[]
  /** Whether catalogue or vocabulary know a word: 'MX40' is a monitor, and no unknown code. */
  isWord: (word: string) => boolean
}
