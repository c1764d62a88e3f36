import * as v from 'valibot'
import { readDiscount } from '#domain/proposal/discount.ts'
import { type Cents, readCents } from '#domain/money.ts'
import {
  lineUnits,
  maximumLineQuantity,
  proposalLineSchema,
  type OfferLine,
  type ProposalLine,
} from '#domain/proposal/proposal-line.ts'
import { readFixedPart, type FixedPart, type TypedProposal } from './typed-proposal.ts'

/**
 * The choice for an open line: a candidate by its index, that the shop does not carry the item, free text, or a product to
 * find; with the price that was typed beside it.
 */
export type Choice = { unitPrice?: Cents } & (
  | { kind: 'candidate'; place: number }
  | { kind: 'declined' }
  | { kind: 'free' }
  /** A code or words of a product, typed in the line itself. */
  | { kind: 'find'; text: string }
)

/** A line as typed, or its errors by field name, without the line's id. */
export interface ReadLine {
  line: ProposalLine | undefined
  choice: Choice | undefined
  faults: Record<string, string>
}

type FieldOf = (name: string) => string

/** Reads the fields of one line. */
export function readTypedLine(typed: TypedProposal, id: string): ReadLine {
  const field: FieldOf = (name) => typed[`${id}.${name}`]?.trim() ?? ''
  const fixed = readFixedPart(typed[`${id}.fixo`])
  if (!fixed) return { line: undefined, choice: undefined, faults: { fixo: 'Esta linha não foi entendida.' } }
  const faults: Record<string, string> = {}
  const quantity = readQuantity(field('quantidade'), faults)
  const { asked, customerItem, buyerLine } = fixed
  const base = { id, asked, customerItem, ...(buyerLine && { buyerLine }), note: field('nota') }
  if (fixed.kind === 'open') {
    const { question, candidates } = fixed
    const line = { kind: 'open', ...base, quantity, question, candidates }
    const wanted = field('achar').slice(0, 200)
    const choice: Choice | undefined = wanted === '' ? choiceOf(field('escolha')) : { kind: 'find', text: wanted }
    const unitPrice = readPrice(field, faults)
    if (unitPrice === undefined) return checked(line, { choice, faults })
    if (choice === undefined) faults.preco = 'Escolha acima o item deste preço.'
    return checked(line, { choice: choice && { ...choice, unitPrice }, faults })
  }
  if (field('tipo') === 'declined') return checked({ kind: 'declined', ...base }, { choice: undefined, faults: {} })
  const offer = fixed.kind === 'offer' ? readOffer(field, fixed, faults) : asFreeText(fixed)
  return checked({ kind: 'offer', ...base, quantity, ...offer }, { choice: undefined, faults })
}

function choiceOf(chosen: string): Choice | undefined {
  if (chosen === 'recusar') return { kind: 'declined' }
  if (chosen === 'livre') return { kind: 'free' }
  return /^\d{1,2}$/.test(chosen) ? { kind: 'candidate', place: Number(chosen) } : undefined
}

function readQuantity(text: string, faults: Record<string, string>): number {
  if (text === '') return 1
  const quantity = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (quantity < 1) faults.quantidade = `Um número inteiro de 1 a ${maximumLineQuantity}.`
  return quantity
}

function readPrice(field: FieldOf, faults: Record<string, string>): Cents | undefined {
  const cents = readCents(field('preco'))
  if (field('preco') !== '' && cents === undefined) faults.preco = 'Um valor como 54,90.'
  return cents
}

/**
 * Reads an offered line. With another code than the item's own it becomes free text, so that its price is not
 * remembered for the item.
 */
function readOffer(field: FieldOf, fixed: Extract<FixedPart, { kind: 'offer' }>, faults: Record<string, string>) {
  const unitPrice = readPrice(field, faults)
  const discount = readDiscount(field('desconto'))
  if (discount === 'unreadable') faults.desconto = 'Um desconto como 5% ou 20,00.'
  const alternative = field('opcao')
  if (alternative !== '' && !/^[1-9]\d?$/.test(alternative)) faults.opcao = 'Um número de 1 a 99.'
  const condition = field('condicao')
  return {
    ...(fixed.item && field('codigo') === fixed.code && { item: fixed.item }),
    code: field('codigo'),
    description: field('descricao').replaceAll(/\s+/g, ' '),
    unit: field('unidade') || lineUnits[0],
    ...(unitPrice !== undefined && { unitPrice }),
    ...(discount && discount !== 'unreadable' && { discount }),
    delivery: field('prazo'),
    ...(condition !== '' && { condition }),
    maker: field('marca'),
    ncm: field('ncm'),
    anvisa: field('anvisa'),
    ...(alternative !== '' && { alternativeOf: Number(alternative) }),
  }
}

/** Turns a declined or open line into one that the shop offers: the customer's words, still to be described. */
export function asFreeText({
  asked,
}: {
  asked: string
}): Omit<OfferLine, 'kind' | 'id' | 'asked' | 'customerItem' | 'note' | 'quantity'> {
  return {
    code: '',
    description: asked.slice(0, 400) || 'Item',
    unit: 'un',
    delivery: '',
    maker: '',
    ncm: '',
    anvisa: '',
  }
}

/** The form's names of fields that the schema may refuse. */
const fieldNames: Record<string, string> = {
  code: 'codigo',
  description: 'descricao',
  unit: 'unidade',
  delivery: 'prazo',
  maker: 'marca',
  condition: 'condicao',
  note: 'nota',
  quantity: 'quantidade',
}

function checked(line: unknown, { choice, faults }: Omit<ReadLine, 'line'>): ReadLine {
  const read = v.safeParse(proposalLineSchema, line)
  if (read.success) return { line: read.output, choice, faults }
  for (const issue of read.issues) {
    const [name = ''] = (v.getDotPath(issue) ?? '').split('.')
    faults[fieldNames[name] ?? name] ??= issue.type === 'max_length' ? 'O texto é longo demais.' : wordsOf(name)
  }
  return { line: undefined, choice, faults }
}

function wordsOf(name: string): string {
  return name === 'description' ? 'Descreva o item.' : 'Confira este campo.'
}
