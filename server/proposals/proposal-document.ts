import { escape } from '#drawings/svg.ts'
import { formatCnpj } from '#domain/forms/cnpj.ts'
import { brazilianDay } from '#domain/proposal/brazilian-day.ts'
import { freightText } from '#domain/proposal/changes.ts'
import { discountText } from '#domain/proposal/discount.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { documentLines } from './document-lines.ts'
import { documentStyles } from './document-styles.ts'
import { documentTotals } from './document-totals.ts'
import type { DocumentShop, ShownDocument } from './shown-document.ts'

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
${documentTotals(shown.proposal, brand.offers.pixDiscount)}
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
  const { street, district, city, state } = brand.address
  const mark = logo ? `<img src="${escape(logo.src)}" alt="" width="${logo.width}" height="${logo.height}">` : ''
  const day = sent ? `de ${brazilianDay(sent.day)}` : 'Rascunho, ainda não enviado'
  return `<table role="presentation" class="cabeca"><tr>
<td>${mark}<p class="marca">${escape(brand.name)}</p>
<p class="miudo">${escape(brand.legalLine)}<br>CNPJ ${escape(brand.cnpj)} · ${escape(`${street}, ${district}, ${city}/${state}`)}<br>${escape(brand.phone)} · ${escape(brand.email.sales)}</p></td>
<td class="direita"><h1>${layout === 'lista' ? 'Proposta de preços' : 'Proposta'}</h1>
<p class="marca">${escape(name)}</p><p>${day}</p>
<p>Válida até <strong>${brazilianDay(proposal.validUntil)}</strong></p></td>
</tr></table>`
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
