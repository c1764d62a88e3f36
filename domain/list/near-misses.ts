import type { Filter } from './filters.ts'
import type { FoundItem } from './find-items.ts'

/** What one filter keeps away: which, and how many products there are without it. */
export interface KeptAway {
  about: Filter['about'] | 'search'
  total: number
}

export const mostNearest = 4

/** Keeps those candidates that fail the fewest filters. */
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
    if (this.#nearest.length < mostNearest) this.#nearest.push(candidate)
    const [only, ...others] = failed
    if (only && others.length === 0) this.#totals.set(only.about, (this.#totals.get(only.about) ?? 0) + 1)
  }

  /** Out: the first few in the order of the list, and for each filter how many products its removal would show, the most first. */
  nearest(): { found: readonly FoundItem[]; without: KeptAway[] } {
    const without = [...this.#totals].map(([about, total]) => ({ about, total })).toSorted((a, b) => b.total - a.total)
    return { found: this.#nearest, without }
  }
}
