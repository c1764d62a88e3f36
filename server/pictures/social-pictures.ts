import sharp from 'sharp'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { labelCode } from '#domain/catalogue/product-summary.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { paths } from '#domain/pages/paths.ts'
import { colour, thinOutline } from '#drawings/palette.ts'
import { finishPicture } from '#drawings/picture.ts'
import { pictureBodies } from '#drawings/product-pictures.ts'
import { scenePicture, categoryPicture, equipmentHero, picturedCategories } from '#drawings/scenes/scenes.ts'
import { element, line, rect } from '#drawings/svg.ts'
import { contentHash } from '#server/digest.ts'
import { productById } from '#server/shop/catalogue.ts'
import { derived } from '#server/shop/derived.ts'
import type { ReadContent, ShopFile } from '#server/shop/shop-file.ts'
import type { Shop } from '#server/shop/shop.ts'
import { iconPath } from './brand-pictures.ts'
import { inColours, styleHash } from './drawing.ts'
import { firstPhotograph } from './photographs.ts'
import { oneAtATime, originalPicture, pictureFile, upright } from './picture-file.ts'
import { articleScene } from './scenes.ts'
import { wrapText, lineWidth, withOutlinedText, textPath } from './typeset.ts'

interface SocialCard {
  title: string
  kind: string
  code?: string | undefined
  brand: string
  /** The company's icon as a data URL. */
  icon: string
  /** A drawing of 480 by 360, or a photograph as a data URL. */
  picture: { drawing: string } | { photograph: string }
}

export const socialSize = { width: 1200, height: 630 } as const

const margin = 64
const columnWidth = 500
const frame = [604, 98, 560, 420] as const

/** The picture for a link preview as SVG, its text as outlines. */
export function socialCard({ title, kind, code, brand, icon, picture }: SocialCard): string {
  const { size, lines } = fitTitle(title)
  const titleTop = 150 + size * 0.4
  const titleBottom = titleTop + lines.length * size * 1.16
  const body = [
    textPath(kind, { x: margin, y: 110, size: 24, fill: colour.brand }),
    ...lines.map((text, index) =>
      textPath(text, { x: margin, y: titleTop + (index + 0.5) * size * 1.16, size, fill: colour.ink }),
    ),
    code ? codeLabel(code, Math.min(titleBottom + 20, 440)) : '',
    line([margin, 546], [socialSize.width - 36, 546], { ...thinOutline, stroke: colour.shade }),
    element('image', { x: margin, y: 564, width: 38, height: 38, href: icon }),
    textPath(brand, { x: margin + 54, y: 592, size: 27, fill: colour.brandDeep }),
    'drawing' in picture ? nestedSvg(withOutlinedText(picture.drawing), frame) : cardPhotograph(picture.photograph),
    rect(frame, { ...thinOutline, stroke: colour.shade }),
  ]
  return finishPicture(body.join(''), { ...socialSize, grid: false })
}

function cardPhotograph(href: string): string {
  const [x, y, width, height] = frame
  return rect(frame, { fill: colour.sheet }) + element('image', { x, y, width, height, href })
}

/** The largest font size at which a title takes at most five lines; at the smallest size it is cut after six. */
function fitTitle(title: string): { size: number; lines: string[] } {
  for (const size of [52, 46, 40, 36]) {
    const lines = wrapText(title, size, columnWidth)
    if (lines.length <= 5 && lines.every((text) => lineWidth(text, size) <= columnWidth)) return { size, lines }
  }
  const lines = wrapText(title, 36, columnWidth)
  return { size: 36, lines: lines.length > 6 ? [...lines.slice(0, 5), `${lines[5]} …`] : lines }
}

function codeLabel(code: string, y: number): string {
  const size = 28
  const look = { ...thinOutline, fill: colour.tint, stroke: colour.shade, rx: 6 }
  const plate = rect([margin, y, lineWidth(code, size) + 36, 56], look)
  return plate + textPath(code, { x: margin + 18, y: y + 38, size, fill: colour.brandDeep })
}

const nestedSvg = (svg: string, [x, y, width, height]: readonly [number, number, number, number]): string =>
  svg.replace(
    /^<svg([^>]*?) width="[^"]*" height="[^"]*"/,
    `<svg$1 x="${x}" y="${y}" width="${width}" height="${height}"`,
  )

/* The pictures for link previews: one for each product, category and article, and one for all other pages. */

interface Preview extends Pick<SocialCard, 'title' | 'kind' | 'code'> {
  /** The name in the picture's address below `/social/`. */
  name: string
  /** The path below `content/` of the photograph that the picture shows. */
  photograph?: string | undefined
  /** What changes with the picture: the drawing, or an address that carries a digest. */
  digestSource: string
  drawing: () => string
}

/** A number to be increased when the layout of the pictures or their compression changes. */
const arrangementVersion = 1

/** The address of the picture for a page's link preview: its own, or the site's. In: the page's path. */
export function socialAddress(shop: Shop, path: string): string {
  const preview = previewOf(shop, path)
  return preview ? addressOf(shop, preview) : siteAddress(shop)
}

/** The picture of a link preview, by the page's path or `site`. */
export function socialPictureFile(shop: Shop, name: string): ShopFile | undefined {
  const preview = name === 'site' ? siteCard(shop) : previewOf(shop, `/${name}`)
  return (
    preview && {
      address: addressOf(shop, preview),
      make: (read) => oneAtATime(() => renderPicture(shop, preview, read)),
    }
  )
}

const commonHash = derived((shop: Shop) => {
  const { name, tagline } = shop.brand
  return contentHash(`${arrangementVersion}`, styleHash(shop), name, tagline, pictureFile(shop, iconPath(shop)).hash)
})

const addressOf = (shop: Shop, { name, title, kind, code = '', photograph, digestSource }: Preview): string =>
  `/social/${name}.${contentHash(commonHash(shop), title, kind, code, digestSource)}.${photograph ? 'jpg' : 'png'}`

/** What the preview of a page shows; undefined for pages without one of their own. */
function previewOf(shop: Shop, path: string): Preview | undefined {
  const [, kind, name = ''] = /^\/(produto|categoria|blog)\/([^/]+)$/.exec(path) ?? []
  const product = kind === 'produto' ? productById(shop, name) : undefined
  if (product) return productCard(shop, product, product.images[0]?.src ?? '')
  const category = kind === 'categoria' ? shop.categories.find(({ slug }) => slug === name) : undefined
  if (category) return categoryCard(name, category.h1Title)
  const article = kind === 'blog' ? shop.articles.find(({ slug }) => slug === name) : undefined
  if (!article) return undefined
  return {
    name: path.slice(1),
    title: article.title,
    kind: 'Blog',
    digestSource: articleScene(shop, article.scene),
    drawing: () => scenePicture(article.scene),
  }
}

function siteCard(shop: Shop): Preview {
  const drawing = scenePicture('monitor')
  return { name: 'site', title: shop.brand.tagline, kind: 'Catálogo', digestSource: drawing, drawing: () => drawing }
}

const siteAddress = derived((shop: Shop) => addressOf(shop, siteCard(shop)))

function categoryCard(slug: string, title: string): Preview {
  const pictureSlug = picturedCategories.find((each) => each === slug)
  const drawing = pictureSlug ? categoryPicture(pictureSlug) : equipmentHero()
  return {
    name: paths.category(slug).slice(1),
    title,
    kind: 'Acessórios e componentes',
    digestSource: drawing,
    drawing: () => drawing,
  }
}

/** The preview of a product. In: also its first picture's address, which changes with what the picture shows. */
function productCard(shop: Shop, product: Product, digestSource: string): Preview {
  const isPart = product.category === 'acessorios-componentes'
  return {
    name: paths.product(product.id).slice(1),
    title: product.name,
    kind: isPart ? productTypeLabel[product.productType] : equipmentFamilyLabel[product.family],
    code: labelCode({ sku: product.sku, variants: isPart ? product.variants : [] }),
    photograph: firstPhotograph(shop, product.id),
    digestSource,
    drawing: () => finishPicture(pictureBodies(product, registriesOf(shop.registries).connectors)[0]?.body ?? ''),
  }
}

/** Makes the picture: a JPEG with a photograph, else a PNG; a palette would halve it, but take twice as long. */
async function renderPicture(shop: Shop, preview: Preview, read: ReadContent): Promise<Buffer | undefined> {
  const icon = await originalPicture(shop, iconPath(shop), read)
  const photograph = preview.photograph && (await originalPicture(shop, preview.photograph, read))
  if (!icon || (preview.photograph && !photograph)) return undefined
  const card = socialCard({
    ...preview,
    brand: shop.brand.name,
    icon: `data:image/svg+xml;base64,${icon.toString('base64')}`,
    picture: photograph ? { photograph: await photographDataUrl(photograph) } : { drawing: preview.drawing() },
  })
  const pixels = sharp(Buffer.from(inColours(shop, card))).removeAlpha()
  return (photograph ? pixels.jpeg({ quality: 80 }) : pixels.png({ compressionLevel: 6 })).toBuffer()
}

async function photographDataUrl(photograph: Buffer): Promise<string> {
  const small = upright(photograph).resize(640, 640, { fit: 'inside', withoutEnlargement: true })
  const pixels = await small.jpeg().toBuffer()
  return `data:image/jpeg;base64,${pixels.toString('base64')}`
}
