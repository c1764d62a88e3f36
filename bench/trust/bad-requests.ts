import { rmSync } from 'node:fs'
import fc from 'fast-check'
import * as v from 'valibot'
import { contactSchema } from '#domain/forms/contact.ts'
import { reviewSchema } from '#domain/forms/review.ts'
import { openSqliteStore } from '#server/inbox/sqlite/sqlite-store.ts'
import { badRequest, faultOf } from '#tests/server/support/bad-requests.ts'
import { sendRaw } from '#tests/server/support/raw-http.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { spawnSite } from '#bench/site-server.ts'
import { amount } from '#bench/amount.ts'
import { report } from './verdict.ts'
import { inWords } from './writers.ts'

const count = amount(10_000, 200)
const atOnce = 32
/** That of pages that were built without a setting: a server with another one is not healthy. */
const key = 'public-development-key'

/** Generated bad requests against the whole site. */
export async function run(): Promise<void> {
  const dataDir = scratchFolder()
  const server = await spawnSite({ DATA_DIR: dataDir, PUBLIC_BACKEND_KEY: key })
  const port = Number(new URL(server.url).port)
  const seed = Number(process.env.SEED ?? Date.now() % 100_000)
  const queue = fc.sample(badRequest(key), { numRuns: count, seed }).values()
  const statuses = new Map<number, number>()
  let faults = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const request of queue) {
        const answer = await sendRaw(port, request)
        const status = answer.status ?? 0
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        const fault = faultOf(answer, request)
        if (!fault) continue
        faults += 1
        console.log(fault, JSON.stringify(request.subarray(0, 300).toString('latin1')))
      }
    }),
  )
  const health = await fetch(`${server.url}/healthz`)
  const code = await server.end('SIGTERM')
  report('seed', seed)
  report('requests', count)
  report('answers', inWords(new Map([...statuses].toSorted(([left], [right]) => left - right))))
  report('5xx other than 503 with Retry-After, errors of another form, redirects elsewhere', faults, 0)
  report('healthy afterwards', health.status, 200)
  report('crashes', code === 0 ? 0 : 1, 0)
  report('rows that break a rule', await brokenRows(dataDir), 0)
  rmSync(dataDir, { recursive: true })
}

async function brokenRows(dataDir: string): Promise<number> {
  const store = openSqliteStore({ dataDir, mayCreate: false })
  const contacts = (await store.desk.contacts()).filter(
    ({ name, company, email, phone, subject, message }) =>
      !v.is(contactSchema, { name, company, email, phone, subject, message }),
  )
  const reviews = (await store.desk.reviews()).filter(
    ({ product_id, customer_name, rating, title, comment, customer_email, approved }) =>
      approved || !v.is(reviewSchema, { product_id, customer_name, rating, title, comment, customer_email }),
  )
  await store.close()
  return contacts.length + reviews.length
}
