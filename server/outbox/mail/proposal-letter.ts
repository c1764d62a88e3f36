import { escape } from '#drawings/svg.ts'
import { proposalNumberText } from '#domain/proposal/proposal-number.ts'
import { proposalText } from '#domain/proposal/out/proposal-text.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import type { SentDocument } from '#server/store/deliveries.ts'
import { readContent } from '#server/store/proposals.ts'
import type { Letter } from './letter.ts'
import { proposalDocument } from '#server/proposals/proposal-document.ts'
import type { DocumentShop } from '#server/proposals/shown-document.ts'

/** An e-mail with a proposal: the person's text above the document, and the whole proposal as plain text. */
export function withDocument(letter: Letter, document: SentDocument, shop: DocumentShop): Letter {
  const { number, revision, at, person, content } = document
  const proposal = readContent(content)
  const words = letter.paragraphs ?? []
  const { name, offers } = shop.brand
  const text = proposalText(proposal, { number, revision, shop: name, pixDiscount: offers.pixDiscount })
  const shown = {
    proposal,
    name: proposalNumberText(number, revision),
    sent: { day: brasiliaDay(at), person },
    layout: 'proposta',
  } as const
  const { quotation: _, ...rest } = letter
  return { ...rest, paragraphs: [...words, text], html: proposalDocument(shown, shop, { before: lettered(words) }) }
}

/** Paragraphs as HTML; line breaks need tags. */
function lettered(paragraphs: readonly string[]): string {
  const texts = paragraphs.map((text) => `<p>${escape(text).replaceAll(/\r\n|\r|\n/g, '<br>\n')}</p>`)
  return `<div class="carta">${texts.join('\n')}</div>\n`
}
