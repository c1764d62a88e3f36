import { createTransport } from 'nodemailer'
import type { Delivery } from '../inbox/rows.ts'
import { writeMessage } from './message.ts'
import type { Sender } from './sender.ts'

const maxConnections = 2

interface EmailOptions {
  smtpUrl: string
  from: string
  to: readonly string[]
}

/** Sends deliveries by SMTP. A repeat carries the same Message-ID, by which mail programs show it once. */
export function emailSender({ smtpUrl, from, to }: EmailOptions): Sender {
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
  return {
    atOnce: maxConnections,
    async send(delivery: Delivery) {
      const { subject, text, replyTo } = writeMessage(delivery)
      await transport.sendMail({
        from,
        to: [...to],
        subject,
        text,
        ...(replyTo !== null && { replyTo }),
        messageId: `<${delivery.key}@${from.slice(from.lastIndexOf('@') + 1)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}
