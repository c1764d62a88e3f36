import { escape } from '#drawings/svg.ts'
import { maximumAnswerLength, type AnswerKind } from '#domain/proposal/public-link.ts'
import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import type { LinkedProposal } from '#server/store/proposal-links.ts'
import { linkStyles } from './link-styles.ts'
import { proposalDocument } from './proposal-document.ts'
import type { DocumentShop } from './shown-document.ts'
import { documentStyles } from './document-styles.ts'

/** What a proposal's page at its link shows besides the document. */
export interface LinkPage {
  shop: DocumentShop
  /** Address of the site's style sheet, which contains the font. */
  styles: string | undefined
  /** The shop's WhatsApp number. */
  whatsapp: string
  /** Why the last answer was refused. */
  fault?: string | undefined
  /** The text that was typed with the refused answer. */
  typed?: string
}

/**
 * The page of a proposal at its link: the document and, on screens, the customer's answers and the forms to accept it
 * or ask a question, or a note that it can no longer be answered.
 */
export function linkPage(linked: LinkedProposal, page: LinkPage): string {
  const { name, day, person, content } = linked
  const after = `<style>${linkStyles(page.shop.colours.light)}</style>
<section class="resposta so-na-tela" aria-labelledby="resposta">
<h2 id="resposta">Sua resposta</h2>
${said(linked)}
${faultText(page)}
${linked.isOpen ? forms(linked, page) : closed(page)}
<p class="miudo"><a href="https://wa.me/${escape(page.whatsapp)}">Falar pelo WhatsApp</a> · <a href="mailto:${escape(page.shop.brand.email.sales)}">${escape(page.shop.brand.email.sales)}</a> · <a href="/privacidade">Privacidade</a></p>
</section>
`
  const sent = { day, person }
  return proposalDocument({ proposal: content, name, sent, layout: 'proposta' }, page.shop, {
    styles: page.styles,
    after,
  })
}

const answerText: Record<AnswerKind, string> = {
  accept: 'Aceite enviado à loja',
  ask: 'Pergunta enviada à loja',
}

function said({ answers }: LinkedProposal): string {
  if (answers.length === 0) return ''
  const rows = answers.map(({ kind, at }) => `<li>${answerText[kind]} em ${brasiliaMoment(at)}.</li>`)
  return `<div role="status"><ul>${rows.join('')}</ul></div>`
}

function faultText({ fault }: LinkPage): string {
  return fault === undefined ? '' : `<p id="falta" role="alert" class="falta">${escape(fault)}</p>`
}

function closed({ shop, typed = '' }: LinkPage): string {
  const unsent = typed === '' ? '' : `<p>O que você escreveu: ${escape(typed)}</p>\n`
  return `${unsent}<p>Esta proposta não recebe mais resposta por aqui: venceu, já foi encerrada ou está sendo revista. Fale com ${escape(shop.brand.name)}.</p>`
}

function forms({ name, answers }: LinkedProposal, { fault, typed = '' }: LinkPage): string {
  // An answer is to what was read: another revision may be sent meanwhile.
  const read = `<input type="hidden" name="proposta" value="${escape(name)}">`
  const isAccepted = answers.some(({ kind }) => kind === 'accept')
  const accept = isAccepted
    ? ''
    : `<form method="post">${read}<button class="aceitar" name="ato" value="accept">Aceitar a proposta</button>
<p class="miudo apagado">A loja recebe o seu aceite e confirma o pedido com você. Nada é cobrado aqui.</p></form>`
  return `${accept}
<form method="post">${read}
<label for="texto">Perguntar ou pedir uma mudança</label>
<textarea id="texto" name="texto" rows="4" maxlength="${maximumAnswerLength}" required${fault === undefined ? '' : ' aria-invalid="true" aria-describedby="falta"'}>${escape(typed)}</textarea>
<p class="armadilha" aria-hidden="true"><label>Não preencha <input name="site" tabindex="-1" autocomplete="off"></label></p>
<button class="perguntar" name="ato" value="ask">Enviar</button>
</form>`
}

/** The answer to a key that opens nothing; the same for unknown, revoked and expired keys. */
export function noLinkPage({ shop, styles, whatsapp }: LinkPage): string {
  const { brand, colours } = shop
  const sheet = styles === undefined ? '' : `<link rel="stylesheet" href="${escape(styles)}">\n`
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="strict-origin">
<title>Proposta não encontrada · ${escape(brand.name)}</title>
${sheet}<style>${documentStyles(colours.light)}</style>
<style>${linkStyles(colours.light)}</style>
</head>
<body>
<main class="resposta">
<h1>Este link não abre nenhuma proposta</h1>
<p>Ele pode ter vencido, ter sido retirado pela loja ou ter chegado incompleto. Peça um novo a ${escape(brand.name)}.</p>
<p><a href="https://wa.me/${escape(whatsapp)}">Falar pelo WhatsApp</a> · <a href="mailto:${escape(brand.email.sales)}">${escape(brand.email.sales)}</a></p>
</main>
</body>
</html>
`
}
