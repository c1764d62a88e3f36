import * as v from 'valibot'
import {
  declinedLineSchema,
  offerLineSchema,
  openLineSchema,
  type ProposalLine,
} from '#domain/proposal/proposal-line.ts'
import { type Discount, discountText } from '#domain/proposal/discount.ts'
import { centsText, type Cents } from '#domain/money.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'

/**
 * The part of a line that is not typed. The form carries it in a hidden field, so that a typed line stays complete even
 * if another person changed it meanwhile.
 */
const fixedPartSchema = v.variant('kind', [
  v.object(v.pick(offerLineSchema, ['kind', 'asked', 'customerItem', 'buyerLine', 'item', 'code']).entries),
  v.object(v.pick(declinedLineSchema, ['kind', 'asked', 'customerItem', 'buyerLine']).entries),
  v.object(v.pick(openLineSchema, ['kind', 'asked', 'customerItem', 'buyerLine', 'question', 'candidates']).entries),
])
export type FixedPart = v.InferOutput<typeof fixedPartSchema>

const fixedPartText = v.pipe(v.string(), v.parseJson(), fixedPartSchema)

/** The value of the hidden field. */
function writeFixedPart(line: ProposalLine): string {
  return JSON.stringify(v.parse(fixedPartSchema, line))
}

/** Reads the hidden field; undefined when the desk did not write it. */
export function readFixedPart(field: string | undefined): FixedPart | undefined {
  const read = v.safeParse(fixedPartText, field)
  return read.success ? read.output : undefined
}

/**
 * The fields of a proposal's form as typed, valid or not, each by the name of what it becomes. The names of a line's
 * fields begin with its id and a dot.
 */
export type TypedProposal = Readonly<Record<string, string>>

/** The terms of a proposal, and what an offer says, that are typed as they are. */
export const termTexts = [
  'validUntil',
  'payment',
  'delivery',
  'warranty',
  'taxes',
  'remarks',
  'process',
  'seller',
  'sellerPhone',
] as const
export const offerTexts = ['code', 'description', 'unit', 'delivery', 'maker', 'ncm', 'anvisa'] as const

/** The fields of a proposal's form, filled in. */
export function typedProposal(proposal: Proposal): TypedProposal {
  const { customer, lines, freight, pixDiscount } = proposal
  return {
    ...customer,
    ...Object.fromEntries(lines.flatMap(typedLine)),
    ...Object.fromEntries(termTexts.map((name) => [name, proposal[name]])),
    linhas: lines.map(({ id }) => id).join(','),
    discount: typedDiscount(proposal.discount),
    freight: freight.kind,
    freightPrice: freight.kind === 'charged' ? typedCents(freight.cents) : '',
    instalments: String(proposal.instalments),
    comPix: pixDiscount > 0 ? 'sim' : '',
    pixDiscount: typedPercent(pixDiscount),
  }
}

/** The ids of the lines in order. */
export function typedIds({ linhas = '' }: TypedProposal): string[] {
  return linhas.split(',').filter((id) => /^[\w-]{1,40}$/.test(id))
}

/** A percentage as it is typed: '7,5'; '' for 0. */
export function typedPercent(percent: number): string {
  return percent === 0 ? '' : String(percent).replace('.', ',')
}

/** An amount as it is typed: '54,90'. */
export function typedCents(cents: Cents): string {
  return centsText(cents).replace('R$ ', '')
}

function typedLine(line: ProposalLine): [string, string][] {
  const fields = { fixo: writeFixedPart(line), note: line.note, ...typedOffer(line) }
  return Object.entries(fields).map(([name, value]) => [`${line.id}.${name}`, value])
}

function typedOffer(line: ProposalLine): Record<string, string> {
  if (line.kind === 'declined') return { tipo: 'declined' }
  if (line.kind === 'open') return { escolha: '', quantity: String(line.quantity), unitPrice: '' }
  return {
    ...Object.fromEntries(offerTexts.map((name) => [name, line[name]])),
    tipo: 'offer',
    quantity: String(line.quantity),
    unitPrice: line.unitPrice === undefined ? '' : typedCents(line.unitPrice),
    discount: typedDiscount(line.discount),
    condition: line.condition ?? '',
    alternativeOf: String(line.alternativeOf ?? ''),
  }
}

function typedDiscount(discount: Discount | undefined): string {
  return discount ? discountText(discount).replace('R$ ', '') : ''
}
