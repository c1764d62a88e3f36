import { once } from 'node:events'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { readEnvironment } from './environment.ts'
import { createApp } from './http/app.ts'
import { servePages } from './http/pages.ts'
import { StaticSite } from './http/static-site.ts'
import { openSqliteInbox } from './inbox/sqlite-inbox.ts'
import { log } from './log.ts'

const environment = readEnvironment(process.env)
const backendOrigin = environment.PUBLIC_BACKEND_URL && new URL(environment.PUBLIC_BACKEND_URL).origin
const inbox = openSqliteInbox(environment.DATA_DIR)
const site = await StaticSite.open('build', backendOrigin)
const build: ServerBuild = await import(join(process.cwd(), 'build/server/index.js'))
const app = createApp({ environment, inbox, pages: servePages({ site, build, backendOrigin }) })

const server = serve({ fetch: app.fetch, port: environment.PORT, hostname: environment.HOST })
await once(server, 'listening')
const address = server.address()
const port = typeof address === 'object' && address ? address.port : environment.PORT
console.log(`Ready at http://${environment.HOST.includes(':') ? `[${environment.HOST}]` : environment.HOST}:${port}`)

async function stop(signal: string): Promise<void> {
  log('stopping', { signal })
  const closed = once(server, 'close')
  server.close()
  if ('closeIdleConnections' in server) server.closeIdleConnections()
  await closed
  await inbox.close()
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))
