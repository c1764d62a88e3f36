import type { ProductImage } from '#domain/catalogue/catalogue-product.ts'
import type { Picture } from '#domain/catalogue/product-summary.ts'
import { workshopPhotographLabel } from '#domain/shop/brand.ts'
import { contentHash } from '#server/digest.ts'
import { derived } from '#server/shop/derived.ts'
import type { ShopFile } from '#server/shop/shop-file.ts'
import type { Shop } from '#server/shop/shop.ts'
import { oneAtATime, originalPicture, pictureFile, upright, workshopFiles } from './picture-file.ts'

/*
 * Photographs are served as WebP, which all supported browsers read, in up to three widths, never enlarged, without the
 * camera's metadata. AVIF would take forty times as long for a larger file at this quality.
 */

const widths = [480, 960, 1600] as const
/** The quality of WebP files; spec §9: 'quality default 85'. */
const quality = 85
/** The settings as a part of every digest: when they change, all addresses do. */
const settings = JSON.stringify([widths, quality, 'webp'])

/** The photographs of a product, in the order of their files. */
export function productPhotographs(shop: Shop, { id, name }: { id: string; name: string }): ProductImage[] {
  const photographs = photographsByProduct(shop).get(id) ?? []
  return photographs.map(({ path, variantId }, index) => {
    const key = `foto-${index + 1}`
    return {
      ...picture(shop, path, `produtos/${id}/${key}`),
      key,
      alt: photographs.length === 1 ? name : `${name}, foto ${index + 1} de ${photographs.length}`,
      variantIds: variantId === undefined ? [] : [variantId],
    }
  })
}

/** The path below `content/` of a product's first photograph, if it has one. */
export const firstPhotograph = (shop: Shop, productId: string) => photographsByProduct(shop).get(productId)?.[0]?.path

/** The photographs in an article's text, by the names that the author wrote. */
export const articlePhotographs = (shop: Shop, article: PhotographedArticle): Map<string, Omit<Picture, 'alt'>> =>
  new Map(
    photographsIn(article).map((src, index) => [
      src,
      picture(shop, `blog/${article.slug}/${src}`, `artigos/${article.slug}/foto-${index + 1}`),
    ]),
  )

/** The photographs of the workshop. */
export const workshopPhotographs = (shop: Shop): Picture[] =>
  workshopFiles(shop.brand).map(({ key, path }) => ({
    ...picture(shop, path, `oficina/${key}/foto-1`),
    alt: workshopPhotographLabel[key],
  }))

/** A photograph in one width, by the name in its address: owner, number, width (`produtos/cabo/foto-1-480`). */
export function sizedPhotograph(shop: Shop, name: string): ShopFile | undefined {
  const [, kind, owner = '', number, size] = /^(produtos|artigos|oficina)\/([^/]+)\/foto-(\d+)-(\d+)$/.exec(name) ?? []
  if (kind === undefined) return undefined
  const path = pathsOf(shop, kind, owner)[Number(number) - 1]
  if (path === undefined) return undefined
  const file = pictureFile(shop, path)
  const width = widthsOf(file).find((served) => served === Number(size))
  if (width === undefined) return undefined
  return {
    address: address(name.replace(/-\d+$/, ''), file.hash, width),
    make: async (read) => {
      const source = await originalPicture(shop, path, read)
      return source && oneAtATime(() => upright(source).resize({ width }).webp({ quality }).toBuffer())
    },
  }
}

type PhotographedArticle = { slug: string; pictures: readonly { src: string }[] }

/** The paths below `content/` of the photographs of a product, an article or a part of the workshop, in order. */
function pathsOf(shop: Shop, kind: string, owner: string): string[] {
  if (kind === 'produtos') return (photographsByProduct(shop).get(owner) ?? []).map(({ path }) => path)
  if (kind === 'oficina') return workshopFiles(shop.brand).flatMap(({ key, path }) => (key === owner ? [path] : []))
  const article = shop.data.content.articles.find(({ slug }) => slug === owner)
  return article ? photographsIn(article).map((src) => `blog/${owner}/${src}`) : []
}

const photographsIn = ({ pictures }: PhotographedArticle): string[] =>
  [...new Set(pictures.map(({ src }) => src))].filter((src) => !src.startsWith('figura:'))

const photographsByProduct = derived(({ data }: Shop) =>
  Map.groupBy(data.content.photographs, ({ productId }) => productId),
)

function picture(shop: Shop, path: string, name: string): Omit<Picture, 'alt'> {
  const file = pictureFile(shop, path)
  const { hash, width, height, placeholder } = file
  const servedWidths = widthsOf(file)
  const [smallest = width] = servedWidths
  const srcSet = servedWidths.map((served) => `${address(name, hash, served)} ${served}w`).join(', ')
  const sources = [{ type: 'image/webp', srcSet }]
  return { src: address(name, hash, smallest), width, height, ...(placeholder && { placeholder }), sources }
}

/** The address of a photograph's largest file; undefined for drawings, which have no other formats. */
export function largestPhotographFile({ sources }: Pick<Picture, 'sources'>): string | undefined {
  // `picture` writes the widths in ascending order: 'address 480w, address 960w'.
  return sources?.[0]?.srcSet.split(', ').at(-1)?.split(' ')[0]
}

const address = (name: string, hash: string, width: number): string =>
  `/fotos/${name}-${width}.${contentHash(settings, hash)}.webp`

/** The widths in which a photograph is served: those below its own, and its own where that is within the largest. */
function widthsOf({ width }: { width: number }): number[] {
  const smaller = widths.filter((served) => served < width)
  return smaller.length < widths.length ? [...smaller, Math.min(width, Math.max(...widths))] : smaller
}
