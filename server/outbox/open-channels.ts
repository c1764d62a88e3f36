import type { Environment } from '#server/environment.ts'
import type { Deliveries } from '#server/store/deliveries.ts'
import type { Channel } from '#server/store/tables.ts'
import { emailSender } from './mail/email.ts'
import { confirmationSender } from './mail/confirmation.ts'
import type { MailShop } from './mail/mail-shop.ts'
import type { Sender } from './sender.ts'
import { MailBudget } from './mail/mail-budget.ts'
import { webhookSender } from './webhook.ts'

export type DeliverySettings = Pick<
  Environment,
  'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO' | 'MAIL_PER_HOUR' | 'MAIL_CONFIRM' | 'WEBHOOK_URL' | 'WEBHOOK_SECRET'
>

/** What the senders need. */
export interface DeliveryOptions {
  settings: DeliverySettings
  outbox: Deliveries
  shop: MailShop
  /** Milliseconds since 1970. */
  clock: () => number
}

/** The senders of the configured channels; without any, everything waits in the outbox. */
export function configuredSenders({ settings, outbox, shop, clock }: DeliveryOptions): Map<Channel, Sender> {
  const { SMTP_URL, MAIL_FROM: from, MAIL_TO: to, MAIL_PER_HOUR: perHour, WEBHOOK_URL, WEBHOOK_SECRET } = settings
  const senders = new Map<Channel, Sender>()
  if (SMTP_URL && from && to) {
    const mail = { smtpUrl: SMTP_URL, from, shop }
    senders.set('email', emailSender({ ...mail, to, budget: new MailBudget(perHour, clock) }))
    if (settings.MAIL_CONFIRM === 'on')
      senders.set('confirmation', confirmationSender({ ...mail, perHour, outbox, clock }))
  }
  if (WEBHOOK_URL && WEBHOOK_SECRET) senders.set('webhook', webhookSender({ url: WEBHOOK_URL, secret: WEBHOOK_SECRET }))
  return senders
}
