import type { Filter } from './filters.ts'
import type { FoundItem } from './find-items.ts'

/** A filter, and how many products there would be without it. */
export interface ExcludingFilter {
  about: Filter['about'] | 'search'
  total: number
}

export const maximumNearest = 4

/** Collects the candidates that fail the fewest filters. */
export class NearMisses {
  #fewest = Infinity
  #nearest: FoundItem[] = []
  #totals = new Map<Filter['about'], number>()

  add(candidate: FoundItem, failed: readonly Filter[]): void {
    if (failed.length > this.#fewest) return
    if (failed.length < this.#fewest) {
      this.#fewest = failed.length
      this.#nearest = []
    }
    if (this.#nearest.length < maximumNearest) this.#nearest.push(candidate)
    const [only, ...others] = failed
    if (only && others.length === 0) this.#totals.set(only.about, (this.#totals.get(only.about) ?? 0) + 1)
  }

  /**
   * Out: the first few of these candidates in list order, and for each filter the number of products that its removal
   * would show, largest first.
   */
  nearest(): { found: readonly FoundItem[]; without: ExcludingFilter[] } {
    const without = [...this.#totals].map(([about, total]) => ({ about, total })).toSorted((a, b) => b.total - a.total)
    return { found: this.#nearest, without }
  }
}
