import { labelCode } from '#domain/catalogue/product-summary.ts'
import { itemChoice, type OrderItem } from '#domain/order-list/order-item.ts'
import { outcomeItems, questionText, type OrderEntry, type OrderSources } from '#domain/order-list/outcome.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'
import { orderSources } from '#domain/search/order-sources.ts'
import { normalize } from '#domain/text/normalize.ts'
import { derived } from './derived.ts'
import { orderBookOf, searchIndex } from './lists.ts'
import type { Shop } from './shop.ts'

/** The most that is read for one page without scripts: 60 lines of 250 characters took a second of its thread. */
const maximumServed = { lines: 60, characters: 5000 }
/** The characters that each further thing of a line ('1 cabo, 2 sensores') counts as: each is searched by itself. */
const charactersOfThing = 40
const countedThing = /\d\s+\p{L}/gu
/** The characters that an unknown word beyond a line's first three counts as: all known words are searched for it. */
const charactersOfUnknown = 20
const usualUnknowns = 3
/** The most characters of a line, because the time to read one grows faster than its length. */
const maximumLineLength = 300

export interface ServedLine {
  id: number
  written: string
  /** What to do about the line; '' when item and quantity were found. */
  remark: string
  found: ServedItem[]
  /** The quantity, only where the item is certain. */
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
  label: string
}

/** What lists of codes are read with: the catalogue's codes and its search. */
export const orderSourcesOf = derived((shop: Shop) => orderSources(orderBookOf(shop), searchIndex(shop).index))

/** Reads a list for a page without scripts, up to `maximumServed`; lines beyond are given back with a remark. */
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
