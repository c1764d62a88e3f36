import { catalogueRoutes } from '#desk/catalogue/catalogue-routes.ts'
import { UndoList, undoRoutes } from '#desk/content/write-draft.ts'
import { contentRoutes } from '#desk/content/content-routes.tsx'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { TrustedProxies } from '#server/http/trusted-proxies.ts'
import { Ceremonies } from './access/ceremonies.ts'
import type { DeskOptions } from './desk-options.ts'
import type { DeskEnvironment } from './http/environment.ts'
import { failureAnswer } from './http/failure-answer.tsx'
import { maximumFormBytes } from './http/form.ts'
import { deskHeaders } from './http/headers.ts'
import { originGuard } from './http/origin-guard.ts'
import { pageShower } from './http/page.tsx'
import { proxyGuard } from './http/proxy-guard.ts'
import { requireFormToken, requireSession, readSession } from './http/session-guard.ts'
import { Refusal } from './http/refusal.ts'
import { companionRoutes } from './routes/companion-routes.ts'
import { fileRoutes } from './routes/file-routes.ts'
import { bulkRoutes } from './routes/messages/bulk-routes.ts'
import { messageListRoutes } from './routes/messages/list-routes.tsx'
import { messageChangeRoutes, messageRoutes } from './routes/messages/message-routes.tsx'
import { newMessageRoutes } from './routes/messages/new-message-routes.tsx'
import { personAccessRoutes, personRoutes } from './routes/person-routes.tsx'
import { personalDataRoutes, personalDataWriteRoutes } from './routes/personal-data/request-routes.tsx'
import { pictureRoutes } from './routes/picture-routes.ts'
import { proposalActRoutes } from './routes/proposals/act-routes.ts'
import { proposalRoutes } from './routes/proposals/edit-routes.tsx'
import { proposalFigureRoutes } from './routes/proposals/figure-routes.tsx'
import { proposalListRoutes } from './routes/proposals/list-routes.tsx'
import { newProposalRoutes } from './routes/proposals/new-routes.tsx'
import { proposalOutRoutes } from './routes/proposals/out-routes.tsx'
import { proposalPaperRoutes } from './routes/proposals/paper-routes.ts'
import { conflictRoutes, publishActRoutes, releaseRoutes } from './publish/publish-act-routes.ts'
import { publishRoutes } from './publish/publish-routes.tsx'
import { recordRoutes } from './routes/record-routes.tsx'
import { passkeyRoutes, sessionRoutes } from './routes/session-routes.tsx'
import { reviewChangeRoutes, reviewRoutes } from './routes/reviews/review-routes.tsx'
import { searchListRoutes } from './routes/searches/list-routes.tsx'
import { termRoutes } from './routes/searches/term-routes.tsx'
import { signInRoutes } from './routes/sign-in-routes.tsx'
import { situationRoutes } from './routes/situation-routes.tsx'

/**
 * The desk's whole HTTP interface. The guards are installed here, each before what it guards (docs/security.md 'The
 * desk'); only roles are required by the routes themselves.
 */
export function createDesk(options: DeskOptions, shopName: string): Hono<DeskEnvironment> {
  const { settings, place, store, access } = options
  const app = new Hono<DeskEnvironment>()
  const show = pageShower(options)
  const proxies = new TrustedProxies(settings.DESK_TRUST_PROXY)
  const ceremonies = new Ceremonies(access.passkeys, { shopName: `${shopName} · Mesa` })
  const all = { ...options, show }
  const edits = { ...all, undos: new UndoList() }

  app.use(deskHeaders(place.isSecure))
  app.onError(failureAnswer(show))
  app.use(bodyLimit({ maxSize: maximumFormBytes, onError: tooLarge }))
  app.get('/healthz', async (context) => {
    await store.check()
    return context.json({ status: 'ok' })
  })
  app.use(originGuard({ place, proxies }))
  fileRoutes(app, options)
  app.use(readSession(options))
  app.use(proxyGuard({ ...options, proxies }))
  signInRoutes(app, all, ceremonies)
  app.use(requireSession(options), requireFormToken)

  app.get('/', (context) => context.redirect('/mensagens', 303))
  pictureRoutes(app, options)
  messageListRoutes(app, all)
  newMessageRoutes(app, all)
  messageRoutes(app, all)
  messageChangeRoutes(app, all)
  bulkRoutes(app, all)
  companionRoutes(app, all)
  proposalListRoutes(app, all)
  newProposalRoutes(app, all)
  proposalFigureRoutes(app, all)
  proposalRoutes(app, all)
  proposalActRoutes(app, all)
  proposalOutRoutes(app, all)
  proposalPaperRoutes(app, all)
  searchListRoutes(app, all)
  termRoutes(app, all)
  undoRoutes(app, edits)
  catalogueRoutes(app, edits)
  contentRoutes(app, edits)
  publishRoutes(app, all)
  publishActRoutes(app, all)
  conflictRoutes(app, all)
  releaseRoutes(app, all)
  reviewRoutes(app, all)
  reviewChangeRoutes(app, all)
  personalDataRoutes(app, all)
  personalDataWriteRoutes(app, all)
  situationRoutes(app, all)
  personRoutes(app, all)
  personAccessRoutes(app, all)
  sessionRoutes(app, all)
  passkeyRoutes(app, all, ceremonies)
  recordRoutes(app, all)
  app.notFound(() => {
    throw new Refusal('no-such-page', 404, 'Não há nada neste endereço da mesa.')
  })
  return app
}

function tooLarge(): never {
  throw new Refusal('too-large', 413, 'O que foi enviado é grande demais. Envie menos de cada vez.')
}
