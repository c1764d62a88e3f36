import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { compactCode } from '#domain/codes/code.ts'
import { itemOfProduct, type OrderBook } from '#domain/order-list/order-book.ts'
import type { OrderSources } from '#domain/order-list/outcome.ts'
import { linesOfOrder } from '#domain/proposal/lines-of-order.ts'
import type { ProposalLine } from '#domain/proposal/proposal-line.ts'
import { resolveThings } from '#domain/proposal/things-apart.ts'

const messageSchema = v.strictObject({
  name: v.string(),
  text: v.string(),
  lines: v.array(v.strictObject({ says: v.string(), quantity: v.number(), codes: v.array(v.string()) })),
})
export type CustomerMessage = v.InferOutput<typeof messageSchema>
type ExpectedLine = CustomerMessage['lines'][number]

/** The verdict on a line that a person would read in a message. */
export type Verdict =
  /** Offered as a person would, or left open where the message leaves it open. */
  | 'right'
  /** The message is clear, but the desk asks; the right item is among the candidates. */
  | 'asked'
  /** Left open without the right candidate: a person has to look it up. */
  | 'open'
  | 'missed'
  /** A different code or quantity than a person would offer. */
  | 'wrong'

/** The data with which lists are read. */
export interface Reader {
  book: OrderBook
  sources: OrderSources
}

export interface Judged {
  message: string
  says: string
  verdict: Verdict
  /** The desk's reading in short form. */
  read: string
}

/** The messages of both files in order. */
export async function customerMessages(): Promise<CustomerMessage[]> {
  const texts = await Promise.all(['messages-1.yaml', 'messages-2.yaml'].map((name) => readFile(at(name), 'utf8')))
  return texts.flatMap((text) => v.parse(v.array(messageSchema), parse(text)))
}

const at = (name: string) => join(import.meta.dirname, name)

/** Reads a message as the desk does, and judges every line; an offer that nobody asked for is wrong. */
export function judgeMessage({ name, text, lines: expected }: CustomerMessage, { book, sources }: Reader): Judged[] {
  const lines = linesOfOrder(resolveThings(text, sources), { papers: {}, idOf: String })
  const left = new Set(lines)
  const judged = expected.map((line): Judged => {
    const found = lineFor(line, left, book)
    if (found) left.delete(found)
    return { message: name, says: line.says, ...verdictOf(line, found, book) }
  })
  const surplus = [...left].filter((line) => line.kind === 'offer')
  return [
    ...judged,
    ...surplus.map((line): Judged => ({ message: name, says: line.asked, verdict: 'wrong', read: short(line, book) })),
  ]
}

/** The line that offers what is expected, among those with these words. */
function lineFor(line: ExpectedLine, left: ReadonlySet<ProposalLine>, book: OrderBook): ProposalLine | undefined {
  const holding = [...left].filter(({ asked }) => asked.includes(line.says))
  const isMeant = (one: ProposalLine) => codesOf(one, book).some((code) => isAmong(code, line.codes))
  return holding.find(isMeant) ?? holding[0] ?? [...left].find(isMeant)
}

function verdictOf(
  { codes, quantity }: ExpectedLine,
  line: ProposalLine | undefined,
  book: OrderBook,
): Pick<Judged, 'verdict' | 'read'> {
  if (!line) return { verdict: 'missed', read: '' }
  const read = short(line, book)
  if (line.kind === 'offer') {
    const isRight = isAmong(line.code, codes) && line.quantity === quantity
    return { verdict: isRight ? 'right' : 'wrong', read }
  }
  const has = codesOf(line, book).some((code) => isAmong(code, codes))
  if (codes.length === 0) return { verdict: 'right', read }
  if (!has) return { verdict: 'open', read }
  return { verdict: codes.length > 1 && quantityOf(line) === quantity ? 'right' : 'asked', read }
}

function isAmong(code: string, codes: readonly string[]): boolean {
  return codes.some((one) => compactCode(one) === compactCode(code))
}

/** In short form for the record: 'C5VGA2 x 2', or the candidates' codes. */
function short(line: ProposalLine, book: OrderBook): string {
  if (line.kind === 'offer') return `${line.code} x ${line.quantity}`
  if (line.kind === 'declined') return '-'
  return `? x ${line.quantity}: ${codesOf(line, book).join(' ')}`
}

function quantityOf(line: ProposalLine): number | undefined {
  return line.kind === 'declined' ? undefined : line.quantity
}

function codesOf(line: ProposalLine, book: OrderBook): string[] {
  if (line.kind === 'offer') return [line.code]
  if (line.kind === 'declined') return []
  return line.candidates.flatMap(({ productId, variantId }) => itemOfProduct(book, productId, variantId)?.code ?? [])
}
