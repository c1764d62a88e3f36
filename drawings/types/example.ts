import * as v from 'valibot'
import { cableEnds, plugShapes, type DrawingTraits } from '#domain/catalogue/drawing-traits.ts'
import { equipmentFamilyLabel, type EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import { productTypeLabel, type ProductType } from '#domain/catalogue/product-types.ts'
import {
  accessorySchema,
  equipmentSchema,
  type Product,
  type Accessory,
  type Equipment,
} from '#domain/catalogue/product.ts'
import { withReservedBrands } from '#domain/catalogue/registry/equipment-brand.ts'
import { brandResolver } from '#domain/catalogue/registry/product-brands.ts'
import { connectorRegistry } from '#domain/catalogue/registry/registries.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'

const withBrand = brandResolver(withReservedBrands([]))

/** Examples name no connectors, so only the sides of their plugs are drawn. */
export const noConnectors = connectorRegistry([])

/**
 * A made-up part that represents its type, for pictures of categories and articles, for tests and the contact sheet.
 */
export function examplePart(
  productType: ProductType,
  drawing: DrawingTraits = {},
  extra: Record<string, unknown> = {},
): Accessory {
  return withBrand(
    v.parse(accessorySchema, {
      id: ['x', productType, ...Object.values(drawing)].join('-').slice(0, 80),
      name: 'Exemplo',
      description: 'Exemplo',
      availability: 'em-estoque',
      category: 'acessorios-componentes',
      productType,
      equipmentBrand: 'universal',
      condition: 'compativel',
      drawing,
      ...(productType === 'cabos-pi' && { variants: transducers }),
      ...extra,
    }),
  )
}

const transducers = ['Argon', 'Smiths', 'Edward', 'BD'].map((name) => ({
  id: name.toLowerCase(),
  sku: name,
  transducer: name,
}))

/** A made-up machine that represents its family. */
export function exampleMachine(family: EquipmentFamily, drawing: DrawingTraits = {}): Equipment {
  return withBrand(
    v.parse(equipmentSchema, {
      id: `x-${family}-${drawing.form ?? 'base'}`,
      name: 'Exemplo',
      description: 'Exemplo',
      availability: 'sob-consulta',
      category: 'equipamentos',
      family,
      brand: 'outros',
      specialty: 'Exemplo',
      technology: 'Exemplo',
      treatment: 'Exemplo',
      drawing,
    }),
  )
}

/** Made-up products: every type of part, family of machines, shape of plug and kind of lead end occurs. */
export function examples(): Product[] {
  const variants = ['neonatal', 'pediatrica', 'adulto', 'adulto-grande', 'obeso'].flatMap((sizeKey) =>
    ['1', '2'].map((vias) => ({
      id: `${sizeKey}-${vias}`,
      sku: `BR-${sizeKey}-${vias}`,
      sizeKey,
      sizeLabel: sizeKey,
      vias,
    })),
  )
  return [
    ...plugShapes.map((plug) => examplePart('cabos-ecg', { plug, standard: 'iec', leads: 5, end: 'grabber' })),
    ...cableEnds.slice(0, 5).map((end) => examplePart('cabos-ecg', { plug: 'db15', standard: 'aha', leads: 10, end })),
    ...keysOf(productTypeLabel).map((type) => examplePart(type)),
    ...keysOf(equipmentFamilyLabel).map((family) => exampleMachine(family)),
    examplePart('bracadeiras-pni', {}, { id: 'x-bracadeira', variants }),
  ]
}
