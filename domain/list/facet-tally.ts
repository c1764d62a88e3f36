import type { CatalogueList, ListItem } from './catalogue-list.ts'
import type { FacetOption } from './facet-options.ts'
import type { FacetName } from './facets.ts'
import type { Filter } from './filters.ts'
import { listKinds } from './list-kinds.ts'
import { availabilityLabel, keysOf, type Availability } from '#domain/catalogue/vocabulary.ts'

export interface CountedOption extends FacetOption {
  /** Number of products with this option, all other filters applied. */
  count: number
}

/** A facet's options that some product has, and the selected ones. */
export interface CountedFacet {
  name: FacetName
  options: CountedOption[]
  /** Number of options left out because there are too many. */
  more: number
}

export interface CountedAvailability {
  value: Availability
  count: number
}

/** Counts the options of a list item by item (spec §5: options with a count of zero are hidden). */
export class FacetTally {
  readonly #list: CatalogueList
  readonly #counts = new Map<FacetName, number[]>()
  readonly #availability = new Map<Availability, number>()

  constructor(list: CatalogueList) {
    this.#list = list
  }

  /**
   * Counts an item that passes all filters or fails only the named one, in which case it counts only for that filter's
   * own options.
   */
  add({ values, summary: { availability } }: ListItem, failed?: Filter['about']): void {
    for (const facet of listKinds[this.#list.kind].facets) {
      if (failed !== undefined && failed !== facet) continue
      const counts = this.#counts.get(facet) ?? []
      this.#counts.set(facet, counts)
      for (const value of values[facet] ?? []) counts[value] = (counts[value] ?? 0) + 1
    }
    if (failed === undefined || failed === 'availability') {
      this.#availability.set(availability, (this.#availability.get(availability) ?? 0) + 1)
    }
  }

  /** The options of a facet in the list's order, at most `most`; selected ones are kept whatever their count. */
  facet(name: FacetName, selected: readonly string[], most: number): CountedFacet {
    const counts = this.#counts.get(name) ?? []
    const all = (this.#list.options[name] ?? []).map((option, at) => ({ ...option, count: counts[at] ?? 0 }))
    const offered = all.filter(({ value, count }) => count > 0 || selected.includes(value))
    const options = offered.filter(({ value }, at) => at < most || selected.includes(value))
    return { name, options, more: offered.length - options.length }
  }

  availabilities(selected: Availability | undefined): CountedAvailability[] {
    return keysOf(availabilityLabel)
      .map((value) => ({ value, count: this.#availability.get(value) ?? 0 }))
      .filter(({ value, count }) => count > 0 || value === selected)
  }
}
