import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { ContentError } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'
import { loadContent } from '#server/content/load-content.ts'
import { readEnvironment } from '#server/environment.ts'
import { contentFolder, keptFolder, releaseFolder, shopFolder } from '#server/folders.ts'
import { KeptValues } from '#server/kept-values.ts'
import { builtProducts } from '#server/site/all-paths.ts'
import { summaryOf } from '#server/site/catalogue.ts'
import { runMain, SetupError } from '#server/setup-error.ts'
import { factsPath, releaseFacts } from '#server/release/release-facts.ts'
import { sitePath, type Site } from '#server/site/site.ts'
import { publishBrandPictures } from './pictures/brand-pictures.ts'
import { drawConnectors } from './pictures/draw-connectors.ts'
import { drawProducts } from './pictures/draw-products.ts'
import { drawScenes } from './pictures/draw-scenes.ts'
import { publishPhotographs } from './pictures/photographs.ts'
import { publishSocialPictures } from './pictures/social-pictures.ts'
import { browserIndices } from '#server/site/catalogue-lists.ts'
import type { Canvas } from './pictures/write-drawing.ts'
import { publishPosts } from './publish-posts.ts'
import { writeDiscovery } from './discovery/write-discovery.ts'
import { writeFeeds } from './feeds/write-feeds.ts'
import { writeIndices } from './write-indices.ts'
import { writeChanged } from './write-changed.ts'

/** Before the site is built: checks the content, draws the pictures and writes what the pages are made of. */

/** The shop's own files, as they are served. */
export const publicFolder = join(releaseFolder(), 'public')

/** In: checked content, what was made before, and the site as it was compiled before, whose pictures for link previews are kept. */
async function compile(content: Content, kept: KeptValues, before?: Site): Promise<Site> {
  const environment = readEnvironment(process.env)
  const { colours, logo: _logo, icon: _icon, promises: _promises, ...brand } = content.brand
  const canvas = { publicFolder, colours: colours.light }
  for (const folder of ['desenhos', 'itens', 'indices']) await mkdir(join(publicFolder, folder), { recursive: true })
  const photographs = await publishPhotographs(content.products, content.photographs, {
    publicFolder,
    cacheFolder: join(keptFolder, 'photos'),
  })
  const siteUrl = environment.SITE_URL || content.brand.siteUrl
  const posts = await publishPosts(content, { siteUrl, canvas, blogFolder: join(contentFolder, 'blog'), kept })
  const { logo, icon } = await publishBrandPictures(content.brand, {
    brandFolder: join(contentFolder, 'images', 'brand'),
    publicFolder,
  })
  // One thread draws; the others make pictures for link previews meanwhile.
  const [products, social] = await Promise.all([
    drawProducts(content, { canvas, photographs, kept, keptFolder }),
    before?.social ?? drawPreviews({ ...content, posts, icon }, canvas, kept),
  ])
  await writeItems(products)
  const made = {
    ...content,
    brand,
    colours,
    logo,
    backend: { url: environment.PUBLIC_BACKEND_URL, key: environment.PUBLIC_BACKEND_KEY },
    analyticsUrl: environment.PUBLIC_ANALYTICS_URL,
    retentionDays: environment.RETENTION_DAYS,
    siteUrl,
    products,
    posts,
    social,
    scenes: await drawScenes(canvas),
    ...(await drawConnectors(content.registries.connectors, canvas)),
  }
  return { ...made, indices: await writeIndices(browserIndices(made), publicFolder) }
}

/** A cart asks for them; one that still holds a former id learns by it what the product is called now. */
async function writeItems(products: readonly CatalogueProduct[]): Promise<void> {
  for (const product of products) {
    const summary = JSON.stringify(summaryOf(product))
    for (const id of [product.id, ...(product.formerly ?? [])])
      await writeChanged(join(publicFolder, 'itens', `${id}.json`), summary)
  }
}

function drawPreviews(content: Parameters<typeof publishSocialPictures>[0], canvas: Canvas, kept: KeptValues) {
  const { products } = content
  return publishSocialPictures(
    { ...content, products: products.slice(0, builtProducts) },
    { canvas, cacheFolder: join(keptFolder, 'social'), kept },
  )
}

/** The shop's content. Throws one ContentError that names every fault. In: what was read before. */
export function readShop(kept: KeptValues): Promise<Content> {
  return loadContent(shopFolder, readEnvironment(process.env), kept)
}

/** What compilations of this process leave for each other, while somebody works on the site. */
const keptHere = new KeptValues()

/**
 * Compiles what is in `content/` now and writes it down. In: the site as it was before, while somebody works on it.
 * Throws one ContentError that names every fault; then nothing that pages are made of has changed.
 */
export async function writeSite(before?: Site): Promise<Site> {
  return writeCompiled(await readShop(keptHere), keptHere, before)
}

async function writeCompiled(content: Content, kept: KeptValues, before?: Site): Promise<Site> {
  const site = await compile(content, kept, before)
  await writeChanged(sitePath(), JSON.stringify(site))
  await writeChanged(factsPath(releaseFolder()), JSON.stringify(releaseFacts(site)))
  await writeDiscovery(site, publicFolder)
  await writeFeeds(site, publicFolder)
  return site
}

/** Compiles checked content into an empty folder, with what was made before. */
export async function compileSite(content: Content, kept: KeptValues): Promise<void> {
  await rm(publicFolder, { recursive: true, force: true })
  const { products, categories, posts } = await writeCompiled(content, kept)
  console.log(`Compiled ${products.length} products, ${categories.length} categories, ${posts.length} articles.`)
}

/** A ContentError is the operator's to mend: it ends as a SetupError. */
export async function soundShop(kept: KeptValues): Promise<Content> {
  try {
    return await readShop(kept)
  } catch (error) {
    throw error instanceof ContentError ? new SetupError(error.message) : error
  }
}

if (import.meta.main) await runMain(async () => compileSite(await soundShop(keptHere), keptHere))
