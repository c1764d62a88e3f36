import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { paths } from '#app/paths.ts'
import { labelCode } from '#domain/catalogue/product-summary.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { equipmentFamilyLabel, productTypeLabel } from '#domain/catalogue/vocabulary.ts'
import { productPictures } from '#drawings/product-pictures.ts'
import { blogPicture } from '#drawings/scenes/blog-picture.ts'
import { categoryPicture, picturedCategories } from '#drawings/scenes/category-picture.ts'
import { equipmentHero } from '#drawings/scenes/equipment-hero.ts'
import { inTurns } from '../in-turns.ts'
import type { Site } from '../site/site.ts'
import { cachedFile } from './cached-file.ts'
import { contentHash } from './content-hash.ts'
import { socialCard, type SocialCard } from './social-card.ts'

type Subjects = Pick<Site, 'brand' | 'categories' | 'posts'> & { products: readonly Product[] }

/**
 * Makes the picture that link previews show of each product, category and article, and the one of all
 * other pages, under names that change with what they show. Out: address by the page's path; '/' for all others.
 */
export async function publishSocialPictures(
  subjects: Subjects,
  { publicFolder, cacheFolder }: { publicFolder: string; cacheFolder: string },
): Promise<Record<string, string>> {
  await mkdir(join(publicFolder, 'social'), { recursive: true })
  const published = await inTurns([...socialCards(subjects)], async ([path, card]): Promise<[string, string]> => {
    const svg = socialCard(card)
    const hash = contentHash(svg)
    const png = await cachedFile(join(cacheFolder, `${hash}.png`), () => rendered(svg))
    const src = `/social/${path.slice(1).replaceAll('/', '-') || 'site'}.${hash}.png`
    await writeFile(join(publicFolder, src), png)
    return [path, src]
  })
  return Object.fromEntries(published)
}

function rendered(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, dither: 0, effort: 4 }).toBuffer()
}

/** What each page's picture shows, by its path. */
export function socialCards({
  brand: { name: brand, tagline },
  products,
  categories,
  posts,
}: Subjects): Map<string, SocialCard> {
  const cards = new Map<string, SocialCard>()
  cards.set(paths.home, { title: tagline, kind: 'Catálogo', brand, drawing: blogPicture('checklist-monitor') })
  for (const { slug, h1Title } of categories) {
    const drawn = picturedCategories.find((pictured) => pictured === slug)
    const drawing = drawn ? categoryPicture(drawn) : equipmentHero()
    cards.set(paths.category(slug), { title: h1Title, kind: 'Acessórios e componentes', brand, drawing })
  }
  for (const { slug, title } of posts) {
    cards.set(paths.article(slug), { title, kind: 'Blog', brand, drawing: blogPicture(slug) })
  }
  for (const product of products) cards.set(paths.product(product.id), productCard(product, brand))
  return cards
}

function productCard(product: Product, brand: string): SocialCard {
  const [whole] = productPictures(product)
  const isPart = product.category === 'acessorios-componentes'
  return {
    title: product.name,
    kind: isPart ? productTypeLabel[product.productType] : equipmentFamilyLabel[product.family],
    code: labelCode({ sku: product.sku, variants: isPart ? product.variants : [] }),
    brand,
    drawing: whole?.svg ?? equipmentHero(),
  }
}
