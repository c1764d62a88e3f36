import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { DeskOptions } from '#desk/desk-options.ts'
import type { DeskShop } from '#desk/shop.ts'
import type { DeskApp } from './desk-routes.ts'

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
}

/** The policy for a drawing opened by itself: allows only its own style attributes. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** The headers of a drawing made on request. */
export const drawingHeaders = { 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': picturePolicy }

/** The desk's address for a picture of the shop. In: its address on the site. */
export function pictureAddress(source: string): string {
  return `/vitrine${source}`
}

/** The pictures that may be requested, by release. */
const known = new WeakMap<DeskShop, Set<string>>()

/** The pictures of the shop's products and its logo from the current release; no other file of it. */
export function pictureRoutes(app: DeskApp, { shop }: Pick<DeskOptions, 'shop'>): void {
  app.get('/vitrine/*', async (context, next) => {
    const source = context.req.path.slice('/vitrine'.length)
    const present = await shop()
    const type = types[extname(source)]
    if (type === undefined || !sourcesOf(present).has(source)) return next()
    const body = await readFile(join(present.folder, 'client', source))
    return context.body(new Uint8Array(body), 200, {
      'Content-Type': type,
      'Cache-Control': 'private, max-age=86400',
      'Content-Security-Policy': picturePolicy,
    })
  })
}

function sourcesOf(shop: DeskShop): Set<string> {
  const found = known.get(shop) ?? new Set(pictures(shop))
  known.set(shop, found)
  return found
}

function pictures({ site }: DeskShop): string[] {
  const { products, logo } = site
  return [logo.light.src, logo.dark.src, ...products.flatMap(({ images }) => images.map(({ src }) => src))]
}
