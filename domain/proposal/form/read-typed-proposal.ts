import type { ItemPapers } from '#domain/buyer/item-papers.ts'
import type { OrderItem } from '#domain/order-list/order-item.ts'
import { offerOf } from '#domain/proposal/lines-of-order.ts'
import type { OfferLine, OpenLine, ProposalLine } from '#domain/proposal/proposal-line.ts'
import { asFreeText, type Choice, readTypedLine } from './read-typed-line.ts'
import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { customerFields } from '#domain/proposal/customer.ts'
import { readDiscount } from '#domain/proposal/discount.ts'
import { readCents } from '#domain/money.ts'
import { maximumProposalLines, proposalSchema, type Proposal } from '#domain/proposal/proposal.ts'
import { typedIds, type TypedProposal } from './typed-proposal.ts'

interface Catalogue {
  itemOf: (item: OpenLine['candidates'][number]) => OrderItem | undefined
  papers: ItemPapers
}

/**
 * Turns open lines into what a person chose for them; a line whose candidate is no longer in the catalogue stays open.
 */
export function settleLines(
  lines: readonly ProposalLine[],
  choices: ReadonlyMap<string, Choice>,
  catalogue: Catalogue,
): ProposalLine[] {
  return lines.map((line) => {
    const choice = choices.get(line.id)
    return line.kind === 'open' && choice ? settled(line, choice, catalogue) : line
  })
}

function settled(line: OpenLine, choice: Choice, { itemOf, papers }: Catalogue): ProposalLine {
  const { id, asked, customerItem, buyerLine, note, quantity } = line
  const base = { id, asked, customerItem, ...(buyerLine && { buyerLine }), note }
  const price = choice.unitPrice !== undefined && { unitPrice: choice.unitPrice }
  if (choice.kind === 'declined') return { kind: 'declined', ...base }
  if (choice.kind === 'free') return { kind: 'offer', ...base, quantity, ...asFreeText(line), ...price }
  // A product to find is looked up beforehand.
  if (choice.kind === 'find') return line
  const candidate = line.candidates[choice.place]
  const item = candidate && itemOf(candidate)
  return item ? { ...offerOf(item, { base, quantity, papers }), ...price } : line
}

/**
 * An offer under another code: description, condition, NCM and registration belong to the code, and so does the price.
 * Only what was typed together with the code stays. In: the line as it was saved and as typed, and the catalogue's offer
 * for the new code; without one, the customer's own words or the code describe the line.
 */
export function underNewCode(before: OfferLine, typed: OfferLine, found: OfferLine | undefined): OfferLine {
  const { item: _item, condition: _condition, unitPrice: _price, ...rest } = typed
  const own = {
    ...(typed.condition !== before.condition && { condition: typed.condition }),
    ...(typed.unitPrice !== before.unitPrice && { unitPrice: typed.unitPrice }),
  }
  const text = (name: 'description' | 'maker' | 'ncm' | 'anvisa', other: string) =>
    typed[name] === before[name] ? other : typed[name]
  return {
    ...rest,
    ...(found?.item && { item: found.item, code: found.code }),
    ...(found?.condition && { condition: found.condition }),
    ...own,
    description: text('description', (found?.description ?? typed.asked.slice(0, 400)) || typed.code || 'Item'),
    maker: text('maker', found?.maker ?? ''),
    ncm: text('ncm', found?.ncm ?? ''),
    anvisa: text('anvisa', found?.anvisa ?? ''),
  }
}

/**
 * A line whose product was looked for in the line itself: the offer that was found, or the candidates to choose from;
 * without either it stays as it is, and says so. What the customer wrote and how many stays.
 */
export function withFound(line: OfferLine | OpenLine, text: string, found: ProposalLine | undefined): ProposalLine {
  const { id, asked, customerItem, buyerLine, note, quantity } = line
  const base = { id, asked, customerItem, ...(buyerLine && { buyerLine }), note }
  if (found?.kind === 'offer') return { ...found, ...base, quantity }
  const candidates = found?.kind === 'open' ? found.candidates : []
  const question = candidates.length > 0 ? `“${text}”: qual destes?` : `“${text}” não está no catálogo.`
  if (candidates.length > 0) return { kind: 'open', ...base, quantity, question, candidates }
  return line.kind === 'open' ? { ...line, question } : line
}

/** The lines with one of them moved up or down, or removed. An unknown id changes nothing. */
export function rearranged(
  lines: readonly ProposalLine[],
  act: { kind: 'up' | 'down' | 'remove'; id: string },
): ProposalLine[] {
  const place = lines.findIndex(({ id }) => id === act.id)
  const line = lines[place]
  if (!line) return [...lines]
  const others = lines.filter(({ id }) => id !== act.id)
  if (act.kind === 'remove') return others
  const to = act.kind === 'up' ? Math.max(0, place - 1) : place + 1
  return others.toSpliced(to, 0, line)
}

/** A form as read: the proposal and the choices for its open lines, or the errors by the field's full name. */
export type ReadProposal =
  | { kind: 'read'; proposal: Proposal; choices: ReadonlyMap<string, Choice> }
  | { kind: 'faulty'; faults: Record<string, string> }

/** Reads a proposal's form; every error is reported beside its field, and nothing is guessed. */
export function readTypedProposal(typed: TypedProposal): ReadProposal {
  const faults: Record<string, string> = {}
  const lines = typedIds(typed).map((id) => ({ id, ...readTypedLine(typed, id) }))
  for (const line of lines) for (const [name, text] of Object.entries(line.faults)) faults[`${line.id}.${name}`] = text
  if (lines.length > maximumProposalLines) faults.novo = `Uma proposta tem até ${maximumProposalLines} itens.`
  const terms = readTerms(typed, faults)
  const customer = Object.fromEntries(keysOf(customerFields).map((name) => [name, typed[name] ?? '']))
  if (Object.keys(faults).length > 0) return { kind: 'faulty', faults }
  const read = v.safeParse(proposalSchema, { customer, lines: lines.map(({ line }) => line), ...terms })
  if (!read.success) return { kind: 'faulty', faults: faultsIn(read.issues) }
  const chosen = lines.flatMap(({ id, choice }): [string, Choice][] => (choice ? [[id, choice]] : []))
  return { kind: 'read', proposal: read.output, choices: new Map(chosen) }
}

function readTerms(typed: TypedProposal, faults: Record<string, string>) {
  const field = (name: string) => typed[name]?.trim() ?? ''
  const discount = readDiscount(field('desconto'))
  if (discount === 'unreadable') faults.desconto = 'Um desconto como 5% ou 20,00.'
  const cents = readCents(field('freteValor') || '0')
  if (field('frete') === 'charged' && cents === undefined) faults.freteValor = 'Um valor como 35,00.'
  // The percentage counts only with its switch: a negotiated price is not lowered again unless somebody says so.
  const pix =
    field('comPix') === '' || field('pix') === '' ? 0 : Number(field('pix').replace(/\s*%$/, '').replace(',', '.'))
  if (!(pix >= 0 && pix <= 100)) faults.pix = 'Um percentual de 0 a 100, como 5 ou 7,5.'
  const instalments = /^\d{1,2}$/.test(field('parcelas')) ? Number(field('parcelas')) : 0
  if (instalments < 1 || instalments > 36) faults.parcelas = 'De 1 a 36.'
  return {
    ...(discount && discount !== 'unreadable' && { discount }),
    freight: field('frete') === 'charged' ? { kind: 'charged', cents } : { kind: field('frete') },
    validUntil: field('validade'),
    payment: field('pagamento'),
    instalments,
    delivery: field('prazo'),
    warranty: field('garantia'),
    taxes: field('impostos'),
    remarks: field('observacoes'),
    process: field('processo'),
    seller: field('vendedor'),
    sellerPhone: field('vendedorTelefone'),
    pixDiscount: pix,
  }
}

const fieldNames: Record<string, string> = {
  freight: 'frete',
  validUntil: 'validade',
  payment: 'pagamento',
  delivery: 'prazo',
  warranty: 'garantia',
  taxes: 'impostos',
  remarks: 'observacoes',
  process: 'processo',
  seller: 'vendedor',
  sellerPhone: 'vendedorTelefone',
}

function faultsIn(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const found = issues.map((issue): [string, string] => {
    const [first = '', second] = (v.getDotPath(issue) ?? '').split('.')
    const name = first === 'customer' ? (second ?? first) : (fieldNames[first] ?? first)
    if (issue.type === 'max_length') return [name, 'O texto é longo demais.']
    return [name, name === 'validade' ? 'Escolha uma data.' : 'Confira este campo.']
  })
  return Object.fromEntries(found)
}
