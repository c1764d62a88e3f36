import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { messageAmount } from '#domain/money.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'
import { customerFields, type Customer } from './customer.ts'
import { discountText } from './discount.ts'
import { conditionLabel, type OfferLine, type ProposalLine } from './proposal-line.ts'
import { type Freight, type Proposal, termTexts } from './proposal.ts'

/** A revision's changes as sentences: 'Item 2 (C5VGA2): preço R$ 49,90 → R$ 54,90'; lines numbered as in `after`. */
export function changesBetween(before: Proposal, after: Proposal): string[] {
  const linesBefore = new Map(before.lines.map((line) => [line.id, line]))
  const idsAfter = new Set(after.lines.map(({ id }) => id))
  const changes = after.lines.flatMap((line, index) => {
    const name = lineName(line, index)
    const lineBefore = linesBefore.get(line.id)
    if (!lineBefore) return [`${name}: acrescentado`]
    return lineChanges(lineBefore, line).map((change) => `${name}: ${change}`)
  })
  const removed = before.lines.flatMap((line, index) =>
    idsAfter.has(line.id) ? [] : [`${lineName(line, index)}: retirado`],
  )
  return [...customerChanges(before.customer, after.customer), ...changes, ...removed, ...termChanges(before, after)]
}

function lineName(line: ProposalLine, index: number): string {
  const label = line.kind === 'offer' ? line.code || line.description : line.asked
  return `Item ${index + 1}${label ? ` (${label.slice(0, 60)})` : ''}`
}

function lineChanges(before: ProposalLine, after: ProposalLine): string[] {
  if (after.kind !== before.kind)
    return [after.kind === 'declined' ? 'não trabalhamos com este item' : 'passou a ser oferecido']
  if (after.kind !== 'offer' || before.kind !== 'offer') return changeOf('observação', before.note, after.note)
  return offerFields.flatMap(([label, text]) => changeOf(label, text(before), text(after)))
}

const offerFields: readonly (readonly [label: string, text: (line: OfferLine) => string])[] = [
  ['código', ({ code }) => code],
  ['descrição', ({ description }) => description],
  ['quantidade', ({ quantity, unit }) => `${quantity} ${unit}`],
  ['preço', ({ unitPrice }) => (unitPrice === undefined ? '' : messageAmount(unitPrice))],
  ['desconto', ({ discount }) => (discount ? discountText(discount) : '')],
  ['entrega', ({ delivery }) => delivery],
  ['condição', ({ condition }) => (condition ? conditionLabel[condition] : '')],
  ['marca', ({ maker }) => maker],
  ['NCM', ({ ncm }) => ncm],
  ['registro na ANVISA', ({ anvisa }) => anvisa],
  ['observação', ({ note }) => note],
]

const termFields: readonly (readonly [label: string, text: (proposal: Proposal) => string])[] = [
  ['Desconto', ({ discount }) => (discount ? discountText(discount) : '')],
  ['Frete', ({ freight }) => freightText(freight)],
  ['Desconto no Pix', ({ pixDiscount }) => `${pixDiscount}%`],
  ['Validade', ({ validUntil }) => brazilianDay(validUntil)],
  ['Parcelas', ({ instalments }) => String(instalments)],
  ...keysOf(termTexts).map((name) => [termTexts[name].label, (proposal: Proposal) => proposal[name]] as const),
]

function termChanges(before: Proposal, after: Proposal): string[] {
  return termFields.flatMap(([label, text]) => changeOf(`${label}:`, text(before), text(after)))
}

function customerChanges(before: Customer, after: Customer): string[] {
  return keysOf(customerFields).flatMap((name) => changeOf(`${customerFields[name].label}:`, before[name], after[name]))
}

function changeOf(label: string, before: string, after: string): string[] {
  return before === after ? [] : [`${label} ${before || '(vazio)'} → ${after || '(vazio)'}`]
}

/** Freight in words: 'CIF, incluso', 'FOB, por conta do cliente', 'CIF, R$ 35,00'. */
export function freightText(freight: Freight): string {
  if (freight.kind === 'charged') return `CIF, ${messageAmount(freight.cents)}`
  return freight.kind === 'included' ? 'CIF, incluso' : 'FOB, por conta do cliente'
}
