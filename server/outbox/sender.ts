import type { Delivery } from '#server/store/deliveries.ts'

export interface Sender {
  /** Also as many are taken from the outbox at once. */
  concurrency: number
  /** For the log and the store; undefined when it is to be sent. */
  reasonToSkip?: (delivery: Delivery) => Promise<string | undefined>
  /** Resolves once the receiver has accepted the delivery. */
  send(delivery: Delivery): Promise<void>
  /** How many deliveries may be sent one by one within an hour, and what sends further ones as one. */
  digest?: { perHour: number; send: (deliveries: readonly Delivery[]) => Promise<void> }
  close(): void
}
