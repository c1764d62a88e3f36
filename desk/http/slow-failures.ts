import { setTimeout as sleep } from 'node:timers/promises'

const forgottenMilliseconds = 10 * 60 * 1000
const longestPause = 8000
const maximumWaiting = 20

/**
 * Delays failed sign-ins, longer each time, up to 8 s. Tokens cannot be guessed, but a flood of guesses must not occupy
 * the store. A successful sign-in is never delayed, so nobody can lock out another person.
 */
export class SlowFailures {
  #times: number[] = []
  #waiting = 0
  readonly #pause: (milliseconds: number) => Promise<unknown>

  constructor(pause: (milliseconds: number) => Promise<unknown> = (milliseconds) => sleep(milliseconds)) {
    this.#pause = pause
  }

  /** Records a failure and waits. Out: false when too many are waiting already, so that this one is refused at once. */
  async note(now = Date.now()): Promise<boolean> {
    this.#times = this.#times.filter((time) => time > now - forgottenMilliseconds).slice(-100)
    this.#times.push(now)
    if (this.#waiting >= maximumWaiting) return false
    this.#waiting += 1
    try {
      await this.#pause(Math.min(longestPause, 250 * 2 ** (this.#times.length - 1)))
    } finally {
      this.#waiting -= 1
    }
    return true
  }
}
