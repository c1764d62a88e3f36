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

/** A drawing that is opened by itself: its own style attributes, and nothing else. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** What a drawing is sent with that was just made. */
export const drawingHeaders = { 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': picturePolicy }

/** Where the desk shows a picture of the shop. In: its address on the site. */
export function pictureAddress(source: string): string {
  return `/vitrine${source}`
}

/** By release: what may be asked for. */
const known = new WeakMap<DeskShop, Set<string>>()

/** The pictures of the shop's products and its logo, as the current release has them; no other file of it. */
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
