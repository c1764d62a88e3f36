import { inheritedSocket, listen } from '#server/http/listen.ts'
import { stopOnSignal } from '#server/stop-on-signal.ts'

/** A server on an inherited socket, which answers with its process id. */
const server = await listen(() => new Response(String(process.pid)), {
  HOST: '127.0.0.1',
  PORT: 0,
  socket: inheritedSocket(process.env, process.pid),
})
stopOnSignal(() => server.stop())
