import { readFileSync } from 'node:fs'
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
import { mapConcurrently } from '#server/map-concurrently.ts'
import type { Site } from '#server/site/site.ts'
import { ensureCached } from '#server/build/cache/cached-file.ts'
import { linkIfCached } from '#server/build/cache/link-cached.ts'
import { contentHash, contentKey } from '#server/build/content-hash.ts'
import type { ValueCache } from '#server/value-cache.ts'
import { upright } from './photograph.ts'
import { socialCard, type SocialCard } from './social-card.ts'
import { recoloured, type Canvas } from './write-drawing.ts'

type Subjects = Pick<Site, 'categories' | 'posts' | 'registries'> & {
  brand: Pick<PublicBrand, 'name' | 'tagline'>
  products: readonly Product[]
  /** The company's icon, an SVG file. */
  icon: Buffer
  /** The products' photographs; the first one of a product is shown in place of its drawing. */
  photographs: readonly Photograph[]
}

/**
 * Makes the pictures for link previews: one for each product, category and article, and one for all other pages, under
 * names with a hash of their content. Out: address by the page's path; '/' for all others.
 */
export async function publishSocialPictures(
  subjects: Subjects,
  { canvas, cacheFolder, cache }: { canvas: Canvas; cacheFolder: string; cache: ValueCache },
): Promise<Record<string, string>> {
  const { publicFolder, colours } = canvas
  await mkdir(join(publicFolder, 'social'), { recursive: true })
  const studio = studioOf(subjects, colours)
  const published = await mapConcurrently(
    [...socialCards(subjects)],
    async ([path, { facts, card }]): Promise<[string, string]> => {
      const name = path.slice(1).replaceAll('/', '-') || 'site'
      const addressOf = (file: string) => `/social/${name}.${file}`
      const isPlaced = (file: string) => linkIfCached(join(cacheFolder, file), join(publicFolder, addressOf(file)))
      const draw = async () => {
        const drawn = await drawCard(await card(), { colours, cacheFolder })
        if (!isPlaced(drawn)) throw new Error(`${join(publicFolder, 'social')}: the folder of previews is missing`)
        return drawn
      }
      return [path, addressOf(await cache.of(['preview', studio, facts], draw, isPlaced))]
    },
  )
  return Object.fromEntries(published)
}

/** A digest of what all pictures for link previews have in common. */
function studioOf({ brand, icon, registries }: Subjects, colours: Canvas['colours']): string {
  return contentKey(JSON.stringify([brand.name, brand.tagline, colours, registries.connectors, recipes]), icon)
}

/** Settings, which are part of the cached name. A palette would halve a PNG, but take as long as the whole picture. */
const recipes = { jpg: { quality: 80 }, png: { compressionLevel: 6 } } as const

/** Makes one picture. Out: the name of its file in the cache folder. */
async function drawCard(
  card: SocialCard,
  { colours, cacheFolder }: { colours: Canvas['colours']; cacheFolder: string },
): Promise<string> {
  const svg = recoloured(socialCard(card), colours)
  const format = 'photograph' in card.picture ? 'jpg' : 'png'
  const file = `${contentHash(svg, JSON.stringify(recipes[format]))}.${format}`
  await ensureCached(join(cacheFolder, file), () => rendered(svg, format))
  return file
}

function rendered(svg: string, format: 'jpg' | 'png'): Promise<Buffer> {
  const card = sharp(Buffer.from(svg)).removeAlpha()
  return (format === 'jpg' ? card.jpeg(recipes.jpg) : card.png(recipes.png)).toBuffer()
}

/** A photograph as a data URL, in the size in which a preview shows it. */
async function smallPhotograph(file: string): Promise<string> {
  const small = await upright(await readFile(file))
    .resize(640, 640, { fit: 'inside', withoutEnlargement: true })
    .jpeg()
    .toBuffer()
  return `data:image/jpeg;base64,${small.toString('base64')}`
}

interface Preview {
  /** What only this picture shows, as text for the key in the cache. */
  facts: string
  card: () => Promise<SocialCard>
}

/** The pictures to be made, by the page's path. */
export function socialCards({
  brand: { name: brand, tagline },
  products,
  categories,
  posts,
  registries,
  icon: file,
  photographs,
}: Subjects): Map<string, Preview> {
  const icon = `data:image/svg+xml;base64,${file.toString('base64')}`
  const cards = new Map<string, Preview>()
  const add = (path: string, facts: unknown, card: () => CardFacts | Promise<CardFacts>) =>
    cards.set(path, { facts: JSON.stringify(facts), card: async () => ({ ...(await card()), brand, icon }) })
  add(paths.home, paths.home, () => ({
    title: tagline,
    kind: 'Catálogo',
    picture: { drawing: blogPicture('monitor') },
  }))
  for (const { slug, h1Title } of categories)
    add(paths.category(slug), ['category', slug, h1Title], () => {
      const drawn = picturedCategories.find((pictured) => pictured === slug)
      const drawing = drawn ? categoryPicture(drawn) : equipmentHero()
      return { title: h1Title, kind: 'Acessórios e componentes', picture: { drawing } }
    })
  for (const { slug, title, scene } of posts)
    add(paths.article(slug), ['article', slug, title, scene], () => ({
      title,
      kind: 'Blog',
      picture: { drawing: blogPicture(scene) },
    }))
  const { connectors } = registriesOf(registries)
  const first = new Map(photographs.toReversed().map((photograph) => [photograph.productId, join(contentFolder, photograph.path)]))
  for (const product of products) {
    const photograph = first.get(product.id)
    const facts = ['product', product, photograph === undefined ? '' : contentKey(readFileSync(photograph))]
    add(paths.product(product.id), facts, () => productCard(product, { connectors, photograph }))
  }
  return cards
}

type CardFacts = Omit<SocialCard, 'brand' | 'icon'>

interface Shown {
  connectors: ConnectorRegistry
  /** Path of the photograph's file. */
  photograph: string | undefined
}

async function productCard(product: Product, { connectors, photograph }: Shown): Promise<CardFacts> {
  const [whole] = productPictures(product, connectors)
  const isPart = product.category === 'acessorios-componentes'
  return {
    title: product.name,
    kind: isPart ? productTypeLabel[product.productType] : equipmentFamilyLabel[product.family],
    code: labelCode({ sku: product.sku, variants: isPart ? product.variants : [] }),
    picture:
      photograph === undefined
        ? { drawing: whole?.svg ?? equipmentHero() }
        : { photograph: await smallPhotograph(photograph) },
  }
}
