import type { Fit } from '#domain/catalogue/mating/fit.ts'
import type { MatedEnd } from '#domain/catalogue/mating/mates.ts'
import { partTechnologyLabel } from '#domain/catalogue/part/part-technology.ts'
import type { Accessory } from '#domain/catalogue/product.ts'
import { endSideLabel } from '#domain/catalogue/registry/part-end.ts'
import { paths } from '#domain/pages/paths.ts'
import { absoluteUrl } from '#domain/seo/site-identity.ts'

/** A key of the catalogue, which never changes, and its label, which may. */
export interface Named {
  key: string
  name: string
}

/** An end of a part with its mates. */
export interface ApiMatedEnd {
  side: Named
  connector: Named & { isConfirmed: boolean }
  /** The codes of the versions that have this end; empty where all have it. */
  codes: string[]
  parts: ApiMate[]
}

interface ApiMate {
  id: string
  name: string
  /** The codes that fit. */
  codes: string[]
  /** How surely they fit: `outra-tecnologia` can be plugged in, but must not be used. */
  fit: Fit
  technology: Named | null
  url: string
}

/** A part's mating ends, for the read API. In: the site's address. */
export function apiMates(ends: readonly MatedEnd[], place: { siteUrl: string }): ApiMatedEnd[] {
  return ends.filter(({ mates }) => mates.length > 0).map((end) => matedEnd(end, place))
}

function matedEnd({ side, connector, codes, mates }: MatedEnd, place: { siteUrl: string }): ApiMatedEnd {
  return {
    side: { key: side, name: endSideLabel[side] },
    connector: { key: connector.key, name: connector.name, isConfirmed: connector.confirmed },
    codes,
    parts: mates.map((mate) => ({
      id: mate.id,
      name: mate.name,
      codes: mate.codes,
      fit: mate.fit,
      technology: technologyNamed(mate.technology),
      url: absoluteUrl(place, paths.product(mate.id, mate.variantId)),
    })),
  }
}

/** A part's technology; null where the plug alone decides what works. */
export function technologyNamed(key: Accessory['technology']): Named | null {
  return key === undefined ? null : { key, name: partTechnologyLabel[key] }
}
