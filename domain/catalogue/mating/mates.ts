import { tubesOf } from '#domain/catalogue/part/tubes.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import type { PartTechnology } from '#domain/catalogue/registry/parameters.ts'
import type { PartEnd } from '#domain/catalogue/registry/part-end.ts'
import { connectorRegistry } from '#domain/catalogue/registry/registries.ts'
import { type ArticleVariant, versionsOf } from '#domain/catalogue/variants/variant.ts'
import { groupBy } from '#domain/group-by.ts'
import { fitOf, type Fit, halvesOf } from './fit.ts'
import { matingEnds, type MatingEnd, type MatingPart } from './mating-ends.ts'
import { patientsOf, sharePatients } from './patients.ts'

export interface Mate {
  id: string
  name: string
  codes: string[]
  /** The variant that fits, where only one of several does. */
  variantId?: string
  connector: string
  technology?: PartTechnology
  fit: Fit
}

export interface EndWithMates extends Pick<MatingEnd, 'connector' | 'facing'> {
  side: PartEnd['side']
  label?: string
  /** The codes of the versions with this end; empty where all have it. */
  codes: string[]
  mates: Mate[]
  /** Parts for the same socket, on the machine's side, that have another technology. */
  lookalikes: Mate[]
}

export type MatesOf = (part: MatingPart) => EndWithMates[]

const fitOrder: readonly Fit[] = ['serve', 'a-conferir', 'outra-tecnologia']

/** Indexes the catalogue by connector. Out: gives a part's ends with their mates, those towards the machine first. */
export function matesIn(parts: readonly MatingPart[], connectors: readonly Connector[]): MatesOf {
  const registry = connectorRegistry(connectors)
  const halves = halvesOf(connectors)
  const allEnds = parts.flatMap((part) => matingEnds(part, registry))
  const byKey = groupBy(allEnds, ({ connector }) => connector.key)
  const matedEnd = (ownEnd: MatingEnd): EndWithMates => {
    const facingEnds = halves(ownEnd.connector.key).flatMap((key) => byKey.get(key) ?? [])
    const mates = facingEnds.flatMap((otherEnd) => mateOf(ownEnd, otherEnd, fitOf(ownEnd, otherEnd, halves)))
    const { label, side } = ownEnd.end
    return {
      side,
      ...(label !== undefined && { label }),
      connector: ownEnd.connector,
      facing: ownEnd.facing,
      codes: ownEnd.variants.length < ownEnd.part.variants.length ? ownEnd.variants.map(({ sku }) => sku) : [],
      mates: mergeByPart(mates).toSorted((a, b) => fitOrder.indexOf(a.fit) - fitOrder.indexOf(b.fit)),
      lookalikes: lookalikesOf(ownEnd, allEnds),
    }
  }
  return (part) =>
    matingEnds(part, registry)
      .map(matedEnd)
      .filter(({ mates, lookalikes }) => mates.length + lookalikes.length > 0)
      .toSorted((a, b) => Number(a.facing === 'paciente') - Number(b.facing === 'paciente'))
}

/** Merges the entries of a part that fits with several of its ends into one, with all versions that fit. */
function mergeByPart(mates: readonly Mate[]): Mate[] {
  return [...groupBy(mates, ({ id, fit }) => `${id} ${fit}`).values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? []
    const { variantId, ...shared } = first
    const codes = [...new Set([first, ...others].flatMap((entry) => entry.codes))]
    return { ...shared, codes, ...(variantId !== undefined && codes.length === 1 && { variantId }) }
  })
}

function lookalikesOf({ part, facing, connector }: MatingEnd, allEnds: readonly MatingEnd[]): Mate[] {
  const { technology } = part
  if (facing !== 'equipamento' || technology === undefined) return []
  const { key, shape, size } = connector
  return allEnds
    .filter((other) => other.facing === facing && (other.part.technology ?? technology) !== technology)
    .filter(
      ({ connector: plug }) => plug.key === key || (size !== undefined && plug.shape === shape && plug.size === size),
    )
    .map((other) => toMate(other, 'outra-tecnologia', other.variants))
}

function mateOf(ownEnd: MatingEnd, otherEnd: MatingEnd, fit: Fit | undefined): Mate[] {
  if (fit === undefined) return []
  const suits = (variant?: ArticleVariant) =>
    versionsOf(ownEnd).some(
      (ownVariant) =>
        sharePatients(patientsOf(ownEnd.part, ownVariant), patientsOf(otherEnd.part, variant)) &&
        shareTubes(tubesOf(ownEnd.part, ownVariant), tubesOf(otherEnd.part, variant)),
    )
  if (otherEnd.variants.length === 0) return suits() ? [toMate(otherEnd, fit, [])] : []
  const fitting = otherEnd.variants.filter(suits)
  return fitting.length > 0 ? [toMate(otherEnd, fit, fitting)] : []
}

/** Whether two air lines have as many tubes; a line that does not state its number may have any. */
function shareTubes(a: number | undefined, b: number | undefined): boolean {
  return a === undefined || b === undefined || a === b
}

function toMate({ part, connector }: MatingEnd, fit: Fit, variants: MatingEnd['variants']): Mate {
  const { id, name, sku, technology } = part
  const [variant] = variants
  const ownCodes = sku === undefined ? [] : [sku]
  return {
    id,
    name,
    codes: variants.length > 0 ? variants.map(({ sku: code }) => code) : ownCodes,
    ...(variant && variants.length === 1 && part.variants.length > 1 && { variantId: variant.id }),
    connector: connector.key,
    ...(technology !== undefined && { technology }),
    fit,
  }
}
