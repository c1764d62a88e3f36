import { appendFile, cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSmoke } from '#bench/amount.ts'
import { generateCatalogue } from '#bench/search/generate.ts'
import type { Accessory } from '#domain/catalogue/product.ts'
import { productKindOf } from '#domain/editing/kinds/products.ts'
import { groupBy } from '#domain/group-by.ts'
import { newYaml } from '#server/content/edit/yaml.ts'

const filesAtOnce = 200
/** The products that all sizes have; a smoke run takes the small shop of the journeys. */
export const shop = isSmoke ? 'tests/fixture/content' : 'content'

/** The shop's content below `folder`, with a number of generated products added. */
export async function writeCatalogue(folder: string, size: number): Promise<void> {
  await cp(shop, join(folder, 'content'), { recursive: true, dereference: true })
  // Generated products have brands of the sample shop, which the small shop lacks.
  await cp('content/equipment-brands.yaml', join(folder, 'content', 'equipment-brands.yaml'))
  const products = join(folder, 'content', 'products')
  await mkdir(products, { recursive: true })
  const generated = generateCatalogue(size).map(withModelKeys)
  await appendFile(join(folder, 'content', 'equipment-models.yaml'), modelsOf(generated))
  for (let start = 0; start < generated.length; start += filesAtOnce)
    await Promise.all(
      generated.slice(start, start + filesAtOnce).map((product) => {
        const { id, brands: _named, ...fields } = product
        return writeFile(join(products, `${id}.yaml`), newYaml(fields, productKindOf(fields).order))
      }),
    )
}

const keyPrefix = 'gerado'

/** A generated product that names its models by key, as the registry does. */
function withModelKeys(product: Accessory): Accessory {
  const keyOf = (name: string) => `${keyPrefix}-${product.equipmentBrand}-${name.toLowerCase().replace(' ', '-')}`
  return { ...product, equipmentModel: product.equipmentModel.map(keyOf) }
}

/** The registry's lines for the models that generated products name, each brand's under a maker of its own. */
function modelsOf(products: readonly Accessory[]): string {
  const makers = groupBy(products, ({ equipmentBrand }) => equipmentBrand)
  return [...makers]
    .map(([brand, parts]) => {
      const keys = new Set(parts.flatMap(({ equipmentModel }) => equipmentModel))
      const models = [...keys].map(
        (key) =>
          `    - { key: ${key}, name: '${key.slice(-6).toUpperCase()}', aliases: [], kind: monitor, parameters: [ecg] }`,
      )
      const maker = `- key: ${keyPrefix}-${brand}\n  name: Gerado ${brand}\n  aliases: []\n  brand: ${brand}\n  models:`
      return [maker, ...models, ''].join('\n')
    })
    .join('')
}
