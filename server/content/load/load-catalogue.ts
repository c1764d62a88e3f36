import type { Product } from '#domain/catalogue/product.ts'
import { brandNaming } from '#domain/catalogue/registry/product-brands.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { loadProducts } from './load-products.ts'
import { loadRegistries } from './load-registries.ts'

/**
 * The products, with the names of their brands, and the registries. Throws a ContentError with the faults of these
 * files.
 */
export async function loadCatalogue(files: ContentFiles): Promise<{ products: Product[]; registries: RegistrySource }> {
  const faults: ContentFault[] = []
  const [records, registries] = await Promise.all([loadProducts(files, faults), loadRegistries(files, faults)])
  if (!registries || faults.length > 0) throw new ContentError(faults)
  return { products: records.map(brandNaming(registries.brands, registries.makers)), registries }
}
