import { connectorRegistry } from '#domain/catalogue/registry/registries.ts'
import type { DrawingTraits } from '#domain/catalogue/drawing-traits.ts'
import type { Accessory, Equipment } from '#domain/catalogue/product.ts'
import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import type { ProductType } from '#domain/catalogue/product-types.ts'

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
