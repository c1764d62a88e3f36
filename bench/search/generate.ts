import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import { productTypeLabel, type ProductType } from '#domain/catalogue/product-types.ts'
import type { Accessory } from '#domain/catalogue/product.ts'
import {
  equipmentBrandSchema,
  withReservedBrands,
  type EquipmentBrand,
} from '#domain/catalogue/registry/equipment-brand.ts'
import type { Variant } from '#domain/catalogue/variants/variant.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'

/** Synthetic catalogues: the shape and the word frequencies of the real one, at any size, from a seed. */

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** Nouns by which buyers call a part of each type. */
const nouns: Partial<Record<ProductType, string>> = {
  'cabos-ecg': 'Cabo de ECG',
  'cabos-pi': 'Cabo de pressão invasiva (PI)',
  'celulas-o2': 'Célula de oxigênio',
  'bracadeiras-pni': 'Braçadeira de PNI',
  'cabos-extensoes-pni': 'Extensão de PNI',
  'conectores-pni': 'Conector de PNI',
  'sensores-spo2': 'Sensor de SpO2',
  'sensores-temperatura': 'Sensor de temperatura',
  'displays-monitores-lcd': 'Display LCD',
  baterias: 'Bateria',
  lampadas: 'Lâmpada',
  modulos: 'Módulo',
}

const types = keysOf(productTypeLabel)
const brands = withReservedBrands(
  v.parse(v.array(equipmentBrandSchema), parse(readFileSync('content/equipment-brands.yaml', 'utf8'))),
).filter(({ key }) => key !== 'outros')
const syllables = ['ba', 'ce', 'do', 'fi', 'gra', 'la', 'me', 'no', 'pre', 'ri', 'sa', 'tor', 'u', 'ven', 'xi', 'zo']
const sizes = [
  { sizeKey: 'neonatal', sizeLabel: 'Neonatal (6 a 11 cm)' },
  { sizeKey: 'pediatrica', sizeLabel: 'Pediátrica (10 a 19 cm)' },
  { sizeKey: 'adulto', sizeLabel: 'Adulto (18 a 26 cm)' },
  { sizeKey: 'adulto-grande', sizeLabel: 'Adulto Grande (25 a 35 cm)' },
  { sizeKey: 'obeso', sizeLabel: 'Obeso (33 a 47 cm)' },
] as const

/** A catalogue of `count` accessories. The same count and seed give the same catalogue. */
export function generateCatalogue(count: number, seed = 1): Accessory[] {
  const random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('generate.ts: picked from an empty list')
    return item
  }
  // Words and models grow with the square root of the catalogue, as texts do (Heaps' law).
  const words = Array.from({ length: Math.round(80 * Math.sqrt(count)) }, () => wordOf(random))
  const models = new Map(brands.map((brand) => [brand, modelsOf(random, Math.ceil(Math.sqrt(count) / 2))]))
  /** Few words are frequent, most are rare (Zipf). */
  const word = () => words[Math.floor(words.length ** random()) - 1] ?? 'peça'
  return Array.from({ length: count }, (_, position) => {
    const productType = pick(types)
    const brand = pick(brands)
    const equipmentModel = Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(models.get(brand) ?? []))
    return accessory({
      position,
      productType,
      brand,
      equipmentModel: [...new Set(equipmentModel)],
      word,
      random,
    })
  })
}

interface Draft {
  position: number
  productType: ProductType
  brand: EquipmentBrand
  equipmentModel: string[]
  word: () => string
  random: () => number
}

function accessory({ position, productType, brand, equipmentModel, word, random }: Draft): Accessory {
  const noun = nouns[productType] ?? productTypeLabel[productType]
  const code = codeOf(productType, position)
  const variants =
    productType === 'bracadeiras-pni' ? cuffVariants(code) : productType === 'cabos-ecg' ? leadVariants(code) : []
  return {
    id: `item-${position}`,
    name: `${noun} ${word()} para ${brand.label} ${equipmentModel[0] ?? ''}`.trim(),
    category: 'acessorios-componentes',
    productType,
    ...(variants.length === 0 && { sku: code }),
    description: Array.from({ length: 60 }, word).join(' '),
    currentPrice: 0,
    isNew: false,
    isCertified: true,
    availability: random() < 0.3 ? 'sob-consulta' : 'em-estoque',
    tags: [noun, brand.label, word(), word(), word()],
    compatibleWith: [`Monitores ${brand.label} ${equipmentModel.join(', ')}`],
    specifications: [],
    dossier: {},
    evidence: [],
    references: [],
    ends: [],
    includedItems: [],
    drawing: {},
    attention: false,
    equipmentBrand: brand.key,
    additionalEquipmentBrands: [],
    brands: [brand],
    equipmentModel,
    condition: 'compativel',
    variants,
  }
}

function codeOf(productType: ProductType, position: number): string {
  const letters = productType
    .split('-')
    .map((part) => part.slice(0, 2))
    .join('')
    .toUpperCase()
  return `${letters}${String(position).padStart(3, '0')}`
}

function cuffVariants(code: string): Variant[] {
  return sizes.flatMap(({ sizeKey, sizeLabel }, position) =>
    (['1', '2'] as const).map((vias) => ({
      id: `${sizeKey}-${vias}`,
      sku: `${code}T${position}V${vias}`,
      sizeKey,
      sizeLabel,
      vias,
    })),
  )
}

function leadVariants(code: string): Variant[] {
  return (['3', '5'] as const).map((leads) => ({ id: `${leads}-vias`, sku: `C${leads}${code}`, leads }))
}

function wordOf(random: () => number): string {
  const length = 2 + Math.floor(random() * 3)
  return Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)] ?? '').join('')
}

function modelsOf(random: () => number, count: number): string[] {
  return Array.from({ length: count }, () => {
    const letters = Array.from({ length: 2 }, () => String.fromCodePoint(65 + Math.floor(random() * 26))).join('')
    return `${letters} ${100 + Math.floor(random() * 900)}`
  })
}
