import * as v from 'valibot'
import {
  declinedLineSchema,
  offerLineSchema,
  openLineSchema,
  type ProposalLine,
} from '#domain/proposal/proposal-line.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { customerFields } from '#domain/proposal/customer.ts'
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

const written = v.pipe(v.string(), v.parseJson(), fixedPartSchema)

/** The value of the hidden field. */
function writeFixedPart(line: ProposalLine): string {
  return JSON.stringify(v.parse(fixedPartSchema, line))
}

/** Reads the hidden field; undefined when the desk did not write it. */
export function readFixedPart(field: string | undefined): FixedPart | undefined {
  const read = v.safeParse(written, field)
  return read.success ? read.output : undefined
}

/** The fields of a proposal's form as typed, valid or not. The names of a line's fields begin with its id and a dot. */
export type TypedProposal = Readonly<Record<string, string>>

/** The fields of a proposal's form, filled in. */
export function typedProposal(proposal: Proposal): TypedProposal {
  const { customer, lines, freight } = proposal
  const ofCustomer = keysOf(customerFields).map((name): [string, string] => [name, customer[name]])
  return {
    ...Object.fromEntries(ofCustomer),
    ...Object.fromEntries(lines.flatMap((line) => prefixed(line.id, typedLine(line)))),
    linhas: lines.map(({ id }) => id).join(','),
    desconto: typedDiscount(proposal.discount),
    frete: freight.kind,
    freteValor: freight.kind === 'charged' ? typedCents(freight.cents) : '',
    validade: proposal.validUntil,
    pagamento: proposal.payment,
    parcelas: String(proposal.instalments),
    prazo: proposal.delivery,
    garantia: proposal.warranty,
    impostos: proposal.taxes,
    observacoes: proposal.remarks,
    processo: proposal.process,
    vendedor: proposal.seller,
    vendedorTelefone: proposal.sellerPhone,
    comPix: proposal.pixDiscount > 0 ? 'sim' : '',
    pix: typedPercent(proposal.pixDiscount),
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

function typedLine(line: ProposalLine): Record<string, string> {
  const shared = { fixo: writeFixedPart(line), nota: line.note }
  if (line.kind === 'declined') return { ...shared, tipo: 'declined' }
  if (line.kind === 'open') return { ...shared, escolha: '', quantidade: String(line.quantity), preco: '' }
  const { unitPrice, alternativeOf } = line
  return {
    ...shared,
    tipo: 'offer',
    codigo: line.code,
    descricao: line.description,
    quantidade: String(line.quantity),
    unidade: line.unit,
    preco: unitPrice === undefined ? '' : typedCents(unitPrice),
    desconto: typedDiscount(line.discount),
    prazo: line.delivery,
    condicao: line.condition ?? '',
    marca: line.maker,
    ncm: line.ncm,
    anvisa: line.anvisa,
    opcao: alternativeOf === undefined ? '' : String(alternativeOf),
  }
}

function typedDiscount(discount: Discount | undefined): string {
  return discount ? discountText(discount).replace('R$ ', '') : ''
}

function prefixed(id: string, fields: Record<string, string>): [string, string][] {
  return Object.entries(fields).map(([name, value]) => [`${id}.${name}`, value])
}
