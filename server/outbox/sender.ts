import type { Delivery } from '#server/store/deliveries.ts'

/** A channel of delivery. */
export interface Sender {
  /** The most deliveries that are sent at the same time, and taken from the outbox at once. */
  concurrency: number
  /** Why a delivery must not be sent, for the log and the store; undefined when it is to be sent. */
  reasonToSkip?: (delivery: Delivery) => Promise<string | undefined>
  /** Resolves once the receiver has accepted the delivery. */
  send(delivery: Delivery): Promise<void>
  /** How many deliveries may be sent one by one within an hour, and what sends further ones as one. */
  digest?: { perHour: number; send: (deliveries: readonly Delivery[]) => Promise<void> }
  close(): void
}
