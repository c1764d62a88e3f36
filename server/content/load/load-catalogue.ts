import * as v from 'valibot'
import { productSchema } from '#domain/catalogue/product-schema.ts'
import type { Product, ProductRecord } from '#domain/catalogue/product.ts'
import { connectorSchema } from '#domain/catalogue/registry/connector.ts'
import { equipmentBrandSchema, withReservedBrands } from '#domain/catalogue/registry/equipment-brand.ts'
import { equipmentMakerSchema } from '#domain/catalogue/registry/equipment-model.ts'
import { brandResolver } from '#domain/catalogue/registry/product-brands.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { mapConcurrently } from '#server/map-concurrently.ts'

export const connectorsFile = 'content/connectors.yaml'
export const brandsFile = 'content/equipment-brands.yaml'
export const modelsFile = 'content/equipment-models.yaml'

/** Loads `content/products/*.yaml`, but no templates (`_…`). Pushes faults; throws a ContentError if unreadable. */
export async function loadProducts(files: ContentFiles, faults: ContentFault[]): Promise<ProductRecord[]> {
  const names = (await files.namesIn('products')).files.filter((name) => /^[^_].*\.yaml$/.test(name))
  const sources = await mapConcurrently(names, async (name) => {
    return { ...(await files.text(`products/${name}`)), addedFields: { id: name.replace(/\.yaml$/, '') } }
  })
  return sources.flatMap((source) => files.parsedText(source, productSchema, faults) ?? [])
}

/** Loads the registries; undefined with faults, which are pushed. Throws a ContentError for an unreadable file. */
export async function loadRegistries(files: ContentFiles, faults: ContentFault[]): Promise<RegistrySource | undefined> {
  const load = <Schema extends v.GenericSchema>(file: string, schema: Schema) =>
    files.parsed(file.replace('content/', ''), schema, faults)
  const [connectors, makers, brands] = await Promise.all([
    load(connectorsFile, v.array(connectorSchema)),
    load(modelsFile, v.array(equipmentMakerSchema)),
    load(brandsFile, v.array(equipmentBrandSchema)),
  ])
  return connectors && makers && brands && { connectors, makers, brands: withReservedBrands(brands) }
}

/** The products as their files have them, and the registries. Throws a ContentError with their faults. */
export async function loadRecords(files: ContentFiles) {
  const faults: ContentFault[] = []
  const [products, registries] = await Promise.all([loadProducts(files, faults), loadRegistries(files, faults)])
  if (!registries || faults.length > 0) throw new ContentError(faults)
  return { products, registries }
}

/** The products with the names of their brands, and the registries. Throws as loadRecords does. */
export async function loadCatalogue(files: ContentFiles): Promise<{ products: Product[]; registries: RegistrySource }> {
  const { products, registries } = await loadRecords(files)
  return { products: products.map(brandResolver(registries.brands, registries.makers)), registries }
}
