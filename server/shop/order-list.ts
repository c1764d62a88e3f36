import { labelCode } from '#domain/catalogue/product-summary.ts'
import { itemChoice, type OrderItem } from '#domain/order-list/order-item.ts'
import { outcomeItems, questionText, type OrderEntry, type OrderSources } from '#domain/order-list/outcome.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'
import { orderSources } from '#domain/search/order-sources.ts'
import { normalize } from '#domain/text/normalize.ts'
import { derived } from './derived.ts'
import { orderBookOf, searchIndex } from './lists.ts'
import type { Shop } from './shop.ts'

/**
 * The most lines and characters that are read for one page without scripts. Each line may need a search, and meanwhile
 * nobody else gets a page of the same thread: 60 lines of 250 characters took a second.
 */
const maximumServed = { lines: 60, characters: 5000 }
/** The characters that each further thing of a line ('1 cabo, 2 sensores') counts as: each is searched by itself. */
const charactersOfThing = 40
const countedThing = /\d\s+\p{L}/gu
/** The characters that each unknown word beyond a line's first three counts as: all known words are searched for it. */
const charactersOfUnknown = 20
const usualUnknowns = 3
/** Maximum characters of a line: the time to read one grows faster than its length. */
const maximumLineLength = 300

/** A line of a list as the server answers it. */
export interface ServedLine {
  id: number
  written: string
  /** What to do about the line; '' when its item and quantity were found. */
  remark: string
  found: ServedItem[]
  /** Only for a line whose item is certain. */
  quantity?: number
  /** Whether the line orders nothing: a greeting, or a quantity of 0. */
  isAside?: boolean
}

interface ServedItem {
  id: string
  variantId?: string
  code: string
  name: string
  choice: string
  /** The item's name in messages. */
  label: string
}

/** What lists of codes are read with: the catalogue's codes and its search. */
export const orderSourcesOf = derived((shop: Shop) => orderSources(orderBookOf(shop), searchIndex(shop).index))

/**
 * Answers a list of codes for a page without scripts: up to 60 lines and 5,000 characters, or some hundred things where
 * lines name several, or words that the catalogue does not know. What is beyond, and a line of more than 300
 * characters, is given back with a remark.
 */
export function servedOrder(shop: Shop, text: string): ServedLine[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const isLong = (line: string) => line.length > maximumLineLength
  const shortLines = lines.filter((line) => !isLong(line))
  const sources = orderSourcesOf(shop)
  const readLines = withinServed(shortLines, sources)
  const entries = resolveOrder(readLines.join('\n'), sources)
  const unread = (written: string, remark: string) => ({ written, remark, found: [] })
  const beyond = shortLines.slice(readLines.length)
  const answers = [
    ...entries.map((entry) => ({ written: entry.written, ...answerOf(entry) })),
    ...lines.filter(isLong).map((line) => unread(line, 'linha longa demais: parta-a em várias')),
    ...beyond.map((line) => unread(line, 'além do que se lê de uma vez: envie-a em outra lista')),
  ]
  return answers.map((answer, id) => ({ id, ...answer }))
}

/** The lines at the beginning that are read at once. */
function withinServed(lines: readonly string[], { isWord }: OrderSources): string[] {
  let characters = 0
  const isWithin = (line: string) => {
    const furtherThings = Math.max(0, (line.match(countedThing)?.length ?? 0) - 1)
    const unknowns = (normalize(line).match(/[a-z]{4,}/g) ?? []).filter((word) => !isWord(word))
    const furtherUnknowns = Math.max(0, unknowns.length - usualUnknowns)
    characters += line.length + furtherThings * charactersOfThing + furtherUnknowns * charactersOfUnknown
    return characters <= maximumServed.characters
  }
  const end = lines.slice(0, maximumServed.lines).findIndex((line) => !isWithin(line))
  return lines.slice(0, end < 0 ? maximumServed.lines : end)
}

function answerOf({ outcome, readAs }: OrderEntry): Omit<ServedLine, 'id' | 'written'> {
  const found = outcomeItems(outcome).map(servedItem)
  // Without scripts a match cannot be confirmed on the page: the visitor corrects the text and submits it again.
  if (outcome.kind === 'certain' && readAs !== undefined)
    return { remark: `Lido como ${readAs}: se é este, escreva-o assim na lista.`, found }
  const isAside = outcome.kind === 'skipped' || outcome.kind === 'remark'
  return {
    remark: questionText(outcome),
    found,
    ...(outcome.kind === 'certain' && { quantity: outcome.quantity }),
    ...(isAside && { isAside }),
  }
}

function servedItem(item: OrderItem): ServedItem {
  const { code, product, variantId } = item
  const label = labelCode(product) ? code : product.name
  return { id: product.id, ...(variantId && { variantId }), code, name: product.name, choice: itemChoice(item), label }
}
