import { randomBytes } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { LRUCache } from 'lru-cache'
import type { Sessions } from '#desk/access/access.ts'
import type { DeskSettings } from '#desk/settings.ts'
import type { BuiltCode } from '#server/code/built-code.ts'
import { traceOf } from '#server/failure.ts'
import { listen } from '#server/http/listen.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { log } from '#server/log.ts'
import type { Draft } from '#server/store/content-drafts.ts'
import { barStyles, barStylesPath, Previews, type Preview, type PreviewSources } from './previews.ts'

const ticketParameter = 'previa'
const maximumTickets = 200

interface PreviewServerParts {
  settings: Pick<DeskSettings, 'DESK_HOST' | 'DESK_PORT' | 'DESK_URL' | 'DESK_PREVIEW_PORT' | 'DESK_PREVIEW_URL'>
  sessions: Pick<Sessions, 'find'>
  previews: Pick<Previews, 'make' | 'readyPreview'>
  codeFolder: string
}

/**
 * Shows previews on a separate port, opened with the first one, because a page's addresses begin at the root. A ticket
 * from the desk lets a browser in while its session lives; the desk's own cookie is not used there.
 */
export function previewServer({ settings, sessions, previews, codeFolder }: PreviewServerParts) {
  const { DESK_HOST: HOST, DESK_URL, DESK_PREVIEW_URL } = settings
  /** The tickets that admit browsers: each is for one draft, and ends with the session for which it was made. */
  const tickets = new LRUCache<string, { draftId: number; session: string }>({ max: maximumTickets })
  let opened: ReturnType<typeof open> | undefined

  /** Finds a ticket's preview: undefined if its session has ended, null if the preview is not ready. */
  async function previewOf(ticket: string): Promise<Preview | null | undefined> {
    const known = tickets.get(ticket)
    const isValid = known !== undefined && (await sessions.find(known.session)) !== undefined
    return isValid ? (previews.readyPreview(known.draftId) ?? null) : undefined
  }

  async function open() {
    const PORT = settings.DESK_PREVIEW_PORT ?? settings.DESK_PORT + 1
    const address = { url: DESK_PREVIEW_URL, port: PORT }
    const server = await listen(previewApp(address, previewOf, codeFolder).fetch, { HOST, PORT })
    address.port = server.port
    address.url ||= `http://localhost:${server.port}`
    return { url: address.url, abort: () => server.abort() }
  }

  return {
    /** Prepares a preview, which ends with the session. In: the first page. Out: its address, or why there is none. */
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

/** Opens the previews with the site's own code, as it was built. */
export async function openPreviews(
  { server, client }: BuiltCode,
  { settings, sessions, ...sources }: Pick<PreviewServerParts, 'settings' | 'sessions'> & Omit<PreviewSources, 'code'>,
): Promise<PreviewServer> {
  const { renderPage, routes }: typeof import('#server/render/worker.ts') = await import(pathToFileURL(server).href)
  const previews = new Previews({ ...sources, code: { renderPage, routes: routes() } })
  return previewServer({ settings, sessions, previews, codeFolder: client })
}

/** The previews' server: lets in who has a ticket, and answers from the draft; scripts and styles are the site's. */
function previewApp(
  place: { url: string; port: number },
  previewOf: (ticket: string) => Promise<Preview | null | undefined>,
  codeFolder: string,
) {
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
      const secure = place.url.startsWith('https:')
      setCookie(context, cookie, ticket, { path: '/', httpOnly: true, sameSite: 'Lax', secure })
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

function addressWithoutTicket(address: string): string {
  const url = new URL(address)
  url.searchParams.delete(ticketParameter)
  return `${url.pathname}${url.search}`.replace(/^\/+/, '/')
}

function textAnswer(context: Context, words: string, status: 403 | 421 | 500): Response {
  context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  return context.text(words, status)
}
