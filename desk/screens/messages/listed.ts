import type { PromiseState } from '#domain/desk/calendar/promise.ts'
import type { Person } from '#domain/desk/person.ts'
import type { ListedMessage } from '#server/inbox/desk/messages.ts'

/** A message as a line shows it. */
export interface MessageLine {
  message: ListedMessage
  /** How it stands against the promise; undefined when it is not the shop's turn, or nothing was promised. */
  promise: PromiseState | undefined
  /** Whose turn it is today, reminders counted. */
  isOurs: boolean
  inCharge: Person | undefined
  /** Who has it open now, besides the one who looks. */
  openBy: readonly string[]
}
