import { rmSync } from 'node:fs'
import fc from 'fast-check'
import * as v from 'valibot'
import { amount } from '#bench/amount.ts'
import { spawnSite } from '#bench/site-server.ts'
import { contactSchema } from '#domain/forms/contact.ts'
import { reviewSchema } from '#domain/forms/review.ts'
import { badRequest, faultOf } from '#tests/server/support/bad-requests.ts'
import { KeptConnection, type KeptAnswer } from '#tests/server/support/kept-connection.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { report } from './verdict.ts'
import { inWords } from './writers.ts'

const count = amount(10_000, 200)
const atOnce = 32
/** The key of pages that were built without a setting: a server with another key is not healthy. */
const key = 'public-development-key'

/**
 * Sends generated bad requests to the whole site, one after the other, on connections that stay open for as long as the
 * server keeps them.
 */
export async function run(): Promise<void> {
  const dataDir = scratchFolder()
  const server = await spawnSite({ DATA_DIR: dataDir, PUBLIC_BACKEND_KEY: key })
  const port = Number(new URL(server.url).port)
  const seed = Number(process.env.SEED ?? Date.now() % 100_000)
  const queue = fc.sample(badRequest(key, 'keep-alive'), { numRuns: count, seed }).values()
  const seen: Seen = { statuses: new Map(), connections: 0, faults: 0, lost: 0 }
  await Promise.all(Array.from({ length: atOnce }, () => sendAll(port, queue, seen)))
  const health = await fetch(`${server.url}/healthz`)
  const code = await server.end('SIGTERM')
  report('seed', seed)
  report('requests', count)
  report('connections', seen.connections)
  report('answers', inWords(new Map([...seen.statuses].toSorted(([left], [right]) => left - right))))
  report('requests without an answer on a connection that had not said that it ends', seen.lost, 0)
  report('5xx other than 503 with Retry-After, errors of another form, redirects elsewhere', seen.faults, 0)
  report('healthy afterwards', health.status, 200)
  report('crashes', code === 0 ? 0 : 1, 0)
  report('rows that break a rule', await brokenRows(dataDir), 0)
  rmSync(dataDir, { recursive: true })
}

interface Seen {
  statuses: Map<number, number>
  connections: number
  faults: number
  lost: number
}

async function sendAll(port: number, queue: Iterable<Buffer>, seen: Seen): Promise<void> {
  let connection: KeptConnection | undefined
  for (const request of queue) {
    let answer: KeptAnswer | undefined
    do {
      if (!connection || connection.wasTold) {
        connection?.end()
        connection = new KeptConnection(port)
        seen.connections += 1
      }
      connection.write(request)
      answer = await connection.answer(request.subarray(0, 5).toString() === 'HEAD ')
      // Bytes after the end of a request count as another request, which may have ended the connection.
    } while (!answer && connection.wasTold)
    if (!answer) connection = undefined
    note(answer, request, seen)
  }
  connection?.end()
}

function note(answer: KeptAnswer | undefined, request: Buffer, seen: Seen): void {
  const fault = answer ? faultOf(answer, request) : 'no answer'
  if (answer) seen.statuses.set(answer.status, (seen.statuses.get(answer.status) ?? 0) + 1)
  else seen.lost += 1
  if (!fault) return
  seen.faults += 1
  console.log(fault, JSON.stringify(request.subarray(0, 300).toString('latin1')))
}

async function brokenRows(dataDir: string): Promise<number> {
  const store = await openSqliteStore({ dataDir, mayCreate: false })
  const contacts = (await store.messages.all()).filter(
    ({ name, company, email, phone, subject, message }) =>
      !v.is(contactSchema, { name, company, email, phone, subject, message }),
  )
  const reviews = (await store.reviews.all()).filter(
    ({ product_id, customer_name, rating, title, comment, customer_email, approved }) =>
      approved || !v.is(reviewSchema, { product_id, customer_name, rating, title, comment, customer_email }),
  )
  await store.close()
  return contacts.length + reviews.length
}
