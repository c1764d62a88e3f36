import { setTimeout as sleep } from 'node:timers/promises'
import { amount } from '#bench/amount.ts'
import { startNginx } from '#bench/nginx.ts'
import { spawnSite } from '#bench/site-server.ts'
import { startPostgres } from '#tests/server/support/postgres/postgres-server.ts'
import { post } from '#tests/server/support/running-server.ts'
import { sampleContact } from '#tests/server/support/sample-rows.ts'
import { openPostgresStore } from '#tests/server/support/stores.ts'
import { compareRows, percentile, report, storedEmails } from './verdict.ts'
import { startVisitors } from './visitors.ts'
import { inWords, startWriters } from './writers.ts'

const ports = [4871, 4872, 4873]
const proxyPort = 4870
const url = `http://127.0.0.1:${proxyPort}`
const limit = 30
/** Milliseconds between two failures. */
const stage = amount(8000, 500)

/** The proxy as docs/operations.md describes it. */
const proxy = `
  upstream vitrine {
${ports.map((each) => `    server 127.0.0.1:${each} max_fails=0;`).join('\n')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${proxyPort};
    client_max_body_size 32k;
    location / {
      proxy_pass http://vitrine;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_connect_timeout 2s;
      proxy_read_timeout 30s;
      proxy_next_upstream error timeout;
      proxy_next_upstream_tries 3;
    }
  }`

/** Three instances behind nginx with one PostgreSQL, under load: one is killed, one is stopped, both come back. */
export async function run(): Promise<void> {
  await using cleanup = new AsyncDisposableStack()
  const database = await startPostgres({ isDurable: true })
  cleanup.defer(() => database.remove())
  const databaseUrl = await database.createDatabase('cluster')
  const start = async (port: number) => {
    const server = await spawnSite(settingsOf(port, databaseUrl))
    cleanup.defer(() => void server.child.kill('SIGKILL'))
    return server
  }
  const [first, second] = await Promise.all([start(4871), start(4872), start(4873)])
  cleanup.defer(await startNginx(proxy))

  const visits = startVisitors(url, amount(100, 20))
  const headers = (number: number) => ({ 'X-Forwarded-For': `198.51.${(number >> 8) % 256}.${number % 256}` })
  const writing = startWriters({ url: () => url, writers: 20, perSecond: 50, isPersistent: true, headers })
  await sleep(stage)
  await first.end('SIGKILL')
  await sleep(stage)
  await start(4871)
  await sleep(stage)
  const code = await second.end('SIGTERM')
  await start(4872)
  await sleep(stage)
  await Promise.all([visits.stop(), writing.stop()])
  await reportLimit()
  const emails = await storedEmails(await openPostgresStore({ databaseUrl }))
  const { lost, double } = compareRows(writing.acknowledged, emails)
  report('page requests', visits.times.length + visits.errors.length)
  report('page requests failed after the proxy had tried another', visits.errors.length, 0)
  for (const error of new Set(visits.errors)) console.log(`  ${error}`)
  report('page p50, p99 ms', [0.5, 0.99].map((share) => Math.round(percentile(visits.times, share))).join(', '))
  report('posts', inWords(writing.statuses))
  report('the stopped instance ended in order with', String(code), '0')
  report('rows acknowledged', writing.acknowledged.size)
  report('acknowledged rows lost', lost, 0)
  report('rows stored twice, although unanswered ones were sent again', double, 0)
}

function settingsOf(port: number, databaseUrl: string): Record<string, string> {
  return {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_PER_MINUTE: String(limit),
    TRUST_PROXY: '127.0.0.1',
  }
}

/** One visitor posts more than the limit through all instances at once. */
async function reportLimit(): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: 90 }, (_, number) =>
      post(`${url}/rest/v1/contacts`, sampleContact(1_000_000 + number), { 'X-Forwarded-For': '203.0.113.7' }),
    ),
  )
  report(
    'posts of one visitor taken by all instances together',
    answers.filter(({ status }) => status === 201).length,
    limit,
  )
}
