import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ContentError } from '../content/content-error.ts'
import { loadContent } from '../content/load-content.ts'
import { readEnvironment } from '../environment.ts'
import { inTurns } from '../in-turns.ts'
import { browserIndices } from '../site/lists.ts'
import { builtProducts } from '../site/all-paths.ts'
import { sitePath, type Site } from '../site/site.ts'
import { writeAppIcons } from './app-icons.ts'
import { drawProduct } from './draw-product.ts'
import { drawScenes } from './draw-scenes.ts'
import { publishPhotographs } from './photographs.ts'
import { publishSocialPictures } from './social-pictures.ts'
import { publishPosts } from './publish-posts.ts'
import { writeDiscovery } from './write-discovery.ts'
import { writeIndices } from './write-indices.ts'

/** Before the site is built: checks the content, draws the pictures and writes what the pages are made of. */

const publicFolder = '.site/public'

async function compile(): Promise<Site> {
  const environment = readEnvironment(process.env)
  const content = await loadContent(process.cwd())
  await mkdir(join(publicFolder, 'desenhos'), { recursive: true })
  await mkdir(join(publicFolder, 'itens'), { recursive: true })
  const photographs = await publishPhotographs(content.products, {
    photographs: join('content', 'images', 'products'),
    publicFolder,
    cacheFolder: join('.cache', 'photos'),
  })
  const products = await inTurns(content.products, async (written) => {
    const { product, summary } = await drawProduct(written, publicFolder, photographs.get(written.id))
    await writeFile(join(publicFolder, 'itens', `${product.id}.json`), JSON.stringify(summary))
    return product
  })
  const siteUrl = environment.SITE_URL || content.brand.siteUrl
  const posts = await publishPosts(content, { siteUrl, publicFolder })
  await writeAppIcons(publicFolder)
  return {
    ...content,
    backend: { url: environment.PUBLIC_BACKEND_URL, key: environment.PUBLIC_BACKEND_KEY },
    analyticsUrl: environment.PUBLIC_ANALYTICS_URL,
    siteUrl,
    products,
    posts,
    social: await publishSocialPictures({ ...content, products: products.slice(0, builtProducts), posts }, { publicFolder, cacheFolder: join('.cache', 'social') }),
    scenes: await drawScenes(publicFolder),
    indices: await writeIndices(browserIndices({ ...content, products }), publicFolder),
  }
}

try {
  await rm('.site', { recursive: true, force: true })
  const site = await compile()
  await writeFile(sitePath, JSON.stringify(site))
  await writeDiscovery(site, publicFolder)
  console.log(`Compiled ${site.products.length} products, ${site.categories.length} categories, ${site.posts.length} articles.`)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
