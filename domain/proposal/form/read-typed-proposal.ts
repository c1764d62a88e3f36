import * as v from 'valibot'
import { type Cents, readCents } from '#domain/money.ts'
import { emptyCustomer } from '#domain/proposal/customer.ts'
import { readDiscount } from '#domain/proposal/discount.ts'
import { lineUnits, maximumLineQuantity } from '#domain/proposal/proposal-line.ts'
import { maximumProposalLines, proposalSchema, type Proposal } from '#domain/proposal/proposal.ts'
import { asFreeText, type Choice } from './settle.ts'
import { offerTexts, readFixedPart, termTexts, typedIds, type TypedProposal } from './typed-proposal.ts'

type Field = (name: string) => string
type Faults = Record<string, string>

/** A form as read: the proposal and the choices for its open lines, or the errors by the field's name. */
export type ProposalReading =
  | { kind: 'read'; proposal: Proposal; choices: ReadonlyMap<string, Choice> }
  | { kind: 'faulty'; faults: Faults }

/** Reads a proposal's form; every error is reported beside its field, and nothing is guessed. */
export function readTypedProposal(typed: TypedProposal): ProposalReading {
  const faults: Faults = {}
  const field: Field = (name) => typed[name]?.trim() ?? ''
  const ids = typedIds(typed)
  const choices = new Map<string, Choice>()
  if (ids.length > maximumProposalLines) faults.novo = `Uma proposta tem até ${maximumProposalLines} itens.`
  const read = v.safeParse(proposalSchema, {
    customer: texts(Object.keys(emptyCustomer), field),
    lines: ids.map((id) => readLine(id, { field, faults, choices })),
    ...readTerms(field, faults),
  })
  for (const issue of read.issues ?? []) {
    const [name, property] = fieldAt(v.getDotPath(issue) ?? '', ids)
    const text = refusals[property] ?? 'Confira este campo.'
    faults[name] ??= issue.type === 'max_length' ? 'O texto é longo demais.' : text
  }
  if (!read.success || Object.keys(faults).length > 0) return { kind: 'faulty', faults }
  return { kind: 'read', proposal: read.output, choices }
}

const refusals: Record<string, string> = { validUntil: 'Escolha uma data.', description: 'Descreva o item.' }

/** The field at a place of the proposal ('lines.0.unit' → 'v0-1.unit'), and the property that it is. */
function fieldAt(path: string, ids: readonly string[]): [name: string, property: string] {
  const [first = '', second = '', property = 'fixo'] = path.split('.')
  if (first === 'lines') return [`${ids[Number(second)]}.${property}`, property]
  if (first === 'customer') return [second, second]
  return path === 'freight.cents' ? ['freightPrice', ''] : [first, first]
}

const texts = (names: readonly string[], field: Field) => Object.fromEntries(names.map((name) => [name, field(name)]))

interface Reading {
  field: Field
  faults: Faults
  choices: Map<string, Choice>
}

/** Reads the fields of one line, to be checked by the schema. */
function readLine(id: string, { field: whole, faults, choices }: Reading): unknown {
  const field: Field = (name) => whole(`${id}.${name}`)
  const fault = (name: string, text: string) => (faults[`${id}.${name}`] ??= text)
  const fixed = readFixedPart(field('fixo'))
  if (!fixed) return fault('fixo', 'Esta linha não foi entendida.')
  const { asked, customerItem, buyerLine } = fixed
  const base = { id, asked, customerItem, ...(buyerLine && { buyerLine }), note: field('note') }
  if (fixed.kind !== 'open' && field('tipo') === 'declined') return { kind: 'declined', ...base }
  const quantity = readQuantity(field('quantity'))
  if (quantity < 1) fault('quantity', `Um número inteiro de 1 a ${maximumLineQuantity}.`)
  const unitPrice = readCents(field('unitPrice'))
  if (field('unitPrice') !== '' && unitPrice === undefined) fault('unitPrice', 'Um valor como 54,90.')
  if (fixed.kind === 'open') {
    const choice = choiceOf(field)
    if (choice) choices.set(id, { ...choice, ...(unitPrice !== undefined && { unitPrice }) })
    else if (unitPrice !== undefined) fault('unitPrice', 'Escolha acima o item deste preço.')
    return { kind: 'open', ...base, quantity, question: fixed.question, candidates: fixed.candidates }
  }
  if (fixed.kind === 'declined') return { kind: 'offer', ...base, quantity, ...asFreeText(fixed) }
  const discount = readDiscount(field('discount'))
  if (discount === 'unreadable') fault('discount', 'Um desconto como 5% ou 20,00.')
  const alternative = field('alternativeOf')
  if (alternative !== '' && !/^[1-9]\d?$/.test(alternative)) fault('alternativeOf', 'Um número de 1 a 99.')
  return {
    kind: 'offer',
    ...base,
    quantity,
    // With another code than the item's own it is free text, so that its price is not remembered for the item.
    ...(fixed.item && field('code') === fixed.code && { item: fixed.item }),
    ...texts(offerTexts, field),
    description: field('description').replaceAll(/\s+/g, ' '),
    unit: field('unit') || lineUnits[0],
    ...(unitPrice !== undefined && { unitPrice }),
    ...(discount && discount !== 'unreadable' && { discount }),
    ...(field('condition') !== '' && { condition: field('condition') }),
    ...(alternative !== '' && { alternativeOf: Number(alternative) }),
  }
}

function choiceOf(field: Field): Choice | undefined {
  const [text, chosen] = [field('achar').slice(0, 200), field('escolha')]
  if (text !== '') return { kind: 'find', text }
  if (chosen === 'recusar') return { kind: 'declined' }
  if (chosen === 'livre') return { kind: 'free' }
  return /^\d{1,2}$/.test(chosen) ? { kind: 'candidate', place: Number(chosen) } : undefined
}

function readQuantity(text: string): number {
  if (text === '') return 1
  return /^\d{1,4}$/.test(text) ? Number(text) : 0
}

function readTerms(field: Field, faults: Faults) {
  const discount = readDiscount(field('discount'))
  if (discount === 'unreadable') faults.discount = 'Um desconto como 5% ou 20,00.'
  const cents: Cents | undefined = readCents(field('freightPrice') || '0')
  if (field('freight') === 'charged' && cents === undefined) faults.freightPrice = 'Um valor como 35,00.'
  // The percentage counts only with its switch: a negotiated price is not lowered again unless somebody says so.
  const percent = field('comPix') === '' ? '' : field('pixDiscount')
  const pixDiscount = Number(percent.replace(/\s*%$/, '').replace(',', '.'))
  if (!(pixDiscount >= 0 && pixDiscount <= 100)) faults.pixDiscount = 'Um percentual de 0 a 100, como 5 ou 7,5.'
  const instalments = /^\d{1,2}$/.test(field('instalments')) ? Number(field('instalments')) : 0
  if (instalments < 1 || instalments > 36) faults.instalments = 'De 1 a 36.'
  return {
    ...texts(termTexts, field),
    ...(discount && discount !== 'unreadable' && { discount }),
    freight: field('freight') === 'charged' ? { kind: 'charged', cents } : { kind: field('freight') },
    instalments,
    pixDiscount,
  }
}
