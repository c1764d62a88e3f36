import { type Cents, messageAmount, instalmentsOf } from '#domain/money.ts'
import { freightText } from '#domain/proposal/changes.ts'
import { discountText } from '#domain/proposal/discount.ts'
import {
  type ProposalLine,
  alternativeLetter,
  conditionLabel,
  unofferedName,
  unofferedText,
  type OfferLine,
} from '#domain/proposal/proposal-line.ts'
import { proposalNumberText, type ProposalNumber } from '#domain/proposal/proposal-number.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { lineTotal, pixTotal, proposalTotals, totalLetters } from '#domain/proposal/totals.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'

/** A proposal as a message, declined lines included; callers shorten it for links. In: the revision, from 1. */
export function proposalText(
  proposal: Proposal,
  head: { number: ProposalNumber; revision: number; shop: string; link?: string | undefined },
): string {
  const { customer, lines } = proposal
  const addressee = [customer.institution, customer.contact && `a/c ${customer.contact}`].filter(Boolean).join(', ')
  return [
    [`Proposta ${proposalNumberText(head.number, head.revision)} · ${head.shop}`, addressee && `Para: ${addressee}`],
    ...lines.map((line, index) => lineBlock(lines, line, index)),
    totalsBlock(proposal),
    termsBlock(proposal),
    [head.link && `Proposta completa: ${head.link}`],
  ]
    .map((block) => block.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')
}

function lineBlock(lines: readonly ProposalLine[], line: ProposalLine, index: number): string[] {
  const number = line.customerItem || String(index + 1)
  if (line.kind !== 'offer') return [`${number}. ${unofferedName(line)}`, unofferedText[line.kind], line.note]
  const letter = alternativeLetter(lines, line)
  return [
    `${number}. ${[letter && `Opção ${letter}:`, line.code, line.description].filter(Boolean).join(' ')}`,
    priceText(line),
    [line.condition && conditionLabel[line.condition], line.delivery && `entrega: ${line.delivery}`]
      .filter(Boolean)
      .join(' · '),
    line.note,
  ]
}

function priceText(line: OfferLine): string {
  const { unitPrice, quantity, unit, discount } = line
  const total = lineTotal(line)
  if (unitPrice === undefined || total === undefined) return `${quantity} ${unit}, preço a confirmar`
  const discountNote = discount ? ` (desconto de ${discountText(discount)})` : ''
  return `${quantity} ${unit} × ${messageAmount(unitPrice)} = ${messageAmount(total)}${discountNote}`
}

function totalsBlock(proposal: Proposal): string[] {
  const { pixDiscount } = proposal
  const letters = totalLetters(proposal)
  return letters.flatMap((letter) => {
    const { total } = proposalTotals(proposal, letter)
    const choiceText = letters.length > 1 ? ` com a opção ${letter}` : ''
    const pix = pixDiscount > 0 ? [`No Pix${choiceText}: ${messageAmount(pixTotal(total, pixDiscount))}`] : []
    return [`Total${choiceText}: ${messageAmount(total)}${instalmentText(total, proposal.instalments)}`, ...pix]
  })
}

/** The instalments as text: ', em 3 parcelas: 2 de R$ 33,34 e 1 de R$ 33,32'; '' for a single payment. */
function instalmentText(total: Cents, count: number): string {
  if (count < 2) return ''
  const parts = instalmentsOf(total, count)
  const [first = 0] = parts
  const last = parts.at(-1) ?? first
  const firstCount = parts.filter((part) => part === first).length
  if (first === last) return `, em ${count} parcelas de ${messageAmount(first)}`
  return `, em ${count} parcelas: ${firstCount} de ${messageAmount(first)} e ${count - firstCount} de ${messageAmount(last)}`
}

function termsBlock(proposal: Proposal): string[] {
  const { discount, freight, validUntil, payment, delivery, warranty, taxes, remarks } = proposal
  return [
    discount ? `Desconto de ${discountText(discount)} já no total.` : '',
    `Frete: ${freightText(freight)}`,
    payment && `Pagamento: ${payment}`,
    delivery && `Entrega: ${delivery}`,
    warranty && `Garantia: ${warranty}`,
    taxes && `Impostos: ${taxes}`,
    `Validade: ${brazilianDay(validUntil)}`,
    remarks,
  ]
}
