import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import type { Delivery } from '#server/store/deliveries.ts'
import { readContent } from '#server/store/proposals.ts'
import type { Channel } from '#server/store/tables.ts'
import type { Sender } from '#server/outbox/channel.ts'
import type { DeliverySettings } from '#server/outbox/open-channels.ts'
import type { DocumentShop } from '#server/proposals/shown-document.ts'
import { withDocument } from './proposal-letter.ts'
import type { Letter } from './letter.ts'
import type { MailShop } from './mail-shop.ts'
import { openSmtp } from './smtp.ts'

type Answered = Extract<Delivery, { kind: 'answer' }>

/**
 * The channel that the desk's process delivers itself: persons' answers to visitors. Empty where no mail server is
 * configured.
 */
export function answerSenders(
  { SMTP_URL, MAIL_FROM: from }: Pick<DeliverySettings, 'SMTP_URL' | 'MAIL_FROM'>,
  shop: MailShop,
  documentShop?: DocumentShop,
): Map<Channel, Sender> {
  if (!SMTP_URL || !from) return new Map()
  const smtp = openSmtp({ smtpUrl: SMTP_URL, from, maxConnections: 1 }, shop)
  const sender: Sender = {
    atOnce: 1,
    reasonToSkip: async (delivery) => (addressOf(delivery) === null ? 'no-address' : undefined),
    async send(delivery) {
      const address = addressOf(delivery)
      if (delivery.kind !== 'answer' || address === null) throw new Error('Only answers to an address are sent')
      const letter = answerLetter(delivery, shop)
      const { document } = delivery
      const sent = document && documentShop ? withDocument(letter, document, documentShop) : letter
      await smtp.send(sent, { to: [address], key: delivery.key, headers: {} })
    },
    close: smtp.close,
  }
  return new Map([['answer', sender]])
}

function addressOf(delivery: Delivery): string | null {
  if (delivery.kind !== 'answer') return null
  // A proposal goes to the address in the proposal.
  return delivery.document ? readContent(delivery.document.content).customer.email || null : delivery.row.email
}

/** A person's answer, with the visitor's message quoted below. A reply to it goes to the shop's sales address. */
export function answerLetter({ row, answer }: Pick<Answered, 'row' | 'answer'>, { brand }: MailShop): Letter {
  const subject = (answer.subject ?? `Re: ${row.subject}`).replaceAll(/\s+/g, ' ')
  return {
    subject,
    replyTo: brand.email.sales,
    title: subject,
    paragraphs: answer.text.split(/\n{2,}/),
    quotation: `Em ${brasiliaMoment(row.created_at)}, ${row.name} escreveu:\n\n${row.message}`,
    notes: [{ text: `${brand.name}. ${brand.legalLine}` }],
  }
}
