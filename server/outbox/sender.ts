import type { Delivery } from '#server/store/deliveries.ts'
import type { MailBudget } from './mail/mail-budget.ts'

/** A channel of delivery. */
export interface Sender {
  /** The most deliveries that are sent at the same time, and taken from the outbox at once. */
  concurrency: number
  /** Why a delivery must not be sent, for the log and the store; undefined when it is to be sent. */
  reasonToSkip?: (delivery: Delivery) => Promise<string | undefined>
  /** Resolves once the receiver has accepted the delivery. */
  send(delivery: Delivery): Promise<void>
  /**
   * How many deliveries may be sent one by one, and what sends the others as one; it resolves once the receiver has accepted
   * it. Without a digest all are sent one by one.
   */
  digest?: { budget: MailBudget; send: (deliveries: readonly Delivery[]) => Promise<void> }
  close(): void
}
