import { randomBytes } from 'node:crypto'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Sessions } from '#desk/access/access.ts'
import type { DeskSettings } from '#desk/settings.ts'
import { traceOf } from '#server/failure.ts'
import { listen } from '#server/http/listen.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import type { Draft } from '#server/store/content-drafts.ts'
import { log } from '#server/log.ts'
import { markStyles, type Preview, type PreviewOutcome, type Previews } from './previews.ts'

/** The outcome of a request for a preview: its address, or the reason why there is none. */
export type ShownDraft =
  | { kind: 'shown'; address: string }
  | Exclude<PreviewOutcome, { kind: 'ready' }>
  | { kind: 'no-address' }

/** Shows previews of drafts in the browser. */
export interface PreviewDoor {
  /**
   * Prepares a draft's preview. In: the token of the requesting session, with which the preview ends; the page to begin
   * with.
   */
  show(draft: Draft, asking: { token: string; path: string }): Promise<ShownDraft>
  stop(): Promise<void>
}

type Settings = Pick<
  DeskSettings,
  'DESK_HOST' | 'DESK_PORT' | 'DESK_URL' | 'DESK_PREVIEW_PORT' | 'DESK_PREVIEW_URL' | 'DESK_TRUST_PROXY'
>

interface DoorParts {
  settings: Settings
  sessions: Pick<Sessions, 'find'>
  previews: Pick<Previews, 'make' | 'of'>
  /** The folder of the site's bundled code for browsers. */
  codeFolder: string
}

const parameter = 'previa'
const maximumTickets = 200
/** Milliseconds for which a session is not checked again, because a page requests thirty files. */
const believedMilliseconds = 10_000

interface Ticket {
  draftId: number
  session: string
  believedUntil: number
}

/**
 * Shows previews on a separate port, because a page's addresses begin at the root. A ticket from the desk lets a
 * browser in as long as the session lives for which it was made; the desk's own cookie is not used there. The port is
 * opened with the first preview.
 */
export function previewDoor(parts: DoorParts): PreviewDoor {
  const tickets = new Map<string, Ticket>()
  let opened: ReturnType<typeof open> | undefined

  return {
    show: async (draft, { token, path }) => {
      const { settings, previews } = parts
      if (settings.DESK_URL.startsWith('https:') && settings.DESK_PREVIEW_URL === '') return { kind: 'no-address' }
      const outcome = await previews.make(draft)
      if (outcome.kind === 'faults') return outcome
      opened ??= open(parts, tickets)
      const { url } = await opened.catch((error: unknown) => {
        opened = undefined
        throw error
      })
      const ticket = randomBytes(32).toString('base64url')
      tickets.set(ticket, { draftId: draft.id, session: token, believedUntil: 0 })
      for (const old of [...tickets.keys()].slice(0, -maximumTickets)) tickets.delete(old)
      const address = new URL(path, url)
      address.searchParams.set(parameter, ticket)
      return { kind: 'shown', address: address.href }
    },
    stop: async () => {
      const door = await opened?.catch(() => undefined)
      door?.abort()
    },
  }
}

async function open(parts: DoorParts, tickets: Map<string, Ticket>): Promise<{ url: string; abort: () => void }> {
  const { settings } = parts
  const PORT = settings.DESK_PREVIEW_PORT ?? settings.DESK_PORT + 1
  const place = { url: settings.DESK_PREVIEW_URL, port: PORT }
  const app = previewApp(place, { ...parts, tickets })
  const server = await listen(app.fetch, { HOST: settings.DESK_HOST, PORT })
  place.port = server.port
  place.url ||= `http://localhost:${server.port}`
  return { url: place.url, abort: () => server.abort() }
}

interface Door extends DoorParts {
  tickets: Map<string, Ticket>
}
type PreviewEnvironment = { Variables: { preview: Preview } }

/** Who has a ticket is let in; then pages and files are answered from the draft, the code's files as the site's. */
function previewApp(place: { url: string; port: number }, door: Door): Hono<PreviewEnvironment> {
  const app = new Hono<PreviewEnvironment>()
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
    const ticket = context.req.query(parameter)
    if (ticket !== undefined) return letIn(context, { place, door, cookie, ticket })
    const found = await validTicket(door, getCookie(context, cookie) ?? '')
    const preview = found && door.previews.of(found.draftId)
    if (!preview) return textAnswer(context, 'Abra a prévia pela mesa.', 403)
    context.set('preview', preview)
    return next()
  })
  app.on(['GET', 'HEAD'], ['/rest/*', '/api/v1/lists/*'], (context) => context.json([]))
  app.get(markStyles, (context) => {
    context.header('Content-Type', 'text/css; charset=utf-8')
    return context.body(context.get('preview').colours + barStyles)
  })
  // A service worker would show this draft's pages in place of the next draft's.
  app.get('/service-worker.js', (context) => context.text('', 404))
  app.get('/assets/*', serveStatic({ root: door.codeFolder, precompressed: true }))
  app.get('*', (context) => context.get('preview').answer(context.req.raw))
  app.all('*', (context) => context.json({ message: 'Isto é uma prévia: nada é enviado.' }, 403))
  return app
}

interface Entering {
  place: { url: string; port: number }
  door: Door
  cookie: string
  ticket: string
}

/** Exchanges a ticket in the address for a cookie. */
async function letIn(context: Context, { place, door, cookie, ticket }: Entering): Promise<Response> {
  if (!(await validTicket(door, ticket)))
    return textAnswer(context, 'Este endereço já não vale. Abra a prévia de novo pela mesa.', 403)
  const url = new URL(context.req.url)
  url.searchParams.delete(parameter)
  setCookie(context, cookie, ticket, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: place.url.startsWith('https:'),
  })
  return context.redirect(`${url.pathname}${url.search}`.replace(/^\/+/, '/'), 303)
}

/** The ticket with this name, if its session is still valid. */
async function validTicket({ tickets, sessions }: Door, name: string): Promise<Ticket | undefined> {
  const ticket = tickets.get(name)
  if (!ticket || ticket.believedUntil > performance.now()) return ticket
  if (!(await sessions.find(ticket.session))) {
    tickets.delete(name)
    return undefined
  }
  ticket.believedUntil = performance.now() + believedMilliseconds
  return ticket
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
