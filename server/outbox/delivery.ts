import * as v from 'valibot'
import type { Channel, Outbox } from '../inbox/inbox.ts'
import type { Delivery } from '../inbox/rows.ts'
import { log } from '../log.ts'
import { backOff } from './back-off.ts'
import { configuredSenders, type DeliverySettings } from './senders.ts'
import type { Sender } from './sender.ts'

const atOnce = 10
/** Longer than any sender takes before it gives up. */
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
  let wake = () => {}

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, lookMilliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const sent = await deliverDue(outbox, senders).catch((error: unknown) => {
        log('outbox-unavailable', { reason: error instanceof Error ? error.name : 'unknown' })
        return 0
      })
      if (sent === 0 && !stopping.signal.aborted) await pause()
    }
  }

  const running = channels.length > 0 ? run() : Promise.resolve()
  return {
    channels,
    nudge: () => wake(),
    stop: async () => {
      stopping.abort()
      wake()
      const { promise: deadline, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, stopMilliseconds)
      await Promise.race([running, deadline])
      clearTimeout(timer)
      for (const sender of senders.values()) sender.close()
    },
  }
}

/** Out: how many deliveries were tried. */
async function deliverDue(outbox: Outbox, senders: ReadonlyMap<Channel, Sender>): Promise<number> {
  const due = await outbox.claim({ channels: [...senders.keys()], limit: atOnce, leaseSeconds })
  await Promise.all(due.map((delivery) => deliver(outbox, senders.get(delivery.channel), delivery)))
  return due.length
}

async function deliver(outbox: Outbox, sender: Sender | undefined, delivery: Delivery): Promise<void> {
  const { id, channel, kind, attempts } = delivery
  try {
    await sender?.send(delivery)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const seconds = backOff(attempts, Math.random())
    // The reason may quote an address: it goes into the store, and only its code into the log.
    log('delivery-failed', { channel, kind, id, attempts, retryInSeconds: seconds, code: errorCode(error) })
    await outbox.postpone(id, { seconds, reason: reason.slice(0, 300) })
    return
  }
  await outbox.markSent(id)
  log('delivered', { channel, kind, id, attempts })
}

/** SMTP's or Node's code of a failure. */
function errorCode(error: unknown): string {
  const { responseCode, code, name } = v.parse(failure, error)
  return String(responseCode ?? code ?? name ?? 'unknown')
}

const failure = v.fallback(
  v.object({ responseCode: v.optional(v.number()), code: v.optional(v.string()), name: v.optional(v.string()) }),
  {},
)
