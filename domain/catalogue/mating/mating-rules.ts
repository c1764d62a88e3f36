import { type ArticleVariant, versionsOf } from '#domain/catalogue/article-variant.ts'
import { isAirLine } from '#domain/catalogue/product-types.ts'
import type { AccessoryRecord } from '#domain/catalogue/product.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { everyVersion, type EndSide } from '#domain/catalogue/registry/part-end.ts'
import { unknownModelsRow } from '#domain/catalogue/registry/product-brands.ts'
import { connectorKeysOf, connectorRegistry, endsOf } from '#domain/catalogue/registry/registries.ts'
import { groupBy } from '#domain/group-by.ts'
import { halvesOf, areComplementary } from './halves.ts'
import { patientsOf, sharePatients, matesIn, type MatedEnd } from './mates.ts'
import { matingEnds, type MatingEnd, type MatingPart } from './mating-ends.ts'
import { tubesOf } from './tubes.ts'

/** An end of a product that some of its versions take over although they are for another patient or tube count. */
export interface InheritedEnd {
  id: string
  side: EndSide
  connector: string
  /** The codes of the versions without an end of their own on this side. */
  codes: string[]
}

/**
 * Ends that versions for different patients, sizes or tube counts inherit unconfirmed. An end of the product with
 * the label 'todas as versões' is confirmed.
 */
export function inheritedEnds(parts: readonly AccessoryRecord[]): InheritedEnd[] {
  return parts.flatMap(({ id, ends, variants }) => {
    if (new Set(variants.map(userOf)).size < 2) return []
    return ends.flatMap(({ side, connector, label }): InheritedEnd[] => {
      const inheriting = variants.filter(({ ends: variantEnds = [] }) => variantEnds.every((end) => end.side !== side))
      // 'todas as versões' is true only if no version has an end of its own on this side.
      if (label === everyVersion && inheriting.length === variants.length) return []
      return inheriting.length > 0 ? [{ id, side, connector, codes: inheriting.map(({ sku }) => sku) }] : []
    })
  })
}

/** What may need another end: patient, size and number of tubes. */
function userOf({ patient, sizeKey, vias }: ArticleVariant): string {
  return [patient, sizeKey, vias].join('|')
}

/** A version with fewer tubes than its connector has air ways. */
export interface OpenTube {
  id: string
  sku: string
  connector: string
  tubes: number
}

/** Versions of cuffs and hoses whose connector would leave an air way open. */
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

/** Cuffs that end in the very half in which a hose ends: two males, or two females, do not meet. */
export function sameHalves(
  parts: readonly AccessoryRecord[],
  connectors: readonly Connector[],
): { id: string; hose: string; connector: string }[] {
  const registry = connectorRegistry(connectors)
  const ends = parts.filter(isAirLine).flatMap((part) => matingEnds(part, registry))
  return ends.flatMap(({ end, part, connector }) => {
    // Two free tubes are joined by a connector that the workshop chooses.
    const isPlug = connector.gender !== 'neutro' && connector.shape !== 'tubo-livre'
    if (end.side !== 'mangueira' || !isPlug) return []
    const hose = ends.find((other) => other.end.side === 'bracadeira' && other.connector.key === connector.key)
    return hose ? [{ id: part.id, hose: hose.part.id, connector: connector.key }] : []
  })
}

/** A cuff that would go onto the hose of another patient, whose inflation limit it then gets. */
export interface MismatchedCuff {
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
export function mismatchedCuffs(parts: readonly MatingPart[], connectors: readonly Connector[]): MismatchedCuff[] {
  const registry = connectorRegistry(connectors)
  const halves = halvesOf(connectors)
  const ends = parts.filter(isAirLine).flatMap((part) => matingEnds(part, registry))
  const hoses = ends.filter(({ end }) => end.side === 'bracadeira')
  return ends
    .filter(({ end }) => end.side === 'mangueira')
    .flatMap((cuff) =>
      hoses
        .filter(({ connector }) => halves(cuff.connector.key).includes(connector.key))
        .flatMap((hose) => mismatchIn(cuff, hose)),
    )
}

function mismatchIn(cuff: MatingEnd, hose: MatingEnd): MismatchedCuff[] {
  const pairs = versionsOf(cuff).flatMap((variant) =>
    versionsOf(hose)
      .filter((hoseVariant) => !sharePatients(patientsOf(cuff.part, variant), patientsOf(hose.part, hoseVariant)))
      .map((hoseVariant) => ({ cuffCode: variant?.sku, hoseCode: hoseVariant?.sku })),
  )
  if (pairs.length === 0) return []
  return [
    {
      id: cuff.part.id,
      codes: [...new Set(pairs.flatMap(({ cuffCode }) => cuffCode ?? []))],
      connector: cuff.connector.key,
      hose: hose.part.id,
      hoseCodes: [...new Set(pairs.flatMap(({ hoseCode }) => hoseCode ?? []))],
    },
  ]
}

/** The ends at which an extension or a trunk cable continues with the next part. */
const continuingSides: ReadonlySet<EndSide> = new Set(['sensor', 'rabichos', 'transdutor', 'bracadeira'])

/** An end of an extension or trunk cable that no part of the catalogue fits. */
export interface OpenEnd {
  id: string
  side: EndSide
  connector: string
  /** Parts of another technology whose plug would go in. */
  otherTechnologyIds: string[]
}

/**
 * The patient's ends of extensions and trunk cables that no part of the same technology fits. Ends whose connector is
 * stated to have no mate are left out.
 */
export function openEnds(parts: readonly MatingPart[], connectors: readonly Connector[]): OpenEnd[] {
  const registry = connectorRegistry(connectors)
  const matesOf = matesIn(parts, connectors)
  return parts.flatMap((part) => {
    const matedEnds = matesOf(part)
    return matingEnds(part, registry)
      .filter(
        ({ end, facing, connector }) => facing === 'paciente' && continuingSides.has(end.side) && !hasNoMate(connector),
      )
      .flatMap(({ end, connector }): OpenEnd[] => {
        const mates = matedEnds
          .filter((matedEnd) => isSameEnd(matedEnd, connector, end.side))
          .flatMap((matedEnd) => matedEnd.mates)
        if (mates.some(({ fit }) => fit !== 'outra-tecnologia')) return []
        return [
          { id: part.id, side: end.side, connector: connector.key, otherTechnologyIds: mates.map(({ id }) => id) },
        ]
      })
  })
}

function hasNoMate({ mates }: Connector): boolean {
  return mates?.length === 0
}

function isSameEnd(end: MatedEnd, connector: Connector, side: EndSide): boolean {
  return end.connector.key === connector.key && end.side === side
}

/** The sides at which two halves of one article meet: a trunk and its leads, a hose and its cuff. */
const matingSides: ReadonlySet<EndSide> = new Set(['rabichos', 'bracadeira'])

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
    const halfEnds = matesOf(part).filter(({ side }) => matingSides.has(side))
    const mates = halfEnds.flatMap((end) => end.mates).filter(({ fit }) => fit !== 'outra-tecnologia')
    const ids = new Set(mates.map(({ id }) => id))
    const otherHalves = [...ids].flatMap((id) => byId.get(id) ?? []).filter(isHalf)
    return otherHalves
      .filter(({ equipmentBrand }) => equipmentBrand === part.equipmentBrand)
      .map((other) => ({ part, other }))
  })
  const missingModels = (part: MatingPart, other: MatingPart, citedModels: readonly string[]): OneSidedModels[] => {
    const unknownModels = part.specifications.filter(({ name }) => name === unknownModelsRow).map(({ value }) => value)
    const models = other.equipmentModel.filter(
      (key) => !citedModels.includes(key) && !unknownModels.some((text) => text.includes(nameOf(key))),
    )
    return models.length > 0 ? [{ id: part.id, other: other.id, models }] : []
  }
  return pairs.flatMap(({ part, other }) => {
    // One cuff may serve the machines of two hoses, each of which cites its own.
    const citedByHalves = pairs.filter((pair) => pair.other === other).flatMap((pair) => pair.part.equipmentModel)
    return [...missingModels(other, part, other.equipmentModel), ...missingModels(part, other, citedByHalves)]
  })
}

/** Whether a part is ordered for a machine, unlike a loose connector or a part for any brand. */
function isHalf({ productType, equipmentBrand }: MatingPart): boolean {
  return productType !== 'conectores-pni' && equipmentBrand !== 'universal'
}

/** Names of specification rows that state what a part plugs into. */
const matingRows = new Set(['Encaixa em', 'Rabichos'])

/** A code that a part's specifications name as plugging into it, although their ends do not match. */
interface UnmatedCode {
  id: string
  row: string
  code: string
}

/**
 * The catalogue's codes in the rows 'Encaixa em' and 'Rabichos' of a part whose own part mates with none of its ends.
 */
export function unmatedCodes(parts: readonly MatingPart[], connectors: readonly Connector[]): UnmatedCode[] {
  const matesOf = matesIn(parts, connectors)
  const owners = new Map(
    parts.flatMap(({ id, sku, variants, formerCodes = [] }) =>
      [sku, ...formerCodes, ...variants.flatMap((variant) => [variant.sku, ...(variant.formerCodes ?? [])])].map(
        (code) => [code ?? '', id] as const,
      ),
    ),
  )
  return parts.flatMap((part) => {
    const matingIds = new Set(matesOf(part).flatMap(({ mates }) => mates.map(({ id }) => id)))
    return part.specifications
      .filter(({ name }) => matingRows.has(name))
      .flatMap(({ name, value }) => (value.match(/\b[A-Z]\w*\d\w*\b/g) ?? []).map((code) => ({ row: name, code })))
      .flatMap(({ row, code }): UnmatedCode[] => {
        const owner = owners.get(code)
        return owner === undefined || matingIds.has(owner) ? [] : [{ id: part.id, row, code }]
      })
  })
}

/** Matches the names of connectors that stand for a plug that nobody has identified. */
const unidentified = / a conferir$/

/**
 * Parts that can be bought at once although an end is a plug to be identified: who orders one does not know what comes.
 * In: the parts and the registry's connectors.
 */
export function unidentifiedPlugs(
  parts: readonly AccessoryRecord[],
  connectors: readonly Connector[],
): { id: string; connector: string }[] {
  const registry = connectorRegistry(connectors)
  return parts.flatMap((part) =>
    [part, ...part.variants].some(({ availability }) => availability === 'em-estoque')
      ? connectorKeysOf(part)
          .filter((key) => unidentified.test(registry.get(key)?.name ?? ''))
          .map((connector) => ({ id: part.id, connector }))
      : [],
  )
}

/** Two entries of the registry that cannot be halves of one connection. */
export interface MismatchedHalves {
  key: string
  mate: string
  reason: 'unknown' | 'not complementary' | 'said to have none'
}

/**
 * Errors in the registry's `mates`: a half that does not exist, two whose genders do not go together, a mate of a
 * connector stated to have none.
 */
export function mismatchedHalves(connectors: readonly Connector[]): MismatchedHalves[] {
  const byKey = new Map(connectors.map((connector) => [connector.key, connector]))
  return connectors.flatMap(({ key, gender, mates = [] }) =>
    mates.flatMap((mate): MismatchedHalves[] => {
      const other = byKey.get(mate)
      if (!other) return [{ key, mate, reason: 'unknown' }]
      if (mate === key || !areComplementary(gender, other.gender)) return [{ key, mate, reason: 'not complementary' }]
      return other.mates?.length === 0 ? [{ key, mate, reason: 'said to have none' }] : []
    }),
  )
}

/** Groups of keys whose connectors are marked as known for certain although their faces would be drawn alike. */
export function sameFaces(connectors: readonly Connector[]): string[][] {
  const confirmedConnectors = connectors.filter(({ confirmed }) => confirmed)
  return [...groupBy(confirmedConnectors, faceOf).values()]
    .filter((alike) => alike.length > 1)
    .map((alike) => alike.map(({ key }) => key))
}

function faceOf({ shape, contacts, arrangement, gender, keying, size }: Connector): string {
  return JSON.stringify([shape, contacts, arrangement, gender, keying, size])
}
