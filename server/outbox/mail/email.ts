import type { Delivery } from '#server/store/deliveries.ts'
import type { Sender } from '#server/outbox/channel.ts'
import { deliveryLetter } from './delivery-letter.ts'
import { digestLetter } from './digest-letter.ts'
import type { MailBudget } from './mail-budget.ts'
import type { MailShop } from './mail-shop.ts'
import { openSmtp, type SmtpOptions } from './smtp.ts'

const maxConnections = 2

interface EmailOptions extends Omit<SmtpOptions, 'maxConnections'> {
  to: readonly string[]
  budget: MailBudget
  shop: MailShop
}

/**
 * Sends deliveries to the shop by SMTP. A delivery that is repeated by itself has the same Message-ID, so that mail
 * programs show it once; a repeated digest has a new one.
 */
export function emailSender({ to, budget, shop, ...smtpOptions }: EmailOptions): Sender {
  const smtp = openSmtp({ ...smtpOptions, maxConnections }, shop)
  const headers = { 'Auto-Submitted': 'auto-generated' }
  return {
    atOnce: maxConnections,
    budget,
    send: (delivery: Delivery) => smtp.send(deliveryLetter(delivery, shop), { to, key: delivery.key, headers }),
    sendDigest: (deliveries) => smtp.send(digestLetter(deliveries, shop), { to, headers }),
    close: smtp.close,
  }
}
