import { escape } from '#drawings/svg.ts'
import { inBuyersOrder } from '#domain/proposal/out/proposal-text.ts'
import { discountText } from '#domain/proposal/discount.ts'
import { centsText } from '#domain/money.ts'
import { alternativeLetter, offerFacts, type OfferLine, type ProposalLine } from '#domain/proposal/proposal-line.ts'
import { lineTotal } from '#domain/proposal/totals.ts'
import type { DocumentShop, ShownDocument } from './shown-document.ts'

/**
 * The lines of a proposal as a table; the layout for a buyer's list has the buyer's codes in separate columns, and no
 * pictures.
 */
export function documentLines({ proposal, layout }: ShownDocument, shop: Pick<DocumentShop, 'pictureOf'>): string {
  const isList = layout === 'lista'
  const lines = isList ? inBuyersOrder(proposal.lines) : proposal.lines
  const rows = lines.map((line, place) => {
    const { catmat = '', code = '' } = line.theirs ?? {}
    const theirs = isList ? cell('CATMAT', catmat) + cell('Cód. do comprador', code) : ''
    const rest =
      line.kind === 'offer' ? offer(line, proposal.lines, isList ? undefined : shop.pictureOf(line)) : none(line)
    return `<tr>${cell('Item', numberOf(line, place, isList))}${theirs}${rest}</tr>`
  })
  const own = isList ? ['Item', 'CATMAT', 'Cód. do comprador'] : ['Item']
  const headings = own.map((name) => `<th scope="col">${name}</th>`)
  const figures = ['Quantidade', 'Unitário', 'Total'].map((name) => `<th scope="col" class="numero">${name}</th>`)
  return `<div class="rolagem" role="region" aria-label="Itens da proposta" tabindex="0"><table class="itens">
<thead><tr>${headings.join('')}<th scope="col" class="largo">Código e descrição</th>${figures.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`
}

/** The buyer's number of a line, else its place. A buyer's list also has the lot, because lots may share numbers. */
function numberOf({ customerItem, theirs }: ProposalLine, place: number, isList: boolean): string {
  const lot = isList && theirs?.lot ? `lote ${theirs.lot}, ` : ''
  return `${lot}${customerItem || place + 1}`
}

/** A cell of a line. On a phone there is no heading, so each cell shows its own name. */
const cell = (name: string, text: string) => `<td data-nome="${name}">${escape(text)}</td>`

function none(line: Exclude<ProposalLine, OfferLine>): string {
  const answer = line.kind === 'declined' ? 'Não trabalhamos com este item.' : 'A confirmar.'
  return `<td colspan="4">${escape(line.asked || 'Item')}<br><strong>${answer}</strong> ${escape(line.note)}</td>`
}

function offer(line: OfferLine, lines: readonly ProposalLine[], picture: string | undefined): string {
  const { code, description, quantity, unit, unitPrice, discount, note } = line
  const total = lineTotal(line)
  const letter = alternativeLetter(lines, line)
  const image = picture === undefined ? '' : `<img src="${escape(picture)}" alt="" width="56" height="42">`
  const words = [
    `${letter && `<strong>Opção ${letter}:</strong> `}${code && `<strong>${escape(code)}</strong> `}${escape(description)}`,
    small(offerFacts(line), 'miudo apagado'),
    small(note, 'miudo texto'),
  ]
  const less = discount ? `<br>${small(`desconto de ${discountText(discount)}`, 'miudo apagado')}` : ''
  return `<td class="largo"><div class="item">${image}<div>${words.filter(Boolean).join('<br>')}</div></div></td>
<td class="numero" data-nome="Quantidade">${quantity} ${unit}</td>
<td class="numero" data-nome="Unitário">${unitPrice === undefined ? 'a confirmar' : centsText(unitPrice)}</td>
<td class="numero" data-nome="Total">${total === undefined ? '' : centsText(total)}${less}</td>`
}

function small(text: string, classes: string): string {
  return text === '' ? '' : `<span class="${classes}">${escape(text)}</span>`
}
