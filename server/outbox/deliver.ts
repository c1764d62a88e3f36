import { failureOf } from '#server/failure.ts'
import type { Deliveries, Delivery } from '#server/store/deliveries.ts'
import type { Channel } from '#server/store/tables.ts'
import { log } from '#server/log.ts'
import type { Sender } from './sender.ts'
import type { MailBudget } from './mail/mail-budget.ts'

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
  const { budget, sendDigest } = sender
  const next = budget?.next() ?? { singles: sender.concurrency }
  if (next === 'wait') return 0
  if (next === 'digest' && budget && sendDigest) return deliverDigest(outbox, channel, { budget, sendDigest })
  const limit = next === 'digest' ? sender.concurrency : Math.min(sender.concurrency, next.singles)
  const due = await outbox.claim({ channels: [channel], limit, leaseSeconds })
  await Promise.all(due.map((delivery) => deliver(outbox, sender, delivery)))
  return due.length
}

async function deliver(outbox: Deliveries, sender: Sender, delivery: Delivery): Promise<void> {
  const { id, channel, kind, attempts } = delivery
  try {
    const skipped = await sender.reasonToSkip?.(delivery)
    if (skipped !== undefined) {
      await outbox.skip(id, skipped)
      log('delivery-skipped', { channel, kind, id, reason: skipped })
      return
    }
    await sender.send(delivery)
  } catch (error) {
    await postpone(outbox, delivery, error)
    return
  }
  sender.budget?.count()
  await outbox.markSent(id)
  log('delivered', { channel, kind, id, attempts })
}

async function deliverDigest(
  outbox: Deliveries,
  channel: Channel,
  { budget, sendDigest }: { budget: MailBudget; sendDigest: NonNullable<Sender['sendDigest']> },
): Promise<number> {
  const due = await outbox.claim({ channels: [channel], limit: maximumInDigest, leaseSeconds })
  try {
    if (due.length > 0) await sendDigest(due)
  } catch (error) {
    for (const delivery of due) await postpone(outbox, delivery, error)
    return due.length
  }
  for (let start = 0; start < due.length; start += marksPerBatch)
    await Promise.all(due.slice(start, start + marksPerBatch).map(({ id }) => outbox.markSent(id)))
  budget.endWait()
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
