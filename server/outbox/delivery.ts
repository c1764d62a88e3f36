import { failureOf, traceOf } from '../failure.ts'
import type { Channel, Outbox } from '../inbox/inbox.ts'
import type { Delivery } from '../inbox/rows.ts'
import { log } from '../log.ts'
import { backOff } from './back-off.ts'
import { configuredSenders, type DeliverySettings } from './senders.ts'
import type { Sender } from './sender.ts'

/** A sender gives up after 10 to 20 s of silence; no more are claimed than it sends at once. */
const leaseSeconds = 120
const lookMilliseconds = 5000
const stopMilliseconds = 9000

interface RunningDelivery {
  channels: Channel[]
  /** Says that something has arrived. */
  nudge: () => void
  /** Takes nothing more and waits for what is under way; what does not get done is done after the next start. */
  stop: () => Promise<void>
}

/** Delivers, as long as the server runs, what the outbox holds: at least once, each with its key. */
export function startDelivery(outbox: Outbox, settings: DeliverySettings): RunningDelivery {
  const senders = configuredSenders(settings)
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
      const timer = setTimeout(wake, lookMilliseconds)
      wakers.add(wake)
    })

  /** Each way out for itself: a slow one holds up no other. */
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

/** Out: how many deliveries were tried. */
async function deliverDue(outbox: Outbox, channel: Channel, sender: Sender): Promise<number> {
  const due = await outbox.claim({ channels: [channel], limit: sender.atOnce, leaseSeconds })
  await Promise.all(due.map((delivery) => deliver(outbox, sender, delivery)))
  return due.length
}

async function deliver(outbox: Outbox, sender: Sender, delivery: Delivery): Promise<void> {
  const { id, channel, kind, attempts } = delivery
  try {
    await sender.send(delivery)
  } catch (error) {
    const { code, reason } = failureOf(error)
    const seconds = backOff(attempts, Math.random())
    // The reason may quote an address: it goes into the store, and only its code into the log.
    log('delivery-failed', { channel, kind, id, attempts, retryInSeconds: seconds, code })
    await outbox.postpone(id, { seconds, reason: reason.slice(0, 300) })
    return
  }
  await outbox.markSent(id)
  log('delivered', { channel, kind, id, attempts })
}
