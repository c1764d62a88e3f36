import { constants, getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { createRequestHandler, type ServerBuild } from 'react-router'
import * as v from 'valibot'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { finishedPages } from './finish-page.ts'
import { ready, renderThreadDataSchema, type Rendered, type RenderRequest } from './messages.ts'

/** The rendering thread, started by RenderThread. */

const { code, origins } = v.parse(renderThreadDataSchema, workerData)
const build: ServerBuild = await import(code)
const handle = finishedPages(createRequestHandler(build, 'production'), origins)

async function render({ id, url, headers, form }: RenderRequest): Promise<Rendered> {
  try {
    const sent = form === undefined ? {} : { method: 'POST', body: form }
    const response = await handle(new Request(url, { headers, ...sent }))
    return { id, status: response.status, headers: [...response.headers], body: await response.arrayBuffer() }
  } catch (error) {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    return { id, error: { name, message, stack } }
  }
}

/** Runs a search, which loads the compiled site and builds the index, before a visitor waits for either. */
async function warmUp(): Promise<void> {
  const url = 'http://localhost/acessorios-componentes?search=cabo'
  const answer = await render({ id: 0, url, headers: [] })
  if ('error' in answer) throw new Error(answer.error.message)
  if (answer.status !== 200) throw new Error(`${url} was answered ${answer.status}`)
}

/**
 * Lowers the thread's priority, so that files, health checks and forms do not wait for rendering on a busy processor.
 */
function giveWay(): void {
  // Outside Linux, priority applies to the whole process.
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + constants.priority.PRIORITY_BELOW_NORMAL))
  } catch (error) {
    // A service may not be allowed to change its priority.
    log('rendering-priority-unchanged', traceOf(error))
  }
}

await warmUp()
// Frees the memory used by loading (--expose-gc in script/server).
globalThis.gc?.()
giveWay()
parentPort?.on('message', async (wanted: RenderRequest) => {
  const answer = await render(wanted)
  parentPort?.postMessage(answer, 'body' in answer ? [answer.body] : [])
})
parentPort?.postMessage(ready)
