import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgresStore } from '#server/inbox/postgres/postgres-store.ts'
import { startPostgres } from '#tests/server/postgres-server.ts'
import { spawnServer } from '#tests/server/spawned-server.ts'
import { compareRows, percentile, report } from './verdict.ts'
import { inWords, startWriters } from './writers.ts'

const outages = 5

/** PostgreSQL gone and back in mid-load: clear answers, nothing lost, nothing double, no restart. */
export async function run(): Promise<void> {
  const database = await startPostgres({ isDurable: true })
  const databaseUrl = await database.createDatabase('bench')
  const server = await spawnServer({ settings: { DATABASE_URL: databaseUrl } })
  const writing = startWriters({ url: () => server.url, writers: 32, isPersistent: true })
  let pages = 0
  for (let outage = 0; outage < outages; outage += 1) {
    await sleep(3000)
    await database.kill()
    await sleep(2000)
    if ((await fetch(server.url)).ok) pages += 1
    await database.start()
  }
  await sleep(3000)
  await writing.stop()
  const store = await openPostgresStore({ databaseUrl })
  const emails = (await store.desk.contacts()).map(({ email }) => email)
  await store.close()
  const { lost, double } = compareRows(writing.acknowledged, emails)
  report('outages during which pages were served', pages, outages)
  report('posts', inWords(writing.statuses))
  report(
    'answers other than 201 and 503',
    [...writing.statuses.keys()].filter((status) => status !== 201 && status !== 503).length,
    0,
  )
  report('milliseconds of an acknowledged post, median', Math.round(percentile(writing.times, 0.5)))
  report('rows acknowledged', writing.acknowledged.size)
  report('acknowledged rows lost', lost, 0)
  report('rows stored twice, although refused ones were sent again', double, 0)
  report('the process ends in order with', String(await server.end('SIGTERM')), '0')
  await database.remove()
}
