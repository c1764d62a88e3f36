import { mkdir, readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { ProductImage } from '#domain/catalogue/catalogue-product.ts'
import { ContentError } from '../content/content-error.ts'
import { publishPhotograph } from './photograph.ts'

/** Where photographs are kept, made and published. */
export interface PhotographFolders {
  /** With one folder a product, named by its id. */
  photographs: string
  publicFolder: string
  cacheFolder: string
}

interface Photographed {
  id: string
  name: string
  variants?: readonly { id: string }[]
}

/**
 * Publishes the photographs of all products that have some, one at a time: each is large. In name order;
 * 'opcao-<variant id>' at a name's end says which choice it shows. Out: images by product id.
 * Throws a ContentError for a folder without product or a file that is no photograph.
 */
export async function publishPhotographs(
  products: readonly Photographed[],
  folders: PhotographFolders,
): Promise<Map<string, ProductImage[]>> {
  const images = new Map<string, ProductImage[]>()
  for (const id of await namesIn(folders.photographs)) {
    const product = products.find((each) => each.id === id)
    if (!product)
      throw fault(
        join(folders.photographs, id),
        'no product has this id; name the folder after the file of its product',
      )
    await mkdir(join(folders.publicFolder, 'fotos'), { recursive: true })
    const files = await namesIn(join(folders.photographs, id))
    const taken: ProductImage[] = []
    for (const [index, file] of files.entries()) {
      taken.push(await publishOne(product, { file, index, total: files.length }, folders))
    }
    if (taken.length > 0) images.set(id, taken)
  }
  return images
}

async function publishOne(
  { id, name, variants = [] }: Photographed,
  { file, index, total }: { file: string; index: number; total: number },
  { photographs, publicFolder, cacheFolder }: PhotographFolders,
): Promise<ProductImage> {
  const path = join(photographs, id, file)
  if (!/\.(jpe?g|png|webp)$/i.test(file)) throw fault(path, 'expected a photograph: .jpg, .png or .webp')
  const [, choice] = /(?:^|-)opcao-(.+)$/.exec(file.slice(0, -extname(file).length)) ?? []
  if (choice && !variants.some((variant) => variant.id === choice)) {
    throw fault(
      path,
      `the product has no choice '${choice}'; it has ${variants.map((variant) => variant.id).join(', ') || 'none'}`,
    )
  }
  const key = `foto-${index + 1}`
  const alt = total === 1 ? name : `${name}, foto ${index + 1} de ${total}`
  const picture = await publishPhotograph({ file: path, publicFolder, cacheFolder, name: `${id}-${key}` })
  return { ...picture, key, alt, variantIds: choice ? [choice] : [] }
}

/** What lies in a folder, in name order ('2' before '10'); nothing when there is no such folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
    return names.toSorted((a, b) => a.localeCompare(b, 'pt-BR', { numeric: true }))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function fault(file: string, problem: string): ContentError {
  return new ContentError([{ file, path: '', problem }])
}
