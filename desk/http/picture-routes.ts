import type { DeskOptions, DeskApp } from './routes.ts'
import { derived } from '#server/shop/derived.ts'
import type { Shop } from '#server/shop/shop.ts'

/** The policy for a drawing opened by itself: allows only its own style attributes. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** The headers of a drawing made on request. */
export const drawingHeaders = { 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': picturePolicy }

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

/** The media type of a picture, by the ending of its file. */
export const pictureType = (name: string) => types[/\w+$/.exec(name)?.[0].toLowerCase() ?? ''] ?? 'image/png'

/** The desk's address for a picture of the shop. In: its address on the site. */
export function pictureAddress(source: string): string {
  return `/vitrine${source}`
}

/** The pictures of the shop's products and its logo as they are published; no other file of it. */
export function pictureRoutes(app: DeskApp, { shop, siteFiles }: Pick<DeskOptions, 'shop' | 'siteFiles'>): void {
  app.get('/vitrine/*', async (context, next) => {
    const source = context.req.path.slice('/vitrine'.length)
    const present = await shop()
    if (!picturesOf(present).has(source)) return next()
    const found = await siteFiles(present, new Request(new URL(source, context.req.url)))
    if (!found?.ok) return next()
    return context.body(await found.arrayBuffer(), 200, {
      'Content-Type': found.headers.get('Content-Type') ?? 'application/octet-stream',
      'Cache-Control': 'private, max-age=86400',
      'Content-Security-Policy': picturePolicy,
    })
  })
}

const picturesOf = derived(({ products, logo }: Shop) => {
  const images = products.flatMap((product) => product.images.map(({ src }) => src))
  return new Set([logo.light.src, logo.dark.src, ...images])
})
