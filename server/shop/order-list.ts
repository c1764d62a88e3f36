import { labelCode } from '#domain/catalogue/product-summary.ts'
import { itemChoice, type OrderItem } from '#domain/order-list/order-item.ts'
import { outcomeItems, questionText, type OrderEntry } from '#domain/order-list/outcome.ts'
import { resolveOrder } from '#domain/order-list/resolve-order.ts'
import { orderSources } from '#domain/search/order-sources.ts'
import { derived } from './derived.ts'
import { orderBookOf, searchIndex } from './lists.ts'
import type { Shop } from './shop.ts'

/** Maximum lines answered without scripts: an address holds no more. */
const maximumLines = 60
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

/** Answers a list of codes for a page without scripts. */
export function servedOrder(shop: Shop, text: string): ServedLine[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const readLines = lines.slice(0, maximumLines)
  const isLong = (line: string) => line.length > maximumLineLength
  const entries = resolveOrder(readLines.filter((line) => !isLong(line)).join('\n'), orderSourcesOf(shop))
  const unread = (written: string, remark: string) => ({ written, remark, found: [] })
  const answers = [
    ...entries.map((entry) => ({ written: entry.written, ...answerOf(entry) })),
    ...readLines.filter(isLong).map((line) => unread(line, 'linha longa demais: parta-a em várias')),
    ...lines.slice(maximumLines).map((line) => unread(line, `além das ${maximumLines} linhas`)),
  ]
  return answers.map((answer, id) => ({ id, ...answer }))
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
