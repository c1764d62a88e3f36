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
export function fitOf(one: MatingEnd, other: MatingEnd, halves: Halves): Fit | undefined {
  const isInto = halves(one.connector.key).includes(other.connector.key)
  if (one.part.id === other.part.id || !isInto || !canMeet(one.facing, other.facing)) return undefined
  if (isLuer(one) && !isOneLine(one.part, other.part)) return undefined
  const technologies = [one.part.technology, other.part.technology].filter((key) => key !== undefined)
  if (new Set(technologies).size === 2) return 'outra-tecnologia'
  if (one.connector.confirmed && other.connector.confirmed) return 'serve'
  return technologies.length === 2 || shareBrand(one.part, other.part) ? 'a-conferir' : undefined
}

function isLuer({ connector }: MatingEnd): boolean {
  return connector.shape === 'luer' || connector.shape === 'luer-lock'
}

function isOneLine(one: MatingPart, other: MatingPart): boolean {
  const line = luerLines[one.productType]
  return line !== undefined && line === luerLines[other.productType]
}

/**
 * Where a face is unknown and the technologies do not decide, only a common brand suggests that two parts belong
 * together; 'universal' is common to all.
 */
function shareBrand(one: MatingPart, other: MatingPart): boolean {
  const [brands, others] = [brandsOf(one), brandsOf(other)]
  return brands.includes('universal') || others.includes('universal') || brands.some((key) => others.includes(key))
}

function brandsOf({ equipmentBrand, additionalEquipmentBrands }: MatingPart): string[] {
  return [equipmentBrand, ...additionalEquipmentBrands].filter((key) => key !== 'outros')
}
