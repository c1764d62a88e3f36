/** Milliseconds of rendering that a visitor may use at once, and how many they regain in each second. */
const most = 1000
const perSecond = 250
const rememberedVisitors = 10_000

/**
 * The rendering time that each visitor has used recently: a quarter of one processor each, with a second in reserve.
 */
export class RenderShare {
  readonly #clock: () => number
  readonly #used = new Map<string, { debt: number; at: number }>()

  /** `clock`: milliseconds. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock
  }

  /** Adds the milliseconds that a visitor's rendering took. */
  use(visitor: string, milliseconds: number): void {
    const debt = this.#debt(visitor) + milliseconds
    this.#used.delete(visitor)
    this.#used.set(visitor, { debt, at: this.#clock() })
    const [oldest] = this.#used.keys()
    if (this.#used.size > rememberedVisitors && oldest !== undefined) this.#used.delete(oldest)
  }

  /** 0 when a visitor may have something rendered, else the seconds to wait, rounded up. */
  secondsUntil(visitor: string): number {
    return Math.max(0, Math.ceil((this.#debt(visitor) - most) / perSecond))
  }

  #debt(visitor: string): number {
    const { debt, at } = this.#used.get(visitor) ?? { debt: 0, at: 0 }
    return Math.max(0, debt - ((this.#clock() - at) / 1000) * perSecond)
  }
}
