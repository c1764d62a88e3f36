import { randomBytes } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as v from 'valibot'
import { colourRules } from '#domain/shop/colours.ts'
import { entityTag } from '#server/digest.ts'
import { contentSecurityPolicy, hashSource } from '#server/http/content-security-policy.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { PageAnswer, PageRequest, PageRoute } from './page-answer.ts'
import { nonceContext } from './page-context.ts'

/**
 * The CSP hashes of the inline scripts that the page's own code wrote. They carry the nonce of this rendering, which
 * nothing injected into a page can know. Data blocks (JSON) do not run, so they get no hash.
 */
export function inlineScriptHashes(html: string, nonce: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!code || !attributes.includes(` nonce="${nonce}"`)) continue
    if (/\bsrc=/.test(attributes) || /type="application\//.test(attributes)) continue
    hashes.add(hashSource(code))
  }
  return [...hashes]
}

/** The page without its nonce, for caching. */
export const withoutNonce = (html: string, nonce: string): string => html.replaceAll(` nonce="${nonce}"`, '')

const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Renders a page of the shop, with its body even for HEAD. */
export type RenderPage = (shop: Shop, request: PageRequest) => Promise<PageAnswer>

/** Makes the function that renders pages. In: the bundled application; 'production' or 'development'. */
export function pageRenderer(build: ServerBuild, mode: string): RenderPage {
  const handle = createRequestHandler(build, mode)
  return async (shop, { url, method, headers, body }) => {
    const nonce = randomBytes(16).toString('base64')
    const context = new RouterContextProvider()
    context.set(shopContext, shop)
    context.set(nonceContext, nonce)
    const request = new Request(url, { method, headers, ...(body && { body }) })
    return pageAnswer(await handle(request, context), { nonce, shop })
  }
}

async function pageAnswer(response: Response, { nonce, shop }: { nonce: string; shop: Shop }): Promise<PageAnswer> {
  const headers = new Headers(response.headers)
  const text = await response.text()
  const isPage = headers.get('content-type')?.startsWith('text/html') === true
  if (isPage) {
    const { backend, analyticsUrl } = shop.data.settings
    const policy = contentSecurityPolicy({
      scripts: inlineScriptHashes(text, nonce),
      // The shop's colours (app/root.tsx).
      styles: [hashSource(colourRules(shop.colours))],
      backend: backend.url,
      analytics: analyticsUrl,
    })
    headers.set('Content-Security-Policy', policy)
  }
  // The router's data are asked for again each time, as pages are: never data of an earlier version.
  else if (response.ok && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  const body = isPage ? withoutNonce(text, nonce) : text
  headers.set('ETag', entityTag(body))
  if (text === '') return { status: response.status, headers: [...headers], body: undefined }
  // Packed for whatever the program accepts: answers are cached so, and `responseOf` unpacks them for the others.
  headers.set('Content-Encoding', 'br')
  return { status: response.status, headers: [...headers], body: new Uint8Array(brotliCompressSync(body, compression)) }
}

const routeModuleSchema = v.object({ handle: v.object({ parameters: v.array(v.string()) }) })

/** The routes with the query parameters that their modules declare (`handle.parameters`). */
export const pageRoutes = ({ routes }: ServerBuild): PageRoute[] =>
  Object.values(routes).flatMap((route) => {
    const { index, path = '', caseSensitive = false } = route ?? {}
    // Neither the root nor what stands around all pages has an address.
    if (!route || (path === '' && !index)) return []
    const parameters = v.is(routeModuleSchema, route.module) ? route.module.handle.parameters : []
    return [{ path, caseSensitive, parameters, ...(index && { index }) }]
  })
