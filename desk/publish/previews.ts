import { randomBytes } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { LRUCache } from 'lru-cache'
import type { Sessions } from '#desk/access/access.ts'
import type { DeskSettings } from '#desk/settings.ts'
import { colourRules } from '#domain/shop/colours.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import type { Environment } from '#server/environment.ts'
import { traceOf } from '#server/failure.ts'
import { escapeXml } from '#server/feeds/xml.ts'
import { AnswerCache } from '#server/http/answer-cache.ts'
import { fileAnswers } from '#server/http/files.ts'
import { listen } from '#server/http/listen.ts'
import { Pages } from '#server/http/pages.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { log } from '#server/log.ts'
import type { PageAnswer, PageRoute } from '#server/render/page-answer.ts'
import type { RenderPage } from '#server/render/render-page.ts'
import { loadShop } from '#server/shop/load-shop.ts'
import { Shop } from '#server/shop/shop.ts'
import type { Draft } from '#server/store/content-drafts.ts'

/** Maximum drafts loaded for preview, the most recently viewed: each is a whole shop in memory. */
const maximumReady = 2

/** A draft as it would be published. */
export interface Preview {
  /** The shop's colours as CSS rules. */
  colours: string
  /** Answers a request for a page, or for a file that follows from the shop. */
  answer: (request: Request) => Promise<Response>
}

/** What previews are made of. */
export interface PreviewSources {
  content: ContentFiles
  environment: Environment
  /** The site's own code (server/render/worker.ts). */
  code: { renderPage: RenderPage; routes: readonly PageRoute[] }
  /** The number of the version that is published: with another one, previews are made anew. */
  version: () => number
}

/** Makes shops of drafts, and answers from them as the site would. The published site does not change. */
export class Previews {
  readonly #parts: PreviewSources
  readonly #ready = new LRUCache<number, { key: string; preview: Preview }>({ max: maximumReady })

  constructor(parts: PreviewSources) {
    this.#parts = parts
  }

  /** The draft's last preview; undefined if none is ready. */
  of(draftId: number): Preview | undefined {
    return this.#ready.get(draftId)?.preview
  }

  /** Makes the preview of a draft as it is now. Out: the faults of its content, for which there is none. */
  async make(draft: Pick<Draft, 'id' | 'name' | 'version' | 'files'>): Promise<readonly ContentFault[]> {
    const key = `${draft.version} ${this.#parts.version()}`
    if (this.#ready.get(draft.id)?.key === key) return []
    try {
      this.#ready.set(draft.id, { key, preview: await this.#load(draft) })
      return []
    } catch (error) {
      if (error instanceof ContentError) return error.faults
      throw error
    }
  }

  async #load({ name, files: changed }: Pick<Draft, 'name' | 'files'>): Promise<Preview> {
    const { content, environment, code } = this.#parts
    const files = content.with(changed)
    const { data } = await loadShop(files, environment)
    // What visitors' browsers send must not come from a preview.
    const settings = { ...data.settings, backend: { url: '', key: '' }, analyticsUrl: '', countsVisits: false }
    const shop = new Shop({ ...data, settings })
    const answers = new AnswerCache()
    const render = async (draftShop: Shop, request: Parameters<RenderPage>[1]) =>
      withPreviewBar(await code.renderPage(draftShop, request), name)
    const pages = new Pages({ routes: async () => [...code.routes], render }, answers)
    const answerFile = fileAnswers({ answers, readPages: (path) => files.bytes(path) })
    return {
      colours: colourRules(shop.colours),
      answer: async (request) => (await answerFile(shop, request)) ?? pages.answer(shop, request),
    }
  }
}

/** The address of the bar's style sheet. */
const barStylesPath = '/previa.css'

const quickCompression = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

/** Adds the bar to a page that says that it is a preview. */
function withPreviewBar(answer: PageAnswer, draftName: string): PageAnswer {
  const isPage = answer.headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'))
  if (!isPage || answer.body === undefined) return answer
  const html = brotliDecompressSync(answer.body)
    .toString()
    .replace('</head>', () => `<link rel="stylesheet" href="${barStylesPath}"></head>`)
    .replace(
      '</body>',
      () => `<p class="previa">Prévia de <b>${escapeXml(draftName)}</b>: ainda não publicado</p></body>`,
    )
  return { ...answer, body: new Uint8Array(brotliCompressSync(html, quickCompression)) }
}

const ticketParameter = 'previa'
const maximumTickets = 200

interface PreviewServerParts {
  settings: Pick<DeskSettings, 'DESK_HOST' | 'DESK_PORT' | 'DESK_URL' | 'DESK_PREVIEW_PORT' | 'DESK_PREVIEW_URL'>
  sessions: Pick<Sessions, 'find'>
  previews: Pick<Previews, 'make' | 'of'>
  /** The folder of the site's bundled code for browsers. */
  codeFolder: string
}

/**
 * Shows previews on a separate port, because a page's addresses begin at the root. A ticket from the desk lets a
 * browser in as long as the session lives for which it was made; the desk's own cookie is not used there. The port is
 * opened with the first preview.
 */
export function previewServer({ settings, sessions, previews, codeFolder }: PreviewServerParts) {
  const { DESK_HOST: HOST, DESK_URL, DESK_PREVIEW_URL } = settings
  /** By which browsers are let in: each is for a draft, and ends with the session for which it was made. */
  const tickets = new LRUCache<string, { draftId: number; session: string }>({ max: maximumTickets })
  let opened: ReturnType<typeof open> | undefined

  /** The preview of a ticket whose session is still valid; null where it is not ready. */
  async function previewOf(ticket: string): Promise<Preview | null | undefined> {
    const known = tickets.get(ticket)
    const isValid = known !== undefined && (await sessions.find(known.session)) !== undefined
    return isValid ? (previews.of(known.draftId) ?? null) : undefined
  }

  async function open() {
    const PORT = settings.DESK_PREVIEW_PORT ?? settings.DESK_PORT + 1
    const address = { url: DESK_PREVIEW_URL, port: PORT }
    const server = await listen(previewApp(address, { previewOf, codeFolder }).fetch, { HOST, PORT })
    address.port = server.port
    address.url ||= `http://localhost:${server.port}`
    return { url: address.url, abort: () => server.abort() }
  }

  return {
    /**
     * Prepares a draft's preview. In: the token of the requesting session, with which the preview ends; the page to
     * begin with. Out: the preview's address, or why there is none.
     */
    show: async (draft: Draft, { token, path }: { token: string; path: string }) => {
      if (DESK_URL.startsWith('https:') && DESK_PREVIEW_URL === '') return { kind: 'no-address' } as const
      const faults = await previews.make(draft)
      if (faults.length > 0) return { kind: 'faults', faults } as const
      opened ??= open()
      const { url } = await opened.catch((error: unknown) => {
        opened = undefined
        throw error
      })
      const address = new URL(path, url)
      const ticket = randomBytes(32).toString('base64url')
      tickets.set(ticket, { draftId: draft.id, session: token })
      address.searchParams.set(ticketParameter, ticket)
      return { kind: 'shown', address: address.href } as const
    },
    stop: async () => {
      const server = await opened?.catch(() => undefined)
      server?.abort()
    },
  }
}
export type PreviewServer = ReturnType<typeof previewServer>

interface PreviewAppParts {
  /** The preview that a ticket is for: undefined for an invalid ticket, null for a preview that is not ready. */
  previewOf: (ticket: string) => Promise<Preview | null | undefined>
  codeFolder: string
}

/** Who has a ticket is let in; then pages and files are answered from the draft, the code's files as the site's. */
function previewApp(place: { url: string; port: number }, { previewOf, codeFolder }: PreviewAppParts) {
  const app = new Hono<{ Variables: { preview: Preview } }>()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value)
    context.header('X-Robots-Tag', 'noindex')
    context.header('Cache-Control', 'no-store')
  })
  app.onError((error, context) => {
    log('preview-failed', traceOf(error))
    return textAnswer(context, 'A prévia não pôde ser mostrada. Abra-a de novo pela mesa.', 500)
  })
  app.use(async (context, next) => {
    const host = context.req.header('host') ?? ''
    if (host.toLowerCase() !== new URL(place.url).host)
      return textAnswer(context, 'Este não é o endereço da prévia.', 421)
    const cookie = `previa-${place.port}`
    const ticket = context.req.query(ticketParameter)
    const preview = await previewOf(ticket ?? getCookie(context, cookie) ?? '')
    if (ticket !== undefined) {
      if (preview === undefined)
        return textAnswer(context, 'Este endereço já não vale. Abra a prévia de novo pela mesa.', 403)
      setCookie(context, cookie, ticket, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: place.url.startsWith('https:'),
      })
      return context.redirect(addressWithoutTicket(context.req.url), 303)
    }
    if (!preview) return textAnswer(context, 'Abra a prévia pela mesa.', 403)
    context.set('preview', preview)
    return next()
  })
  app.on(['GET', 'HEAD'], ['/rest/*', '/api/v1/lists/*'], (context) => context.json([]))
  app.get(barStylesPath, (context) => {
    context.header('Content-Type', 'text/css; charset=utf-8')
    return context.body(context.get('preview').colours + barStyles)
  })
  // A service worker would show this draft's pages in place of the next draft's.
  app.get('/service-worker.js', (context) => context.text('', 404))
  app.get('/assets/*', serveStatic({ root: codeFolder, precompressed: true }))
  app.get('*', (context) => context.get('preview').answer(context.req.raw))
  app.all('*', (context) => context.json({ message: 'Isto é uma prévia: nada é enviado.' }, 403))
  return app
}

/** A page's address once its ticket is a cookie. */
function addressWithoutTicket(address: string): string {
  const url = new URL(address)
  url.searchParams.delete(ticketParameter)
  return `${url.pathname}${url.search}`.replace(/^\/+/, '/')
}

function textAnswer(context: Context, words: string, status: 403 | 421 | 500): Response {
  context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  return context.text(words, status)
}

const barStyles = `.previa {
  position: fixed;
  inset: auto auto 0 0;
  z-index: 100;
  max-width: 100%;
  margin: 0;
  padding: 4px 12px;
  border-radius: 0 6px 0 0;
  background: var(--ink);
  color: var(--sheet);
  font-size: 13px;
  pointer-events: none;
}
@media print {
  .previa { display: none; }
}
`
