import { messageAmount } from '#domain/money.ts'
import { alternativeLetter } from '#domain/proposal/proposal-line.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { maximumAnswerLength, type AnswerKind } from '#domain/proposal/public-link.ts'
import { alternativeGroups, lineTotal } from '#domain/proposal/totals.ts'
import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { LinkedProposal } from '#server/store/proposal-links.ts'
import { linkStyles } from './document-styles.ts'
import { customerPage, proposalDocument } from './proposal-document.ts'

/** The fields of a sent answer, by the names of the form. */
export type TypedAnswer = Readonly<Record<string, string>>

export interface LinkPage {
  shop: LinkShop
  /** The address of the page, below which its PDF is. */
  address: string
  /** Address of the site's style sheet, which contains the font. */
  font: string | undefined
  fault?: string | undefined
  typed?: TypedAnswer | undefined
}

export type LinkShop = Pick<Shop, 'letterhead' | 'colours'> & { brand: Pick<Shop['brand'], 'whatsapp'> }

/** The page of a proposal's link: the document, the customer's answers and, while it can be answered, forms. */
export function linkPage(linked: LinkedProposal, page: LinkPage): string {
  const { name, day, person, content } = linked
  const { shop, font } = page
  const answerSection = `<section class="resposta so-na-tela" aria-labelledby="resposta">
<h2 id="resposta">Sua resposta</h2>
<p><a href="${escapeHtml(page.address)}/pdf" download>Baixar PDF</a></p>
${answersHtml(linked)}
${faultHtml(page)}
${linked.isOpen ? formsHtml(linked, page) : closedNoteHtml(page)}
<p class="miudo">${contactLinksHtml(shop)} · <a href="/privacidade">Privacidade</a></p>
</section>
`
  const sent = { day, person }
  const rules = linkStyles(shop.colours.light)
  const document = { proposal: content, name, sent, layout: 'proposta' } as const
  return proposalDocument(document, shop, { after: answerSection, font, rules })
}

function contactLinksHtml({ letterhead, brand }: LinkShop): string {
  return `<a href="https://wa.me/${escapeHtml(brand.whatsapp.main)}">Falar pelo WhatsApp</a> · <a href="mailto:${escapeHtml(letterhead.email)}">${escapeHtml(letterhead.email)}</a>`
}

const answerText: Record<AnswerKind, string> = { accept: 'Aceite enviado à loja', ask: 'Pergunta enviada à loja' }

function answersHtml({ answers }: LinkedProposal): string {
  if (answers.length === 0) return ''
  const rows = answers.map(({ kind, at }) => `<li>${answerText[kind]} em ${brasiliaMoment(at)}.</li>`)
  return `<div role="status"><ul>${rows.join('')}</ul></div>`
}

const faultHtml = ({ fault }: LinkPage): string =>
  fault === undefined ? '' : `<p id="falta" role="alert" class="falta">${escapeHtml(fault)}</p>`

function closedNoteHtml({ shop, typed: { texto = '' } = {} }: LinkPage): string {
  const unsent = texto === '' ? '' : `<p>O que você escreveu: ${escapeHtml(texto)}</p>\n`
  return `${unsent}<p>Esta proposta não recebe mais resposta por aqui: venceu, já foi encerrada ou está sendo revista. Fale com ${escapeHtml(shop.letterhead.name)}.</p>`
}

/** The choice among the alternatives of each group; none is chosen beforehand. */
function choicesHtml({ lines }: Proposal, typed: TypedAnswer): string {
  const groups = [...alternativeGroups(lines)].map(([group, offers], index) => {
    const options = offers.map((line) => {
      const letter = alternativeLetter(lines, line)
      const total = lineTotal(line)
      const words = [`Opção ${letter}:`, line.code, line.description, total === undefined ? '' : messageAmount(total)]
      return `<label><input type="radio" name="opcao-${group}" value="${letter}" required${typed[`opcao-${group}`] === letter ? ' checked' : ''}> ${escapeHtml(words.filter(Boolean).join(' '))}</label>`
    })
    return `<fieldset><legend>Escolha ${index + 1}</legend>${options.join('')}</fieldset>`
  })
  return groups.join('\n')
}

const acceptFields = [
  ['nome', 'Nome de quem aceita', 'required autocomplete="name"'],
  ['cargo', 'Cargo', 'required autocomplete="organization-title"'],
  ['ordem', 'Número da ordem de compra (se houver)', 'autocomplete="off"'],
] as const

function formsHtml({ name, answers, content }: LinkedProposal, { fault, typed = {} }: LinkPage): string {
  // The field names the revision that was read: another may have been sent meanwhile.
  const revisionField = `<input type="hidden" name="proposta" value="${escapeHtml(name)}">`
  const isAccepted = answers.some(({ kind }) => kind === 'accept')
  const accept = isAccepted
    ? ''
    : `<form method="post">${revisionField}
${choicesHtml(content, typed)}
${acceptFields.map(([field, label, more]) => `<label for="${field}">${label}</label><input id="${field}" name="${field}" value="${escapeHtml(typed[field] ?? '')}" maxlength="120" ${more}>`).join('\n')}
<button class="aceitar" name="ato" value="accept">Aceitar a proposta</button>
<p class="miudo apagado">A loja recebe o seu aceite e confirma o pedido com você. Nada é cobrado aqui.</p></form>`
  return `${accept}
<form method="post">${revisionField}
<label for="texto">Perguntar ou pedir uma mudança</label>
<textarea id="texto" name="texto" rows="4" maxlength="${maximumAnswerLength}" required${fault === undefined || typed.ato === 'accept' ? '' : ' aria-invalid="true" aria-describedby="falta"'}>${escapeHtml(typed.texto ?? '')}</textarea>
<p class="armadilha" aria-hidden="true"><label>Não preencha <input name="site" tabindex="-1" autocomplete="off"></label></p>
<button class="perguntar" name="ato" value="ask">Enviar</button>
</form>`
}

/** The answer to a key that opens nothing; the same for unknown, revoked and expired keys. */
export function noLinkPage({ shop, font }: Pick<LinkPage, 'shop' | 'font'>): string {
  const { letterhead, colours } = shop
  const body = `<main class="resposta">
<h1>Este link não abre nenhuma proposta</h1>
<p>Ele pode ter vencido, ter sido retirado pela loja ou ter chegado incompleto. Peça um novo a ${escapeHtml(letterhead.name)}.</p>
<p>${contactLinksHtml(shop)}</p>
</main>
`
  const title = `Proposta não encontrada · ${letterhead.name}`
  return customerPage(title, body, { colours, font, rules: linkStyles(colours.light) })
}
