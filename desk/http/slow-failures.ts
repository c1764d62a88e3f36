import { setTimeout as sleep } from 'node:timers/promises'

const forgottenMilliseconds = 10 * 60 * 1000
const longestPause = 8000
const mostWaiting = 20

/**
 * Makes whoever fails to come in wait, longer each time, whoever it is: tokens cannot be guessed, but a flood of guesses shall not
 * work the store. Who comes in rightly never waits, so nobody can lock another one out.
 */
export class SlowFailures {
  #times: number[] = []
  #waiting = 0
  readonly #pause: (milliseconds: number) => Promise<unknown>

  constructor(pause: (milliseconds: number) => Promise<unknown> = (milliseconds) => sleep(milliseconds)) {
    this.#pause = pause
  }

  /** Notes a failure and waits. Out: false when so many wait that this one is not even kept waiting. */
  async note(now = Date.now()): Promise<boolean> {
    this.#times = this.#times.filter((time) => time > now - forgottenMilliseconds).slice(-100)
    this.#times.push(now)
    if (this.#waiting >= mostWaiting) return false
    this.#waiting += 1
    try {
      await this.#pause(Math.min(longestPause, 250 * 2 ** (this.#times.length - 1)))
    } finally {
      this.#waiting -= 1
    }
    return true
  }
}
