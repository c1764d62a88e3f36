import { readEnvironment, type Environment } from './environment.ts'
import { currentRelease } from './folders.ts'
import { createApp } from './http/app.ts'
import { openAccessRecords } from './http/connection/access-records.ts'
import { RenderQueue } from './http/connection/render-queue.ts'
import { originsOf } from './http/pages/content-security-policy.ts'
import { inheritedSocket } from './http/inherited-socket.ts'
import { listen } from './http/listen.ts'
import { servePages } from './http/pages/pages.ts'
import { quickFiles } from './http/pages/quick-files.ts'
import { readiness } from './http/readiness.ts'
import { openStore } from './inbox/open-store.ts'
import { startDelivery } from './outbox/delivery.ts'
import { log } from './log.ts'
import { followReleases } from './release/follow-releases.ts'
import { openRelease, type ReleaseStanding } from './release/open-release.ts'
import { rootWarning } from './root-warning.ts'
import { runMain } from './setup-error.ts'
import { siteOrderBook } from './site/order/order-book.ts'
import { site as builtSite } from './site/site.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { startWatch } from './watch/watch.ts'

await runMain(async () => {
  const environment = readEnvironment(process.env)
  warnRoot()
  const release = await openRelease(originsOf(environment), environment.RELEASE_SIGNERS)
  const store = await openStore(environment, { mayCreate: true })
  const delivery = startDelivery({ outbox: store.outbox, settings: environment, shop: release.shop })
  const queue = new RenderQueue()
  const { site, assets, thread, standing, backendKey: pagesKey } = release
  const serverKey = environment.PUBLIC_BACKEND_URL ? pagesKey : environment.PUBLIC_BACKEND_KEY
  const notReady = readiness({ store, render: thread.render, pagesKey, serverKey })
  const health = async () => ({ status: (await notReady()) ?? 'ok', release: standing })
  const watch = await startWatch(environment, { store, queue, channels: delivery.channels, health })
  const app = createApp({
    environment,
    store,
    pages: servePages({ site, assets, render: thread.render, queue }),
    securityContact: release.securityContact,
    notReady,
    isProduct: (id) => release.productIds.has(id),
    lists: { orderBook: siteOrderBook, siteUrl: async () => (await builtSite()).siteUrl },
    onStored: delivery.nudge,
  })
  const records = openAccessRecords(environment)
  const socket = inheritedSocket(process.env, process.pid)
  const server = await listen(
    app.fetch,
    { ...environment, socket },
    {
      quick: quickFiles(site, environment.TRUST_PROXY),
      observe: (request, response) => {
        records.note(request)
        watch.observe(request, response)
      },
    },
  )
  const kind = environment.DATABASE_URL ? 'postgres' : 'embedded'
  log('started', { store: kind, channels: delivery.channels.join(' '), ...told(standing) })
  sayReady(environment.HOST, server.port)

  followWhereAsked(environment, release.folder)
  stopOnSignal(async () => {
    const [isComplete] = await Promise.all([server.stop(), delivery.stop()])
    watch.stop()
    await Promise.all([records.close(), store.close(), thread.stop()])
    return isComplete
  })
})

function told({ id, verifiedBy = 'nobody was asked for' }: ReleaseStanding): { release: string; verifiedBy: string } {
  return { release: id, verifiedBy }
}

/** The service starts it anew (deploy/vitrine.service), on the release that is current then. */
function followWhereAsked({ FOLLOW_RELEASES, RELEASE_SIGNERS: signers }: Environment, served: string): void {
  if (FOLLOW_RELEASES === 'off') return
  const onChange = () => process.kill(process.pid, 'SIGTERM')
  followReleases({ current: currentRelease, served, signers, onChange })
}

function warnRoot(): void {
  const warning = rootWarning(process.getuid?.(), process.env)
  if (warning) console.warn(warning)
}

function sayReady(host: string, port: number): void {
  // What the start left behind (--expose-gc in script/server).
  globalThis.gc?.()
  console.log(`Ready at http://${host.includes(':') ? `[${host}]` : host}:${port}`)
}
