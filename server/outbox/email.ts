import { createTransport } from 'nodemailer'
import type { Delivery } from '#server/inbox/rows.ts'
import { writeDigest } from './digest.ts'
import type { MailBudget } from './mail-budget.ts'
import { writeMessage } from './message.ts'
import type { Sender } from './channel.ts'

const maxConnections = 2

interface EmailOptions {
  smtpUrl: string
  from: string
  to: readonly string[]
  budget: MailBudget
}

/** Sends deliveries by SMTP. A repeat carries the same Message-ID, by which mail programs show it once. */
export function emailSender({ smtpUrl, from, to, budget }: EmailOptions): Sender {
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
  const headers = { 'Auto-Submitted': 'auto-generated' }
  return {
    atOnce: maxConnections,
    budget,
    async send(delivery: Delivery) {
      const { subject, text, replyTo } = writeMessage(delivery)
      await transport.sendMail({
        from,
        to: [...to],
        subject,
        text,
        ...(replyTo !== null && { replyTo }),
        messageId: `<${delivery.key}@${from.slice(from.lastIndexOf('@') + 1)}>`,
        headers,
      })
    },
    async sendDigest(deliveries) {
      await transport.sendMail({ from, to: [...to], ...writeDigest(deliveries), headers })
    },
    close: () => transport.close(),
  }
}
