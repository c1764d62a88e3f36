import * as v from 'valibot'
import { buyerLineSchema } from '#domain/buyer/buyer-line.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { maximumCents } from '#domain/money.ts'
import { wholeNumber } from '#domain/text/text-schemas.ts'
import { discountSchema } from './discount.ts'

export const lineUnits = ['un', 'par', 'cx', 'pct', 'kit', 'm', 'h', 'serviço'] as const

/** The condition of a part, which the proposal must state for the buyer: new and original, or something else. */
export const conditionLabel = {
  compativel: 'Compatível, novo',
  original: 'Original, novo',
  recondicionado: 'Recondicionado',
} as const

/** The largest quantity of a line, and the most characters of its longest texts. */
export const lineLimits = { quantity: 9_999, asked: 2000, description: 400 } as const

/** The schema of a trimmed text. In: the most characters. */
export const lineText = (maximum: number) => v.pipe(v.string(), v.trim(), v.maxLength(maximum))
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

/** The product that a line offers; absent for free text: freight, a service, another maker's part. */
const itemSchema = v.strictObject({
  productId: v.pipe(v.string(), v.maxLength(120)),
  variantId: v.optional(v.pipe(v.string(), v.maxLength(120))),
})

export type ItemRef = v.InferOutput<typeof itemSchema>

/** An item's key, by which a sent proposal's pictures and the known prices are found. */
export const itemRefKey = ({ productId, variantId = '' }: ItemRef) => `${productId} ${variantId}`

const commonFields = {
  id,
  asked: lineText(lineLimits.asked),
  customerItem: lineText(40),
  buyerLine: v.optional(buyerLineSchema),
  note: lineText(600),
}

export const offerLineSchema = v.strictObject({
  kind: v.literal('offer'),
  ...commonFields,
  item: v.optional(itemSchema),
  code: lineText(60),
  description: v.pipe(lineText(lineLimits.description), v.nonEmpty('descreva o item')),
  quantity: wholeNumber(1, lineLimits.quantity),
  unit: v.picklist(lineUnits),
  /** The price in cents; undefined until somebody sets it. */
  unitPrice: v.optional(wholeNumber(0, maximumCents)),
  discount: v.optional(discountSchema),
  delivery: lineText(80),
  condition: v.optional(v.picklist(keysOf(conditionLabel))),
  maker: v.optional(lineText(80), ''),
  ncm: lineText(10),
  anvisa: lineText(40),
  /** The number of a group: lines with the same number are alternatives to each other, A, B … in order. */
  alternativeOf: v.optional(wholeNumber(1, 99)),
})

export const declinedLineSchema = v.strictObject({ kind: v.literal('declined'), ...commonFields })

export const openLineSchema = v.strictObject({
  kind: v.literal('open'),
  ...commonFields,
  quantity: wholeNumber(1, lineLimits.quantity),
  question: lineText(300),
  candidates: v.pipe(v.array(itemSchema), v.maxLength(40)),
})

export const proposalLineSchema = v.variant('kind', [offerLineSchema, declinedLineSchema, openLineSchema])
export type ProposalLine = v.InferOutput<typeof proposalLineSchema>
export type OfferLine = v.InferOutput<typeof offerLineSchema>
export type OpenLine = v.InferOutput<typeof openLineSchema>

/** The id of an added line. In: the version that the proposal had, 0 for the buyer's list; the line's index in the text. */
export const lineId = (version: number, index: number): string => `v${version}-${index + 1}`

/** Sorts lines as the buyer's list has them, by their ids; the desk's own lines follow. */
export function inBuyersOrder(lines: readonly ProposalLine[]): ProposalLine[] {
  const buyersIndex = ({ id: ownId }: ProposalLine) => Number(/^v0-(\d+)$/.exec(ownId)?.[1] ?? Number.MAX_SAFE_INTEGER)
  return lines.toSorted((a, b) => buyersIndex(a) - buyersIndex(b))
}

/** A line's name without an offer: the description in the buyer's list, or else all that the customer wrote. */
export function unofferedName({ buyerLine, asked }: Pick<ProposalLine, 'buyerLine' | 'asked'>): string {
  return buyerLine?.text || asked || 'Item'
}

export const unofferedText = { declined: 'Não trabalhamos com este item.', open: 'A confirmar.' }

/** The lines that offer something. */
export function offersOf(lines: readonly ProposalLine[]): OfferLine[] {
  return lines.filter((line) => line.kind === 'offer')
}

/** A line's letter within its group of alternatives: 'A', 'B' …; '' without alternatives. */
export function alternativeLetter(lines: readonly ProposalLine[], line: OfferLine): string {
  if (line.alternativeOf === undefined) return ''
  const group = offersOf(lines).filter(({ alternativeOf }) => alternativeOf === line.alternativeOf)
  return String.fromCodePoint(65 + group.findIndex((alternative) => alternative.id === line.id))
}

/** An offer's facts besides its price: 'Compatível, novo · marca: Loja · entrega: 5 dias · NCM 9018.90.99'; or ''. */
export function offerFacts({ condition, delivery, maker, ncm, anvisa }: OfferLine): string {
  return [
    condition && conditionLabel[condition],
    maker && `marca: ${maker}`,
    delivery && `entrega: ${delivery}`,
    ncm && `NCM ${ncm}`,
    anvisa && `ANVISA ${anvisa}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
