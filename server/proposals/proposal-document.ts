import { escape } from '#drawings/svg.ts'
import { inBuyersOrder } from '#domain/proposal/out/proposal-text.ts'
import { discountText } from '#domain/proposal/discount.ts'
import { centsText } from '#domain/money.ts'
import { alternativeLetter, offerFacts, type OfferLine, type ProposalLine } from '#domain/proposal/proposal-line.ts'
import { lineTotal, pixTotal, proposalTotals, totalLetters } from '#domain/proposal/totals.ts'
import type { DocumentShop, ShownDocument } from './shown-document.ts'
import type { Letterhead, Proposal } from '#domain/proposal/proposal.ts'
import { formatCnpj } from '#domain/forms/cnpj.ts'
import { brazilianDay } from '#domain/proposal/brazilian-day.ts'
import { freightText } from '#domain/proposal/changes.ts'
import { documentStyles } from './document-styles.ts'

/**
 * The lines of a proposal as a table; the layout for a buyer's list has the buyer's codes in separate columns, and no
 * pictures.
 */
function documentLines({ proposal, layout }: ShownDocument, shop: Pick<DocumentShop, 'pictureOf'>): string {
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

/** The totals of a proposal, for each choice among its alternatives. */
function documentTotals(proposal: Proposal): string {
  const { pixDiscount } = proposal
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

/**
 * What else the page has: HTML above and below the document; `styles`, the address of a style sheet with the shop's
 * font.
 */
export interface DocumentPage {
  styles?: string | undefined
  before?: string
  after?: string
}

/**
 * A proposal as a complete HTML document with its own styles: printed on A4 by the browser, shown at its link, and sent
 * as an e-mail. It contains no scripts, and every text from persons is escaped.
 */
export function proposalDocument(shown: ShownDocument, shop: DocumentShop, page: DocumentPage = {}): string {
  const { brand, colours } = shop
  const title = `Proposta ${shown.name} · ${brand.name}`
  const sheet = page.styles === undefined ? '' : `<link rel="stylesheet" href="${escape(page.styles)}">\n`
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="strict-origin">
<title>${escape(title)}</title>
${sheet}<style>${documentStyles(colours.light)}</style>
</head>
<body>
${page.before ?? ''}<main class="proposta">
${head(shown, shop)}
${customerFacts(shown.proposal)}
${documentLines(shown, shop)}
${documentTotals(shown.proposal)}
<div class="fecho">
${terms(shown)}
${signatures(shown, brand.name)}
</div>
</main>
${page.after ?? ''}</body>
</html>
`
}

function head({ proposal, name, sent, layout }: ShownDocument, { brand, logo }: DocumentShop): string {
  const shop = proposal.letterhead ?? letterheadOf(brand)
  const mark = logo ? `<img src="${escape(logo.src)}" alt="" width="${logo.width}" height="${logo.height}">` : ''
  const day = sent ? `de ${brazilianDay(sent.day)}` : 'Rascunho, ainda não enviado'
  return `<table role="presentation" class="cabeca"><tr>
<td>${mark}<p class="marca">${escape(shop.name)}</p>
<p class="miudo">${escape(shop.legalLine)}<br>CNPJ ${escape(shop.cnpj)} · ${escape(shop.address)}<br>${escape(shop.phone)} · ${escape(shop.email)}</p></td>
<td class="direita"><h1>${layout === 'lista' ? 'Proposta de preços' : 'Proposta'}</h1>
<p class="marca">${escape(name)}</p><p>${day}</p>
<p>Válida até <strong>${brazilianDay(proposal.validUntil)}</strong></p></td>
</tr></table>`
}

/** The shop's own data as a document shows them. */
export function letterheadOf({ name, legalLine, cnpj, address, phone, email }: DocumentShop['brand']): Letterhead {
  const { street, district, city, state, postalCode } = address
  const place = `${street}, ${district}, ${city}/${state}, CEP ${postalCode}`
  return { name, legalLine, cnpj, address: place, phone, email: email.sales }
}

function customerFacts({ customer }: Proposal): string {
  const { institution, cnpj, stateRegistration, city, contact, email, phone } = customer
  return facts([
    ['Para', institution],
    ['CNPJ', formatCnpj(cnpj)],
    ['Inscrição estadual', stateRegistration],
    ['Município/UF', city],
    ['A/c', contact],
    ['E-mail', email],
    ['Telefone', phone],
  ])
}

function terms({ proposal, sent, layout }: ShownDocument): string {
  const { discount, freight, payment, instalments, delivery, warranty, taxes, remarks } = proposal
  const listed = facts([
    ['Desconto', discount ? `${discountText(discount)}, já no total` : ''],
    ['Frete', freightText(freight)],
    ['Pagamento', payment],
    ['Parcelas', instalments > 1 ? String(instalments) : ''],
    ['Prazo de entrega', delivery],
    ['Garantia', warranty],
    ['Impostos', taxes],
    ['Responsável pela proposta', layout === 'lista' ? (sent?.person ?? '') : ''],
  ])
  return remarks === '' ? listed : `${listed}\n<p class="texto">${escape(remarks)}</p>`
}

/** The signatures, kept on one page with the terms. */
function signatures({ sent, layout }: ShownDocument, shop: string): string {
  const own = layout === 'lista' && sent ? `${sent.person}, ${shop}` : shop
  return `<table role="presentation" class="assinaturas"><tr>
<td>${escape(own)}: nome, assinatura e data</td><td class="vao"></td><td>Cliente, de acordo: nome, assinatura e data</td>
</tr></table>`
}

/** Names and values, without empty ones. */
function facts(all: readonly (readonly [name: string, value: string])[]): string {
  const shown = all.filter(([, value]) => value !== '')
  const rows = shown.map(
    ([name, value]) => `<div><span class="apagado">${name}:</span> <strong>${escape(value)}</strong></div>`,
  )
  return `<div class="fatos">${rows.join('\n')}</div>`
}
