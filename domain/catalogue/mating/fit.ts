import type { ProductType } from '#domain/catalogue/product-types.ts'
import { canMeet } from './facing.ts'
import type { Halves } from './halves.ts'
import type { MatingEnd, MatingPart } from './mating-ends.ts'

/**
 * How surely two ends fit: for certain, after their faces are compared, or as plugs only, because technologies differ.
 */
export const fitLabel = {
  serve: 'encaixa',
  'a-conferir': 'compare a face na peça',
  'outra-tecnologia': 'encaixa, mas a tecnologia é outra',
} as const
export type Fit = keyof typeof fitLabel

/** All luer cones fit each other, but lines for cuffs and for gas samples must never be joined. */
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

/**
 * Where a face is unknown and the technologies do not decide, only a common brand suggests that two parts belong
 * together; 'universal' is common to all.
 */
function shareBrand(a: MatingPart, b: MatingPart): boolean {
  const [brandsOfA, brandsOfB] = [brandsOf(a), brandsOf(b)]
  const isUniversal = brandsOfA.includes('universal') || brandsOfB.includes('universal')
  return isUniversal || brandsOfA.some((key) => brandsOfB.includes(key))
}

function brandsOf({ equipmentBrand, additionalEquipmentBrands }: MatingPart): string[] {
  return [equipmentBrand, ...additionalEquipmentBrands].filter((key) => key !== 'outros')
}
