import { setTimeout as sleep } from 'node:timers/promises'
import { amount } from '#bench/amount.ts'
import { startPostgres } from '#tests/server/support/postgres/postgres-server.ts'
import { spawnServer } from '#tests/server/support/spawned-server.ts'
import { openPostgresStore } from '#tests/server/support/stores.ts'
import { compareRows, percentile, report, storedEmails } from './verdict.ts'
import { inWords, startWriters } from './writers.ts'

const outages = amount(5, 1)

/**
 * Ends and restarts PostgreSQL under load: answers stay clear, nothing is lost or stored twice, the server keeps
 * running.
 */
export async function run(): Promise<void> {
  await using cleanup = new AsyncDisposableStack()
  const database = await startPostgres({ isDurable: true })
  cleanup.defer(() => database.remove())
  const databaseUrl = await database.createDatabase('bench')
  const server = await spawnServer({ settings: { DATABASE_URL: databaseUrl } })
  cleanup.defer(() => void server.child.kill('SIGKILL'))
  const writing = startWriters({ url: () => server.url, writers: 32, isPersistent: true })
  const refused = () => [...writing.statuses].reduce((sum, [status, count]) => sum + (status === 201 ? 0 : count), 0)
  let pages = 0
  let refusedLate = 0
  await sleep(amount(3000, 500))
  for (let outage = 0; outage < outages; outage += 1) {
    await database.kill()
    await sleep(2000)
    if ((await fetch(server.url)).ok) pages += 1
    await database.start()
    await sleep(2000)
    const before = refused()
    await sleep(2000)
    refusedLate += refused() - before
  }
  await writing.stop()
  const emails = await storedEmails(await openPostgresStore({ databaseUrl }))
  const { lost, double } = compareRows(writing.acknowledged, emails)
  const others = [...writing.statuses.keys()].filter((status) => status !== 201 && status !== 503)
  report('outages during which pages were served', pages, outages)
  report('posts', inWords(writing.statuses))
  report('answers other than 201 and 503', others.length, 0)
  report('posts refused later than 2 s after it was back', refusedLate, 0)
  report('milliseconds of an acknowledged post, median', Math.round(percentile(writing.times, 0.5)))
  report('rows acknowledged', writing.acknowledged.size)
  report('acknowledged rows lost', lost, 0)
  report('rows stored twice, although refused ones were sent again', double, 0)
  report('the process ends in order with', String(await server.end('SIGTERM')), '0')
}
