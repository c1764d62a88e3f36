import { setTimeout as sleep } from 'node:timers/promises'

const milliseconds = 250
/** Beyond, the connections that wait are wanted by others. */
const mostAtOnce = 500

/** Whoever asks on and on is refused at this pace, and costs the others nothing. */
export class RefusalPace {
  #waiting = 0

  /** Waits a quarter of a second; not at all when 500 wait already. */
  async wait(): Promise<void> {
    if (this.#waiting >= mostAtOnce) return
    this.#waiting += 1
    await sleep(milliseconds)
    this.#waiting -= 1
  }
}
