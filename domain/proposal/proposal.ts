import * as v from 'valibot'
import { maximumCents } from '#domain/money.ts'
import type { Brand } from '#domain/shop/brand.ts'
import { daySchema, wholeNumber } from '#domain/text/text-schemas.ts'
import { customerSchema, emptyCustomer } from './customer.ts'
import { discountSchema } from './discount.ts'
import { lineText as text, proposalLineSchema, type ProposalLine } from './proposal-line.ts'

/** The most lines of a proposal: enough for the annex of a whole tender. */
export const maximumProposalLines = 300

const freightSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('included') }),
  v.strictObject({ kind: v.literal('customer') }),
  v.strictObject({ kind: v.literal('charged'), cents: wholeNumber(0, maximumCents) }),
])
export type Freight = v.InferOutput<typeof freightSchema>

export const termTexts = {
  payment: { label: 'Pagamento', maxLength: 300 },
  delivery: { label: 'Prazo de entrega', maxLength: 120 },
  warranty: { label: 'Garantia', maxLength: 300 },
  taxes: { label: 'Impostos', maxLength: 300 },
  process: { label: 'Processo do comprador', maxLength: 80 },
  seller: { label: 'Vendedor', maxLength: 80 },
  sellerPhone: { label: 'Telefone direto', maxLength: 40 },
  remarks: { label: 'Observações', maxLength: 2000 },
} as const

/** The most letters of a picture kept with a sent proposal, and of all its pictures together. */
export const pictureLimits = { single: 60_000, together: 600_000 }

const pictureData = v.pipe(v.string(), v.regex(/^data:image\/(?:png|jpeg);base64,/), v.maxLength(pictureLimits.single))

const letterheadSchema = v.strictObject({
  name: v.string(),
  legalLine: v.string(),
  cnpj: v.string(),
  address: v.string(),
  phone: v.string(),
  email: v.string(),
  stateRegistration: v.optional(v.string(), ''),
  bank: v.optional(v.string(), ''),
  pixKey: v.optional(v.string(), ''),
  logo: v.optional(v.strictObject({ src: pictureData, width: v.number(), height: v.number() })),
})
export type Letterhead = v.InferOutput<typeof letterheadSchema>

/** The letterhead of a proposal that is sent now. */
export function letterheadOf(brand: Brand): Letterhead {
  const { name, legalLine, cnpj, phone, email, stateRegistration = '', bank = '', pixKey = '' } = brand
  const { street, district, city, state, postalCode } = brand.address
  const address = `${street}, ${district}, ${city}/${state}, CEP ${postalCode}`
  return { name, legalLine, cnpj, address, phone, email: email.sales, stateRegistration, bank, pixKey }
}

/** The content of a proposal, which a revision may change; number, state and dates of acts are stored beside it. */
export const proposalSchema = v.strictObject({
  customer: customerSchema,
  lines: v.pipe(v.array(proposalLineSchema), v.maxLength(maximumProposalLines)),
  discount: v.optional(discountSchema),
  freight: freightSchema,
  validUntil: daySchema,
  payment: text(termTexts.payment.maxLength),
  instalments: wholeNumber(1, 36),
  delivery: text(termTexts.delivery.maxLength),
  warranty: text(termTexts.warranty.maxLength),
  taxes: text(termTexts.taxes.maxLength),
  remarks: text(termTexts.remarks.maxLength),
  process: v.optional(text(termTexts.process.maxLength), ''),
  seller: v.optional(text(termTexts.seller.maxLength), ''),
  sellerPhone: v.optional(text(termTexts.sellerPhone.maxLength), ''),
  /** Percent off the total when paid by Pix; 0 for none. It is kept here, because the shop's may change later. */
  pixDiscount: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0),
  /** The letter that the customer chose from each group of alternatives, by the group's number. */
  choice: v.optional(v.record(v.pipe(v.string(), v.regex(/^\d{1,2}$/)), v.pipe(v.string(), v.regex(/^[A-Z]$/)))),
  /** The shop as it was when the proposal was sent; undefined for a draft. */
  letterhead: v.optional(letterheadSchema),
  /** The pictures of the lines as they were when the proposal was sent, by `itemRefKey`. */
  pictures: v.optional(v.record(v.string(), pictureData)),
})
export type Proposal = v.InferOutput<typeof proposalSchema>

/** The data of the shop that a sent proposal keeps, so that nothing of it changes later. */
export type SentSnapshot = Pick<Proposal, 'letterhead' | 'pictures'>

/** A proposal without personal data (LGPD): a company with a CNPJ keeps its name; items, prices and terms stay. */
export function anonymised(proposal: Proposal): Proposal {
  const { cnpj, institution, stateRegistration, city } = proposal.customer
  const company = cnpj === '' ? { institution: 'Anonimizado a pedido' } : { institution, cnpj, stateRegistration, city }
  const lines = proposal.lines.map(withoutCustomerWords)
  return { ...proposal, customer: { ...emptyCustomer, ...company }, lines, remarks: '', process: '' }
}

/** A line without the customer's words, also if they are the description of an item that the catalogue lacks. */
function withoutCustomerWords(line: ProposalLine): ProposalLine {
  const { buyerLine: _, ...neutral } = { ...line, asked: '', customerItem: '' }
  if (neutral.kind === 'open') return { ...neutral, question: '' }
  const isCustomerText = neutral.kind === 'offer' && !neutral.item && line.asked.startsWith(neutral.description)
  return isCustomerText ? { ...neutral, description: 'Item' } : neutral
}
