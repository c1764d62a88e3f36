import { setTimeout as sleep } from 'node:timers/promises'
import { hourMilliseconds } from '#domain/time.ts'
import type { Environment } from '#server/environment.ts'
import { failureOf, traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import type { Deliveries, Delivery } from '#server/store/deliveries.ts'
import type { Channel } from '#server/store/tables.ts'
import { confirmationSender } from './mail/confirmation.ts'
import { emailSender } from './mail/email.ts'
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
}

/** The senders of the configured channels; without any, everything waits in the outbox. */
function configuredSenders({ settings, outbox, shop }: DeliveryOptions): Map<Channel, Sender> {
  const { SMTP_URL, MAIL_FROM: from, MAIL_TO: to, MAIL_PER_HOUR: perHour, WEBHOOK_URL, WEBHOOK_SECRET } = settings
  const senders = new Map<Channel, Sender>()
  if (SMTP_URL && from && to) {
    const mail = { smtpUrl: SMTP_URL, from, shop }
    senders.set('email', emailSender({ ...mail, to, perHour }))
    if (settings.MAIL_CONFIRM === 'on') senders.set('confirmation', confirmationSender({ ...mail, perHour, outbox }))
  }
  if (WEBHOOK_URL && WEBHOOK_SECRET) senders.set('webhook', webhookSender(WEBHOOK_URL, WEBHOOK_SECRET))
  return senders
}

/** Delivers the outbox: each delivery at least once, with a key by which its receiver sees a repetition. */
export const startDelivery = (options: DeliveryOptions) => runDelivery(options.outbox, configuredSenders(options))

/** Delivers like startDelivery, with given senders, one for each channel. */
export function runDelivery(outbox: Deliveries, senders: ReadonlyMap<Channel, Sender>) {
  const channels = [...senders.keys()]
  const stopping = new AbortController()
  let waking = new AbortController()
  const wakeAll = () => {
    waking.abort()
    waking = new AbortController()
  }
  // The pause is a promise that rejects only when it is woken before its time.
  const pause = (signal: AbortSignal) => sleep(pollMilliseconds, undefined, { signal }).catch(() => {})

  /** Runs one channel by itself, so that a slow one does not delay others. */
  async function runChannel([channel, sender]: [Channel, Sender]): Promise<void> {
    while (!stopping.signal.aborted) {
      // The signal is taken before the outbox is read, so that what arrives meanwhile ends the pause after it.
      const { signal } = waking
      const tried = await deliverDue(outbox, channel, sender).catch((error: unknown) => {
        log('outbox-unavailable', { channel, ...traceOf(error) })
        return 0
      })
      if (tried === 0) await pause(signal)
    }
  }

  const running = Promise.all([...senders].map(runChannel))
  return {
    channels,
    /** Wakes all channels: to be called when something new is in the outbox. */
    wake: wakeAll,
    /** Waits up to 9 s for deliveries under way; the rest is sent after the next start. */
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

/** Seconds until the next try after `attempts` failed ones: 15 s, 30 s … 6 h. `random` (0 to 1) spreads them. */
export function backOff(attempts: number, random: number): number {
  const seconds = Math.min(firstSeconds * 2 ** Math.max(0, attempts - 1), maximumSeconds)
  return Math.round(seconds * (0.9 + 0.2 * random))
}

/**
 * How many e-mails may go one by one: after `perHour` of them, further messages wait for an hour and go as one
 * ('digest'). In: the moments (ISO 8601) of the e-mails of the last two hours, newest first, read from the outbox
 * that several servers share.
 */
export function mailAllowance(sentAt: readonly string[], perHour: number, now: string): number | 'digest' {
  // The moments still to come, after a clock was set back, do not count.
  const ages = sentAt.map((at) => Date.parse(now) - Date.parse(at)).filter((age) => age >= 0)
  const [newest = 0, oldest] = [ages[0], ages[perHour - 1]]
  if (oldest === undefined || oldest - newest >= hourMilliseconds)
    return perHour - ages.filter((age) => age < hourMilliseconds).length
  return newest >= hourMilliseconds ? 'digest' : 0
}

/** How long a delivery is reserved: longer than a sender waits for an answer (10 to 20 s). */
const leaseSeconds = 120
const maximumInDigest = 5000

/** Sends the due deliveries of a channel. Out: how many were tried or skipped. */
export async function deliverDue(outbox: Deliveries, channel: Channel, sender: Sender): Promise<number> {
  const { concurrency, digest } = sender
  const allowance = digest
    ? mailAllowance(await outbox.sentLately(channel), digest.perHour, new Date().toISOString())
    : concurrency
  if (allowance === 0) return 0
  const limit = allowance === 'digest' ? maximumInDigest : Math.min(concurrency, allowance)
  const due = await outbox.claim({ channels: [channel], limit, leaseSeconds })
  if (digest && allowance === 'digest' && due.length > 1) {
    if (await deliver(outbox, due, () => digest.send(due))) log('digest-delivered', { channel, count: due.length })
  } else await Promise.all(due.map((delivery) => deliverOne(outbox, sender, delivery)))
  return due.length
}

async function deliverOne(outbox: Deliveries, sender: Sender, delivery: Delivery): Promise<void> {
  const { id, channel, kind, attempts } = delivery
  const reason = await sender.reasonToSkip?.(delivery)
  if (reason !== undefined) {
    await outbox.skip(id, reason)
    log('delivery-skipped', { channel, kind, id, reason })
  } else if (await deliver(outbox, [delivery], () => sender.send(delivery)))
    log('delivered', { channel, kind, id, attempts })
}

/** Sends deliveries as one. Out: whether the receiver accepted them; otherwise they are put off. */
async function deliver(outbox: Deliveries, deliveries: readonly Delivery[], send: () => Promise<void>) {
  try {
    await send()
  } catch (error) {
    for (const delivery of deliveries) await postpone(outbox, delivery, error)
    return false
  }
  await outbox.markSent(...deliveries.map(({ id }) => id))
  return true
}

/** Puts a delivery off. The error's text, which may quote an address, goes into the store; the log gets its code. */
async function postpone(outbox: Deliveries, { id, channel, kind, attempts }: Delivery, error: unknown): Promise<void> {
  const { code, reason } = failureOf(error)
  const seconds = backOff(attempts, Math.random())
  log('delivery-failed', { channel, kind, id, attempts, retryInSeconds: seconds, code })
  await outbox.postpone(id, { seconds, reason: reason.slice(0, 300) })
}
