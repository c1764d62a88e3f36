import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { ContentError } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'
import { loadContent } from '#server/content/load-content.ts'
import { readEnvironment } from '#server/environment.ts'
import { contentFolder, keptFolder, releaseFolder, shopFolder } from '#server/folders.ts'
import { inTurns } from '#server/in-turns.ts'
import { builtProducts } from '#server/site/all-paths.ts'
import { runMain, SetupError } from '#server/setup-error.ts'
import { sitePath, type Site } from '#server/site/site.ts'
import { publishBrandPictures } from './pictures/brand-pictures.ts'
import { drawConnectors } from './pictures/draw-connectors.ts'
import { drawProduct } from './pictures/draw-product.ts'
import { drawScenes } from './pictures/draw-scenes.ts'
import { publishPhotographs } from './pictures/photographs.ts'
import { publishSocialPictures } from './pictures/social-pictures.ts'
import { browserIndices } from '#server/site/catalogue-lists.ts'
import type { Canvas } from './pictures/write-drawing.ts'
import { contentKey } from './content-hash.ts'
import { publishPosts } from './publish-posts.ts'
import { writeDiscovery } from './discovery/write-discovery.ts'
import { writeFeeds } from './feeds/write-feeds.ts'
import { writeIndices } from './write-indices.ts'
import { writeChanged } from './write-changed.ts'

/** Before the site is built: checks the content, draws the pictures and writes what the pages are made of. */

/** The shop's own files, as they are served. */
export const publicFolder = join(releaseFolder(), 'public')

/** In: the site as it was compiled before, whose pictures for link previews are kept. */
async function compile(before?: Site): Promise<Site> {
  const environment = readEnvironment(process.env)
  const content = await loadContent(shopFolder, environment)
  const { colours, logo: _logo, icon: _icon, ...brand } = content.brand
  const canvas = { publicFolder, colours: colours.light }
  await mkdir(join(publicFolder, 'desenhos'), { recursive: true })
  await mkdir(join(publicFolder, 'itens'), { recursive: true })
  const photographs = await publishPhotographs(content.products, content.photographs, {
    publicFolder,
    cacheFolder: join(keptFolder, 'photos'),
  })
  const products = await drawProducts(content, canvas, photographs)
  const siteUrl = environment.SITE_URL || content.brand.siteUrl
  const posts = await publishPosts(content, { siteUrl, canvas, blogFolder: join(contentFolder, 'blog') })
  const { logo, icon } = await publishBrandPictures(content.brand, {
    brandFolder: join(contentFolder, 'images', 'brand'),
    publicFolder,
  })
  return {
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
    social: before?.social ?? (await drawPreviews({ ...content, products, posts, icon }, canvas)),
    scenes: await drawScenes(canvas),
    faces: await drawConnectors(content.registries.connectors, canvas),
    indices: await writeIndices(browserIndices({ ...content, products }), publicFolder),
  }
}

function drawProducts(
  { products, registries }: Content,
  canvas: Canvas,
  photographs: Awaited<ReturnType<typeof publishPhotographs>>,
): Promise<CatalogueProduct[]> {
  const { connectors } = registriesOf(registries)
  const studio = JSON.stringify([canvas, registries.connectors])
  return inTurns(products, async (written) => {
    const images = photographs.get(written.id)
    const draw = () => drawProduct(written, { canvas, connectors }, images)
    return writeProduct(await drawnOnce(contentKey(studio, JSON.stringify([written, images])), draw))
  })
}

type Drawn = ReturnType<typeof drawProduct>
const drawn = new Map<string, Drawn>()

/** While somebody works on the site, a change of one product draws that one anew. In: what stands for all that a drawing shows. */
function drawnOnce(key: string, draw: () => Drawn): Drawn {
  const found = drawn.get(key) ?? draw()
  drawn.set(key, found)
  return found
}

async function writeProduct({ product, summary }: Awaited<ReturnType<typeof drawProduct>>) {
  // A cart that still holds a former id learns by it what the product is called now.
  for (const id of [product.id, ...(product.formerly ?? [])])
    await writeChanged(join(publicFolder, 'itens', `${id}.json`), JSON.stringify(summary))
  return product
}

function drawPreviews(content: Parameters<typeof publishSocialPictures>[0], canvas: Canvas) {
  const { products } = content
  return publishSocialPictures(
    { ...content, products: products.slice(0, builtProducts) },
    { canvas, cacheFolder: join(keptFolder, 'social') },
  )
}

/**
 * Compiles what is in `content/` now and writes it down. In: the site as it was before, while somebody works on it.
 * Throws one ContentError that names every fault; then nothing that pages are made of has changed.
 */
export async function writeSite(before?: Site): Promise<Site> {
  const site = await compile(before)
  await writeChanged(sitePath(), JSON.stringify(site))
  await writeDiscovery(site, publicFolder)
  await writeFeeds(site, publicFolder)
  return site
}

/** Compiles into an empty folder and says what. A ContentError is the operator's to mend: it ends as a SetupError. */
export async function compileSite(): Promise<Site> {
  await rm(publicFolder, { recursive: true, force: true })
  try {
    const site = await writeSite()
    const { products, categories, posts } = site
    console.log(`Compiled ${products.length} products, ${categories.length} categories, ${posts.length} articles.`)
    return site
  } catch (error) {
    throw error instanceof ContentError ? new SetupError(error.message) : error
  }
}

if (import.meta.main) await runMain(async () => void (await compileSite()))
