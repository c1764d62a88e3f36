import type { Delivery } from '../inbox/rows.ts'

/** A way out of the inbox. */
export interface Sender {
  /** So many deliveries are sent at the same time; no more are taken from the outbox at once. */
  atOnce: number
  /** Resolves once the other side has taken it over. */
  send(delivery: Delivery): Promise<void>
  close(): void
}
