import { setTimeout as sleep } from 'node:timers/promises'
import { amount } from '#bench/amount.ts'
import { spawnServer } from '#tests/server/support/spawned-server.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { compareRows, report } from './verdict.ts'
import { inWords, startWriters } from './writers.ts'

interface Fault {
  /** Causes the fault while writers post, and keeps it up for a time. */
  begin: () => Promise<unknown>
  end: () => void
}

/**
 * Lets writers post to a server on an empty folder while a fault occurs, and reports what they saw and what was stored.
 */
export async function underFault(name: string, dataDir: string, { begin, end }: Fault): Promise<void> {
  await using cleanup = new AsyncDisposableStack()
  const server = await spawnServer({ settings: { DATA_DIR: dataDir } })
  cleanup.defer(() => void server.child.kill('SIGKILL'))
  const writing = startWriters({ url: () => server.url, writers: 32, isPersistent: false })
  await begin()
  const page = await fetch(server.url)
  const before = writing.acknowledged.size
  end()
  const ended = performance.now()
  while (writing.acknowledged.size === before && performance.now() - ended < 10_000) await sleep(5)
  const recovery = Math.round(performance.now() - ended)
  await sleep(amount(2000, 500))
  await writing.stop()
  const { lost, double } = compareRows(writing.acknowledged, await emailsIn(dataDir))
  const others = [...writing.statuses.keys()].filter((status) => status !== 201 && status !== 503)
  report(`${name}: posts`, inWords(writing.statuses))
  report(`${name}: answers other than 201 and 503`, others.length, 0)
  report(`${name}: a page meanwhile`, page.status, 200)
  report(`${name}: takes rows again by itself`, String(writing.acknowledged.size > before), 'true')
  report(`${name}: milliseconds until then`, recovery)
  report(`${name}: acknowledged rows lost`, lost, 0)
  report(`${name}: rows stored twice`, double, 0)
  report(`${name}: the process ends in order with`, String(await server.end('SIGTERM')), '0')
}

async function emailsIn(dataDir: string): Promise<string[]> {
  const store = await openSqliteStore({ dataDir, mayCreate: false })
  const emails = (await store.messages.all()).map(({ email }) => email ?? '')
  await store.close()
  return emails
}
