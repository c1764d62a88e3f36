import { readEnvironment, type Environment } from './environment.ts'
import { countedPages } from './demand/counted-pages.ts'
import { startDemand } from './demand/start-demand.ts'
import { currentRelease } from './folders.ts'
import { createApp, type AppOptions } from './http/app.ts'
import { openAccessRecords } from './http/connection/access-records.ts'
import { RenderQueue } from './http/connection/render-queue.ts'
import { originsOf } from './http/pages/content-security-policy.ts'
import { inheritedSocket } from './http/inherited-socket.ts'
import { listen, type RequestObserver } from './http/listen.ts'
import { servePages } from './http/pages/pages.ts'
import { quickFiles } from './http/pages/quick-files.ts'
import { readiness } from './http/readiness.ts'
import { openStore, type Store } from './store/store.ts'
import { startDelivery } from './outbox/delivery.ts'
import { log } from './log.ts'
import { followReleases } from './release/follow-releases.ts'
import { openRelease, type OpenRelease, type ReleaseStanding } from './release/open-release.ts'
import { rootWarning } from './root-warning.ts'
import { runMain } from './setup-error.ts'
import { linkPages } from './site/link-pages.ts'
import { siteOrderBook } from './site/order/order-book.ts'
import { site as builtSite } from './site/site.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { startWatch } from './watch/watch.ts'

warnRoot()
await runMain(async () => {
  const environment = readEnvironment(process.env)
  const release = await openRelease(originsOf(environment), environment.RELEASE_SIGNERS)
  const store = await openStore(environment, { mayCreate: true })
  const delivery = startDelivery({ outbox: store.deliveries, settings: environment, shop: release.shop })
  const { site, assets, thread, standing } = release
  const queue = new RenderQueue()
  const notReady = readinessOf(environment, { store, release })
  const health = async () => ({ status: (await notReady()) ?? 'ok', release: standing })
  const watch = await startWatch(environment, { store, queue, channels: delivery.channels, health })
  const demand = await startDemand(environment, { store, release: release.folder })
  const app = createApp({
    environment,
    store,
    pages: countedPages(servePages({ site, assets, render: thread.render, queue }), demand),
    reports: demand?.takesReports ? demand : undefined,
    securityContact: release.securityContact,
    notReady,
    isProduct: (id) => release.productIds.has(id),
    lists: { orderBook: siteOrderBook, siteUrl: async () => (await builtSite()).siteUrl },
    proposals: linkedProposals(environment, { store, release }),
    onStored: delivery.nudge,
  })
  const records = openAccessRecords(environment)
  const observe: RequestObserver = (request, response) => {
    records.note(request)
    watch.observe(request, response)
  }
  const place = { ...environment, socket: inheritedSocket(process.env, process.pid) }
  const server = await listen(app.fetch, place, { quick: quickFiles(site, environment.TRUST_PROXY), observe })
  sayReady(environment, { port: server.port, channels: delivery.channels, standing })

  followWhereAsked(environment, release.folder)
  stopOnSignal(async () => {
    const [isComplete] = await Promise.all([server.stop(), delivery.stop()])
    watch.stop()
    await demand?.close()
    await Promise.all([records.close(), store.close(), thread.stop()])
    return isComplete
  })
})

interface Serving {
  store: Store
  release: OpenRelease
}

function readinessOf({ PUBLIC_BACKEND_URL, PUBLIC_BACKEND_KEY }: Environment, { store, release }: Serving) {
  const { backendKey: pagesKey, thread } = release
  const serverKey = PUBLIC_BACKEND_URL ? pagesKey : PUBLIC_BACKEND_KEY
  return readiness({ store, render: thread.render, pagesKey, serverKey })
}

function linkedProposals({ PROPOSAL_LINKS }: Environment, { store, release }: Serving): AppOptions['proposals'] {
  return PROPOSAL_LINKS === 'on' ? { proposals: store.publicProposals, page: linkPages(release.site) } : undefined
}

function told({ id, verifiedBy = 'nobody was asked for' }: ReleaseStanding): { release: string; verifiedBy: string } {
  return { release: id, verifiedBy }
}

/**
 * Ends the process when another release becomes current, if the settings ask for it. The service
 * (deploy/vitrine.service) then restarts the process on that release.
 */
function followWhereAsked({ FOLLOW_RELEASES, RELEASE_SIGNERS: signers }: Environment, served: string): void {
  if (FOLLOW_RELEASES === 'off') return
  const onChange = () => process.kill(process.pid, 'SIGTERM')
  followReleases({ current: currentRelease, served, signers, onChange })
}

function warnRoot(): void {
  const warning = rootWarning(process.getuid?.(), process.env)
  if (warning) console.warn(warning)
}

interface Started {
  port: number
  channels: readonly string[]
  standing: ReleaseStanding
}

function sayReady({ HOST: host, DATABASE_URL }: Environment, { port, channels, standing }: Started): void {
  log('started', {
    store: DATABASE_URL ? 'postgres' : 'embedded',
    channels: channels.join(' '),
    ...told(standing),
  })
  // Frees the memory used by the start (--expose-gc in script/server).
  globalThis.gc?.()
  console.log(`Ready at http://${host.includes(':') ? `[${host}]` : host}:${port}`)
}
