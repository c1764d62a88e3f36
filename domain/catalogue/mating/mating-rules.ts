import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { connectorRegistry } from '#domain/catalogue/registry/registries.ts'
import type { EndSide } from '#domain/catalogue/registry/part-end.ts'
import type { Fit } from './fit.ts'
import { matesIn, type MatedEnd } from './mates.ts'
import { matingEnds, type MatingPart } from './mating-ends.ts'
import { groupBy } from '#domain/group-by.ts'
import { areComplementary } from './halves.ts'

/** The ends at which an extension or a trunk cable continues with the next part. */
const next: ReadonlySet<EndSide> = new Set(['sensor', 'rabichos', 'transdutor', 'bracadeira'])

/** An end of an extension or trunk cable that no part of the catalogue fits. */
export interface OpenEnd {
  id: string
  side: EndSide
  connector: string
  /** Parts of another technology whose plug would go in. */
  wrong: string[]
}

/**
 * The patient's ends of extensions and trunk cables that no part of the same technology fits. Ends whose connector is
 * stated to have no mate are left out.
 */
export function openEnds(parts: readonly MatingPart[], connectors: readonly Connector[]): OpenEnd[] {
  const registry = connectorRegistry(connectors)
  const matesOf = matesIn(parts, connectors)
  return parts.flatMap((part) => {
    const mated = matesOf(part)
    return matingEnds(part, registry)
      .filter(({ end, facing, connector }) => facing === 'paciente' && next.has(end.side) && !isAlone(connector))
      .flatMap(({ end, connector }): OpenEnd[] => {
        const mates = mated.filter((each) => isOf(each, connector, end.side)).flatMap((each) => each.mates)
        if (mates.some(({ fit }) => fit !== 'outra-tecnologia')) return []
        return [{ id: part.id, side: end.side, connector: connector.key, wrong: mates.map(({ id }) => id) }]
      })
  })
}

function isAlone({ mates }: Connector): boolean {
  return mates?.length === 0
}

function isOf(mated: MatedEnd, connector: Connector, side: EndSide): boolean {
  return mated.connector.key === connector.key && mated.side === side
}

/** The sides at which two halves of one article meet: a trunk and its leads, a hose and its cuff. */
const together: ReadonlySet<EndSide> = new Set(['rabichos', 'bracadeira'])
/** The row in which a part says of which models it is not known, and why. */
const unknownRow = 'Modelos a confirmar'

/** A model that a part does not cite although the other half, which a buyer orders with it, does. */
export interface OneSidedModels {
  id: string
  other: string
  models: string[]
}

/**
 * Models that one half cites and the other does not, although both are of one brand and mate. A half that names the
 * model in its row 'Modelos a confirmar' says why not; universal parts cite models by their own measure.
 */
export function oneSidedModels(
  parts: readonly MatingPart[],
  connectors: readonly Connector[],
  nameOf: (key: string) => string,
): OneSidedModels[] {
  const matesOf = matesIn(parts, connectors)
  const byId = new Map(parts.map((part) => [part.id, part]))
  const pairs = parts.filter(isHalf).flatMap((part) => {
    const met = matesOf(part).filter(({ side }) => together.has(side))
    const ids = new Set(met.flatMap(({ mates }) => mates).flatMap(({ id, fit }) => (fit === wrong ? [] : id)))
    const others = [...ids].flatMap((id) => byId.get(id) ?? []).filter(isHalf)
    return others
      .filter(({ equipmentBrand }) => equipmentBrand === part.equipmentBrand)
      .map((other) => ({ part, other }))
  })
  const lacking = (part: MatingPart, other: MatingPart, known: readonly string[]): OneSidedModels[] => {
    const said = part.specifications.filter(({ name }) => name === unknownRow).map(({ value }) => value)
    const models = other.equipmentModel.filter(
      (key) => !known.includes(key) && !said.some((text) => text.includes(nameOf(key))),
    )
    return models.length > 0 ? [{ id: part.id, other: other.id, models }] : []
  }
  return pairs.flatMap(({ part, other }) => {
    // One cuff may serve the machines of two hoses, each of which cites its own.
    const ofAll = pairs.filter((pair) => pair.other === other).flatMap((pair) => pair.part.equipmentModel)
    return [...lacking(other, part, other.equipmentModel), ...lacking(part, other, ofAll)]
  })
}

const wrong: Fit = 'outra-tecnologia'

/** Whether a part is ordered for a machine, unlike a loose connector or a part for any brand. */
function isHalf({ productType, equipmentBrand }: MatingPart): boolean {
  return productType !== 'conectores-pni' && equipmentBrand !== 'universal'
}

/** Names of specification rows that state what a part plugs into. */
const joins = new Set(['Encaixa em', 'Rabichos'])

/** A code that a part's specifications name as plugging into it, although their ends do not match. */
interface UnmetCode {
  id: string
  row: string
  code: string
}

/**
 * The catalogue's codes in the rows 'Encaixa em' and 'Rabichos' of a part whose own part mates with none of its ends.
 */
export function unmetCodes(parts: readonly MatingPart[], connectors: readonly Connector[]): UnmetCode[] {
  const matesOf = matesIn(parts, connectors)
  const owners = new Map(
    parts.flatMap(({ id, sku, variants, formerCodes = [] }) =>
      [sku, ...formerCodes, ...variants.flatMap((each) => [each.sku, ...(each.formerCodes ?? [])])].map(
        (code) => [code ?? '', id] as const,
      ),
    ),
  )
  return parts.flatMap((part) => {
    const met = new Set(matesOf(part).flatMap(({ mates }) => mates.map(({ id }) => id)))
    return part.specifications
      .filter(({ name }) => joins.has(name))
      .flatMap(({ name, value }) => (value.match(/\b[A-Z]\w*\d\w*\b/g) ?? []).map((code) => ({ row: name, code })))
      .flatMap(({ row, code }): UnmetCode[] => {
        const owner = owners.get(code)
        return owner === undefined || met.has(owner) ? [] : [{ id: part.id, row, code }]
      })
  })
}

/** Two entries of the registry that cannot be halves of one connection. */
export interface UnlikeHalves {
  key: string
  mate: string
  reason: 'unknown' | 'not complementary' | 'said to have none'
}

/**
 * Errors in the registry's `mates`: a half that does not exist, two whose genders do not go together, a mate of a
 * connector stated to have none.
 */
export function unlikeHalves(connectors: readonly Connector[]): UnlikeHalves[] {
  const byKey = new Map(connectors.map((connector) => [connector.key, connector]))
  return connectors.flatMap(({ key, gender, mates = [] }) =>
    mates.flatMap((mate): UnlikeHalves[] => {
      const other = byKey.get(mate)
      if (!other) return [{ key, mate, reason: 'unknown' }]
      if (mate === key || !areComplementary(gender, other.gender)) return [{ key, mate, reason: 'not complementary' }]
      return other.mates?.length === 0 ? [{ key, mate, reason: 'said to have none' }] : []
    }),
  )
}

/** Groups of keys whose connectors are marked as known for certain although their faces would be drawn alike. */
export function sameFaces(connectors: readonly Connector[]): string[][] {
  const known = connectors.filter(({ confirmed }) => confirmed)
  return [...groupBy(known, faceOf).values()]
    .filter((same) => same.length > 1)
    .map((same) => same.map(({ key }) => key))
}

function faceOf({ shape, contacts, arrangement, gender, keying, size }: Connector): string {
  return JSON.stringify([shape, contacts, arrangement, gender, keying, size])
}
