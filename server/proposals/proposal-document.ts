import { messageAmount } from '#domain/money.ts'
import { discountText } from '#domain/proposal/discount.ts'
import {
  alternativeLetter,
  itemRefKey,
  offerFacts,
  unofferedName,
  unofferedText,
  type OfferLine,
  type ProposalLine,
} from '#domain/proposal/proposal-line.ts'
import type { Letterhead, Proposal } from '#domain/proposal/proposal.ts'
import { alternativesTogether, lineTotal, totalRows, type ChoiceTotals } from '#domain/proposal/totals.ts'
import { brazilianDay } from '#domain/text/brasilia-moment.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import type { Issuer, ProposalDocument } from './document-model.ts'
import { documentStyles } from './document-styles.ts'
import { customerFacts, termFacts, type Fact } from './proposal-facts.ts'

function linesHtml({ pictures = {}, lines: unordered }: Proposal): string {
  const lines = alternativesTogether(unordered)
  const rows = lines.map((line, index) => {
    const otherCells =
      line.kind === 'offer'
        ? offerCells(line, lines, line.item && pictures[itemRefKey(line.item)])
        : lineWithoutOffer(line)
    return `<tr>${cellHtml('Item', line.customerItem || String(index + 1))}${otherCells}</tr>`
  })
  const figures = ['Quantidade', 'Unitário', 'Total'].map((name) => `<th scope="col" class="numero">${name}</th>`)
  return `<div class="rolagem" role="region" aria-label="Itens da proposta" tabindex="0"><table class="itens">
<thead><tr><th scope="col">Item</th><th scope="col" class="largo">Código e descrição</th>${figures.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`
}

/** A cell of a line. A phone shows no heading, so each cell shows its own name there. */
const cellHtml = (name: string, text: string) => `<td data-nome="${name}">${escapeHtml(text)}</td>`

function lineWithoutOffer(line: Exclude<ProposalLine, OfferLine>): string {
  return `<td colspan="4">${escapeHtml(unofferedName(line))}<br><strong>${unofferedText[line.kind]}</strong> ${escapeHtml(line.note)}</td>`
}

function offerCells(line: OfferLine, lines: readonly ProposalLine[], picture: string | undefined): string {
  const { code, description, quantity, unit, unitPrice, discount, note } = line
  const total = lineTotal(line)
  const letter = alternativeLetter(lines, line)
  const image = picture === undefined ? '' : `<img src="${escapeHtml(picture)}" alt="" width="56" height="42">`
  const words = [
    `${letter && `<strong>Opção ${letter}:</strong> `}${code && `<strong>${escapeHtml(code)}</strong> `}${escapeHtml(description)}`,
    spanHtml(offerFacts(line), 'miudo apagado'),
    spanHtml(note, 'miudo texto'),
  ]
  const discountNote = discount ? `<br>${spanHtml(`desconto de ${discountText(discount)}`, 'miudo apagado')}` : ''
  return `<td class="largo"><div class="item">${image}<div>${words.filter(Boolean).join('<br>')}</div></div></td>
<td class="numero" data-nome="Quantidade">${quantity} ${unit}</td>
<td class="numero" data-nome="Unitário">${unitPrice === undefined ? 'a confirmar' : messageAmount(unitPrice)}</td>
<td class="numero" data-nome="Total">${total === undefined ? '' : messageAmount(total)}${discountNote}</td>`
}

const spanHtml = (text: string, classes: string): string =>
  text === '' ? '' : `<span class="${classes}">${escapeHtml(text)}</span>`

/** The totals of a proposal, for each choice among its alternatives. */
const totalsHtml = (proposal: Proposal): string =>
  totalRows(proposal)
    .map(({ rows }) => `<table class="totais"><tbody>${rows.map(totalRow).join('\n')}</tbody></table>`)
    .join('\n')

const totalRow = ({ name, sum, isTotal }: ChoiceTotals['rows'][number]): string =>
  `<tr${isTotal ? ' class="total"' : ''}><td>${name}</td><td class="numero">${messageAmount(sum)}</td></tr>`

/** What a page has besides the document: HTML above and below it, the font's style sheet, and further rules. */
type DocumentPage = { before?: string; after?: string; font?: string | undefined; rules?: string }

/** A sent proposal as a complete HTML document, without scripts; every text from persons is escaped. */
export function proposalDocument(
  document: ProposalDocument,
  issuer: Issuer,
  { before = '', after = '', ...styles }: DocumentPage = {},
): string {
  const { proposal, name } = document
  const letterhead = proposal.letterhead ?? issuer.letterhead
  const body = `${before}<main class="proposta">
${headHtml(document, letterhead)}
${factsHtml(customerFacts(proposal))}
${linesHtml(proposal)}
${totalsHtml(proposal)}
${termsHtml(document, letterhead)}
</main>
${after}`
  return customerPage(`Proposta ${name} · ${letterhead.name}`, body, { colours: issuer.colours, ...styles })
}

/** A page for a customer alone: no search engine lists it, no other site is told its address. */
export function customerPage(
  title: string,
  body: string,
  { colours, font, rules }: Pick<Issuer, 'colours'> & Pick<DocumentPage, 'font' | 'rules'>,
): string {
  const fontLink = font === undefined ? '' : `<link rel="stylesheet" href="${escapeHtml(font)}">\n`
  const extraStyle = rules === undefined ? '' : `<style>${rules}</style>\n`
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="strict-origin">
<title>${escapeHtml(title)}</title>
${fontLink}<style>${documentStyles(colours.light)}</style>
${extraStyle}</head>
<body>
${body}</body>
</html>
`
}

function headHtml({ proposal, name, sent }: ProposalDocument, shop: Letterhead): string {
  const { logo } = shop
  const registered = [`CNPJ ${shop.cnpj}`, shop.stateRegistration && `IE ${shop.stateRegistration}`]
  const mark = logo ? `<img src="${escapeHtml(logo.src)}" alt="" width="${logo.width}" height="${logo.height}">` : ''
  const day = sent ? `de ${brazilianDay(sent.day)}` : 'Rascunho, ainda não enviado'
  return `<table role="presentation" class="cabeca"><tr>
<td>${mark}<p class="marca">${escapeHtml(shop.name)}</p>
<p class="miudo">${escapeHtml(shop.legalLine)}<br>${escapeHtml([...registered, shop.address].filter(Boolean).join(' · '))}<br>${escapeHtml(shop.phone)} · ${escapeHtml(shop.email)}</p></td>
<td class="direita"><h1>Proposta</h1>
<p class="marca">${escapeHtml(name)}</p><p>${day}</p>
<p>Válida até <strong>${brazilianDay(proposal.validUntil)}</strong></p></td>
</tr></table>`
}

function termsHtml(document: ProposalDocument, letterhead: Letterhead): string {
  const facts = factsHtml(termFacts(document, letterhead))
  const { remarks } = document.proposal
  return remarks === '' ? facts : `${facts}\n<p class="texto">${escapeHtml(remarks)}</p>`
}

/** Names and values, without empty ones. */
function factsHtml(allFacts: readonly Fact[]): string {
  const stated = allFacts.filter(([, value]) => value !== '')
  const rows = stated.map(
    ([name, value]) => `<div><span class="apagado">${name}:</span> <strong>${escapeHtml(value)}</strong></div>`,
  )
  return `<div class="fatos">${rows.join('\n')}</div>`
}
