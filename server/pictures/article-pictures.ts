import { extname } from 'node:path'
import sharp from 'sharp'
import type { ArticleScene } from '#domain/blog/article-scene.ts'
import { drawingFiles } from '#drawings/drawing-files.ts'
import type { ShopFile } from '#server/shop/shop-file.ts'
import type { Shop } from '#server/shop/shop.ts'
import { drawingAddress, inColours } from './drawing.ts'
import { cleanPicture, pictureFile } from './picture-file.ts'
import { articleScene } from './scenes.ts'
import { withOutlinedText } from './typeset.ts'

interface PicturedArticle {
  slug: string
  scene: ArticleScene
  /** The path of the article's own main picture below `content/blog/`. */
  featured_image?: string | undefined
}

/** The address of an article's main picture: its own, else the drawing of its scene. */
export const articlePicture = (shop: Shop, { slug, scene, featured_image: image }: PicturedArticle): string =>
  image === undefined ? articleScene(shop, scene) : imageAddress(shop, slug, image)

/** The file of an article's own main picture, by the article's slug; undefined where it has none. */
export function articlePictureFile(shop: Shop, slug: string): ShopFile | undefined {
  const image = shop.data.content.articles.find((article) => article.slug === slug)?.featured_image
  if (image === undefined) return undefined
  return { address: imageAddress(shop, slug, image), make: (read) => cleanPicture(shop, `blog/${image}`, read) }
}

const imageAddress = (shop: Shop, slug: string, image: string): string =>
  `/desenhos/artigos/${slug}.${pictureFile(shop, `blog/${image}`).hash}${extname(image).toLowerCase()}`

export interface PlacedFigure {
  src: string
  /** The figure as PNG, because feed readers show no SVG. */
  png: string
  width: number
  height: number
}

/** Pixels: twice the width of a figure in print and feeds. */
const pngWidth = 960

/** The addresses and the size of a figure. Throws for an unknown name. */
export function placedFigure(shop: Shop, name: string): PlacedFigure {
  const figure = drawingFiles('figures').get(name)
  if (!figure) throw new Error(`drawings/figures has no ${name}.svg`)
  const { svg, width, height } = figure
  const address = (extension: string) => drawingAddress(shop, `figuras/${name}`, extension, svg)
  return { src: address('svg'), png: address('png'), width, height }
}

/** A figure with its words as outlines, as SVG or PNG. */
export function figureDrawing(shop: Shop, name: string, extension: string): ShopFile | undefined {
  const figure = drawingFiles('figures').get(name)
  if (!figure) return undefined
  const svg = () => inColours(shop, withOutlinedText(figure.svg))
  const { src, png, width } = placedFigure(shop, name)
  if (extension === 'svg') return { address: src, make: svg }
  const pixels = () =>
    sharp(Buffer.from(svg()), { density: (72 * pngWidth) / width })
      .png({ palette: true, colours: 32, dither: 0 })
      .toBuffer()
  return { address: png, make: pixels }
}
