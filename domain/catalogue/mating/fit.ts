import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { groupPairs } from '#domain/group-by.ts'
import { canMeet, type MatingEnd, type MatingPart } from './mating-ends.ts'

export const fitLabel = {
  serve: 'encaixa',
  'a-conferir': 'compare a face na peça',
  'outra-tecnologia': 'encaixa, mas a tecnologia é outra',
} as const
export type Fit = keyof typeof fitLabel

/** Lines whose luer cones would fit each other but must never be joined: those of cuffs and those of gas samples. */
const luerLines: Partial<Record<ProductType, 'pni' | 'amostra'>> = {
  'bracadeiras-pni': 'pni',
  'cabos-extensoes-pni': 'pni',
  'conectores-pni': 'pni',
  capnografia: 'amostra',
  'filtros-respiratorios': 'amostra',
}

/** How two ends of the catalogue fit; undefined where they do not, or where nothing states that they do. */
export function fitOf(a: MatingEnd, b: MatingEnd, halves: Halves): Fit | undefined {
  const arePlugAndSocket = halves(a.connector.key).includes(b.connector.key)
  if (a.part.id === b.part.id || !arePlugAndSocket || !canMeet(a.facing, b.facing)) return undefined
  if (isLuer(a) && !areOfOneLine(a.part, b.part)) return undefined
  const technologies = [a.part.technology, b.part.technology].filter((key) => key !== undefined)
  if (new Set(technologies).size === 2) return 'outra-tecnologia'
  if (a.connector.confirmed && b.connector.confirmed) return 'serve'
  return technologies.length === 2 || shareBrand(a.part, b.part) ? 'a-conferir' : undefined
}

function isLuer({ connector }: MatingEnd): boolean {
  return connector.shape === 'luer' || connector.shape === 'luer-lock'
}

function areOfOneLine(a: MatingPart, b: MatingPart): boolean {
  const line = luerLines[a.productType]
  return line !== undefined && line === luerLines[b.productType]
}

/** Whether two parts share a brand, which suggests a fit where neither faces nor technologies decide. */
function shareBrand(a: MatingPart, b: MatingPart): boolean {
  const [brandsOfA, brandsOfB] = [brandsOf(a), brandsOf(b)]
  const isUniversal = brandsOfA.includes('universal') || brandsOfB.includes('universal')
  return isUniversal || brandsOfA.some((key) => brandsOfB.includes(key))
}

function brandsOf({ equipmentBrand, additionalEquipmentBrands }: MatingPart): string[] {
  return [equipmentBrand, ...additionalEquipmentBrands].filter((key) => key !== 'outros')
}

/** Gives the keys of the connectors (halves) that mate with a connector's key, in either direction. */
export type Halves = (key: string) => readonly string[]

/** Reads the registry's `mates`, which only one of two halves needs to name, in both directions. */
export function halvesOf(connectors: readonly Pick<Connector, 'key' | 'mates'>[]): Halves {
  const pairs = connectors.flatMap(({ key, mates = [] }) =>
    mates.flatMap(
      (other) =>
        [
          [key, other],
          [other, key],
        ] as const,
    ),
  )
  const halves = groupPairs(pairs)
  return (key) => [...new Set(halves.get(key))]
}

/** Whether two halves can be joined; a coaxial cone is male outside and female inside, and mates with both. */
export function areComplementary(a: Connector['gender'], b: Connector['gender']): boolean {
  if (a === 'coaxial') return b === 'macho' || b === 'femea'
  if (b === 'coaxial') return areComplementary(b, a)
  if (a === 'neutro' || b === 'neutro') return a === b
  return a !== b
}
