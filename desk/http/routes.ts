import type { Context, Hono } from 'hono'
import type { Access, Session } from '#desk/access/access.ts'
import type { DeskFiles } from '#desk/build/built-desk.ts'
import type { DeskFacts } from '#desk/desk-facts.ts'
import type { PreviewServer } from '#desk/publish/preview-server.ts'
import type { DeskAddress, DeskSettings } from '#desk/settings.ts'
import type { ShowPage } from '#desk/shell/page.tsx'
import type { DeskSituation } from '#desk/situation.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import type { AuditAct } from '#domain/desk/acts.ts'
import type { Catalogue } from '#server/content/edit/catalogue.ts'
import type { Originals } from '#server/content/edit/sent-pictures.ts'
import type { Environment } from '#server/environment.ts'
import type { ProposalPrinter } from '#server/proposals/issuer.ts'
import type { Publisher } from '#server/publish/publisher.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { Store } from '#server/store/store.ts'

export interface DeskOptions {
  settings: DeskSettings
  place: DeskAddress
  store: Store
  access: Access
  situation: DeskSituation
  files: DeskFiles
  shop: () => Promise<Shop>
  /** Answers with a file made from the shop (picture, feed), as the site would; undefined for other addresses. */
  siteFiles: (shop: Shop, request: Request) => Promise<Response | undefined>
  print: ProposalPrinter
  deskFacts: () => Promise<DeskFacts>
  catalogue: Catalogue
  originals: Originals
  previews: PreviewServer
  publisher: Publisher
  /** The shop's folder, whose `content/` drafts change. */
  root: string
  counting: Environment['SEARCH_COUNTS']
  canMail: boolean
  hasLinks: boolean
}

/** The facts of a request that the middleware determines. */
export interface DeskEnvironment {
  Variables: {
    origin: string
    session: Session | undefined
    /** The token of the session, '' without one. */
    token: string
  }
}
export type DeskContext = Context<DeskEnvironment>

export function sessionOf(context: DeskContext): Session {
  const session = context.get('session')
  if (!session) throw new Error('A route without a session asked for one')
  return session
}

/** The session's person as histories record them: id and name. */
export function actor(context: DeskContext) {
  const { id, name } = sessionOf(context).person
  return { id, name }
}

/** Records an act of the session's person in the audit. In: the act, its object's number, and a detail. */
export function recordAct(
  context: DeskContext,
  { store }: Pick<DeskOptions, 'store'>,
  action: AuditAct,
  target: number | null = null,
  note: string | null = null,
): Promise<void> {
  return store.audit.record({ operator: sessionOf(context).person.name, action, target, note })
}

export type DeskApp = Hono<DeskEnvironment>

export interface RouteOptions extends DeskOptions {
  show: ShowPage
}

const downloadTypes = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
} as const

export function fileAnswer(
  context: DeskContext,
  name: `${string}.${keyof typeof downloadTypes}`,
  content: string | Uint8Array<ArrayBuffer>,
): Response {
  const ending = keysOf(downloadTypes).find((key) => name.endsWith(`.${key}`)) ?? 'txt'
  context.header('Content-Disposition', `attachment; filename="${name}"`)
  return context.body(content, 200, { 'Content-Type': downloadTypes[ending] })
}

/** A refused request, thrown by routes: a code for the log, the status, and the sentence for the person. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: 400 | 403 | 404 | 405 | 409 | 413 | 421 | 429
  readonly code: string

  constructor(code: string, status: Refusal['status'], words: string) {
    super(words)
    this.code = code
    this.status = status
  }
}
