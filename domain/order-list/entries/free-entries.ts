import { codelessOutcome, unknownCodes } from './codeless.ts'
import { confirmed, countedOutcome, outcomeOf } from './counted-outcome.ts'
import { partsOfSentence } from '#domain/order-list/lines/parts-of-sentence.ts'
import { readLine, type OrderLine } from '#domain/order-list/lines/read-lines.ts'
import { resolveLine, type OrderedCode } from '#domain/order-list/lines/resolve-line.ts'
import type { OrderItem } from '#domain/order-list/order-item.ts'
import { ordersNothing } from './orders-nothing.ts'
import type { OrderSources, Reading } from '#domain/order-list/outcome.ts'
import { productsNamed } from '#domain/order-list/product-name.ts'
import type { OrderRow } from '#domain/order-list/read-rows.ts'
import { withVariantOfWords } from './variant-of-words.ts'
import { readAs, wornOutcome } from './worn-label.ts'

const cancelling = /[❌🚫~]|\bn[aã]o (?:precis|quer|mand|compr|ped)|\b(?:cancel|desconsider)/iu

/** Whether a line may cancel its item ('❌ CAP02', 'CAP02 (não precisa mais)'), so that the visitor is asked. */
function mayBeCancelled({ text }: OrderLine): boolean {
  return cancelling.test(text)
}

/** The entries of a line of free text: one for each code, or for each part of a sentence without codes. */
export function freeEntries(row: OrderRow, sources: OrderSources, isNumbered = false): Reading[] {
  const line = isNumbered ? withoutNumber(row.text, sources) : readLine(row.text)
  const named = productsNamed(line, sources.findNamed)
  if (named) return [{ line: row.number, written: row.text, outcome: outcomeOf(named.items, named.quantity) }]
  const { codes, alternatives } = resolveLine(line, sources)
  if (codes.length === 0 && ordersNothing(line.text))
    return [{ line: row.number, written: row.text, outcome: { kind: 'remark' } }]
  if (codes.length === 0)
    return partsOfSentence(line).map((part) => ({
      line: row.number,
      written: part,
      outcome: codelessOutcome(readLine(part), sources),
    }))
  const known = codes.map((code): Reading => {
    const others = alternatives.filter(({ from }) => from === code.from)
    const isDoubtful = others.length > 0 || mayBeCancelled(line)
    const counted = isDoubtful ? confirmed([code, ...others]) : countedOutcome(line, codes, code)
    const beside = codes.length > 1 ? '' : line.text.replace(code.written, ' ')
    const outcome = code.isWorn ? wornOutcome(counted, beside, sources) : withVariantOfWords(counted, beside)
    const written = codes.length > 1 ? writtenCode(code) : row.text
    return { line: row.number, written, outcome, ...readAs(code.written, outcome) }
  })
  return [...known, ...unknownCodes({ row, line }, codes, sources)]
}

/** A numbered line without its number, if the rest orders a code with a quantity. */
function withoutNumber(text: string, sources: OrderSources): OrderLine {
  const rest = readLine(text.replace(/^\d+\s*/, ''))
  const [code] = resolveLine(rest, sources).codes
  return code?.quantity.kind === 'stated' ? rest : readLine(text)
}

function writtenCode({ written, quantity }: OrderedCode<OrderItem>): string {
  if (quantity.kind === 'missing') return written
  return `${written} x ${quantity.kind === 'stated' ? quantity.value : quantity.text}`
}
