import type { Delivery } from '#server/store/deliveries.ts'

export interface Sender {
  /** How many deliveries are sent, and taken from the outbox, at the same time. */
  concurrency: number
  /** Why a delivery must not be sent, for the log and the store; undefined when it is to be sent. */
  reasonToSkip?: (delivery: Delivery) => Promise<string | undefined>
  /** Sends a delivery. Resolves once the receiver has accepted it. */
  send(delivery: Delivery): Promise<void>
  /** For floods: how many deliveries may be sent one by one in an hour, and what sends further ones as one. */
  digest?: { perHour: number; send: (deliveries: readonly Delivery[]) => Promise<void> }
  close(): void
}
