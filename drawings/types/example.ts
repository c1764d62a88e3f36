import * as v from 'valibot'
import type { DrawingTraits } from '#domain/catalogue/drawing-traits.ts'
import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import type { ProductType } from '#domain/catalogue/product-types.ts'
import { accessorySchema, equipmentSchema, type Accessory, type Equipment } from '#domain/catalogue/product.ts'
import { withReservedBrands } from '#domain/catalogue/registry/equipment-brand.ts'
import { brandResolver } from '#domain/catalogue/registry/product-brands.ts'
import { connectorRegistry } from '#domain/catalogue/registry/registries.ts'

const withBrand = brandResolver(withReservedBrands([]))

/** Examples name no connectors, so only the sides of their plugs are drawn. */
export const noConnectors = connectorRegistry([])

/**
 * A made-up part that represents its type, for pictures of categories and articles, and for tests.
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
