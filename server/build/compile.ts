import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueProduct, ProductImage } from '#domain/catalogue/catalogue-product.ts'
import { knownStems } from '#domain/demand/known-stems.ts'
import { ContentError } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'
import { loadContent } from '#server/content/load-content.ts'
import { readEnvironment, type Environment } from '#server/environment.ts'
import { contentFolder, cacheFolder, releaseFolder, shopFolder } from '#server/folders.ts'
import { ValueCache } from '#server/value-cache.ts'
import { builtProducts } from '#server/site/all-paths.ts'
import { summaryOf } from '#server/site/catalogue.ts'
import { runMain, SetupError } from '#server/setup-error.ts'
import { knownWordsPath } from '#server/demand/start-demand.ts'
import { factsPath, releaseFacts } from '#server/release/release-facts.ts'
import { sitePath, type Post, type Site } from '#server/site/site.ts'
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

/*
 * Before the site is built: checks the content, publishes its pictures and writes what the pages are made of. Five stages, each of
 * which takes what those before it made: own pictures → articles → drawings → site → files.
 */

/** The shop's own files, as they are served. */
export const publicFolder = join(releaseFolder(), 'public')

/** One compilation: what it is made of, and where its pictures go. */
interface Compilation {
  content: Content
  environment: Environment
  siteUrl: string
  canvas: Canvas
  /** What earlier compilations made. */
  cache: ValueCache
  /** The site as it was compiled before, while somebody works on it: it keeps its pictures for link previews. */
  before?: Site | undefined
}

async function compile(compilation: Compilation): Promise<Site> {
  for (const folder of ['desenhos', 'itens', 'indices']) await mkdir(join(publicFolder, folder), { recursive: true })
  const own = await publishOwnPictures(compilation)
  const posts = await publishPosts(compilation.content, {
    ...compilation,
    blogFolder: join(contentFolder, 'blog'),
  })
  const drawings = await publishDrawings(compilation, { ...own, posts })
  const site = await assembleSite(compilation, { logo: own.logo, posts, ...drawings })
  await writeFiles(site)
  return site
}

/** The pictures that the shop has in `content/images`. */
async function publishOwnPictures({ content }: Compilation) {
  const photographs = await publishPhotographs(content.products, content.photographs, {
    publicFolder,
    cacheFolder: join(cacheFolder, 'photos'),
  })
  const brandFolder = join(contentFolder, 'images', 'brand')
  return { photographs, ...(await publishBrandPictures(content.brand, { brandFolder, publicFolder })) }
}

interface PublishedBefore {
  photographs: ReadonlyMap<string, ProductImage[]>
  /** The company's icon, an SVG file. */
  icon: Buffer
  posts: Post[]
}

/** What is drawn from data. One thread draws the products; the others make pictures for link previews meanwhile. */
async function publishDrawings(
  { content, canvas, cache, before }: Compilation,
  { photographs, icon, posts }: PublishedBefore,
) {
  const previewed = { ...content, posts, icon, products: content.products.slice(0, builtProducts) }
  const previews = { canvas, cache, cacheFolder: join(cacheFolder, 'social') }
  const [products, social] = await Promise.all([
    drawProducts(content, { canvas, photographs, cache, cacheFolder }),
    before?.social ?? publishSocialPictures(previewed, previews),
  ])
  const connectors = await drawConnectors(content.registries.connectors, canvas)
  return { products, social, scenes: await drawScenes(canvas), ...connectors }
}

type Published = Pick<Site, 'logo' | 'posts'> & Awaited<ReturnType<typeof publishDrawings>>

/** The site as its pages read it, and the addresses of what the browser searches and filters by. */
async function assembleSite({ content, environment, siteUrl }: Compilation, published: Published): Promise<Site> {
  const { colours, logo: _logo, icon: _icon, promises: _promises, ...brand } = content.brand
  const made = {
    ...content,
    brand,
    colours,
    backend: { url: environment.PUBLIC_BACKEND_URL, key: environment.PUBLIC_BACKEND_KEY },
    analyticsUrl: environment.PUBLIC_ANALYTICS_URL,
    countsVisits: environment.SEARCH_COUNTS === 'consent',
    retentionDays: environment.RETENTION_DAYS,
    siteUrl,
    ...published,
  }
  return { ...made, indices: await writeIndices(browserIndices(made), publicFolder) }
}

/** What the server reads, and what search engines, shops' feeds and carts ask for. */
async function writeFiles(site: Site): Promise<void> {
  await writeItems(site.products)
  await writeChanged(sitePath(), JSON.stringify(site))
  await writeChanged(factsPath(releaseFolder()), JSON.stringify(releaseFacts(site)))
  const { products, vocabulary, registries, categories, posts } = site
  const written = { products, vocabulary, registries, categories, posts: posts.map(({ text }) => text) }
  await writeChanged(knownWordsPath(releaseFolder()), JSON.stringify(knownStems(written)))
  await writeDiscovery(site, publicFolder)
  await writeFeeds(site, publicFolder)
}

/** The summaries that a cart asks for, also under former ids: a cart that holds one learns what the product is called now. */
async function writeItems(products: readonly CatalogueProduct[]): Promise<void> {
  for (const product of products) {
    const summary = JSON.stringify(summaryOf(product))
    for (const id of [product.id, ...(product.formerly ?? [])])
      await writeChanged(join(publicFolder, 'itens', `${id}.json`), summary)
  }
}

/** The shop's content. Throws one ContentError that names every fault. In: what was read before. */
function readShop(cache: ValueCache): Promise<Content> {
  return loadContent(shopFolder, readEnvironment(process.env), cache)
}

function compileContent(content: Content, cache: ValueCache, before?: Site): Promise<Site> {
  const environment = readEnvironment(process.env)
  const canvas = { publicFolder, colours: content.brand.colours.light }
  const siteUrl = environment.SITE_URL || content.brand.siteUrl
  return compile({ content, environment, siteUrl, canvas, cache, before })
}

/** What compilations of this process leave for each other, while somebody works on the site. */
const processCache = new ValueCache()

/**
 * Compiles what is in `content/` now and writes it down. In: the site as it was before, while somebody works on it.
 * Throws one ContentError that names every fault; then nothing that pages are made of has changed.
 */
export async function writeSite(before?: Site): Promise<Site> {
  return compileContent(await readShop(processCache), processCache, before)
}

/** Compiles checked content into an empty folder, with what was made before. In: the site whose pictures for link previews it keeps. */
export async function compileSite(content: Content, cache: ValueCache, before?: Site): Promise<void> {
  await rm(publicFolder, { recursive: true, force: true })
  const { products, categories, posts } = await compileContent(content, cache, before)
  console.log(`Compiled ${products.length} products, ${categories.length} categories, ${posts.length} articles.`)
}

/** The shop's content, checked. Throws a SetupError, which names every fault, where the shop's people have something to mend. */
export async function soundShop(cache: ValueCache): Promise<Content> {
  try {
    return await readShop(cache)
  } catch (error) {
    throw error instanceof ContentError ? new SetupError(error.message) : error
  }
}

if (import.meta.main) await runMain(async () => compileSite(await soundShop(processCache), processCache))
