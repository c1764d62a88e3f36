import { itemPapersText, type ItemPapers } from '#domain/buyer/item-papers.ts'
import { optionTexts } from '#domain/cart/line-text.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import type { LookedUpLine } from '#domain/order-list/find-lines.ts'
import { choicesOf, itemChoice, type OrderItem } from '#domain/order-list/order-item.ts'
import { outcomeItems, questionText, type OrderEntry, type Outcome } from '#domain/order-list/outcome.ts'
import { cutText } from '#domain/text/normalize.ts'
import { stemOf, wordsOf } from '#domain/text/tokens.ts'
import { readOrderLine, explicitCount } from '#domain/words/order-line.ts'
import { lineLimits, type ItemRef, type OfferLine, type OpenLine, type ProposalLine } from './proposal-line.ts'

const maximumCandidates = 40
/** The most candidates that words alone lead to; a person who needs another variant types its code. */
const maximumFoundByWords = 12

type LineBase = Pick<OfferLine, 'id' | 'asked' | 'customerItem' | 'buyerLine' | 'note'>

/** The lines of a proposal for what was asked: an offer without a price if the item is certain, else an open line. */
export function linesOfOrder(
  entries: readonly OrderEntry[],
  { papers, idOf }: { papers: ItemPapers; idOf: (index: number) => string },
): ProposalLine[] {
  return entries.filter(isOrdered).map((entry, index): ProposalLine => {
    const { outcome, written, source, buyerLine, note } = entry
    const base = baseOf(idOf(index), cutText(source ?? written, lineLimits.asked), buyerLine, note)
    if (outcome.kind === 'certain') return offerOf(outcome.item, { base, quantity: outcome.quantity, papers })
    return openLineOf(outcome, base, written)
  })
}

function baseOf(id: string, asked: string, buyerLine: LineBase['buyerLine'], note = ''): LineBase {
  return { id, asked, customerItem: buyerLine?.item ?? '', ...(buyerLine && { buyerLine }), note }
}

/** A line that offers an item, without a price yet. */
export function offerOf(
  item: OrderItem,
  { base, quantity, papers }: { base: LineBase; quantity: number; papers: ItemPapers },
): OfferLine {
  const { product, code } = item
  const [ncm, anvisa] = itemPapersText(papers[product.id])
  return {
    kind: 'offer',
    ...base,
    item: itemRefOf(item),
    code,
    description: itemDescription(item),
    quantity,
    unit: 'un',
    delivery: '',
    ...conditionOf(product),
    maker: papers[product.id]?.maker?.slice(0, 80) ?? '',
    ncm,
    anvisa,
  }
}

function itemRefOf({ product, variantId }: OrderItem): ItemRef {
  return { productId: product.id, ...(variantId !== undefined && { variantId }) }
}

/** An item's description in a document: its product and the chosen options. */
export function itemDescription(item: Pick<OrderItem, 'product' | 'variantId'>): string {
  return [item.product.name, itemChoice(item)].filter(Boolean).join(', ').slice(0, lineLimits.description)
}

/** The condition of an offer, known for 'compativel' only: the catalogue's 'novo' does not say who made the part. */
function conditionOf({ condition }: ProductSummary): Pick<OfferLine, 'condition'> {
  return condition === 'compativel' ? { condition } : {}
}

function isOrdered({ outcome, written }: OrderEntry): boolean {
  if (outcome.kind === 'skipped') return false
  if (outcome.kind !== 'remark') return true
  return quantityIn(written) !== undefined && /\p{L}{3}/u.test(written)
}

/** The quantity that the reader found beside the item or, if that is 1, a quantity anywhere in the line. */
function quantityOrWritten(quantity: number, text: string): number {
  return quantity > 1 ? quantity : Math.min(lineLimits.quantity, Math.max(1, quantityIn(text) ?? 1))
}

/** The quantity of something unknown to the catalogue: '2 un', 'x2', or a number at the beginning of the line. */
function quantityIn(text: string): number | undefined {
  const { pieces } = readOrderLine(text)
  const [first] = pieces
  return (explicitCount(pieces) ?? (first?.kind === 'number' ? first : undefined))?.value
}

function openLineOf(outcome: Exclude<Outcome, { kind: 'certain' }>, base: LineBase, text: string): OpenLine {
  const candidates = nearestFirst(choicesOf(outcomeItems(outcome)), text).map(itemRefOf)
  const maximum = outcome.kind === 'text' ? maximumFoundByWords : maximumCandidates
  const isRemark = outcome.kind === 'remark'
  const question = questionText(isRemark ? { kind: 'unknown', similarItems: [], quantity: 1 } : outcome)
  const quantity = quantityOf(outcome, text)
  return { kind: 'open', ...base, quantity, question, candidates: candidates.slice(0, maximum) }
}

function quantityOf(outcome: Exclude<Outcome, { kind: 'certain' }>, text: string): number {
  switch (outcome.kind) {
    case 'variant':
      return outcome.quantity
    case 'quantity':
      return 1
    case 'confirm':
      return quantityOrWritten(outcome.readings[0]?.quantity ?? 1, text)
    default:
      return quantityOrWritten('quantity' in outcome ? outcome.quantity : 1, text)
  }
}

/** Sorts variants by how many of the customer's words name them; products keep the order of the search. */
function nearestFirst(items: readonly OrderItem[], text: string): OrderItem[] {
  const words = new Set(wordsOf(text).map(stemOf))
  const namedWordCount = (item: OrderItem) => wordsOf(itemChoice(item)).filter((word) => words.has(stemOf(word))).length
  const products = [...new Set(items.map(({ product }) => product.id))]
  return products.flatMap((id) =>
    items.filter(({ product }) => product.id === id).toSorted((a, b) => namedWordCount(b) - namedWordCount(a)),
  )
}

const linkPattern = /(?:https?:\/\/\S{0,200}?)?#?(L\d{1,3}-[A-Z0-9.:/-]+)/

/** The list link in a text, and the rest of the text; undefined without a link. */
export function listLinkIn(text: string): { fragment: string; textBesideLink: string } | undefined {
  const match = linkPattern.exec(text)
  if (!match?.[1]) return undefined
  const textBesideLink = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.trim()
  return { fragment: match[1], textBesideLink }
}

/** The lines of a list link in today's catalogue; a code that is gone or means another product stays open. */
export function linesOfLink(
  found: readonly LookedUpLine[],
  { papers, idOf }: { papers: ItemPapers; idOf: (index: number) => string },
): ProposalLine[] {
  return found.map((line, index): ProposalLine => {
    const { quantity, buyerLine, note } = line
    const base = baseOf(idOf(index), cutText(wordsOfLink(line), lineLimits.asked), buyerLine, note)
    if (line.kind === 'found') return offerOf(line.item, { base, quantity, papers })
    return { kind: 'open', ...base, quantity, ...questionOfLink(line) }
  })
}

/** The customer's words for a line; a link has words only for unknown items, so that others get code and quantity. */
function wordsOfLink(line: LookedUpLine): string {
  if (line.kind === 'unfound') return line.buyerLine.text ?? ''
  const code = line.kind === 'found' ? line.item.code : line.code
  return [`${code} x ${line.quantity}`, ...optionTexts({ selectedOptions: line.options })].join(', ')
}

function questionOfLink(line: Exclude<LookedUpLine, { kind: 'found' }>): Pick<OpenLine, 'question' | 'candidates'> {
  if (line.kind !== 'moved')
    return { question: line.kind === 'gone' ? 'Este código já não existe.' : 'Não está no catálogo.', candidates: [] }
  const candidates = choicesOf(line.items).map(itemRefOf)
  return { question: 'O código da lista hoje é de outro produto: confira.', candidates }
}
