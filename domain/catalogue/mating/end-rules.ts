import type { ArticleVariant } from '#domain/catalogue/article-variant.ts'
import type { AccessoryRecord } from '#domain/catalogue/product.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { connectorRegistry, endsOf } from '#domain/catalogue/registry/registries.ts'
import { everyVersion, type EndSide } from '#domain/catalogue/registry/part-end.ts'
import { halvesOf } from './halves.ts'
import { matingEnds, type MatingEnd, type MatingPart } from './mating-ends.ts'
import { patientsOf, sharePatients } from './mates.ts'
import { isAirLine, tubesOf } from './tubes.ts'

/** An end of a product that some of its versions take over although they are for another patient or tube count. */
export interface SilentEnd {
  id: string
  side: EndSide
  connector: string
  /** The codes of the versions that say nothing of this side. */
  codes: string[]
}

/**
 * Ends that versions for different patients, sizes or tube counts inherit without a word. An end of the product with
 * the label 'todas as versões' says so and is in order.
 */
export function silentEnds(parts: readonly AccessoryRecord[]): SilentEnd[] {
  return parts.flatMap(({ id, ends, variants }) => {
    if (new Set(variants.map(userOf)).size < 2) return []
    return ends.flatMap(({ side, connector, label }): SilentEnd[] => {
      const silent = variants.filter(({ ends: own = [] }) => own.every((end) => end.side !== side))
      // 'todas as versões' is a word given for all of them: one that has its own end there would make it untrue.
      if (label === everyVersion && silent.length === variants.length) return []
      return silent.length > 0 ? [{ id, side, connector, codes: silent.map(({ sku }) => sku) }] : []
    })
  })
}

/** What must not change without the end being looked at: patient, size and number of tubes. */
function userOf({ patient, sizeKey, vias }: ArticleVariant): string {
  return [patient, sizeKey, vias].join('|')
}

/** A version with fewer tubes than its connector has ways of air. */
export interface OpenTube {
  id: string
  sku: string
  connector: string
  tubes: number
}

/** Versions of cuffs and hoses whose connector would leave a way of air open. */
export function openTubes(parts: readonly AccessoryRecord[], connectors: readonly Connector[]): OpenTube[] {
  const registry = connectorRegistry(connectors)
  return parts.filter(isAirLine).flatMap((part) =>
    part.variants.flatMap((variant) => {
      const tubes = tubesOf(part, variant)
      return endsOf(part, variant).flatMap(({ connector }): OpenTube[] => {
        const ways = registry.get(connector)?.contacts ?? 1
        return tubes === undefined || ways <= tubes ? [] : [{ id: part.id, sku: variant.sku, connector, tubes }]
      })
    }),
  )
}

/** A cuff that would go onto the hose of another patient, whose inflation limit it then gets. */
export interface CrossedCuff {
  id: string
  codes: string[]
  connector: string
  hose: string
  hoseCodes: string[]
}

/**
 * Cuffs whose connector enters a hose for other patients only: a newborn's cuff on an adult's hose is inflated up to
 * 300 mmHg, where 150 mmHg is the limit.
 */
export function crossedCuffs(parts: readonly MatingPart[], connectors: readonly Connector[]): CrossedCuff[] {
  const registry = connectorRegistry(connectors)
  const halves = halvesOf(connectors)
  const ends = parts.filter(isAirLine).flatMap((part) => matingEnds(part, registry))
  const hoses = ends.filter(({ end }) => end.side === 'bracadeira')
  return ends
    .filter(({ end }) => end.side === 'mangueira')
    .flatMap((cuff) =>
      hoses
        .filter(({ connector }) => halves(cuff.connector.key).includes(connector.key))
        .flatMap((hose) => crossedIn(cuff, hose)),
    )
}

function crossedIn(cuff: MatingEnd, hose: MatingEnd): CrossedCuff[] {
  const pairs = versions(cuff).flatMap((variant) =>
    versions(hose)
      .filter((other) => !sharePatients(patientsOf(cuff.part, variant), patientsOf(hose.part, other)))
      .map((other) => [variant?.sku, other?.sku] as const),
  )
  if (pairs.length === 0) return []
  const [codes, hoseCodes] = [0, 1].map((at) => [...new Set(pairs.flatMap((pair) => pair[at] ?? []))])
  const { connector, part } = cuff
  return [{ id: part.id, codes: codes ?? [], connector: connector.key, hose: hose.part.id, hoseCodes: hoseCodes ?? [] }]
}

function versions({ variants }: MatingEnd): readonly (ArticleVariant | undefined)[] {
  return variants.length > 0 ? variants : [undefined]
}
