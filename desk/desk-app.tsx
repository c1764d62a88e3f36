import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { readiness } from '#server/http/health.ts'
import { TrustedProxies } from '#server/http/trusted-proxies.ts'
import { PasskeyCeremonies } from './access/ceremonies.ts'
import { passkeyRoutes, sessionRoutes, signInRoutes } from './access/sessions.tsx'
import { auditRoutes } from './administration/audit.tsx'
import { administrationRoutes, situationRoutes } from './administration/overview.tsx'
import { personAccessRoutes, personRoutes } from './administration/persons.tsx'
import { changeManyRoutes } from './catalogue/bulk.tsx'
import { photographsByCodeRoutes, photographRoutes } from './catalogue/photographs.tsx'
import { productRoutes, movingRoutes } from './catalogue/product.tsx'
import { sheetRoutes } from './catalogue/sheets.tsx'
import { catalogueTableRoutes } from './catalogue/table-routes.tsx'
import { contentRoutes } from './content/content-routes.tsx'
import { UndoList, undoRoutes } from './content/drafts.tsx'
import { presenceRoutes, fileRoutes, pictureRoutes } from './http/file-routes.ts'
import { limitFields, maximumFormBytes } from './http/form.ts'
import { deskHeaders, originGuard, proxyGuard, requireFormToken, requireSession, readSession } from './http/guards.ts'
import { type DeskOptions, type DeskEnvironment, Refusal } from './http/routes.ts'
import { messageListRoutes } from './messages/message-list.tsx'
import { messageChangeRoutes, messageRoutes, newMessageRoutes } from './messages/message-routes.tsx'
import { dataRequestListRoutes } from './personal-data/request-list.tsx'
import { dataRequestActRoutes, dataRequestRoutes } from './personal-data/request-page.tsx'
import { newProposalRoutes } from './proposals/new-proposal.tsx'
import { proposalListRoutes } from './proposals/proposal-list.tsx'
import { proposalActRoutes, proposalRoutes, proposalPaperRoutes } from './proposals/proposal-routes.tsx'
import { draftRoutes } from './publish/draft-page.tsx'
import { conflictRoutes, draftActRoutes, publishRoutes, publicationRoutes } from './publish/publish-routes.tsx'
import { reviewListRoutes, reviewRoutes } from './reviews/reviews.tsx'
import { lessonRoutes } from './searches/lesson-page.tsx'
import { searchListRoutes } from './searches/search-list.tsx'
import { termRoutes } from './searches/term-page.tsx'
import { failureAnswer, createShowPage } from './shell/page.tsx'

/** The desk's HTTP interface: guards stand before what they guard (docs/security.md); routes check roles themselves. */
export function createDesk(options: DeskOptions, shopName: string): Hono<DeskEnvironment> {
  const { settings, place, store, access } = options
  const app = new Hono<DeskEnvironment>()
  const show = createShowPage(options)
  const proxies = new TrustedProxies(settings.DESK_TRUST_PROXY)
  const ceremonies = new PasskeyCeremonies(access.passkeys, `${shopName} · Mesa`)
  const routeOptions = { ...options, show }
  const editOptions = { ...routeOptions, undos: new UndoList() }

  app.use(deskHeaders(place.isSecure))
  app.onError(failureAnswer(show))
  const notReady = readiness(store)
  app.get('/healthz', async (context) => {
    const reason = await notReady()
    return context.json({ status: reason ?? 'ok' }, reason === undefined ? 200 : 503)
  })
  app.use(originGuard(place, proxies))
  fileRoutes(app, options)
  app.use(readSession(options))
  app.use(proxyGuard({ ...options, proxies }))
  signInRoutes(app, routeOptions, ceremonies)
  // Bodies are measured only after sign-in: one without a stated length is kept in memory, which strangers could fill.
  const bodyGuards = [bodyLimit({ maxSize: maximumFormBytes, onError: tooLarge }), limitFields]
  app.use(requireSession(options), ...bodyGuards, requireFormToken)

  app.get('/', (context) => context.redirect('/mensagens', 303))
  pictureRoutes(app, options)
  messageListRoutes(app, routeOptions)
  newMessageRoutes(app, routeOptions)
  messageRoutes(app, routeOptions)
  messageChangeRoutes(app, routeOptions)
  presenceRoutes(app, routeOptions)
  proposalListRoutes(app, routeOptions)
  newProposalRoutes(app, routeOptions)
  proposalRoutes(app, routeOptions)
  proposalActRoutes(app, routeOptions)
  proposalPaperRoutes(app, routeOptions)
  searchListRoutes(app, routeOptions)
  termRoutes(app, routeOptions)
  lessonRoutes(app, editOptions)
  undoRoutes(app, editOptions)
  catalogueTableRoutes(app, editOptions)
  changeManyRoutes(app, editOptions)
  sheetRoutes(app, editOptions)
  photographsByCodeRoutes(app, editOptions)
  movingRoutes(app, editOptions)
  photographRoutes(app, editOptions)
  productRoutes(app, editOptions)
  contentRoutes(app, editOptions)
  publishRoutes(app, routeOptions)
  draftRoutes(app, routeOptions)
  draftActRoutes(app, routeOptions)
  conflictRoutes(app, routeOptions)
  publicationRoutes(app, routeOptions)
  reviewListRoutes(app, routeOptions)
  reviewRoutes(app, routeOptions)
  dataRequestListRoutes(app, routeOptions)
  dataRequestRoutes(app, routeOptions)
  dataRequestActRoutes(app, routeOptions)
  administrationRoutes(app, routeOptions)
  situationRoutes(app, routeOptions)
  personRoutes(app, routeOptions)
  personAccessRoutes(app, routeOptions)
  sessionRoutes(app, routeOptions)
  passkeyRoutes(app, routeOptions, ceremonies)
  auditRoutes(app, routeOptions)
  app.notFound(() => {
    throw new Refusal('no-such-page', 404, 'Não há nada neste endereço da mesa.')
  })
  return app
}

function tooLarge(): never {
  throw new Refusal('too-large', 413, 'O que foi enviado é grande demais. Envie menos de cada vez.')
}
