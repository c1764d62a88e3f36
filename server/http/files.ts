import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { entityTag } from '#server/digest.ts'
import { rssFeed } from '#server/feeds/articles.ts'
import { manifestText } from '#server/feeds/installed-app.ts'
import { cartItem, indexFile, readApi } from '#server/feeds/read-api.ts'
import { googleFeed, metaFeed } from '#server/feeds/shopping.ts'
import { robotsText, sitemapByName, sitemapIndex } from '#server/feeds/sitemap.ts'
import { figureDrawing, articlePictureFile } from '#server/pictures/article-pictures.ts'
import { appIcon, favicon, iconWidths, logoPicture } from '#server/pictures/brand-pictures.ts'
import { connectorDrawing } from '#server/pictures/connectors.ts'
import { sizedPhotograph } from '#server/pictures/photographs.ts'
import { productDrawing } from '#server/pictures/product-images.ts'
import { sceneDrawing } from '#server/pictures/scenes.ts'
import { socialPictureFile } from '#server/pictures/social-pictures.ts'
import type { PageAnswer } from '#server/render/page-answer.ts'
import type { ReadContent, ShopFile } from '#server/shop/shop-file.ts'
import type { Shop } from '#server/shop/shop.ts'
import { responseOf, type AnswerCache } from './answer-cache.ts'
import { drawingPolicy } from './content-security-policy.ts'
import { VisitorQueues } from './visitor-queues.ts'

/**
 * Files under addresses with a digest of what they are made from (`#`), kept by browsers for a year. `:path` stands for
 * one or more parts of a path, `:name` for one; `find` gets the shop and what stands for these.
 */
const lastingFiles: readonly (readonly [
  address: string,
  find: (shop: Shop, ...captured: string[]) => ShopFile | undefined,
])[] = [
  ['/desenhos/produtos/:name/:name.#.svg', productDrawing],
  ['/desenhos/cenas/:name.#.svg', sceneDrawing],
  ['/desenhos/conectores/todos.#.svg', connectorDrawing],
  ['/desenhos/figuras/:name.#.(svg|png)', figureDrawing],
  ['/desenhos/artigos/:name.#.([a-z]+)', articlePictureFile],
  ['/desenhos/logo/:name.#.([a-z]+)', logoPicture],
  ['/fotos/:path.#.webp', sizedPhotograph],
  ['/social/:path.#.(png|jpg)', socialPictureFile],
  ['/indices/:name.#.json', indexFile],
]

type Body = string | Buffer | undefined

const changingFiles: readonly (readonly [
  address: string,
  make: (shop: Shop, read: ReadContent, ...captured: string[]) => Body | Promise<Body>,
])[] = [
  ['/favicon.svg', favicon],
  ...Object.entries(iconWidths).map(
    ([address, width]) => [address, (shop: Shop, read: ReadContent) => appIcon(shop, read, width)] as const,
  ),
  ['/manifest.webmanifest', manifestText],
  ['/robots.txt', robotsText],
  ['/sitemap.xml', sitemapIndex],
  ['/sitemap-:name.xml', (shop, _read, name = '') => sitemapByName(shop, name)],
  ['/blog/rss.xml', rssFeed],
  // The address of the old Atom feed gets RSS: feed readers recognise the format from the text.
  ['/blog/atom.xml', rssFeed],
  ['/feeds/google.xml', googleFeed],
  ['/feeds/meta.csv', metaFeed],
  ['/itens/:name.json', (shop, _read, id = '') => cartItem(shop, id)],
  ...Object.entries(readApi),
]

const contentTypes: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.xml': 'application/xml; charset=utf-8',
}

export interface FilesOptions {
  answers: AnswerCache
  readContent: ReadContent
  /** Makes the service worker's script; undefined: no service worker. */
  serviceWorker?: ((shop: Shop) => string) | undefined
}

/** The longest wait for a picture: less than the 30 s after which the proxy gives up. */
const maximumWaitMilliseconds = 25_000

/** Answers for a shop's files: undefined for other addresses, 404 for a missing file; a former digest is redirected. */
export function fileAnswers({ answers, readContent, serviceWorker }: FilesOptions) {
  const lastingRoutes = lastingFiles.map(([address, find]) => [patternOf(address), find] as const)
  const changingRoutes = [
    ...changingFiles,
    ...(serviceWorker ? [['/service-worker.js', serviceWorker] as const] : []),
  ].map(([address, make]) => [patternOf(address), make] as const)
  const queues = new VisitorQueues(maximumWaitMilliseconds)
  return async (shop: Shop, request: Request, visitor = ''): Promise<Response | undefined> => {
    const { pathname: path } = new URL(request.url)
    const acceptEncoding = request.headers.get('accept-encoding')
    const cached = answers.get(path)
    if (cached) return responseOf(cached, acceptEncoding)
    for (const [pattern, make] of changingRoutes) {
      const match = pattern.exec(path)
      if (!match) continue
      const answer = await answers.getOrMake(`file ${shop.version} ${path}`, async () =>
        answerOf(path, await make(shop, readContent, ...match.slice(1))),
      )
      return responseOf(answer, acceptEncoding)
    }
    for (const [pattern, find] of lastingRoutes) {
      const match = pattern.exec(path)
      if (!match) continue
      const file = find(shop, ...match.slice(1))
      if (!file) return responseOf(notFound, acceptEncoding)
      if (file.address !== path) return redirectTo(file.address)
      // A photograph is read whole and made smaller: who asks for all of them delays only their own.
      const make = async () => answerOf(path, await file.make(readContent), lastingHeaders)
      const answer = await queues.runInTurn(visitor, () => answers.getOrMake(path, make))
      return responseOf(answer, acceptEncoding)
    }
    return undefined
  }
}

/** The answer for a missing file: bare, because no visitor looks at it. */
const notFound: PageAnswer = { status: 404, headers: [['Cache-Control', 'no-store']], body: undefined }

const lastingHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' }

function patternOf(address: string): RegExp {
  const pattern = address
    .replaceAll('.', String.raw`\.`)
    .replaceAll(':name', '([^/]+)')
    .replaceAll(':path', '(.+)')
    .replaceAll('#', '[0-9a-f]{8}')
  return new RegExp(`^${pattern}$`)
}

const compress = promisify(brotliCompress)
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

async function answerOf(path: string, content: Body, headers: Record<string, string> = {}): Promise<PageAnswer> {
  if (content === undefined) return notFound
  const extension = extname(path)
  const bytes = Buffer.from(content)
  const isText = extension === '.svg' || !contentTypes[extension]?.startsWith('image/')
  return {
    status: 200,
    headers: [
      ...Object.entries(headers),
      ['Content-Type', contentTypes[extension] ?? 'application/octet-stream'],
      ['ETag', entityTag(bytes)],
      ...(extension === '.svg' ? [['Content-Security-Policy', drawingPolicy] as [string, string]] : []),
      ...(isText ? [['Content-Encoding', 'br'] as [string, string]] : []),
    ],
    body: new Uint8Array(isText ? await compress(bytes, compression) : bytes),
  }
}

const redirectTo = (address: string): Response =>
  new Response(null, { status: 302, headers: { Location: address, 'Cache-Control': 'no-cache' } })
