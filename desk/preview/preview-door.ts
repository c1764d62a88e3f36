import { randomBytes } from 'node:crypto'
import type { Sessions } from '#desk/access/access.ts'
import type { DeskSettings } from '#desk/settings.ts'
import { traceOf } from '#server/failure.ts'
import { listen } from '#server/http/listen.ts'
import { securityHeaders } from '#server/http/pages/security-headers.ts'
import type { Draft } from '#server/store/content-drafts.ts'
import { log } from '#server/log.ts'
import { previewAnswer } from '#server/preview/preview-answer.ts'
import type { PreviewOutcome, Previews } from '#server/preview/previews.ts'

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
  previews: Pick<Previews, 'make' | 'of' | 'stop'>
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
      await parts.previews.stop()
    },
  }
}

async function open(parts: DoorParts, tickets: Map<string, Ticket>): Promise<{ url: string; abort: () => void }> {
  const { settings } = parts
  const { DESK_HOST: HOST, DESK_TRUST_PROXY: TRUST_PROXY } = settings
  const PORT = settings.DESK_PREVIEW_PORT ?? settings.DESK_PORT + 1
  const place = { url: settings.DESK_PREVIEW_URL, port: PORT }
  const server = await listen((request) => answerAt(place, { ...parts, tickets }, request), { HOST, PORT, TRUST_PROXY })
  place.port = server.port
  place.url ||= `http://localhost:${server.port}`
  return { url: place.url, abort: () => server.abort() }
}

interface Door extends DoorParts {
  tickets: Map<string, Ticket>
}

async function answerAt(place: { url: string; port: number }, door: Door, request: Request): Promise<Response> {
  try {
    const response = await guarded(place, door, request)
    for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value)
    response.headers.set('X-Robots-Tag', 'noindex')
    return response
  } catch (error) {
    log('preview-failed', traceOf(error))
    return told('A prévia não pôde ser mostrada. Abra-a de novo pela mesa.', 500)
  }
}

async function guarded(place: { url: string; port: number }, door: Door, request: Request): Promise<Response> {
  const host = request.headers.get('host') ?? ''
  if (host.toLowerCase() !== new URL(place.url).host) return told('Este não é o endereço da prévia.', 421)
  const url = new URL(request.url)
  const cookie = `previa-${place.port}`
  const ticket = url.searchParams.get(parameter)
  if (ticket !== null) {
    if (!(await letsIn(door, ticket))) return told('Este endereço já não vale. Abra a prévia de novo pela mesa.', 403)
    url.searchParams.delete(parameter)
    const secure = place.url.startsWith('https:') ? '; Secure' : ''
    return new Response(null, {
      status: 303,
      headers: {
        Location: `${url.pathname}${url.search}`.replace(/^\/+/, '/'),
        'Set-Cookie': `${cookie}=${ticket}; Path=/; HttpOnly; SameSite=Lax${secure}`,
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
      },
    })
  }
  const found = await letsIn(door, cookieIn(request, cookie))
  const preview = found && door.previews.of(found.draftId)
  return preview ? previewAnswer(preview, request) : told('Abra a prévia pela mesa.', 403)
}

/** The ticket with this name, if its session is still valid. */
async function letsIn({ tickets, sessions }: Door, name: string): Promise<Ticket | undefined> {
  const ticket = tickets.get(name)
  if (!ticket || ticket.believedUntil > Date.now()) return ticket
  if (!(await sessions.find(ticket.session))) {
    tickets.delete(name)
    return undefined
  }
  ticket.believedUntil = Date.now() + believedMilliseconds
  return ticket
}

function cookieIn(request: Request, name: string): string {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('=', 2))
  return pairs.find(([given]) => given === name)?.[1] ?? ''
}

function told(words: string, status: number): Response {
  return new Response(words, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    },
  })
}
