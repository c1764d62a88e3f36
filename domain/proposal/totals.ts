import { groupPairs } from '#domain/group-by.ts'
import { shareOf, type Cents } from '#domain/money.ts'
import { discountOf } from './discount.ts'
import { alternativeLetter, offersOf, type OfferLine } from './proposal-line.ts'
import type { Proposal } from './proposal.ts'

/** A line's price times its quantity, less its discount; undefined without a price. */
export function lineTotal({ unitPrice, quantity, discount }: OfferLine): Cents | undefined {
  if (unitPrice === undefined) return undefined
  const gross = unitPrice * quantity
  return gross - discountOf(gross, discount)
}

type PricedProposal = Pick<Proposal, 'lines' | 'discount' | 'freight' | 'choice'>
type AlternativeChoice = string | NonNullable<Proposal['choice']>

/** The sums with this letter's alternative in each group, or the customer's choice; lines without a price count 0. */
export function proposalTotals({ lines, discount, freight, choice = {} }: PricedProposal, letter?: string) {
  const lineTotals = countedLines(lines, letter ?? choice).map((line) => lineTotal(line) ?? 0)
  const linesSum = lineTotals.reduce((sum, cents) => sum + cents, 0)
  const discountCents = discountOf(linesSum, discount)
  const freightCents = freight.kind === 'charged' ? freight.cents : 0
  const total = linesSum - discountCents + freightCents
  return { lines: linesSum, discount: discountCents, freight: freightCents, total }
}

/** The offers that count for a choice; a group without the chosen letter counts with its 'A'. */
export function countedLines(lines: Proposal['lines'], choice: AlternativeChoice = {}): OfferLine[] {
  return offersOf(lines).filter((line) => isCounted(lines, line, choice))
}

/** The letters of alternatives for each of which there is a total: ['A'] without alternatives. */
export function totalLetters({ lines }: Pick<Proposal, 'lines'>): string[] {
  const letters = offersOf(lines).map((line) => alternativeLetter(lines, line) || 'A')
  return [...new Set(['A', ...letters])].toSorted()
}

export interface ChoiceTotals {
  letter: string
  total: Cents
  rows: { name: string; sum: Cents; isTotal?: boolean }[]
}

/** The rows of sums for each letter of alternatives; those that are 0 are left out, except the total. */
export function totalRows(proposal: Proposal): ChoiceTotals[] {
  const { pixDiscount } = proposal
  const letters = totalLetters(proposal)
  return letters.map((letter) => {
    const { lines, discount, freight, total } = proposalTotals(proposal, letter)
    const rows: (ChoiceTotals['rows'][number] | false)[] = [
      (discount > 0 || freight > 0) && { name: 'Itens', sum: lines },
      discount > 0 && { name: 'Desconto', sum: -discount },
      freight > 0 && { name: 'Frete', sum: freight },
      { name: letters.length > 1 ? `Total com a opção ${letter}` : 'Total', sum: total, isTotal: true },
      pixDiscount > 0 && total > 0 && { name: 'No Pix', sum: pixTotal(total, pixDiscount) },
    ]
    return { letter, total, rows: rows.filter((row) => row !== false) }
  })
}

/** The groups of alternatives by number, each with its offers in order of their letters. */
export function alternativeGroups(lines: Proposal['lines']): Map<number, OfferLine[]> {
  return groupPairs(
    offersOf(lines).flatMap((line) => (line.alternativeOf === undefined ? [] : [[line.alternativeOf, line] as const])),
  )
}

/** The lines with each group's alternatives together, at the place of the group's first one. */
export function alternativesTogether(lines: Proposal['lines']): Proposal['lines'] {
  const groups = alternativeGroups(lines)
  return lines.flatMap((line) => {
    const group = line.kind === 'offer' && line.alternativeOf !== undefined ? groups.get(line.alternativeOf) : undefined
    if (!group) return [line]
    return group[0] === line ? group : []
  })
}

/** What remains of a total paid by Pix. In: the percentage off, with decimals. */
export function pixTotal(total: Cents, percentOff: number): Cents {
  return total - shareOf(total, Math.round(percentOff * 100))
}

function isCounted(lines: Proposal['lines'], line: OfferLine, choice: AlternativeChoice): boolean {
  const chosenLetter = typeof choice === 'string' ? choice : (choice[String(line.alternativeOf)] ?? 'A')
  const letter = alternativeLetter(lines, line)
  if (letter === '' || letter === chosenLetter) return true
  const hasChosen = offersOf(lines).some(
    (other) => other.alternativeOf === line.alternativeOf && alternativeLetter(lines, other) === chosenLetter,
  )
  return !hasChosen && letter === 'A'
}
