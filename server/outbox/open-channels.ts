import type { Environment } from '#server/environment.ts'
import type { Channel } from '#server/inbox/inbox.ts'
import { emailSender } from './email.ts'
import type { Sender } from './channel.ts'
import { MailBudget } from './mail-budget.ts'
import { webhookSender } from './webhook.ts'

export type DeliverySettings = Pick<
  Environment,
  'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO' | 'MAIL_PER_HOUR' | 'WEBHOOK_URL' | 'WEBHOOK_SECRET'
>

/** The ways out that the settings configure; none is fine, everything then waits in the inbox. */
export function configuredSenders(settings: DeliverySettings, clock: () => number): Map<Channel, Sender> {
  const { SMTP_URL, MAIL_FROM, MAIL_TO, WEBHOOK_URL, WEBHOOK_SECRET } = settings
  const [from] = MAIL_FROM ?? []
  const senders = new Map<Channel, Sender>()
  if (SMTP_URL && from && MAIL_TO) {
    const budget = new MailBudget(settings.MAIL_PER_HOUR, clock)
    senders.set('email', emailSender({ smtpUrl: SMTP_URL, from, to: MAIL_TO, budget }))
  }
  if (WEBHOOK_URL && WEBHOOK_SECRET) senders.set('webhook', webhookSender({ url: WEBHOOK_URL, secret: WEBHOOK_SECRET }))
  return senders
}
