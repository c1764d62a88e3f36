import type { IncomingMessage, Server as HttpServer } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { BuiltCode } from './code/built-code.ts'
import { ContentError } from './content-error.ts'
import { ContentFiles } from './content/content-files.ts'
import { startCounting } from './demand/demand-counter.ts'
import type { Environment } from './environment.ts'
import { serviceWorkerOf } from './feeds/installed-app.ts'
import { contentFolder, shopFolder } from './folders.ts'
import { openAccessRecords } from './http/access-records.ts'
import { AnswerCache } from './http/answer-cache.ts'
import { createApp } from './http/app.ts'
import { fileAnswers } from './http/files.ts'
import { readiness } from './http/health.ts'
import { inheritedSocket, listen } from './http/listen.ts'
import { PageServer } from './http/pages.ts'
import { proxyWarning } from './http/trusted-proxies.ts'
import { log } from './log.ts'
import { startDelivery } from './outbox/delivery.ts'
import { mailShop } from './outbox/mail/mail-shop.ts'
import type { PagePool } from './render/page-pool.ts'
import { SetupError } from './setup-error.ts'
import { CurrentShop } from './shop/current-shop.ts'
import { loadShop } from './shop/load-shop.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { openStore } from './store/store.ts'

export interface ServedCode {
  renderer: Pick<PagePool, 'routes' | 'render' | 'close'>
  /** The bundled code; undefined in development, where `bundler` serves the sources and no answer is cached. */
  built?: BuiltCode
  bundler?: MiddlewareHandler
  onListening?: (server: HttpServer) => void
}

/** Serves the shop until a signal ends the process. Out: the shop that is served. Throws a SetupError. */
export async function serve(environment: Environment, code: ServedCode): Promise<CurrentShop> {
  const files = new ContentFiles(shopFolder)
  const current = await openShop(files, environment)
  const shop = () => current.shop
  const store = await openStore(environment, { mayCreate: true })
  const delivery = startDelivery({ outbox: store.deliveries, settings: environment, shop: () => mailShop(shop()) })
  const demand = startCounting(environment, { store, shop })
  const { renderer, built, bundler } = code
  const answers = new AnswerCache(built !== undefined)
  const pages = new PageServer(renderer, answers)
  const notReady = readiness(store, () => pages.check(shop()))
  const app = createApp({
    environment,
    store,
    current,
    pages,
    files: fileAnswers({
      answers,
      readContent: (path) => files.bytes(path),
      serviceWorker: built && serviceWorkerOf(built),
    }),
    built,
    bundler,
    notReady,
    counting: demand,
    onStored: delivery.wake,
  })
  const records = openAccessRecords(environment)
  const warnOfProxy = proxyWarning(environment.TRUST_PROXY)
  const observe = (request: IncomingMessage) => {
    records.record(request)
    warnOfProxy(request)
  }
  const socket = inheritedSocket(process.env, process.pid)
  const server = await listen(app.fetch, { ...environment, socket }, observe)
  code.onListening?.(server.http)
  reportReady(environment, server.port, delivery.channels)
  stopOnSignal(async () => {
    current.stop()
    const [isComplete] = await Promise.all([server.stop(), delivery.stop()])
    await demand?.close()
    await Promise.all([records.close(), store.close(), renderer.close()])
    return isComplete
  })
  return current
}

async function openShop(files: ContentFiles, environment: Environment): Promise<CurrentShop> {
  try {
    return await CurrentShop.open(() => loadShop(files, environment), contentFolder)
  } catch (error) {
    throw error instanceof ContentError ? new SetupError(error.message) : error
  }
}

function reportReady({ HOST: host, DATABASE_URL }: Environment, port: number, channels: readonly string[]): void {
  log('started', { store: DATABASE_URL ? 'postgres' : 'embedded', channels: channels.join(' ') })
  console.log(`Ready at http://${host.includes(':') ? `[${host}]` : host}:${port}`)
}
