const hour = 60 * 60 * 1000

/**
 * How many messages may go out one by one within an hour, from whomever they come. Once they are used up, what arrives waits and
 * goes out together, an hour later, so that a flood fills nobody's mailbox.
 */
export class MailBudget {
  readonly #perHour: number
  readonly #clock: () => number
  #sent: number[] = []
  #exhaustedAt: number | undefined

  /** `clock`: milliseconds. */
  constructor(perHour: number, clock: () => number = Date.now) {
    this.#perHour = perHour
    this.#clock = clock
  }

  /** What may be sent now: so many one by one, all in one digest, or nothing yet. */
  next(): { singles: number } | 'digest' | 'wait' {
    const now = this.#clock()
    if (this.#exhaustedAt !== undefined) return now - this.#exhaustedAt >= hour ? 'digest' : 'wait'
    this.#sent = this.#sent.filter((time) => now - time < hour)
    const singles = this.#perHour - this.#sent.length
    if (singles > 0) return { singles }
    this.#exhaustedAt = now
    return 'wait'
  }

  /** A message went out by itself. */
  count(): void {
    this.#sent.push(this.#clock())
  }

  /** What had waited went out together, or nothing had. */
  endWait(): void {
    this.#exhaustedAt = undefined
    this.#sent = []
  }
}
