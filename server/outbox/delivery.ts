import type { Environment } from '#server/environment.ts'
import { traceOf } from '#server/failure.ts'
import type { Deliveries } from '#server/store/deliveries.ts'
import type { Channel } from '#server/store/tables.ts'
import { log } from '#server/log.ts'
import { confirmationSender } from './mail/confirmation.ts'
import { emailSender } from './mail/email.ts'
import { MailBudget } from './mail/mail-budget.ts'
import type { MailShop } from './mail/mail-shop.ts'
import { webhookSender } from './webhook.ts'
import type { Sender } from './sender.ts'
import { deliverDue } from './deliver.ts'

const pollMilliseconds = 5000
const stopMilliseconds = 9000

interface RunningDelivery {
  channels: Channel[]
  /** To be called when something new is in the outbox. */
  nudge: () => void
  /** Takes no more deliveries and waits up to 9 s for those under way; the rest is sent after the next start. */
  stop: () => Promise<void>
}

interface DeliveryOptions {
  settings: Pick<
    Environment,
    'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO' | 'MAIL_PER_HOUR' | 'MAIL_CONFIRM' | 'WEBHOOK_URL' | 'WEBHOOK_SECRET'
  >
  outbox: Deliveries
  shop: MailShop
  /** Milliseconds since 1970. */
  clock?: () => number
}

/** Milliseconds since 1970 by a monotonic clock, so that hourly limits survive changes of the system's clock. */
const steadyClock = () => performance.timeOrigin + performance.now()

/** The senders of the configured channels; without any, everything waits in the outbox. */
function configuredSenders({ settings, outbox, shop, clock = steadyClock }: DeliveryOptions): Map<Channel, Sender> {
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

/**
 * Delivers the content of the outbox as long as the server runs: each delivery at least once, with the key by which its
 * receiver recognises a repetition.
 */
export function startDelivery(options: DeliveryOptions): RunningDelivery {
  return runDelivery(options.outbox, configuredSenders(options))
}

/** Like startDelivery, with given senders, one for each channel. */
export function runDelivery(outbox: Deliveries, senders: ReadonlyMap<Channel, Sender>): RunningDelivery {
  const channels = [...senders.keys()]
  const stopping = new AbortController()
  const wakers = new Set<() => void>()
  const wakeAll = () => wakers.forEach((wake) => wake())

  const pause = () =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        wakers.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, pollMilliseconds)
      wakers.add(wake)
    })

  /** Each channel runs by itself, so that a slow one does not delay others. */
  async function run([channel, sender]: [Channel, Sender]): Promise<void> {
    while (!stopping.signal.aborted) {
      const tried = await deliverDue(outbox, channel, sender).catch((error: unknown) => {
        log('outbox-unavailable', { channel, ...traceOf(error) })
        return 0
      })
      if (tried === 0 && !stopping.signal.aborted) await pause()
    }
  }

  const running = Promise.all([...senders].map(run))
  return {
    channels,
    nudge: wakeAll,
    stop: async () => {
      stopping.abort()
      wakeAll()
      const { promise: deadline, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, stopMilliseconds)
      await Promise.race([running, deadline])
      clearTimeout(timer)
      for (const sender of senders.values()) sender.close()
    },
  }
}
