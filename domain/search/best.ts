/**
 * Keeps the first items of an order, without sorting all that it is told: most never come near them.
 * The order must know no equals.
 */
export class Best<Item> {
  readonly #limit: number
  readonly #compare: (a: Item, b: Item) => number
  #items: Item[] = []
  #last: Item | undefined

  constructor(limit: number, compare: (a: Item, b: Item) => number) {
    this.#limit = limit
    this.#compare = compare
  }

  add(item: Item): void {
    if (this.#last !== undefined && this.#compare(item, this.#last) > 0) return
    this.#items.push(item)
    if (this.#items.length < 2 * this.#limit) return
    this.#items = this.inOrder()
    this.#last = this.#items.at(-1)
  }

  /**
   * The last of the best, once there is no more room: a candidate that comes after it is dropped. Undefined while there
   * is room.
   */
  get last(): Item | undefined {
    return this.#last
  }

  inOrder(): Item[] {
    const sorted = this.#items.toSorted(this.#compare)
    return sorted.length > this.#limit ? sorted.slice(0, this.#limit) : sorted
  }
}
