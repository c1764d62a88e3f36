import { createTransport } from 'nodemailer'
import type { MailSender } from '#server/setting-types.ts'
import { letterText, type Letter, letterHtml } from './letter.ts'
import type { MailShop } from './mail-shop.ts'

export type SmtpOptions = { smtpUrl: string; from: MailSender; maxConnections: number }

interface Envelope {
  to: readonly string[]
  /** The id by which the receiver's program recognises a repeated e-mail; without it each e-mail is new. */
  key?: string
  headers: Record<string, string>
}

/** Sends e-mails by SMTP, as text and HTML. In: the shop as it is at the time of each e-mail. */
export function openSmtp({ smtpUrl, from, maxConnections }: SmtpOptions, shop: () => MailShop) {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections,
    // The password could be read by anyone on the line without TLS.
    requireTLS: new URL(smtpUrl).password !== '',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    /** Sends an e-mail. Resolves once the mail server has accepted it. */
    async send(letter: Letter, { to, key, headers }: Envelope): Promise<void> {
      await transport.sendMail({
        from,
        // The address is not parsed as a list: a comma or a bracket in it adds no receiver.
        to: to.map((address) => ({ name: '', address })),
        subject: letter.subject,
        text: letterText(letter),
        html: letter.html ?? letterHtml(letter, shop()),
        ...(letter.replyTo !== null && { replyTo: { name: '', address: letter.replyTo } }),
        ...(key !== undefined && { messageId: `<${key}@${domain}>` }),
        ...(letter.attachment && {
          attachments: [
            { filename: letter.attachment.name, content: letter.attachment.content, contentType: 'application/pdf' },
          ],
        }),
        headers,
      })
    },
    close: () => transport.close(),
  }
}
