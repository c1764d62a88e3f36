import { readEnvironment } from '#server/environment.ts'
import { AnswerCache } from '#server/http/answer-cache.ts'
import { createApp } from '#server/http/app.ts'
import { listen } from '#server/http/listen.ts'
import { PageServer } from '#server/http/pages.ts'
import { startDelivery } from '#server/outbox/delivery.ts'
import { runMain } from '#server/setup-error.ts'
import { stopOnSignal } from '#server/stop-on-signal.ts'
import { openStore } from '#server/store/store.ts'
import { fixtureShop } from './fixture-shop.ts'
import { storeFault, stubRenderer } from './running-server.ts'
import { sampleShop } from './sample-shop.ts'

/** The server without built pages, as a process that tests may kill. */
await runMain(async () => {
  const environment = readEnvironment(process.env)
  const store = await openStore(environment, { mayCreate: true })
  const delivery = startDelivery({ outbox: store.deliveries, settings: environment, shop: () => sampleShop })
  const shop = await fixtureShop()
  const app = createApp({
    environment,
    store,
    current: { shop, status: { version: 0 } },
    pages: new PageServer(stubRenderer, new AnswerCache()),
    files: async () => undefined,
    notReady: () => storeFault(store),
    onStored: delivery.wake,
  })
  const server = await listen(app.fetch, environment)
  console.log(`Ready at http://127.0.0.1:${server.port}`)
  stopOnSignal(async () => {
    const [isComplete] = await Promise.all([server.stop(), delivery.stop()])
    await store.close()
    return isComplete
  })
})
