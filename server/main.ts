import { readEnvironment } from './environment.ts'
import { createApp } from './http/app.ts'
import { openAccessRecords } from './http/connection/access-records.ts'
import { RenderQueue } from './http/connection/render-queue.ts'
import { originsOf } from './http/pages/content-security-policy.ts'
import { listen } from './http/listen.ts'
import { servePages } from './http/pages/pages.ts'
import { quickFiles } from './http/pages/quick-files.ts'
import { readiness } from './http/readiness.ts'
import { openStore } from './inbox/open-store.ts'
import { startDelivery } from './outbox/delivery.ts'
import { log } from './log.ts'
import { openRelease } from './release/open-release.ts'
import { runMain } from './setup-error.ts'
import { siteOrderBook } from './site/order-book.ts'
import { site as builtSite } from './site/site.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { startWatch } from './watch/watch.ts'

await runMain(async () => {
  const environment = readEnvironment(process.env)
  const origins = originsOf(environment)
  const release = await openRelease(origins)
  const store = await openStore(environment, { mayCreate: true })
  const delivery = startDelivery({ outbox: store.outbox, settings: environment, shop: release.shop })
  const queue = new RenderQueue()
  const watch = await startWatch(environment, { store, queue, channels: delivery.channels })
  const { site, assets, thread } = release
  const app = createApp({
    environment,
    store,
    pages: servePages({ site, assets, render: thread.render, queue }),
    notReady: readiness({
      store,
      render: thread.render,
      pagesKey: release.backendKey,
      serverKey: environment.PUBLIC_BACKEND_URL ? release.backendKey : environment.PUBLIC_BACKEND_KEY,
    }),
    isProduct: (id) => release.productIds.has(id),
    lists: { orderBook: siteOrderBook, siteUrl: async () => (await builtSite()).siteUrl },
    onStored: delivery.nudge,
  })
  const records = openAccessRecords(environment)
  const server = await listen(app.fetch, environment, {
    quick: quickFiles(site, environment.TRUST_PROXY),
    observe: (request, response) => {
      records.note(request)
      watch.observe(request, response)
    },
  })
  log('started', { store: environment.DATABASE_URL ? 'postgres' : 'embedded', channels: delivery.channels.join(' ') })
  sayReady(environment.HOST, server.port)

  stopOnSignal(async () => {
    const [isComplete] = await Promise.all([server.stop(), delivery.stop()])
    watch.stop()
    await Promise.all([records.close(), store.close(), thread.stop()])
    return isComplete
  })
})

function sayReady(host: string, port: number): void {
  // What the start left behind (--expose-gc in script/server).
  globalThis.gc?.()
  console.log(`Ready at http://${host.includes(':') ? `[${host}]` : host}:${port}`)
}
