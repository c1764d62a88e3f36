import type { BuyerLine } from '#domain/buyer/buyer-line.ts'
import type { OrderItem } from './order-item.ts'
import type { CodeFinder } from './lines/resolve-line.ts'
import type { OrderedItem } from './ordered-item.ts'

/** The result of resolving a line, or one of its codes. */
export type Outcome =
  | { kind: 'certain'; item: OrderItem; quantity: number; isAssumed: boolean }
  /** Two readings or more: nothing is ordered until the visitor chooses one. */
  | { kind: 'confirm'; readings: OrderedItem[] }
  /** The code is known, but the variant is not. */
  | { kind: 'variant'; choices: OrderItem[]; quantity: number }
  /** A code that the catalogue does not have, with known codes near it. */
  | { kind: 'unknown'; near: OrderItem[]; quantity: number }
  /** Words, with the three best results of the search. */
  | { kind: 'text'; choices: OrderItem[]; quantity: number }
  /** '2,5', '1.000', more than 999: the visitor has to correct it. */
  | { kind: 'quantity'; item: OrderItem; written: string }
  /** A quantity of 0: the item is not wanted. */
  | { kind: 'skipped'; item: OrderItem }
  /** A greeting, a title: nothing is ordered here. */
  | { kind: 'remark' }

export interface OrderEntry {
  /** Distinguishes the entries of one answer, because two lines may be equal. */
  id: number
  /** Line of the text, from 1. */
  line: number
  /** The written text of the entry, as it is shown to the visitor. */
  written: string
  /**
   * The whole line of the text, if it differs from `written`: it goes back into the text box while it is unresolved.
   */
  source?: string
  outcome: Outcome
  /** The known code, if it differs from the written one because that one lacks a zero, is a former code or is worn. */
  readAs?: string
  /** The options and the note from the columns of a table. */
  options?: OrderedItem['options']
  note?: string
  /** What the buyer's own list says of the line. */
  theirs?: BuyerLine
}

/** An entry before it is numbered. */
export type Reading = Omit<OrderEntry, 'id'>

/** The sources from which a line is resolved. Codes are given in compact form. */
export interface OrderSources extends CodeFinder<OrderItem> {
  /** The products of exactly this name. */
  findNamed: (name: string) => OrderItem[]
  near: (compact: string) => OrderItem[]
  /** The best answers of the search to words. */
  searchWords: (text: string) => OrderItem[]
  /** Whether catalogue or vocabulary know a word: 'MX40' is a monitor, and no unknown code. */
  isWord: (word: string) => boolean
}
