import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PublishedReviewsQuery } from '#server/store/reviews.ts'
import { RowRefused } from '#server/store/store-error.ts'
import type { Store } from '#server/store/store.ts'
import {
  allRows,
  contactAt,
  copyOf,
  judgeReview,
  markHandled,
  restoreInto,
  reviewAt,
} from '#tests/server/support/rows.ts'
import { sampleContact, sampleReview } from './support/sample-rows.ts'
import { postgresKind, sqliteKind } from './support/stores.ts'

const allReviews: PublishedReviewsQuery = { productIds: undefined, order: [], limit: 100, offset: 0 }
const due = { channels: ['email'] as const, limit: 10, leaseSeconds: 60 }

describe.each([sqliteKind, postgresKind])('a store in $name', (kind) => {
  let store: Store
  let run: (sql: string) => Promise<void>

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop)
  beforeEach(async () => {
    ;({ store, run } = await kind.open())
  })
  afterEach(() => store.close())

  test('gives back a contact as it was sent, numbered and dated', async () => {
    const before = Date.now()
    expect(await store.messages.receive(sampleContact(), false)).toBe(true)
    const [contact] = await store.messages.all()
    expect(contact).toMatchObject({ id: 1, ...sampleContact(), is_suspect: false, handled_at: null })
    expect(Math.abs(Date.parse(contact?.created_at ?? '') - before)).toBeLessThan(5000)
    expect(contact?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  test('finds one contact or review by its number', async () => {
    for (const number of [1, 2]) await store.messages.receive(sampleContact(number), false)
    await store.reviews.receive(sampleReview(), false)
    expect(await contactAt(store, 2)).toMatchObject({ id: 2, ...sampleContact(2) })
    expect(await reviewAt(store, 1)).toMatchObject({ id: 1, ...sampleReview() })
    expect([await contactAt(store, 3), await reviewAt(store, 2)]).toEqual([undefined, undefined])
  })

  test('keeps accents, emoji, quotes and line breaks as they are', async () => {
    const message = 'Olá! "Preciso" d\'isto; DROP TABLE contacts; --\n<script>alert(1)</script> 👩🏽‍⚕️ ção'
    await store.messages.receive({ ...sampleContact(), message }, false)
    await expect(store.messages.all()).resolves.toMatchObject([{ message }])
  })

  test('stores the same text sent twice within minutes once, also at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => store.messages.receive(sampleContact(), false)))
    expect(answers.filter(Boolean)).toHaveLength(1)
    await store.reviews.receive(sampleReview(), false)
    expect(await store.reviews.receive(sampleReview(), false)).toBe(false)
    expect(await store.messages.all()).toHaveLength(1)
    expect(await store.reviews.all()).toHaveLength(1)
  })

  test('stores a text that was taken for spam once more when a person sends it', async () => {
    await store.messages.receive(sampleContact(), true)
    expect(await store.messages.receive(sampleContact(), true)).toBe(false)
    expect(await store.messages.receive(sampleContact(), false)).toBe(true)
    expect(await store.messages.receive(sampleContact(), true)).toBe(false)
    expect((await store.messages.all()).map(({ is_suspect: isSuspect }) => isSuspect)).toEqual([true, false])
  })

  test('stores the same text again a quarter of an hour later', async () => {
    await store.messages.receive(sampleContact(), false)
    await run("UPDATE contacts SET created_at = '2020-01-01T00:00:00.000Z'")
    expect(await store.messages.receive(sampleContact(), false)).toBe(true)
  })

  test('takes many contacts at once and loses none', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, number) => store.messages.receive(sampleContact(number), false)))
    const emails = (await store.messages.all()).map(({ email }) => email)
    expect(new Set(emails).size).toBe(200)
  })

  test('refuses a row that breaks its rules, and stores the others', async () => {
    const attempts = await Promise.allSettled([
      store.messages.receive(sampleContact(1), false),
      store.messages.receive({ ...sampleContact(2), name: 'x' }, false),
      store.messages.receive(sampleContact(3), false),
    ])
    expect(attempts.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(attempts[1]).toMatchObject({ reason: expect.any(RowRefused) })
    expect(await store.messages.all()).toHaveLength(2)
  })

  test('marks what looks like spam and keeps it', async () => {
    await store.messages.receive(sampleContact(), true)
    await store.reviews.receive(sampleReview(), true)
    await expect(store.messages.all()).resolves.toMatchObject([{ is_suspect: true }])
    await expect(store.reviews.all()).resolves.toMatchObject([{ is_suspect: true }])
  })

  test('shows a review to the public only while it is approved, without the e-mail address', async () => {
    await store.reviews.receive(sampleReview(), false)
    expect(await store.reviews.published(allReviews)).toEqual([])
    expect(await judgeReview(store, 1, true)).toBe(true)
    const { customer_email: _, ...published } = sampleReview()
    const [review] = await store.reviews.published(allReviews)
    const reply = { shop_reply: null, shop_replied_at: null }
    expect(review).toEqual({ id: 1, created_at: expect.any(String), ...published, ...reply })
    await judgeReview(store, 1, false)
    expect(await store.reviews.published(allReviews)).toEqual([])
    expect(await judgeReview(store, 99, true)).toBe(false)
  })

  test('filters, sorts and pages the approved reviews', async () => {
    for (const [number, rating] of [3, 5, 4].entries()) {
      await store.reviews.receive({ ...sampleReview(number), product_id: `p${number}`, rating }, false)
      await judgeReview(store, number + 1, true)
    }
    const ids = async (query: Partial<PublishedReviewsQuery>) =>
      (await store.reviews.published({ ...allReviews, ...query })).map(({ product_id }) => product_id)
    expect(await ids({ productIds: ['p0', 'p2', 'x'] })).toEqual(['p0', 'p2'])
    expect(await ids({ productIds: [] })).toEqual([])
    expect(await ids({ productIds: ["p0' OR 1=1 --"] })).toEqual([])
    expect(await ids({ order: [{ column: 'rating', isDescending: true }] })).toEqual(['p1', 'p2', 'p0'])
    expect(await ids({ order: [{ column: 'id', isDescending: true }], limit: 1, offset: 1 })).toEqual(['p1'])
  })

  test('marks a contact as handled, and remembers since when', async () => {
    await store.messages.receive(sampleContact(), false)
    expect(await markHandled(store, 1)).toBe(true)
    const [first] = await store.messages.all()
    await markHandled(store, 1)
    expect(await store.messages.all()).toEqual([first])
    expect(first?.handled_at).not.toBeNull()
    expect(await markHandled(store, 2)).toBe(false)
  })

  test('deletes rows with their deliveries, and nothing else', async () => {
    for (const number of [1, 2]) await store.messages.receive(sampleContact(number), false)
    for (const number of [1, 2]) await store.reviews.receive(sampleReview(number), false)
    const { contacts, product_reviews: reviews } = await allRows(store)
    expect(await store.erase({ contacts: contacts.slice(0, 1), reviews: reviews.slice(1) })).toMatchObject({
      contacts: 1,
      reviews: 1,
    })
    expect((await store.messages.all()).map(({ id }) => id)).toEqual([2])
    expect((await store.reviews.all()).map(({ id }) => id)).toEqual([1])
    expect(await store.deliveries.claim(due)).toHaveLength(2)
  })

  test('keeps who did what, and since when', async () => {
    await store.audit.record({ operator: 'ana', action: 'handled', target: 7 })
    await store.audit.record({ operator: 'bruno', action: 'delete-by-email', target: null })
    expect(await store.audit.all()).toMatchObject([
      { id: 1, operator: 'ana', action: 'handled', target: 7 },
      { id: 2, operator: 'bruno', action: 'delete-by-email', target: null },
    ])
    expect((await allRows(store)).audit).toEqual(await store.audit.all())
  })

  test('says how much waits to be delivered, and for how long', async () => {
    const byEmail = async () => (await store.deliveries.facts(['email'])).find(({ way }) => way === 'email')
    expect(await byEmail()).toMatchObject({ waiting: 0, oldestSeconds: 0 })
    await store.messages.receive(sampleContact(1), false)
    const { waiting, oldestSeconds = -1 } = (await byEmail()) ?? {}
    expect(waiting).toBe(1)
    expect(oldestSeconds).toBeGreaterThanOrEqual(0)
    expect(oldestSeconds).toBeLessThan(60)
  })

  test('has one delivery for each channel of what arrived, and gives it to one taker', async () => {
    await store.messages.receive(sampleContact(), false)
    await store.reviews.receive(sampleReview(), false)
    const taken = await Promise.all([store.deliveries.claim(due), store.deliveries.claim(due)])
    expect(taken.flat().map(({ kind: what, attempts }) => [what, attempts])).toEqual([
      ['contact', 1],
      ['review', 1],
    ])
    expect(await store.deliveries.claim({ ...due, channels: ['webhook'] })).toHaveLength(2)
  })

  test('has a confirmation for a contact that does not look like spam', async () => {
    await store.messages.receive(sampleContact(1), true)
    await store.messages.receive(sampleContact(2), false)
    await store.reviews.receive(sampleReview(), false)
    const taken = await store.deliveries.claim({ ...due, channels: ['confirmation'] })
    expect(taken).toMatchObject([{ kind: 'contact', row: sampleContact(2) }])
  })

  test('counts the confirmations of a day to an address and of an hour to all, the skipped ones not', async () => {
    const confirm = { ...due, channels: ['confirmation'] as const }
    for (const number of [1, 2, 3])
      await store.messages.receive(
        { ...sampleContact(number), email: number === 2 ? 'ANA@example.com' : 'ana@example.com' },
        false,
      )
    await store.messages.receive(sampleContact(4), false)
    const [first = 0, second = 0, third = 0, other = 0] = (await store.deliveries.claim(confirm)).map(({ id }) => id)
    const count = (id: number) => store.deliveries.confirmationsBefore(id)
    expect(await count(first)).toEqual({ toSameAddress: 0, inLastHour: 0 })
    expect(await count(second)).toEqual({ toSameAddress: 1, inLastHour: 0 })
    await store.deliveries.markSent(first)
    expect(await count(second)).toEqual({ toSameAddress: 1, inLastHour: 1 })
    await store.deliveries.skip(second, 'address-had-one')
    expect(await count(third)).toEqual({ toSameAddress: 1, inLastHour: 1 })
    expect(await count(other)).toEqual({ toSameAddress: 0, inLastHour: 1 })
    expect(await store.deliveries.claim(confirm)).toEqual([])
    await run(`UPDATE ${kind.deliveries} SET sent_at = '2020-01-01T00:00:00.000Z' WHERE id = ${first}`)
    expect(await count(third)).toEqual({ toSameAddress: 0, inLastHour: 0 })
    expect((await allRows(store)).deliveries.find(({ id }) => id === second)?.last_error).toBe('address-had-one')
  })

  test('a confirmation that waits gives way to no other once its contact is handled', async () => {
    for (const number of [1, 2])
      await store.messages.receive({ ...sampleContact(number), email: 'ana@example.com' }, false)
    const [, second = 0] = (await store.deliveries.claim({ ...due, channels: ['confirmation'] })).map(({ id }) => id)
    await markHandled(store, 1)
    expect(await store.deliveries.confirmationsBefore(second)).toEqual({ toSameAddress: 0, inLastHour: 0 })
  })

  test('a delivery comes again after its lease, with the same key, until it is sent', async () => {
    await store.messages.receive(sampleContact(), false)
    const [first] = await store.deliveries.claim({ ...due, leaseSeconds: 0 })
    const [second] = await store.deliveries.claim({ ...due, leaseSeconds: 0 })
    expect(second).toMatchObject({ id: first?.id, key: first?.key, attempts: 2, row: sampleContact() })
    await store.deliveries.postpone(second?.id ?? 0, { seconds: 60, reason: 'recusado' })
    expect(await store.deliveries.claim(due)).toEqual([])
    await store.deliveries.postpone(second?.id ?? 0, { seconds: 0, reason: 'recusado' })
    expect(await store.deliveries.claim({ ...due, leaseSeconds: 0 })).toHaveLength(1)
    await store.deliveries.markSent(second?.id ?? 0)
    expect(await store.deliveries.claim(due)).toEqual([])
  })

  test('what an operator has handled is not delivered any more', async () => {
    await store.messages.receive(sampleContact(), false)
    await markHandled(store, 1)
    expect(await store.deliveries.claim(due)).toEqual([])
  })

  test('a copy fills an empty store of either kind with the same rows, and numbers go on after them', async () => {
    await store.messages.receive(sampleContact(1), true)
    await store.messages.receive(sampleContact(2), false)
    await store.reviews.receive(sampleReview(), false)
    await judgeReview(store, 1, true)
    await store.deliveries.claim(due)
    const copy = await allRows(store)
    const bytes = await copyOf(store)
    const { store: restored } = await kind.open()
    await restoreInto(bytes, restored)
    expect(await allRows(restored)).toEqual(copy)
    expect(await restored.messages.receive(sampleContact(3), false)).toBe(true)
    expect((await restored.messages.all()).map(({ id }) => id)).toEqual([1, 2, 3])
    await expect(restoreInto(bytes, restored)).rejects.toThrow('[inbox-nao-vazia] A caixa de entrada não está vazia')
    expect(await restored.messages.all()).toHaveLength(3)
    await restored.close()
  })

  test('answers that it is there', async () => {
    await expect(store.checkWritable()).resolves.toBeUndefined()
  })
})
