import type { MailBudget } from './mail/mail-budget.ts'
import type { Delivery } from '#server/inbox/rows.ts'

/** A way out of the inbox. */
export interface Sender {
  /** So many deliveries are sent at the same time; no more are taken from the outbox at once. */
  atOnce: number
  /** Why a delivery is never to be sent, for the log and the store; undefined: it is. */
  reasonToSkip?: (delivery: Delivery) => Promise<string | undefined>
  /** Resolves once the other side has taken it over. */
  send(delivery: Delivery): Promise<void>
  /** How many may go out one by one; past it they go out together. Without it all go one by one. */
  budget?: MailBudget
  /** Sends many as one; resolves once the other side has taken it over. */
  sendDigest?: (deliveries: readonly Delivery[]) => Promise<void>
  close(): void
}
