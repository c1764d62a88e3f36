/** Milliseconds between two reports. */
const pause = 5000

/** Reports the progress of a long step from time to time: 'Pages: 400 of 1,200, about 20 s left'. */
export class Progress {
  readonly #what: string
  readonly #all: number
  readonly #start = performance.now()
  #said = this.#start
  #count = 0

  constructor(what: string, all: number) {
    this.#what = what
    this.#all = all
  }

  /** Counts one more finished item. */
  done(): void {
    this.#count += 1
    const now = performance.now()
    if (now - this.#said < pause) return
    this.#said = now
    const left = ((now - this.#start) / this.#count) * (this.#all - this.#count)
    const number = (count: number) => count.toLocaleString('en')
    console.log(`${this.#what}: ${number(this.#count)} of ${number(this.#all)}, about ${Math.ceil(left / 1000)} s left`)
  }
}
