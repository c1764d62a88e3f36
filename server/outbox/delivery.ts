import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '#server/environment.ts'
import { failureOf, traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import type { Deliveries, Delivery } from '#server/store/deliveries.ts'
import type { Channel } from '#server/store/tables.ts'
import { confirmationSender } from './mail/confirmation.ts'
import { emailSender } from './mail/email.ts'
import { MailBudget } from './mail/mail-budget.ts'
import type { MailShop } from './mail/mail-shop.ts'
import type { Sender } from './sender.ts'
import { webhookSender } from './webhook.ts'

const pollMilliseconds = 5000
const stopMilliseconds = 9000

interface DeliveryOptions {
  settings: Pick<
    Environment,
    'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO' | 'MAIL_PER_HOUR' | 'MAIL_CONFIRM' | 'WEBHOOK_URL' | 'WEBHOOK_SECRET'
  >
  outbox: Deliveries
  /** The shop as it is at the time of each e-mail. */
  shop: () => MailShop
  /** Milliseconds since 1970, by a clock that never goes back. */
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
  if (WEBHOOK_URL && WEBHOOK_SECRET) senders.set('webhook', webhookSender(WEBHOOK_URL, WEBHOOK_SECRET))
  return senders
}

/**
 * Delivers the content of the outbox as long as the server runs: each delivery at least once, with the key by which its
 * receiver recognises a repetition.
 */
export function startDelivery(options: DeliveryOptions) {
  return runDelivery(options.outbox, configuredSenders(options))
}

/** Like startDelivery, with given senders, one for each channel. */
export function runDelivery(outbox: Deliveries, senders: ReadonlyMap<Channel, Sender>) {
  const channels = [...senders.keys()]
  const stopping = new AbortController()
  let waking = new AbortController()
  const wakeAll = () => {
    waking.abort()
    waking = new AbortController()
  }
  // The pause rejects only when it is woken before its time.
  const pause = () => sleep(pollMilliseconds, undefined, { signal: waking.signal }).catch(() => {})

  /** Each channel runs by itself, so that a slow one does not delay others. */
  async function runChannel([channel, sender]: [Channel, Sender]): Promise<void> {
    while (!stopping.signal.aborted) {
      const tried = await deliverDue(outbox, channel, sender).catch((error: unknown) => {
        log('outbox-unavailable', { channel, ...traceOf(error) })
        return 0
      })
      if (tried === 0 && !stopping.signal.aborted) await pause()
    }
  }

  const running = Promise.all([...senders].map(runChannel))
  return {
    channels,
    /** To be called when something new is in the outbox. */
    nudge: wakeAll,
    /** Takes no more deliveries and waits up to 9 s for those under way; the rest is sent after the next start. */
    stop: async () => {
      stopping.abort()
      wakeAll()
      await Promise.race([running, sleep(stopMilliseconds, undefined, { ref: false })])
      for (const sender of senders.values()) sender.close()
    },
  }
}

const firstSeconds = 15
const maximumSeconds = 6 * 60 * 60

/**
 * Seconds until the next try after `attempts` failed ones: 15 s, 30 s, 1 min … 6 h, then always 6 h. In: `random` from
 * 0 to 1 spreads the tries, so that a receiver that recovers does not get them all at once.
 */
export function backOff(attempts: number, random: number): number {
  const seconds = Math.min(firstSeconds * 2 ** Math.max(0, attempts - 1), maximumSeconds)
  return Math.round(seconds * (0.9 + 0.2 * random))
}

/** Seconds for which a claimed delivery is reserved: more than a sender waits for an answer (10 to 20 s). */
const leaseSeconds = 120
const maximumInDigest = 5000
const marksPerBatch = 100

/** Sends the due deliveries of a channel, as many as its sender takes at once. Out: how many were tried or skipped. */
export async function deliverDue(outbox: Deliveries, channel: Channel, sender: Sender): Promise<number> {
  const { concurrency, digest } = sender
  let limit = concurrency
  if (digest) {
    const allowance = digest.budget.next()
    if (allowance === 'wait') return 0
    if (allowance === 'digest') return deliverDigest(outbox, channel, digest)
    limit = Math.min(concurrency, allowance.singles)
  }
  const due = await outbox.claim({ channels: [channel], limit, leaseSeconds })
  await Promise.all(due.map((delivery) => deliver(outbox, sender, delivery)))
  return due.length
}

async function deliver(outbox: Deliveries, sender: Sender, delivery: Delivery): Promise<void> {
  const { id, channel, kind, attempts } = delivery
  try {
    const reason = await sender.reasonToSkip?.(delivery)
    if (reason !== undefined) {
      await outbox.skip(id, reason)
      log('delivery-skipped', { channel, kind, id, reason })
      return
    }
    await sender.send(delivery)
  } catch (error) {
    await postpone(outbox, delivery, error)
    return
  }
  sender.digest?.budget.count()
  await outbox.markSent(id)
  log('delivered', { channel, kind, id, attempts })
}

async function deliverDigest(
  outbox: Deliveries,
  channel: Channel,
  digest: NonNullable<Sender['digest']>,
): Promise<number> {
  const due = await outbox.claim({ channels: [channel], limit: maximumInDigest, leaseSeconds })
  try {
    if (due.length > 0) await digest.send(due)
  } catch (error) {
    for (const delivery of due) await postpone(outbox, delivery, error)
    return due.length
  }
  for (let start = 0; start < due.length; start += marksPerBatch)
    await Promise.all(due.slice(start, start + marksPerBatch).map(({ id }) => outbox.markSent(id)))
  digest.budget.endWait()
  log('digest-delivered', { channel, count: due.length })
  return due.length
}

/**
 * Puts a failed delivery off. The error's text, which may quote an address, goes into the store; the log gets its code.
 */
async function postpone(outbox: Deliveries, { id, channel, kind, attempts }: Delivery, error: unknown): Promise<void> {
  const { code, reason } = failureOf(error)
  const seconds = backOff(attempts, Math.random())
  log('delivery-failed', { channel, kind, id, attempts, retryInSeconds: seconds, code })
  await outbox.postpone(id, { seconds, reason: reason.slice(0, 300) })
}
