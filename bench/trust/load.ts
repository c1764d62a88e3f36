import { readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { amount } from '#bench/amount.ts'
import { spawnSite } from '#bench/site-server.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { percentile, report } from './verdict.ts'
import { startVisitors, type Visits } from './visitors.ts'
import { inWords, startWriters } from './writers.ts'

const connections = amount(500, 20)
const postsPerSecond = 100
const minutes = Number(process.env.MINUTES ?? amount(10, 0.05))

/**
 * Requests pages on 500 connections and posts 100 rows a second at the same time; reads the server's memory every
 * second.
 */
export async function run(): Promise<void> {
  await using cleanup = new AsyncDisposableStack()
  const dataDir = scratchFolder()
  cleanup.defer(() => rmSync(dataDir, { recursive: true }))
  const server = await spawnSite({ DATA_DIR: dataDir })
  cleanup.defer(() => void server.child.kill('SIGKILL'))
  const visits = startVisitors(server.url, connections)
  const writing = startWriters({ url: () => server.url, writers: 50, perSecond: postsPerSecond, isPersistent: false })
  const memory: number[] = []
  for (let second = 1; second <= minutes * 60; second += 1) {
    await sleep(1000)
    memory.push(residentMegabytes(server.child.pid))
    if (second === 60) reportPages('first minute', visits, 60)
    if (second % 60 === 0) console.log(`minute ${second / 60}: ${Math.round(median(memory.slice(-60)))} MB resident`)
  }
  await Promise.all([visits.stop(), writing.stop()])
  reportPages('all', visits, minutes * 60)
  report('posts', inWords(writing.statuses))
  report('posts a second', Math.round(writing.acknowledged.size / (minutes * 60)))
  report(
    'post p50, p99 ms',
    `${Math.round(percentile(writing.times, 0.5))}, ${Math.round(percentile(writing.times, 0.99))}`,
  )
  report(
    'MB resident, second minute and last',
    `${Math.round(median(memory.slice(60, 120)))}, ${Math.round(median(memory.slice(-60)))}`,
  )
  report('the process ends in order with', String(await server.end('SIGTERM')), '0')
}

function reportPages(when: string, { times, errors }: Visits, seconds: number): void {
  report(`${when}: pages a second`, Math.round(times.length / seconds))
  report(`${when}: page p50, p99 ms`, `${Math.round(percentile(times, 0.5))}, ${Math.round(percentile(times, 0.99))}`)
  report(`${when}: page errors`, errors.length, 0)
  for (const error of new Set(errors)) console.log(`  ${error}`)
}

function residentMegabytes(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

const median = (values: readonly number[]) => percentile(values, 0.5)
