import type { CatalogueList, ListItem } from './catalogue-list.ts'
import type { FacetOption } from './facet-options.ts'
import type { FacetName } from './facets.ts'
import type { Filter } from './filters.ts'
import { listKinds } from './list-kinds.ts'
import { availabilityLabel, keysOf, type Availability } from '#domain/catalogue/vocabulary.ts'

export interface CountedOption extends FacetOption {
  /** Products that stand behind this option, all other filters applied. */
  count: number
}

/** A facet's options that some product has, and those that are selected. */
export interface CountedFacet {
  name: FacetName
  options: CountedOption[]
  /** Options that were left out for their number. */
  more: number
}

export interface CountedAvailability {
  value: Availability
  count: number
}

/** Counts the options of a list while its items go by (spec §5: zero-count options are hidden). */
export class FacetTally {
  readonly #list: CatalogueList
  readonly #counts = new Map<FacetName, number[]>()
  readonly #availability = new Map<Availability, number>()

  constructor(list: CatalogueList) {
    this.#list = list
  }

  /** Takes in an item that fails no filter, or only the one named: it counts for that filter's own options. */
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

  /** The options of a facet in the list's order, at most `most`; what is selected stays whatever its count. */
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
