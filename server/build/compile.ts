import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueProduct, ProductImage } from '#domain/catalogue/catalogue-product.ts'
import { knownStems } from '#domain/demand/known-stems.ts'
import { ContentError } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'
import { ContentFiles } from '#server/content/content-files.ts'
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

/* The first part of a build: checks the content, publishes its pictures and writes the data of the pages. Each of
   its five stages uses the results of the stages before it: own pictures → articles → drawings → site → files. */

/** The folder of the files that are served without change. */
export const publicFolder = join(releaseFolder(), 'public')

/** One compilation: its content, and where its results go. */
interface Compilation {
  content: Content
  environment: Environment
  siteUrl: string
  canvas: Canvas
  /** The results of earlier compilations. */
  cache: ValueCache
  /** The previous site in development, the current one for a preview. Its pictures for link previews are used again. */
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

/** Publishes the pictures of `content/images`. */
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

/** Publishes the drawings. One thread draws the products while the others make pictures for link previews. */
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

/** Makes the site's data for its pages, and the files for search and filters in the browser. */
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

/** Writes the files for the server, for search engines, for carts, and the shopping feeds and the read API. */
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

/**
 * Writes the summaries that carts fetch, under former ids too, so that a cart with a former id learns the present
 * product.
 */
async function writeItems(products: readonly CatalogueProduct[]): Promise<void> {
  for (const product of products) {
    const summary = JSON.stringify(summaryOf(product))
    for (const id of [product.id, ...(product.formerly ?? [])])
      await writeChanged(join(publicFolder, 'itens', `${id}.json`), summary)
  }
}

/** Reads the shop's content. Throws one ContentError that names every fault. */
function readShop(): Promise<Content> {
  return loadContent(new ContentFiles(shopFolder), readEnvironment(process.env))
}

function compileContent(content: Content, cache: ValueCache, before?: Site): Promise<Site> {
  const environment = readEnvironment(process.env)
  const canvas = { publicFolder, colours: content.brand.colours.light }
  const siteUrl = environment.SITE_URL || content.brand.siteUrl
  return compile({ content, environment, siteUrl, canvas, cache, before })
}

/** Results shared by the compilations of this process, in development. */
const processCache = new ValueCache()

/**
 * Compiles the present `content/` and writes the site. In: the previous site, in development. Throws one ContentError
 * that names every fault; the data of the pages are then unchanged.
 */
export async function writeSite(before?: Site): Promise<Site> {
  return compileContent(await readShop(), processCache, before)
}

/**
 * Compiles checked content into the public folder, emptied first, using earlier results. In: the site whose pictures
 * for link previews are used again.
 */
export async function compileSite(content: Content, cache: ValueCache, before?: Site): Promise<void> {
  await rm(publicFolder, { recursive: true, force: true })
  const { products, categories, posts } = await compileContent(content, cache, before)
  console.log(`Compiled ${products.length} products, ${categories.length} categories, ${posts.length} articles.`)
}

/** The shop's checked content. Throws a SetupError that names every fault, if the shop has to correct something. */
export async function checkedContent(): Promise<Content> {
  try {
    return await readShop()
  } catch (error) {
    throw error instanceof ContentError ? new SetupError(error.message) : error
  }
}

if (import.meta.main) await runMain(async () => compileSite(await checkedContent(processCache), processCache))
