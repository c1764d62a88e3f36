import * as v from 'valibot'
import { buyerLineLimit, buyerLineOf } from '#domain/buyer/buyer-line.ts'
import { maximumNoteLength, maximumQuantity } from '#domain/cart/cart.ts'
import { sensorTypeNames } from '#domain/catalogue/sensor-types.ts'
import { compactCode } from '#domain/codes/code.ts'
import { paths } from '#domain/pages/paths.ts'
import { withDoubt } from './doubts.ts'
import { maximumLines } from './limits.ts'
import { encodeOrderList, linkLine } from './list-link.ts'
import { itemsOfCode, sourcesOf, type OrderBook } from './order-book.ts'
import { choicesOf, itemChoice, type OrderItem } from './order-item.ts'
import { doubtText } from './outcome.ts'

const optionalText = (maximumLength: number) => v.optional(v.pipe(v.string(), v.maxLength(maximumLength)))
const lineSchema = v.strictObject({
  code: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maximumQuantity)),
  /** The program's own code or number for the line. */
  reference: optionalText(buyerLineLimit.code),
  item: optionalText(buyerLineLimit.item),
  lot: optionalText(buyerLineLimit.lot),
  unit: optionalText(buyerLineLimit.unit),
  brand: optionalText(buyerLineLimit.brand),
  note: optionalText(maximumNoteLength),
  /** The type of a sensor that is sold in several, as the site calls it. */
  type: v.optional(v.picklist(sensorTypeNames)),
  description: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
})

/** A list as a program sends it. */
export const listRequestSchema = v.strictObject({
  lines: v.pipe(v.array(lineSchema), v.minLength(1), v.maxLength(maximumLines)),
})
export type ListRequest = v.InferOutput<typeof listRequestSchema>
type RequestedLine = ListRequest['lines'][number]

/** The result for a line: 'a-confirmar' names the codes that may be meant, and orders none of them. */
export const listLineStates = ['encontrado', 'a-confirmar', 'nao-encontrado'] as const

export interface ListAnswer {
  /** The address that opens the list in the quick order. */
  url: string
  lines: AnswerLine[]
}

interface AnswerLine {
  code: string
  quantity: number
  reference: string | null
  state: (typeof listLineStates)[number]
  product: NamedItem | null
  candidates: NamedItem[]
  /** Why a line is asked although its code is known, in words. */
  doubt: string | null
}

type NamedItem = { code: string; name: string; url: string }

/** Answers a list with a link that holds it; a line whose code is not on a label goes in as words to confirm. */
export function answerList({ lines }: ListRequest, book: OrderBook, siteUrl: string): ListAnswer {
  const lookups = lines.map((line) => ({ line, ...lookUpLine(line, book) }))
  const linkLines = lookups.map(({ line, item }) => {
    const { quantity, reference, code, description, type, note, lot, item: number, unit, brand } = line
    const text = item ? description : [code, description].filter(Boolean).join(' ') || '-'
    const buyerLine = buyerLineOf({ lot, item: number, code: reference, text, unit, brand })
    const options = type === undefined ? undefined : { tipo: type }
    return linkLine({ item, quantity, buyerLine, options, note: note?.trim() })
  })
  return {
    url: `${siteUrl}${paths.list(encodeOrderList(linkLines))}`,
    lines: lookups.map(({ line, item, candidates, doubt }) => ({
      code: line.code,
      quantity: line.quantity,
      reference: line.reference ?? null,
      state: item ? 'encontrado' : candidates.length > 0 ? 'a-confirmar' : 'nao-encontrado',
      product: item ? namedItem(item, siteUrl) : null,
      candidates: candidates.map((candidate) => namedItem(candidate, siteUrl)),
      doubt: doubt ?? null,
    })),
  }
}

type LineLookup = { item: OrderItem | undefined; candidates: OrderItem[]; doubt?: string }

/** The item of a line whose code is on a label and whose description agrees; else the items that may be meant. */
function lookUpLine({ code, quantity, description = '' }: RequestedLine, book: OrderBook): LineLookup {
  const compact = compactCode(code)
  const choices = compact === '' ? [] : choicesOf(itemsOfCode(book, compact))
  const [item, ...others] = choices
  const isAsWritten = item !== undefined && others.length === 0 && compactCode(item.code) === compact
  if (!isAsWritten) return { item: undefined, candidates: choices }
  const outcome = withDoubt({ kind: 'certain', item, quantity, isAssumed: false }, description, sourcesOf(book))
  return outcome.kind === 'confirm' && outcome.doubt
    ? { item: undefined, candidates: choices, doubt: doubtText(outcome.doubt) }
    : { item, candidates: [] }
}

function namedItem(item: OrderItem, siteUrl: string): NamedItem {
  const name = [item.product.name, itemChoice(item)].filter(Boolean).join(', ')
  return { code: item.code, name, url: `${siteUrl}${paths.product(item.product.id, item.variantId)}` }
}
