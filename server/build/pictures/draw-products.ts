import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { CatalogueProduct, ProductImage } from '#domain/catalogue/catalogue-product.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import type { Content } from '#server/content/content.ts'
import { contentKey } from '#server/build/content-hash.ts'
import { linkIfCached } from '#server/build/cache/link-cached.ts'
import { mapConcurrently } from '#server/map-concurrently.ts'
import type { ValueCache } from '#server/value-cache.ts'
import { drawProduct } from './draw-product.ts'
import type { Canvas } from './write-drawing.ts'

interface DrawingSettings {
  canvas: Canvas
  /** By product id. A product's photographs replace its drawings, except the detail, which comes last. */
  photographs: ReadonlyMap<string, ProductImage[]>
  cache: ValueCache
  cacheFolder: string
}

/**
 * All products with their pictures. A product that has not changed since an earlier build takes its drawings from the
 * cache.
 */
export function drawProducts(
  { products, registries }: Pick<Content, 'products' | 'registries'>,
  { canvas, photographs, cache, cacheFolder }: DrawingSettings,
): Promise<CatalogueProduct[]> {
  const { connectors } = registriesOf(registries)
  const studio = contentKey(JSON.stringify([canvas.colours, registries.connectors]))
  mkdirSync(join(cacheFolder, 'drawings'), { recursive: true })
  // The files' names contain a hash of their content, so a stored file is never out of date.
  const published = (src: string) => join(canvas.publicFolder, src)
  const stored = (src: string) => join(cacheFolder, 'drawings', basename(src))
  return mapConcurrently(products, async (product) => {
    const photos = photographs.get(product.id) ?? []
    const only = photos.length > 0 ? 'detalhe' : undefined
    const draw = async () => {
      // Drawing blocks the thread, so other work may run between two products.
      await setImmediate()
      const images = await drawProduct(product, { canvas, connectors, only })
      for (const src of filesOf(images)) linkIfCached(published(src), stored(src))
      return images
    }
    const drawn = await cache.of(['drawings', studio, only ?? 'all', JSON.stringify(product)], draw, (found) =>
      filesOf(found).every((src) => linkIfCached(stored(src), published(src))),
    )
    return { ...product, images: [...photos, ...drawn] }
  })
}

function filesOf(images: readonly ProductImage[]): string[] {
  return images.flatMap(({ src, large }) => (large === undefined ? src : [src, large]))
}
