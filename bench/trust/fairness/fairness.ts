import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { spawnSite } from '#bench/site-server.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { amount, isSmoke } from '#bench/amount.ts'
import type { Statuses } from './floods.ts'
import { startHttp2Proxy } from './http2-proxy.ts'
import { putBack, putFirst } from './processor-order.ts'
import { kinds, measureVisitor, type Kind, type VisitTimes } from './ordinary-visitor.ts'
import { percentile, report } from '#bench/trust/verdict.ts'

const seconds = Number(process.env.SECONDS ?? amount(10, 1))
/**
 * The number of measurements alone and beside the flood, in turn. The median of each figure counts, because others use
 * the machine too.
 */
const rounds = amount(3, 1)
const proxyPort = 4874

/**
 * Measures an ordinary visitor while one client pipelines 800 searches in every write and another holds 200 slow
 * connections. In reality visitors and floods come from other machines. Where the system allows it, the visitor, the
 * answering thread and the proxy therefore have priority on this machine's processors over everything else, rendering
 * and floods included, so that only the server is measured.
 */
export async function run(): Promise<void> {
  await using cleanup = new AsyncDisposableStack()
  const dataDir = scratchFolder()
  cleanup.defer(() => rmSync(dataDir, { recursive: true }))
  const server = await spawnSite({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' })
  cleanup.defer(() => void server.child.kill('SIGKILL'))
  report(
    'visitor, answering thread and proxy go first',
    !isSmoke && putFirst([server.child.pid ?? 0, process.pid]) ? 'yes' : 'no',
  )
  await measure('direct', server.url)
  const proxy = await startHttp2Proxy(proxyPort, server.url)
  cleanup.defer(proxy.stop)
  await measure('nginx, HTTP/2', proxy.url)
}

async function measure(where: string, url: string): Promise<void> {
  await measureVisitor(url, amount(3, 1))
  const alone: VisitTimes[] = []
  const beside: VisitTimes[] = []
  const flooded: Statuses[] = []
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await measureVisitor(url, seconds))
    const stopFloods = startFloods(url)
    await sleep(amount(3000, 500))
    beside.push(await measureVisitor(url, seconds))
    flooded.push(await stopFloods())
  }
  for (const kind of kinds) compare(where, kind, { alone, beside })
  const errors = beside.flatMap((times) => times.errors)
  report(`${where}: other answers than 200 and 201`, errors.length, 0)
  for (const error of new Set(errors)) console.log(`  ${error}`)
  for (const statuses of flooded) report(`${where}: the flood was answered`, inWords(statuses))
}

/** Out: a function that ends the floods and returns how they were answered. */
function startFloods(url: string): () => Promise<Statuses> {
  const http = url.startsWith('https') ? 'http2' : 'http1'
  const child = fork(new URL('./flood-process.ts', import.meta.url), [url, http])
  putBack(child.pid ?? 0)
  return async () => {
    const said = once(child, 'message')
    child.send('stop')
    const [statuses] = await said
    await once(child, 'exit')
    return v.parse(v.record(v.string(), v.number()), statuses)
  }
}

function compare(where: string, kind: Kind, { alone, beside }: Record<'alone' | 'beside', VisitTimes[]>): void {
  const median = (rows: VisitTimes[], share: number) =>
    percentile(
      rows.map((times) => percentile(times[kind], share)),
      0.5,
    )
  const [before, with99] = [median(alone, 0.99), median(beside, 0.99)]
  const isFair = with99 <= 250 && with99 <= 3 * before
  const medians = `p50 ${median(alone, 0.5).toFixed(1)} and ${median(beside, 0.5).toFixed(1)}`
  report(
    `${where}: p99 ms of a ${kind}`,
    `${before.toFixed(1)} alone, ${with99.toFixed(1)} beside the flood (${medians})`,
  )
  report(
    `${where}: a ${kind} within three times and 250 ms`,
    isFair ? 'yes' : 'no',
    kind === 'search' || isSmoke ? undefined : 'yes',
  )
}

const inWords = (statuses: Statuses) =>
  Object.entries(statuses)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ')
