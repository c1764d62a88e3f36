import type { ProductImage } from '#domain/catalogue/catalogue-product.ts'
import type { Picture } from '#domain/catalogue/product-summary-schema.ts'
import { contentHash } from '#server/digest.ts'
import { derived } from '#server/shop/derived.ts'
import type { ShopFile } from '#server/shop/shop-file.ts'
import type { Shop } from '#server/shop/shop.ts'
import { originalPicture, pictureFile, upright } from './picture-file.ts'

/* Photographs are served in two formats and up to three widths, never enlarged, without the camera's metadata. */

const widths = [480, 960, 1600] as const
/** Spec §9: 'quality default 85'. */
const quality = 85
/** In the order of `<picture>`: a browser takes the first format that it supports. */
const formats = ['avif', 'webp'] as const
/** Part of every digest: when the settings change, all addresses do. */
const recipe = JSON.stringify([widths, quality, formats, 3])

/** The photographs of a product, in the order of their files. */
export function productPhotographs(shop: Shop, { id, name }: { id: string; name: string }): ProductImage[] {
  const own = photographsByProduct(shop).get(id) ?? []
  return own.map(({ path, variantId }, index) => {
    const key = `foto-${index + 1}`
    return {
      ...picture(shop, path, `produtos/${id}/${key}`),
      key,
      alt: own.length === 1 ? name : `${name}, foto ${index + 1} de ${own.length}`,
      variantIds: variantId === undefined ? [] : [variantId],
    }
  })
}

/** The path below `content/` of a product's first photograph, if it has one. */
export function firstPhotograph(shop: Shop, productId: string): string | undefined {
  return photographsByProduct(shop).get(productId)?.[0]?.path
}

/** The photographs in an article's text, by the names that the author wrote. */
export function articlePhotographs(shop: Shop, article: Photographed): Map<string, Omit<Picture, 'alt'>> {
  return new Map(
    photographsIn(article).map((src, index) => [
      src,
      picture(shop, `blog/${article.slug}/${src}`, `artigos/${article.slug}/foto-${index + 1}`),
    ]),
  )
}

/**
 * A photograph in one width and format. In: whose it is, its number, and the file's ending (`-480`, `avif`). Out:
 * undefined where there is none.
 */
export function sizedPhotograph(shop: Shop, name: string, extension: string): ShopFile | undefined {
  const [, kind, owner = '', place, size] = /^(produtos|artigos)\/([^/]+)\/foto-(\d+)-(\d+)$/.exec(name) ?? []
  const format = formats.find((each) => each === extension)
  const path =
    kind === 'produtos'
      ? photographsByProduct(shop).get(owner)?.[Number(place) - 1]?.path
      : articlePath(shop, owner, Number(place))
  if (path === undefined || !format) return undefined
  const file = pictureFile(shop, path)
  const width = widthsOf(file).find((each) => each === Number(size))
  if (width === undefined) return undefined
  return {
    address: address(name.replace(/-\d+$/, ''), file.hash, width, format),
    make: async (read) => {
      const source = await originalPicture(shop, path, read)
      return source && inTurn(() => upright(source).resize({ width }).toFormat(format, { quality, effort }).toBuffer())
    },
  }
}

/**
 * The effort of the encoders, which both count from 0: the default of 4 takes AVIF three times as long for a file 2 %
 * smaller, and somebody waits for it.
 */
const effort = 2

interface Photographed {
  slug: string
  pictures: readonly { src: string }[]
}

function articlePath(shop: Shop, slug: string, place: number): string | undefined {
  const article = shop.data.content.posts.find((post) => post.slug === slug)
  const src = article && photographsIn(article)[place - 1]
  return src && `blog/${slug}/${src}`
}

/** The file names of an article's photographs, each once. */
function photographsIn({ pictures }: Photographed): string[] {
  return [...new Set(pictures.map(({ src }) => src))].filter((src) => !src.startsWith('figura:'))
}

const photographsByProduct = derived(({ data }: Shop) =>
  Map.groupBy(data.content.photographs, ({ productId }) => productId),
)

/** In: the path below `content/`, and how the addresses begin. */
function picture(shop: Shop, path: string, name: string): Omit<Picture, 'alt'> {
  const file = pictureFile(shop, path)
  const { hash, width, height, placeholder } = file
  const sources = formats.map((format) => ({
    type: `image/${format}`,
    srcSet: widthsOf(file)
      .map((each) => `${address(name, hash, each, format)} ${each}w`)
      .join(', '),
  }))
  return {
    src: sources.at(-1)?.srcSet.split(' ')[0] ?? '',
    width,
    height,
    ...(placeholder && { placeholder }),
    sources,
  }
}

function address(name: string, hash: string, width: number, format: string): string {
  return `/fotos/${name}-${width}.${contentHash(recipe, hash)}.${format}`
}

/** The widths in which a photograph is served: the smaller ones, and its own where it is not larger than the largest. */
function widthsOf({ width }: { width: number }): number[] {
  const smaller = widths.filter((each) => each < width)
  return smaller.length < widths.length ? [...smaller, Math.min(width, 1600)] : smaller
}

let last: Promise<unknown> = Promise.resolve()

/** Photographs are made one after another, because each takes much memory. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const made = last.then(work, work)
  last = made.catch(() => undefined)
  return made
}
