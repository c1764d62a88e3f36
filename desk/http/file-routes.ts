import * as v from 'valibot'
import { derived } from '#server/shop/derived.ts'
import type { Shop } from '#server/shop/shop.ts'
import { jsonOf } from './form.ts'
import { type DeskOptions, type DeskApp, sessionOf, type RouteOptions, Refusal } from './routes.ts'

/** The policy for a drawing opened by itself: allows only its own style attributes. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

export const drawingHeaders = { 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': picturePolicy }

const pictureTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

export const pictureType = (name: string) => pictureTypes[/\w+$/.exec(name)?.[0].toLowerCase() ?? ''] ?? 'image/png'

/** The desk's address for a picture of the shop. In: its address on the site; undefined and '' where there is none. */
export const pictureAddress = (source: string | undefined): string | undefined => source && `/vitrine${source}`

/** The pictures of the shop's products and its logo as they are published; no other file of it. */
export function pictureRoutes(app: DeskApp, { shop, siteFiles }: Pick<DeskOptions, 'shop' | 'siteFiles'>): void {
  app.get('/vitrine/*', async (context, next) => {
    const source = context.req.path.slice('/vitrine'.length)
    const currentShop = await shop()
    if (!picturesOf(currentShop).has(source)) return next()
    const answer = await siteFiles(currentShop, new Request(new URL(source, context.req.url)))
    if (!answer?.ok) return next()
    return context.body(await answer.arrayBuffer(), 200, {
      'Content-Type': answer.headers.get('Content-Type') ?? 'application/octet-stream',
      'Cache-Control': 'private, max-age=86400',
      'Content-Security-Policy': picturePolicy,
    })
  })
}

const picturesOf = derived(({ products, logo }: Shop) => {
  const images = products.flatMap((product) => product.images.map(({ src }) => src))
  return new Set([logo.light.src, logo.dark.src, ...images])
})

const itemPathSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9/-]{1,79}$/))
const presenceSchema = v.object({ path: itemPathSchema, isLeaving: v.optional(v.boolean(), false) })
const draftSchema = v.object({ path: itemPathSchema, text: v.pipe(v.string(), v.maxLength(20_000)) })

/** Requests that accompany an open page: presence, and drafts of typed text. */
export function presenceRoutes(app: DeskApp, { store }: RouteOptions): void {
  app.post('/presenca', async (context) => {
    const { person } = sessionOf(context)
    const { path, isLeaving } = await jsonOf(context, presenceSchema)
    if (isLeaving) {
      await store.presence.leave(path, person.id)
      return context.json({ others: [] })
    }
    const otherPersons = await store.presence.ping(path, { id: person.id, name: person.name })
    return context.json({ others: otherPersons.map(({ name }) => name) })
  })

  app.post('/rascunhos', async (context) => {
    const { path, text } = await jsonOf(context, draftSchema)
    if (!(await store.typedTexts.save(path, sessionOf(context).person.id, text)))
      throw new Refusal('no-such-item', 404, 'Isto não existe mais.')
    return context.json({ savedAt: new Date().toISOString() })
  })
}

const forever = 'public, max-age=31536000, immutable'
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#0b5560"/><path d="M8 12h16M8 12v11m16-11v11M12 8h8" stroke="#fff" stroke-width="2.5" stroke-linecap="round" fill="none"/></svg>'

export function fileRoutes(app: DeskApp, { files }: Pick<DeskOptions, 'files'>): void {
  app.get('/arquivos/mesa.svg', (context) =>
    context.body(icon, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' }),
  )
  app.get('/arquivos/:name', (context) => {
    const file = files.byName.get(context.req.param('name'))
    // A page opened before an upgrade may ask for a script of the former release.
    if (!file) throw new Refusal('no-such-file', 404, 'Não há este arquivo.')
    return context.body(new Uint8Array(file.body), 200, { 'Content-Type': file.type, 'Cache-Control': forever })
  })
}
