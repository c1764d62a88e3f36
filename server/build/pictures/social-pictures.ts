import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { paths } from '#domain/pages/paths.ts'
import type { PublicBrand } from '#domain/brand.ts'
import { labelCode } from '#domain/catalogue/product-summary.ts'
import type { ConnectorRegistry } from '#domain/catalogue/registry/connector-registry.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { productPictures } from '#drawings/product-pictures.ts'
import { blogPicture } from '#drawings/scenes/blog-picture.ts'
import { categoryPicture, picturedCategories } from '#drawings/scenes/category-picture.ts'
import { equipmentHero } from '#drawings/scenes/equipment-hero.ts'
import type { Photograph } from '#server/content/load/load-photographs.ts'
import { inTurns } from '#server/in-turns.ts'
import type { Site } from '#server/site/site.ts'
import { cachedFile } from '#server/build/kept/cached-file.ts'
import { contentHash } from '#server/build/content-hash.ts'
import { writeChanged } from '#server/build/write-changed.ts'
import { upright } from './photograph.ts'
import { socialCard, type SocialCard } from './social-card.ts'
import { recoloured, type Canvas } from './write-drawing.ts'

type Subjects = Pick<Site, 'categories' | 'posts' | 'registries'> & {
  brand: Pick<PublicBrand, 'name' | 'tagline'>
  products: readonly Product[]
  /** The company's icon, an SVG file. */
  icon: Buffer
  /** Shown in place of a product's drawing: the first photograph of each. */
  photographs: readonly Photograph[]
}

/**
 * Makes the picture that link previews show of each product, category and article, and the one of all
 * other pages, under names that change with what they show. Out: address by the page's path; '/' for all others.
 */
export async function publishSocialPictures(
  subjects: Subjects,
  { canvas, cacheFolder }: { canvas: Canvas; cacheFolder: string },
): Promise<Record<string, string>> {
  const { publicFolder, colours } = canvas
  await mkdir(join(publicFolder, 'social'), { recursive: true })
  const photographs = await previewsOf(subjects.photographs)
  const published = await inTurns(
    [...socialCards(subjects, photographs)],
    async ([path, card]): Promise<[string, string]> => {
      const svg = recoloured(socialCard(card), colours)
      const hash = contentHash(svg)
      const format = 'photograph' in card.picture ? 'jpg' : 'png'
      const data = await cachedFile(join(cacheFolder, `${hash}.${format}`), () => rendered(svg, format))
      const src = `/social/${path.slice(1).replaceAll('/', '-') || 'site'}.${hash}.${format}`
      await writeChanged(join(publicFolder, src), data)
      return [path, src]
    },
  )
  return Object.fromEntries(published)
}

function rendered(svg: string, format: 'jpg' | 'png'): Promise<Buffer> {
  const card = sharp(Buffer.from(svg))
  if (format === 'jpg') return card.jpeg({ quality: 80 }).toBuffer()
  return card.png({ palette: true, colours: 32, dither: 0, effort: 4 }).toBuffer()
}

/** The first photograph of each product as a data URL, no larger than a preview shows it. */
async function previewsOf(photographs: readonly Photograph[]): Promise<Map<string, string>> {
  const first = new Map(photographs.toReversed().map(({ productId, file }) => [productId, file]))
  const previews = await inTurns([...first], async ([productId, file]): Promise<[string, string]> => {
    const small = await upright(await readFile(file))
      .resize(640, 640, { fit: 'inside', withoutEnlargement: true })
      .jpeg()
      .toBuffer()
    return [productId, `data:image/jpeg;base64,${small.toString('base64')}`]
  })
  return new Map(previews)
}

/** What each page's picture shows, by its path. In: what there is, and the data URL of each product's photograph. */
export function socialCards(
  {
    brand: { name: brand, tagline },
    products,
    categories,
    posts,
    registries,
    icon: file,
  }: Omit<Subjects, 'photographs'>,
  photographs: ReadonlyMap<string, string> = new Map(),
): Map<string, SocialCard> {
  const icon = `data:image/svg+xml;base64,${file.toString('base64')}`
  const cards = new Map<string, SocialCard>()
  const add = (path: string, facts: Omit<SocialCard, 'brand' | 'icon'>) => cards.set(path, { ...facts, brand, icon })
  add(paths.home, { title: tagline, kind: 'Catálogo', picture: { drawing: blogPicture('checklist-monitor') } })
  for (const { slug, h1Title } of categories) {
    const drawn = picturedCategories.find((pictured) => pictured === slug)
    const drawing = drawn ? categoryPicture(drawn) : equipmentHero()
    add(paths.category(slug), { title: h1Title, kind: 'Acessórios e componentes', picture: { drawing } })
  }
  for (const { slug, title } of posts)
    add(paths.article(slug), { title, kind: 'Blog', picture: { drawing: blogPicture(slug) } })
  const { connectors } = registriesOf(registries)
  for (const product of products)
    add(paths.product(product.id), productCard(product, { connectors, photograph: photographs.get(product.id) }))
  return cards
}

interface Shown {
  connectors: ConnectorRegistry
  photograph: string | undefined
}

function productCard(product: Product, { connectors, photograph }: Shown): Omit<SocialCard, 'brand' | 'icon'> {
  const [whole] = productPictures(product, connectors)
  const isPart = product.category === 'acessorios-componentes'
  return {
    title: product.name,
    kind: isPart ? productTypeLabel[product.productType] : equipmentFamilyLabel[product.family],
    code: labelCode({ sku: product.sku, variants: isPart ? product.variants : [] }),
    picture: photograph === undefined ? { drawing: whole?.svg ?? equipmentHero() } : { photograph },
  }
}
