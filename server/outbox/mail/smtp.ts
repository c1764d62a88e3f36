import { createTransport } from 'nodemailer'
import type { MailSender } from '#server/setting-types.ts'
import { letterText, type Letter } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import type { MailShop } from './mail-shop.ts'

export interface SmtpOptions {
  smtpUrl: string
  from: MailSender
  /** Messages that may be under way at the same time. */
  maxConnections: number
}

/** How a letter travels. */
interface Envelope {
  to: readonly string[]
  /** By which the receiver's program knows a repeat; none: every one is new. */
  key?: string
  headers: Record<string, string>
}

/** Sends letters by SMTP, as text and as HTML. */
export function openSmtp({ smtpUrl, from, maxConnections }: SmtpOptions, shop: MailShop) {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections,
    // A password is not sent over a line that anyone can read.
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
    /** Resolves once the mail server has taken it over. */
    async send(letter: Letter, { to, key, headers }: Envelope): Promise<void> {
      await transport.sendMail({
        from,
        // Addresses, never lists of them: a comma or a bracket in one adds no receiver.
        to: to.map((address) => ({ name: '', address })),
        subject: letter.subject,
        text: letterText(letter),
        html: letter.html ?? letterHtml(letter, shop),
        ...(letter.replyTo !== null && { replyTo: { name: '', address: letter.replyTo } }),
        ...(key !== undefined && { messageId: `<${key}@${domain}>` }),
        headers,
      })
    },
    close: () => transport.close(),
  }
}
