import { hourMilliseconds } from '#domain/time.ts'

/**
 * How many e-mails may be sent one by one within an hour, whatever their senders. Beyond that, new messages wait and
 * are sent together an hour later, so that a flood does not fill the mailbox.
 */
export class MailBudget {
  readonly #perHour: number
  readonly #clock: () => number
  #sent: number[] = []
  #exhaustedAt: number | undefined

  /** `clock`: milliseconds from any beginning. */
  constructor(perHour: number, clock: () => number = () => performance.now()) {
    this.#perHour = perHour
    this.#clock = clock
  }

  /** What may be sent now: a number one by one, all in one digest, or nothing yet. */
  next(): { singles: number } | 'digest' | 'wait' {
    const now = this.#clock()
    if (this.#exhaustedAt !== undefined) return now - this.#exhaustedAt >= hourMilliseconds ? 'digest' : 'wait'
    this.#sent = this.#sent.filter((time) => now - time < hourMilliseconds)
    const singles = this.#perHour - this.#sent.length
    if (singles > 0) return { singles }
    this.#exhaustedAt = now
    return 'wait'
  }

  /** Counts an e-mail that was sent by itself. */
  count(): void {
    this.#sent.push(this.#clock())
  }

  /** Called when the waiting messages were sent together, or none were waiting. */
  endWait(): void {
    this.#exhaustedAt = undefined
    this.#sent = []
  }
}
