import type { PromiseState } from '#domain/desk/calendar/promise.ts'
import type { Person } from '#domain/desk/person.ts'
import type { ListedMessage } from '#server/store/messages.ts'

/** A message as a row of the list. */
export interface MessageLine {
  message: ListedMessage
  /** How the message stands against the promise; undefined when it is not the shop's turn, or nothing was promised. */
  promise: PromiseState | undefined
  /** Whether it is the shop's turn today, reminders included. */
  isOurs: boolean
  inCharge: Person | undefined
  /** Who else has the message open at present. */
  openBy: readonly string[]
}
