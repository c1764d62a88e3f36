import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactSchema } from '#domain/forms/contact.ts'
import { reviewSchema } from '#domain/forms/review.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { badRequest, faultOf } from './support/bad-requests.ts'
import { sendRaw } from './support/raw-http.ts'
import { scratchFolder, startServer, testKey } from './support/running-server.ts'

const store = await openSqliteStore({ dataDir: scratchFolder(), mayCreate: true })
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  server = await startServer({ store })
})
afterAll(async () => {
  server.abort()
  await server.stop()
  await store.close()
})

test('no request, however broken, gets a 5xx, crashes the server or stores a row that breaks a rule', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(badRequest(testKey), { minLength: 10, maxLength: 10 }), async (requests) => {
      const faults = await Promise.all(requests.map(async (bytes) => faultOf(await sendRaw(server.port, bytes), bytes)))
      expect(faults.filter(Boolean)).toEqual([])
    }),
    { numRuns: 40, interruptAfterTimeLimit: 15_000 },
  )
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  const entries = (schema: typeof contactSchema | typeof reviewSchema, row: object) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name in schema.entries))
  for (const contact of await store.messages.all())
    expect(v.is(contactSchema, entries(contactSchema, contact))).toBe(true)
  for (const review of await store.reviews.all()) {
    expect(v.is(reviewSchema, entries(reviewSchema, review))).toBe(true)
    expect(review.approved).toBe(false)
  }
}, 60_000)
