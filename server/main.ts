import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { readEnvironment } from './environment.ts'
import { createApp } from './http/app.ts'
import { originOf, type OtherOrigins } from './http/content-security-policy.ts'
import { listen } from './http/listen.ts'
import { servePages } from './http/pages.ts'
import { quickFiles } from './http/quick-files.ts'
import { StaticSite } from './http/static-site.ts'
import { openStore } from './inbox/open-store.ts'
import { startDelivery } from './outbox/delivery.ts'
import { log } from './log.ts'
import { runMain, SetupError } from './setup-error.ts'
import { stopOnSignal } from './stop-on-signal.ts'

await runMain(async () => {
  const environment = readEnvironment(process.env)
  const origins = {
    backend: originOf(environment.PUBLIC_BACKEND_URL),
    analytics: originOf(environment.PUBLIC_ANALYTICS_URL),
  }
  const { site, render } = await openSite(origins)
  const store = await openStore(environment, { mayCreate: true })
  const delivery = startDelivery(store.outbox, environment)
  const app = createApp({
    environment,
    store,
    pages: servePages({ site, render, origins }),
    onStored: delivery.nudge,
  })
  const server = await listen(app.fetch, environment, quickFiles(site, environment.TRUST_PROXY))
  log('started', { store: environment.DATABASE_URL ? 'postgres' : 'embedded', channels: delivery.channels.join(' ') })
  const host = environment.HOST.includes(':') ? `[${environment.HOST}]` : environment.HOST
  console.log(`Ready at http://${host}:${server.port}`)

  stopOnSignal(async () => {
    const [isComplete] = await Promise.all([server.stop(), delivery.stop()])
    await store.close()
    return isComplete
  })
})

async function openSite(origins: OtherOrigins) {
  const code = join(process.cwd(), 'build/server/index.js')
  try {
    await access(code)
  } catch {
    throw new SetupError(`${code} is missing. Build the site first: script/build`)
  }
  const build: ServerBuild = await import(code)
  return { site: await StaticSite.open('build', origins), render: createRequestHandler(build, 'production') }
}
