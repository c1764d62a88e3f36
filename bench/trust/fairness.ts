import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { spawnSite } from '#bench/site-server.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { amount, isSmoke } from '#bench/amount.ts'
import { startHttp2Proxy } from './http2-proxy.ts'
import { measureVisitor, type VisitTimes } from './ordinary-visitor.ts'
import { percentile, report } from './verdict.ts'

const seconds = Number(process.env.SECONDS ?? amount(15, 1))
const proxyPort = 4874

/** An ordinary visitor while one client pipelines 800 searches in every write and another holds 200 slow connections. */
export async function run(): Promise<void> {
  await using cleanup = new AsyncDisposableStack()
  const dataDir = scratchFolder()
  cleanup.defer(() => rmSync(dataDir, { recursive: true }))
  const server = await spawnSite({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' })
  cleanup.defer(() => void server.child.kill('SIGKILL'))

  await measureVisitor(server.url, amount(3, 1))
  const alone = await measureVisitor(server.url, seconds)
  const stopPipelines = startFloods(server.url, { isHttp2: false })
  await sleep(1500)
  const beside = await measureVisitor(server.url, seconds)
  const pipelined = await stopPipelines()
  compare('direct', alone, beside)
  report('direct: the flood was answered', inWords(pipelined))

  const proxy = await startHttp2Proxy(proxyPort, server.url)
  cleanup.defer(proxy.stop)
  await measureVisitor(proxy.url, amount(3, 1))
  const behind = await measureVisitor(proxy.url, seconds)
  const stopStreams = startFloods(proxy.url, { isHttp2: true })
  await sleep(1500)
  const besideStreams = await measureVisitor(proxy.url, seconds)
  const streamed = await stopStreams()
  compare('nginx, HTTP/2', behind, besideStreams)
  report('nginx, HTTP/2: the flood was answered', inWords(streamed))
}

/** Out: what ends them, and says how they were answered. */
function startFloods(url: string, { isHttp2 }: { isHttp2: boolean }): () => Promise<Record<string, number>> {
  const thread = new Worker(new URL('./flood-thread.ts', import.meta.url), { workerData: { url, isHttp2 } })
  return async () => {
    const said = once(thread, 'message')
    thread.postMessage('stop')
    const [statuses] = await said
    await thread.terminate()
    return statuses
  }
}

function compare(where: string, alone: VisitTimes, beside: VisitTimes): void {
  for (const kind of ['page', 'file', 'post', 'search'] as const) {
    const [before, with99] = [percentile(alone[kind], 0.99), percentile(beside[kind], 0.99)]
    const isFair = with99 <= 250 && with99 <= 3 * before
    const figures = `${before.toFixed(1)} alone, ${with99.toFixed(1)} beside the flood (p50 ${percentile(beside[kind], 0.5).toFixed(1)})`
    report(`${where}: p99 ms of a ${kind}`, figures)
    report(
      `${where}: a ${kind} within three times and 250 ms`,
      isFair ? 'yes' : 'no',
      kind === 'search' || isSmoke ? undefined : 'yes',
    )
  }
  report(`${where}: other answers than 200 and 201`, beside.errors.length, 0)
  for (const error of new Set(beside.errors)) console.log(`  ${error}`)
}

const inWords = (statuses: Record<string, number>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ')
