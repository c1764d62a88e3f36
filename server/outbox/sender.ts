import type { Delivery } from '../inbox/rows.ts'

/** A way out of the inbox. */
export interface Sender {
  /** Resolves once the other side has taken it over. */
  send(delivery: Delivery): Promise<void>
  close(): void
}
