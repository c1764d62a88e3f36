import { traceOf } from '#server/failure.ts'
import type { Deliveries } from '#server/store/deliveries.ts'
import type { Channel } from '#server/store/tables.ts'
import { log } from '#server/log.ts'
import { configuredSenders, type DeliveryOptions } from './open-channels.ts'
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

type DeliveryStart = Omit<DeliveryOptions, 'clock'> & Partial<Pick<DeliveryOptions, 'clock'>>

/** Milliseconds since 1970 by a monotonic clock, so that hourly limits survive changes of the system's clock. */
const steadyClock = () => performance.timeOrigin + performance.now()

/**
 * Delivers the content of the outbox as long as the server runs: each delivery at least once, with the key by which its
 * receiver recognises a repetition.
 */
export function startDelivery({ outbox, clock = steadyClock, ...means }: DeliveryStart): RunningDelivery {
  return runDelivery(outbox, configuredSenders({ ...means, outbox, clock }))
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
