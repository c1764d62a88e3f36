import { proposalText } from '#domain/proposal/out/proposal-text.ts'
import { proposalFileName, proposalNumberText } from '#domain/proposal/proposal-number.ts'
import { brasiliaDay, brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import type { Environment } from '#server/environment.ts'
import type { Sender } from '#server/outbox/sender.ts'
import type { ProposalPrinter } from '#server/proposals/issuer.ts'
import { proposalDocument } from '#server/proposals/proposal-document.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { SentDocument, Delivery } from '#server/store/deliveries.ts'
import { readProposal } from '#server/store/proposals.ts'
import type { Channel } from '#server/store/tables.ts'
import { withLineBreaks, type Letter } from './letter.ts'
import type { MailShop } from './mail-shop.ts'
import { openSmtp } from './smtp.ts'

export type ProposalMail = { shop: () => Shop; print: ProposalPrinter }

/** An e-mail with a proposal: the person's text above the document, the same as plain text, and the PDF attached. */
async function withDocument(letter: Letter, document: SentDocument, { shop, print }: ProposalMail): Promise<Letter> {
  const { number, revision, at, person, content } = document
  const proposal = readProposal(content)
  const { quotation: _, paragraphs: ownWords = [], ...rest } = letter
  const currentShop = shop()
  const text = proposalText(proposal, { number, revision, shop: (proposal.letterhead ?? currentShop.letterhead).name })
  const printedProposal = {
    proposal,
    name: proposalNumberText(number, revision),
    sent: { day: brasiliaDay(at), person },
    layout: 'proposta',
  } as const
  // The document takes the place of the quoted message.
  return {
    ...rest,
    paragraphs: [...ownWords, text],
    html: proposalDocument(printedProposal, currentShop, { before: paragraphsHtml(ownWords) }),
    attachment: { name: proposalFileName(printedProposal.name), content: await print(printedProposal, currentShop) },
  }
}

const paragraphsHtml = (paragraphs: readonly string[]): string =>
  `<div class="carta">${paragraphs.map((text) => `<p>${withLineBreaks(text)}</p>`).join('\n')}</div>\n`

type AnswerDelivery = Extract<Delivery, { kind: 'answer' }>

/** The channel that the desk's process delivers itself: answers to visitors. Empty without a mail server. */
export function answerSenders(
  { SMTP_URL, MAIL_FROM: from }: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM'>,
  shop: () => MailShop,
  proposals: ProposalMail,
): Map<Channel, Sender> {
  if (!SMTP_URL || !from) return new Map()
  const smtp = openSmtp({ smtpUrl: SMTP_URL, from, maxConnections: 1 }, shop)
  const sender: Sender = {
    concurrency: 1,
    reasonToSkip: async (delivery) => (addressOf(delivery) === null ? 'no-address' : undefined),
    async send(delivery) {
      const address = addressOf(delivery)
      if (delivery.kind !== 'answer' || address === null) throw new Error('Only answers to an address are sent')
      const answer = answerLetter(delivery, shop())
      const { document } = delivery
      const letter = document ? await withDocument(answer, document, proposals) : answer
      await smtp.send(letter, { to: [address], key: delivery.key, headers: {} })
    },
    close: smtp.close,
  }
  return new Map([['answer', sender]])
}

function addressOf(delivery: Delivery): string | null {
  if (delivery.kind !== 'answer') return null
  // A proposal goes to the address in the proposal, any other answer to the message's.
  return delivery.document ? readProposal(delivery.document.content).customer.email || null : delivery.row.email
}

/** A person's answer, with the message quoted below. A reply to it goes to the shop's sales address. */
export function answerLetter({ row, answer }: Pick<AnswerDelivery, 'row' | 'answer'>, { brand }: MailShop): Letter {
  const subject = (answer.subject ?? `Re: ${row.subject}`).replaceAll(/\s+/g, ' ')
  return {
    subject,
    replyTo: brand.email.sales,
    title: subject,
    paragraphs: answer.text.split(/\n{2,}/),
    quotation: `Em ${brasiliaMoment(row.created_at)}, ${row.name} escreveu:\n\n${row.message}`,
    notes: [`${brand.name}. ${brand.legalLine}`],
  }
}
