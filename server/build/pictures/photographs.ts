import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProductImage } from '#domain/catalogue/catalogue-product.ts'
import type { Photograph } from '#server/content/load/load-photographs.ts'
import { contentFolder } from '#server/folders.ts'
import { publishPhotograph } from './photograph.ts'

/** Where photographs are published, and where results are cached. */
export interface PhotographFolders {
  publicFolder: string
  cacheFolder: string
}

/**
 * Publishes the photographs of all products one at a time, because each takes much memory. In: the photographs of all
 * products, those of each in order. Out: images by product id.
 */
export async function publishPhotographs(
  products: readonly { id: string; name: string }[],
  photographs: readonly Photograph[],
  folders: PhotographFolders,
): Promise<Map<string, ProductImage[]>> {
  await mkdir(join(folders.publicFolder, 'fotos'), { recursive: true })
  const images = new Map<string, ProductImage[]>()
  for (const { id, name } of products) {
    const own = photographs.filter(({ productId }) => productId === id)
    for (const [index, { path, variantId }] of own.entries()) {
      const file = join(contentFolder, path)
      const key = `foto-${index + 1}`
      const alt = own.length === 1 ? name : `${name}, foto ${index + 1} de ${own.length}`
      const picture = await publishPhotograph({ ...folders, file, name: `${id}-${key}` })
      const variantIds = variantId === undefined ? [] : [variantId]
      images.set(id, [...(images.get(id) ?? []), { ...picture, key, alt, variantIds }])
    }
  }
  return images
}
