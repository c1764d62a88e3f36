import { centsText } from '#domain/money.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { pixTotal, proposalTotals, totalLetters } from '#domain/proposal/totals.ts'

/** The totals of a proposal, for each choice among its alternatives. In: percent off by Pix, 0 for none. */
export function documentTotals(proposal: Proposal, pixDiscount: number): string {
  const letters = totalLetters(proposal)
  return letters
    .map((letter) => {
      const { lines, discount, freight, total } = proposalTotals(proposal, letter)
      const rows = [
        ...(discount > 0 || freight > 0 ? [row('Itens', centsText(lines))] : []),
        ...(discount > 0 ? [row('Desconto', centsText(-discount))] : []),
        ...(freight > 0 ? [row('Frete', centsText(freight))] : []),
        row(letters.length > 1 ? `Total com a opção ${letter}` : 'Total', centsText(total), ' class="total"'),
        ...(pixDiscount > 0 && total > 0 ? [row('No Pix', centsText(pixTotal(total, pixDiscount)))] : []),
      ]
      return `<table class="totais"><tbody>${rows.join('\n')}</tbody></table>`
    })
    .join('\n')
}

function row(name: string, value: string, attributes = ''): string {
  return `<tr${attributes}><td>${name}</td><td class="numero">${value}</td></tr>`
}
