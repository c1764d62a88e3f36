import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { messageAmount, type Cents, readCents } from '#domain/money.ts'
import { emptyCustomer } from '#domain/proposal/customer.ts'
import { type Discount, discountText, readDiscount } from '#domain/proposal/discount.ts'
import {
  declinedLineSchema,
  offerLineSchema,
  openLineSchema,
  type ProposalLine,
  lineLimits,
  lineUnits,
} from '#domain/proposal/proposal-line.ts'
import { type Proposal, maximumProposalLines, proposalSchema, termTexts } from '#domain/proposal/proposal.ts'
import { freeTextOffer, type Choice } from './settle-lines.ts'

/** The part of a line that is not typed; a hidden field keeps it, as another person may have changed the line. */
const fixedPartSchema = v.variant('kind', [
  v.object(v.pick(offerLineSchema, ['kind', 'asked', 'customerItem', 'buyerLine', 'item', 'code']).entries),
  v.object(v.pick(declinedLineSchema, ['kind', 'asked', 'customerItem', 'buyerLine']).entries),
  v.object(v.pick(openLineSchema, ['kind', 'asked', 'customerItem', 'buyerLine', 'question', 'candidates']).entries),
])
type FixedPart = v.InferOutput<typeof fixedPartSchema>

const fixedPartText = v.pipe(v.string(), v.parseJson(), fixedPartSchema)

const writeFixedPart = (line: ProposalLine): string => JSON.stringify(v.parse(fixedPartSchema, line))

/** Reads the hidden field; undefined when the desk did not write it. */
export function readFixedPart(field: string | undefined): FixedPart | undefined {
  const part = v.safeParse(fixedPartText, field)
  return part.success ? part.output : undefined
}

/** The fields of a proposal's form as typed, by the names of what they become; a line's begin with its id and a dot. */
export type TypedProposal = Readonly<Record<string, string>>

const typedTerms = ['validUntil', ...keysOf(termTexts)] as const
const offerTexts = ['code', 'description', 'unit', 'delivery', 'maker', 'ncm', 'anvisa'] as const

/** The fields of a proposal's form, filled in. */
export function typedProposal(proposal: Proposal): TypedProposal {
  const { customer, lines, freight, pixDiscount } = proposal
  return {
    ...customer,
    ...Object.fromEntries(lines.flatMap(typedLine)),
    ...Object.fromEntries(typedTerms.map((name) => [name, proposal[name]])),
    linhas: lines.map(({ id }) => id).join(','),
    discount: typedDiscount(proposal.discount),
    freight: freight.kind,
    freightPrice: freight.kind === 'charged' ? typedCents(freight.cents) : '',
    instalments: String(proposal.instalments),
    comPix: pixDiscount > 0 ? 'sim' : '',
    pixDiscount: typedPercent(pixDiscount),
  }
}

/** The ids of a form's lines, in the order of the form; without what is no id. */
export function typedIds({ linhas = '' }: TypedProposal): string[] {
  return linhas.split(',').filter((id) => /^[\w-]{1,40}$/.test(id))
}

/** A percentage as it is typed: '7,5'; '' for 0. */
export function typedPercent(percent: number): string {
  return percent === 0 ? '' : String(percent).replace('.', ',')
}

/** An amount as it is typed: '54,90'. */
export function typedCents(cents: Cents): string {
  return messageAmount(cents).replace('R$ ', '')
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

type ReadField = (name: string) => string
type Faults = Record<string, string>

export type ProposalReading =
  | { kind: 'read'; proposal: Proposal; choices: ReadonlyMap<string, Choice> }
  | { kind: 'faulty'; faults: Faults }

/** Reads a proposal's form; every error is reported by its field's name, and nothing is guessed. */
export function readTypedProposal(typed: TypedProposal): ProposalReading {
  const faults: Faults = {}
  const field: ReadField = (name) => typed[name]?.trim() ?? ''
  const ids = typedIds(typed)
  const choices = new Map<string, Choice>()
  if (ids.length > maximumProposalLines) faults.novo = `Uma proposta tem até ${maximumProposalLines} itens.`
  const parsed = v.safeParse(proposalSchema, {
    customer: textsOf(Object.keys(emptyCustomer), field),
    lines: ids.map((id) => readLine(id, { field, faults, choices })),
    ...readTerms(field, faults),
  })
  for (const issue of parsed.issues ?? []) {
    const [name, property] = fieldOfPath(v.getDotPath(issue) ?? '', ids)
    const text = schemaFaults[property] ?? 'Confira este campo.'
    faults[name] ??= issue.type === 'max_length' ? 'O texto é longo demais.' : text
  }
  if (!parsed.success || Object.keys(faults).length > 0) return { kind: 'faulty', faults }
  return { kind: 'read', proposal: parsed.output, choices }
}

const schemaFaults: Record<string, string> = { validUntil: 'Escolha uma data.', description: 'Descreva o item.' }

/** Finds the field for a place of the proposal ('lines.0.unit' → 'v0-1.unit'), and the property that the place is. */
function fieldOfPath(path: string, ids: readonly string[]): [name: string, property: string] {
  const [first = '', second = '', property = 'fixo'] = path.split('.')
  if (first === 'lines') return [`${ids[Number(second)]}.${property}`, property]
  if (first === 'customer') return [second, second]
  return path === 'freight.cents' ? ['freightPrice', ''] : [first, first]
}

const textsOf = (names: readonly string[], field: ReadField) =>
  Object.fromEntries(names.map((name) => [name, field(name)]))

type FormReading = { field: ReadField; faults: Faults; choices: Map<string, Choice> }

/** A line of the form: its fields by their own names, and what gets their faults. */
type TypedLine = { field: ReadField; fault: (name: string, text: string) => string }

/** Reads a line; the schema of proposals checks what comes out. */
function readLine(id: string, { field: formField, faults, choices }: FormReading): unknown {
  const field: ReadField = (name) => formField(`${id}.${name}`)
  const fault = (name: string, text: string) => (faults[`${id}.${name}`] ??= text)
  const fixed = readFixedPart(field('fixo'))
  if (!fixed) return fault('fixo', 'Esta linha não foi entendida.')
  const { asked, customerItem, buyerLine } = fixed
  const base = { id, asked, customerItem, ...(buyerLine && { buyerLine }), note: field('note') }
  if (fixed.kind !== 'open' && field('tipo') === 'declined') return { kind: 'declined', ...base }
  const quantity = readQuantity(field('quantity'))
  if (quantity < 1) fault('quantity', `Um número inteiro de 1 a ${lineLimits.quantity}.`)
  if (fixed.kind === 'declined') return { kind: 'offer', ...base, quantity, ...freeTextOffer(fixed) }
  if (fixed.kind === 'offer') return { kind: 'offer', ...base, quantity, ...readOffer(fixed, { field, fault }) }
  const choice = readChoice(fixed, { field, fault })
  if (choice) choices.set(id, choice)
  return { kind: 'open', ...base, quantity, question: fixed.question, candidates: fixed.candidates }
}

function readPrice({ field, fault }: TypedLine, name: string): Cents | undefined {
  const cents = readCents(field(name))
  if (field(name) !== '' && cents === undefined) fault(name, 'Um valor como 54,90.')
  return cents
}

/** The choice for an open line, with the price beside its candidate or else the line's own. */
function readChoice({ candidates }: FixedPart & { kind: 'open' }, line: TypedLine): Choice | undefined {
  const { field, fault } = line
  const linePrice = readPrice(line, 'unitPrice')
  const pricedCandidates = candidates.flatMap((_, index) => (field(candidatePrice(index)) === '' ? [] : [index]))
  const [firstPriced] = pricedCandidates
  const choice = choiceOf(field, firstPriced)
  for (const index of pricedCandidates)
    if (choice?.kind !== 'candidate' || choice.index !== index)
      fault(candidatePrice(index), 'O item deste preço não é o escolhido.')
  const candidatesPrice = firstPriced === undefined ? undefined : readPrice(line, candidatePrice(firstPriced))
  const unitPrice = candidatesPrice ?? linePrice
  if (choice) return { ...choice, ...(unitPrice !== undefined && { unitPrice }) }
  if (linePrice !== undefined) fault('unitPrice', 'Escolha acima o item deste preço.')
  return undefined
}

function readOffer({ item, code }: FixedPart & { kind: 'offer' }, line: TypedLine) {
  const { field, fault } = line
  const unitPrice = readPrice(line, 'unitPrice')
  const discount = readDiscount(field('discount'))
  if (discount === 'unreadable') fault('discount', 'Um desconto como 5% ou 20,00.')
  const alternative = field('alternativeOf')
  if (alternative !== '' && !/^[1-9]\d?$/.test(alternative)) fault('alternativeOf', 'Um número de 1 a 99.')
  return {
    // An offer under another code than the item's is free text, so that its price is not remembered for the item.
    ...(item && field('code') === code && { item }),
    ...textsOf(offerTexts, field),
    description: field('description').replaceAll(/\s+/g, ' '),
    unit: field('unit') || lineUnits[0],
    ...(unitPrice !== undefined && { unitPrice }),
    ...(discount && discount !== 'unreadable' && { discount }),
    ...(field('condition') !== '' && { condition: field('condition') }),
    ...(alternative !== '' && { alternativeOf: Number(alternative) }),
  }
}

/** The name of the field with the price of an open line's candidate. */
export function candidatePrice(index: number): string {
  return `preco${index}`
}

/** The choice for an open line. In: the first candidate with a price beside it, which that price chooses. */
function choiceOf(field: ReadField, firstPriced: number | undefined): Choice | undefined {
  const [text, chosen] = [field('achar').slice(0, 200), field('escolha')]
  if (text !== '') return { kind: 'find', text }
  if (chosen === 'recusar') return { kind: 'declined' }
  if (chosen === 'livre') return { kind: 'free' }
  const index = /^\d{1,2}$/.test(chosen) ? Number(chosen) : firstPriced
  return index === undefined ? undefined : { kind: 'candidate', index }
}

function readQuantity(text: string): number {
  if (text === '') return 1
  return /^\d{1,4}$/.test(text) ? Number(text) : 0
}

function readTerms(field: ReadField, faults: Faults) {
  const discount = readDiscount(field('discount'))
  if (discount === 'unreadable') faults.discount = 'Um desconto como 5% ou 20,00.'
  const cents: Cents | undefined = readCents(field('freightPrice') || '0')
  if (field('freight') === 'charged' && cents === undefined) faults.freightPrice = 'Um valor como 35,00.'
  // The percentage counts only with its switch: a negotiated price is not lowered again unless somebody says so.
  const pixText = field('comPix') === '' ? '' : field('pixDiscount')
  const pixDiscount = Number(pixText.replace(/%$/, '').replace(',', '.'))
  if (!(pixDiscount >= 0 && pixDiscount <= 100)) faults.pixDiscount = 'Um percentual de 0 a 100, como 5 ou 7,5.'
  const instalments = /^\d{1,2}$/.test(field('instalments')) ? Number(field('instalments')) : 0
  if (instalments < 1 || instalments > 36) faults.instalments = 'De 1 a 36.'
  return {
    ...textsOf(typedTerms, field),
    ...(discount && discount !== 'unreadable' && { discount }),
    freight: field('freight') === 'charged' ? { kind: 'charged', cents } : { kind: field('freight') },
    instalments,
    pixDiscount,
  }
}
