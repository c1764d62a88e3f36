import { Server } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { readEnvironment } from './environment.ts'
import { contentFolder } from './folders.ts'
import { serve } from './serve.ts'
import { runMain } from './setup-error.ts'

/** How long a changed file has to rest before it is read: editors write it in several steps. */
const settleMilliseconds = 50

await runMain(async () => {
  const environment = readEnvironment(process.env)
  // The bundler tells pages of changes over a socket at the site's address, the only one that a page may connect to.
  const sockets = new Server()
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server: sockets } } })
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The development server cannot run the application')
  const application = (): Promise<typeof import('./render/worker.ts')> => ssr.runner.import('/server/render/worker.ts')
  const bundler: MiddlewareHandler<{ Bindings: HttpBindings }> = async (context, next) => {
    const { incoming, outgoing } = context.env
    const isAnswered = Promise.withResolvers<boolean>()
    outgoing.once('finish', () => isAnswered.resolve(true))
    vite.middlewares(incoming, outgoing, (error?: unknown) =>
      error instanceof Error ? isAnswered.reject(error) : isAnswered.resolve(false),
    )
    if (await isAnswered.promise) return RESPONSE_ALREADY_SENT
    await next()
    return undefined
  }
  const current = await serve(environment, {
    renderer: {
      // The routes are asked for each page, because a change of a route's file may change its parameters.
      routes: async () => (await application()).routes(),
      render: async (shop, request) => (await application()).renderPage(shop, request),
      close: () => vite.close(),
    },
    bundler,
    onListening: (server) => server.on('upgrade', (...request) => sockets.emit('upgrade', ...request)),
  })

  let timer: ReturnType<typeof setTimeout> | undefined
  vite.watcher.add(contentFolder)
  vite.watcher.on('all', (_event, file) => {
    if (!file.includes(contentFolder)) return
    clearTimeout(timer)
    timer = setTimeout(async () => {
      const fault = await current.reload()
      if (fault) vite.ws.send({ type: 'error', err: { message: fault.message, stack: '' } })
      else vite.ws.send({ type: 'full-reload' })
    }, settleMilliseconds)
  })
})
