import {
  accessorySchema,
  equipmentSchema,
  type Product,
  type Accessory,
  type Equipment,
} from '#domain/catalogue/product.ts'
import { cableEnds, plugShapes, type DrawingTraits } from '#domain/catalogue/drawing-traits.ts'
import { equipmentFamilyLabel, type EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import { productTypeLabel, type ProductType } from '#domain/catalogue/product-types.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { withReservedBrands } from '#domain/catalogue/registry/equipment-brand.ts'
import { brandNaming } from '#domain/catalogue/registry/product-brands.ts'
import * as v from 'valibot'
import { connectorRegistry } from '#domain/catalogue/registry/registries.ts'

const named = brandNaming(withReservedBrands([]))

/** A made-up accessory for tests and the contact sheet. */
export function specimen(
  productType: ProductType,
  drawing: DrawingTraits,
  extra: Record<string, unknown> = {},
): Product {
  return named(
    v.parse(accessorySchema, {
      id: ['x', productType, ...Object.values(drawing)].join('-').slice(0, 80),
      name: 'Peça de teste',
      description: 'Peça de teste',
      availability: 'em-estoque',
      category: 'acessorios-componentes',
      productType,
      equipmentBrand: 'universal',
      condition: 'compativel',
      drawing,
      ...extra,
    }),
  )
}

/** A made-up machine for tests and the contact sheet. */
export function machine(family: EquipmentFamily, drawing: DrawingTraits = {}): Product {
  return named(
    v.parse(equipmentSchema, {
      id: `x-${family}-${drawing.form ?? 'base'}`,
      name: 'Equipamento de teste',
      description: 'Equipamento de teste',
      availability: 'sob-consulta',
      category: 'equipamentos',
      family,
      brand: 'outros',
      specialty: 'Teste',
      technology: 'Teste',
      treatment: 'Teste',
      drawing,
    }),
  )
}

/** Made-up products: every type of part, family of machines, shape of plug and kind of lead end occurs. */
export function specimens(): Product[] {
  const sizes = ['neonatal', 'pediatrica', 'adulto', 'adulto-grande', 'obeso'].flatMap((sizeKey) =>
    ['1', '2'].map((vias) => ({
      id: `${sizeKey}-${vias}`,
      sku: `BR-${sizeKey}-${vias}`,
      sizeKey,
      sizeLabel: sizeKey,
      vias,
    })),
  )
  return [
    ...plugShapes.map((plug) => specimen('cabos-ecg', { plug, standard: 'iec', leads: 5, end: 'grabber' })),
    ...cableEnds.slice(0, 5).map((end) => specimen('cabos-ecg', { plug: 'db15', standard: 'aha', leads: 10, end })),
    ...keysOf(productTypeLabel).map((type) => specimen(type, {})),
    ...keysOf(equipmentFamilyLabel).map((family) => machine(family)),
    specimen('bracadeiras-pni', {}, { id: 'x-bracadeira', variants: sizes }),
  ]
}

function shared() {
  return {
    description: 'Exemplo',
    currentPrice: 0,
    isNew: false,
    isCertified: false,
    tags: [],
    compatibleWith: [],
    specifications: [],
    dossier: {},
    evidence: [],
    includedItems: [],
  }
}

/** Examples name no connectors, so only the sides of their plugs are drawn. */
export const noConnectors = connectorRegistry([])

const transducers = ['Argon', 'Smiths', 'Edward', 'BD']

/** A part that represents its type, for pictures of categories and articles. */
export function examplePart(productType: ProductType, drawing: DrawingTraits = {}, name = 'Exemplo'): Accessory {
  return {
    ...shared(),
    id: `exemplo-${productType}`,
    name,
    category: 'acessorios-componentes',
    productType,
    availability: 'sob-consulta',
    attention: false,
    equipmentBrand: 'universal',
    additionalEquipmentBrands: [],
    brands: [{ key: 'universal', label: 'Universal' }],
    equipmentModel: [],
    ends: [],
    references: [],
    condition: 'compativel',
    variants:
      productType === 'cabos-pi'
        ? transducers.map((transducer) => ({ id: transducer.toLowerCase(), sku: transducer, transducer }))
        : [],
    drawing,
  }
}

/** A machine that represents its family. */
export function exampleMachine(family: EquipmentFamily, drawing: DrawingTraits = {}, name = 'Exemplo'): Equipment {
  return {
    ...shared(),
    id: `exemplo-${family}`,
    name,
    category: 'equipamentos',
    family,
    brand: 'outros',
    brands: [{ key: 'outros', label: 'Outras marcas' }],
    specialty: 'Exemplo',
    technology: 'Exemplo',
    treatment: 'Exemplo',
    availability: 'sob-consulta',
    drawing,
  }
}
