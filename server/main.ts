import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { readEnvironment } from './environment.ts'
import { createApp } from './http/app.ts'
import { listen } from './http/listen.ts'
import { servePages } from './http/pages.ts'
import { StaticSite } from './http/static-site.ts'
import { openStore } from './inbox/open-store.ts'
import { startDelivery } from './outbox/delivery.ts'
import { log } from './log.ts'
import { runMain, SetupError } from './setup-error.ts'
import { stopOnSignal } from './stop-on-signal.ts'

await runMain(async () => {
  const environment = readEnvironment(process.env)
  const backendOrigin = environment.PUBLIC_BACKEND_URL && new URL(environment.PUBLIC_BACKEND_URL).origin
  const { site, render } = await openSite(backendOrigin)
  const store = await openStore(environment, { mayCreate: true })
  const delivery = startDelivery(store.outbox, environment)
  const app = createApp({
    environment,
    store,
    pages: servePages({ site, render, backendOrigin }),
    onStored: delivery.nudge,
  })
  const server = await listen(app.fetch, environment)
  log('started', { store: environment.DATABASE_URL ? 'postgres' : 'embedded', channels: delivery.channels.join(' ') })
  const host = environment.HOST.includes(':') ? `[${environment.HOST}]` : environment.HOST
  console.log(`Ready at http://${host}:${server.port}`)

  stopOnSignal(async () => {
    const isComplete = await server.stop()
    await delivery.stop()
    await store.close()
    return isComplete
  })
})

async function openSite(backendOrigin: string) {
  const code = join(process.cwd(), 'build/server/index.js')
  try {
    await access(code)
  } catch {
    throw new SetupError(`${code} is missing. Build the site first: script/build`)
  }
  const build: ServerBuild = await import(code)
  return { site: await StaticSite.open('build', backendOrigin), render: createRequestHandler(build, 'production') }
}
