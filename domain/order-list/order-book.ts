import type { ItemPapers } from '#domain/buyer/item-papers.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import { compactCode } from '#domain/codes/code.ts'
import { groupBy } from '#domain/group-by.ts'
import {
  buildCodeIndex,
  exactCodes,
  longerCodes,
  similarCodes,
  wornCodes,
  type CodeIndex,
  type CodeEntry,
} from '#domain/search/index/code-index.ts'
import type { SearchCode } from '#domain/search/index/document.ts'
import { wordsOf } from '#domain/text/tokens.ts'
import { derivedCode } from './derived-code.ts'
import { makersByWord } from './doubts.ts'
import { itemFor, itemKey, type OrderItem } from './order-item.ts'
import type { OrderSources } from './outcome.ts'

/** The file that a browser fetches in order to resolve lists by itself. */
export interface OrderData {
  products: ProductSummary[]
  /** Product id → the key of its connector. */
  connectors: Record<string, string>
  /** Product id → its former codes. */
  former: Record<string, readonly string[]>
  /** Product id → NCM and ANVISA number, where the data have them. */
  papers: ItemPapers
}

/** Every code of the catalogue, with what it orders: what lines of lists are looked up in. */
export interface OrderBook {
  products: readonly ProductSummary[]
  codes: CodeIndex
  /** Positions of products by id. */
  positions: ReadonlyMap<string, number>
  /** Products by the key of their name; several if the names differ only in punctuation. */
  byName: ReadonlyMap<string, readonly ProductSummary[]>
  /** The words of the makers whose parts the catalogue has, with the makers' keys: 'nihon' → 'nihon-kohden'. */
  makers: ReadonlyMap<string, string>
}

/** Builds the book of a catalogue's products. A former code finds the items that replaced it. */
export function buildOrderBook(products: readonly ProductSummary[], formerCodes: OrderData['former'] = {}): OrderBook {
  return {
    products,
    codes: buildCodeIndex(products.map((product) => ({ codes: codesOf(product, formerCodes[product.id]) }))),
    positions: new Map(products.map(({ id }, position) => [id, position])),
    byName: groupBy(products, ({ name }) => nameKey(name)),
    makers: makersByWord(products.map(({ brand }) => brand)),
  }
}

function codesOf(
  { id, sku, variants }: ProductSummary,
  formerCodes: readonly string[] = [],
): Pick<SearchCode, 'code' | 'variantId' | 'former'>[] {
  const own = sku ?? (variants.length === 0 ? derivedCode(id) : undefined)
  // The former code of a product that now has variants may mean any of them: the visitor is asked.
  const formerOfAll = own === undefined ? formerCodes : []
  return [
    ...(own === undefined ? [] : [{ code: own, former: formerCodes }]),
    ...variants.map((variant) => ({
      code: variant.sku,
      variantId: variant.id,
      former: [...formerOfAll, ...(variant.formerCodes ?? [])],
    })),
  ]
}

/** What a compact code orders: nothing, one item, or several of the same code. */
export function itemsOfCode(book: OrderBook, compact: string): OrderItem[] {
  return itemsOfEntries(book, exactCodes(book.codes, compact))
}

/** The most items that are offered for the beginning of a code: 'PAD05' has six versions. */
const maximumBegunCodes = 10

/** The items that an unknown code may mean, never ordered: those whose codes it begins, else the five nearest. */
function similarItems(book: OrderBook, compact: string): OrderItem[] {
  const begun = itemsOfEntries(book, longerCodes(book.codes, compact))
  if (begun.length > 0 && begun.length <= maximumBegunCodes) return begun
  const similar = similarCodes(book.codes, compact).flatMap((code) => itemsOfCode(book, compactCode(code)))
  const found = [...itemsOfEntries(book, wornCodes(book.codes, [compact])), ...similar]
  return [...new Map(found.map((item) => [itemKey(item), item])).values()].slice(0, 5)
}

/** The key by which lines and products' names are compared: the words, without case, accents and punctuation. */
const nameKey = (text: string): string => wordsOf(text).join(' ')

/** The sources for resolving lists that need only the book, not the search. */
export function sourcesOf(
  book: OrderBook,
): Pick<OrderSources, 'find' | 'findWorn' | 'findNamed' | 'findSimilar' | 'makerOf'> {
  return {
    find: (compact) => itemsOfCode(book, compact),
    findWorn: (pieces) => itemsOfEntries(book, wornCodes(book.codes, pieces)),
    findNamed: (name) => (book.byName.get(nameKey(name)) ?? []).map((product) => itemFor(product)),
    findSimilar: (compact) => similarItems(book, compact),
    makerOf: (word) => book.makers.get(word),
  }
}

/** A product as an item: with its only code, or with its variants to be chosen. Undefined for an unknown product. */
export function itemOfProduct(book: OrderBook, productId: string, variantId?: string): OrderItem | undefined {
  const product = book.products[book.positions.get(productId) ?? -1]
  return product && itemFor(product, variantId)
}

function itemsOfEntries(book: OrderBook, known: readonly CodeEntry[]): OrderItem[] {
  return known.flatMap(({ code, former, documentPosition, variantId }): OrderItem[] => {
    const product = book.products[documentPosition]
    return product
      ? [{ code, product, ...(variantId !== undefined && { variantId }), ...(former !== undefined && { former }) }]
      : []
  })
}
