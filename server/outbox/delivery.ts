import { traceOf } from '#server/failure.ts'
import type { Channel, Outbox } from '#server/inbox/inbox.ts'
import { log } from '#server/log.ts'
import { configuredSenders, type DeliveryMeans } from './open-channels.ts'
import type { Sender } from './channel.ts'
import { deliverDue } from './deliver.ts'

const lookMilliseconds = 5000
const stopMilliseconds = 9000

interface RunningDelivery {
  channels: Channel[]
  /** Says that something has arrived. */
  nudge: () => void
  /** Takes nothing more and waits for what is under way; what does not get done is done after the next start. */
  stop: () => Promise<void>
}

type DeliveryStart = Omit<DeliveryMeans, 'clock'> & Partial<Pick<DeliveryMeans, 'clock'>>

/** Delivers, as long as the server runs, what the outbox holds: at least once, each with its key. */
export function startDelivery({ outbox, clock = Date.now, ...means }: DeliveryStart): RunningDelivery {
  return runDelivery(outbox, configuredSenders({ ...means, outbox, clock }))
}

/** The same by the senders that are given, each for its channel. */
export function runDelivery(outbox: Outbox, senders: ReadonlyMap<Channel, Sender>): RunningDelivery {
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
