import type { WithBrands, ProductRecord } from '#domain/catalogue/product.ts'
import type { EquipmentBrand } from './equipment-brand.ts'
import { familyExpander, type EquipmentMaker } from './equipment-model.ts'

/** The keys of every brand that a product fits, its own first. */
export function brandKeysOf(product: ProductRecord): [string, ...string[]] {
  return product.category === 'equipamentos'
    ? [product.brand]
    : [product.equipmentBrand, ...product.additionalEquipmentBrands]
}

/** The name of the row in which a part says of which models it is not known whether it fits them, and why. */
export const unknownModelsRow = 'Modelos a confirmar'

/** Makes a function that adds to a product its brands (an unknown key is its own name) and its families' models. */
export function brandResolver(
  brands: readonly EquipmentBrand[],
  makers: readonly Pick<EquipmentMaker, 'families'>[] = [],
): <P extends ProductRecord>(product: P) => P & WithBrands {
  const expandFamilies = familyExpander(makers)
  const byKey = new Map(brands.map((brand) => [brand.key, brand]))
  const brandOf = (key: string) => byKey.get(key) ?? { key, label: key }
  return (product) => {
    const [mainKey, ...otherKeys] = brandKeysOf(product)
    return {
      ...product,
      ...(product.category === 'acessorios-componentes' && withModels(product, expandFamilies(product.equipmentModel))),
      brands: [brandOf(mainKey), ...[...new Set(otherKeys)].filter((key) => key !== mainKey).map(brandOf)],
    }
  }
}

function withModels(
  { specifications }: Pick<ProductRecord, 'specifications'>,
  { models, missingSources }: ReturnType<ReturnType<typeof familyExpander>>,
): Pick<ProductRecord, 'specifications'> & { equipmentModel: string[] } {
  const rows = missingSources.map((value) => ({ name: unknownModelsRow, value }))
  return { equipmentModel: models, specifications: [...specifications, ...rows] }
}
