import { buildOrderBook } from '#domain/order-list/order-book.ts'
import { readEnvironment } from '#server/environment.ts'
import { createApp } from '#server/http/app.ts'
import { listen } from '#server/http/listen.ts'
import { openStore } from '#server/store/store.ts'
import { startDelivery } from '#server/outbox/delivery.ts'
import { runMain } from '#server/setup-error.ts'
import { sampleShop } from './sample-shop.ts'
import { securityContact, storeFault } from './running-server.ts'
import { stopOnSignal } from '#server/stop-on-signal.ts'

/** The server without built pages, as a process that tests may kill. */
await runMain(async () => {
  const environment = readEnvironment(process.env)
  const store = await openStore(environment, { mayCreate: true })
  const delivery = startDelivery({ outbox: store.deliveries, settings: environment, shop: sampleShop })
  const pages = async () => new Response('página')
  const app = createApp({
    environment,
    store,
    pages,
    securityContact,
    isProduct: () => true,
    lists: { orderBook: async () => buildOrderBook([]), siteUrl: async () => 'https://loja.example' },
    notReady: () => storeFault(store),
    onStored: delivery.nudge,
  })
  const server = await listen(app.fetch, environment)
  console.log(`Ready at http://127.0.0.1:${server.port}`)
  stopOnSignal(async () => {
    const [isComplete] = await Promise.all([server.stop(), delivery.stop()])
    await store.close()
    return isComplete
  })
})
