import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RowRefused, type ReviewQuery, type Store } from '#server/inbox/inbox.ts'
import { sampleContact, sampleReview } from './support/sample-rows.ts'
import { postgresKind, sqliteKind } from './support/stores.ts'

const allReviews: ReviewQuery = { productIds: undefined, order: [], limit: 100, offset: 0 }
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
    expect(await store.inbox.insertContact(sampleContact(), false)).toBe(true)
    const [contact] = await store.desk.contacts()
    expect(contact).toMatchObject({ id: 1, ...sampleContact(), is_suspect: false, handled_at: null })
    expect(Math.abs(Date.parse(contact?.created_at ?? '') - before)).toBeLessThan(5000)
    expect(contact?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  test('finds one contact or review by its number', async () => {
    for (const number of [1, 2]) await store.inbox.insertContact(sampleContact(number), false)
    await store.inbox.insertReview(sampleReview(), false)
    expect(await store.desk.contact(2)).toMatchObject({ id: 2, ...sampleContact(2) })
    expect(await store.desk.review(1)).toMatchObject({ id: 1, ...sampleReview() })
    expect([await store.desk.contact(3), await store.desk.review(2)]).toEqual([undefined, undefined])
  })

  test('keeps accents, emoji, quotes and line breaks as they are', async () => {
    const message = 'Olá! "Preciso" d\'isto; DROP TABLE contacts; --\n<script>alert(1)</script> 👩🏽‍⚕️ ção'
    await store.inbox.insertContact({ ...sampleContact(), message }, false)
    await expect(store.desk.contacts()).resolves.toMatchObject([{ message }])
  })

  test('stores the same text sent twice within minutes once, also at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => store.inbox.insertContact(sampleContact(), false)),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
    await store.inbox.insertReview(sampleReview(), false)
    expect(await store.inbox.insertReview(sampleReview(), false)).toBe(false)
    expect(await store.desk.contacts()).toHaveLength(1)
    expect(await store.desk.reviews()).toHaveLength(1)
  })

  test('stores the same text again a quarter of an hour later', async () => {
    await store.inbox.insertContact(sampleContact(), false)
    await run("UPDATE contacts SET created_at = '2020-01-01T00:00:00.000Z'")
    expect(await store.inbox.insertContact(sampleContact(), false)).toBe(true)
  })

  test('takes many contacts at once and loses none', async () => {
    await Promise.all(
      Array.from({ length: 200 }, (_, number) => store.inbox.insertContact(sampleContact(number), false)),
    )
    const emails = (await store.desk.contacts()).map(({ email }) => email)
    expect(new Set(emails).size).toBe(200)
  })

  test('refuses a row that breaks its rules, and stores the others', async () => {
    const attempts = await Promise.allSettled([
      store.inbox.insertContact(sampleContact(1), false),
      store.inbox.insertContact({ ...sampleContact(2), name: 'x' }, false),
      store.inbox.insertContact(sampleContact(3), false),
    ])
    expect(attempts.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(attempts[1]).toMatchObject({ reason: expect.any(RowRefused) })
    expect(await store.desk.contacts()).toHaveLength(2)
  })

  test('marks what looks like spam and keeps it', async () => {
    await store.inbox.insertContact(sampleContact(), true)
    await store.inbox.insertReview(sampleReview(), true)
    await expect(store.desk.contacts()).resolves.toMatchObject([{ is_suspect: true }])
    await expect(store.desk.reviews()).resolves.toMatchObject([{ is_suspect: true }])
  })

  test('shows a review to the public only while it is approved, without the e-mail address', async () => {
    await store.inbox.insertReview(sampleReview(), false)
    expect(await store.inbox.approvedReviews(allReviews)).toEqual([])
    expect(await store.desk.judgeReview(1, true)).toBe(true)
    const { customer_email: _, ...published } = sampleReview()
    const [review] = await store.inbox.approvedReviews(allReviews)
    const reply = { shop_reply: null, shop_replied_at: null }
    expect(review).toEqual({ id: 1, created_at: expect.any(String), ...published, ...reply })
    await store.desk.judgeReview(1, false)
    expect(await store.inbox.approvedReviews(allReviews)).toEqual([])
    expect(await store.desk.judgeReview(99, true)).toBe(false)
  })

  test('filters, sorts and pages the approved reviews', async () => {
    for (const [number, rating] of [3, 5, 4].entries()) {
      await store.inbox.insertReview({ ...sampleReview(number), product_id: `p${number}`, rating }, false)
      await store.desk.judgeReview(number + 1, true)
    }
    const ids = async (query: Partial<ReviewQuery>) =>
      (await store.inbox.approvedReviews({ ...allReviews, ...query })).map(({ product_id }) => product_id)
    expect(await ids({ productIds: ['p0', 'p2', 'x'] })).toEqual(['p0', 'p2'])
    expect(await ids({ productIds: [] })).toEqual([])
    expect(await ids({ productIds: ["p0' OR 1=1 --"] })).toEqual([])
    expect(await ids({ order: [{ column: 'rating', isDescending: true }] })).toEqual(['p1', 'p2', 'p0'])
    expect(await ids({ order: [{ column: 'id', isDescending: true }], limit: 1, offset: 1 })).toEqual(['p1'])
  })

  test('marks a contact as handled, and remembers since when', async () => {
    await store.inbox.insertContact(sampleContact(), false)
    expect(await store.desk.markHandled(1)).toBe(true)
    const [first] = await store.desk.contacts()
    await store.desk.markHandled(1)
    expect(await store.desk.contacts()).toEqual([first])
    expect(first?.handled_at).not.toBeNull()
    expect(await store.desk.markHandled(2)).toBe(false)
  })

  test('deletes rows with their deliveries, and nothing else', async () => {
    for (const number of [1, 2]) await store.inbox.insertContact(sampleContact(number), false)
    for (const number of [1, 2]) await store.inbox.insertReview(sampleReview(number), false)
    expect(await store.desk.remove({ contacts: [1, 7], reviews: [2] })).toMatchObject({ contacts: 1, reviews: 1 })
    expect((await store.desk.contacts()).map(({ id }) => id)).toEqual([2])
    expect((await store.desk.reviews()).map(({ id }) => id)).toEqual([1])
    expect(await store.outbox.claim(due)).toHaveLength(2)
  })

  test('keeps who did what, and since when', async () => {
    await store.desk.record({ operator: 'ana', action: 'handled', target: 7 })
    await store.desk.record({ operator: 'bruno', action: 'delete-by-email', target: null })
    expect(await store.desk.audit()).toMatchObject([
      { id: 1, operator: 'ana', action: 'handled', target: 7 },
      { id: 2, operator: 'bruno', action: 'delete-by-email', target: null },
    ])
    expect((await store.archive.read()).audit).toEqual(await store.desk.audit())
  })

  test('says how much waits to be delivered, and for how long', async () => {
    expect(await store.outboxState(['email'])).toEqual({ waiting: 0, oldestSeconds: 0 })
    await store.inbox.insertContact(sampleContact(1), false)
    const state = await store.outboxState(['email'])
    expect(state.waiting).toBe(1)
    expect(state.oldestSeconds).toBeGreaterThanOrEqual(0)
    expect(state.oldestSeconds).toBeLessThan(60)
    expect(await store.outboxState([])).toMatchObject({ waiting: 0 })
  })

  test('has one delivery for each channel of what arrived, and gives it to one taker', async () => {
    await store.inbox.insertContact(sampleContact(), false)
    await store.inbox.insertReview(sampleReview(), false)
    const taken = await Promise.all([store.outbox.claim(due), store.outbox.claim(due)])
    expect(taken.flat().map(({ kind: what, attempts }) => [what, attempts])).toEqual([
      ['contact', 1],
      ['review', 1],
    ])
    expect(await store.outbox.claim({ ...due, channels: ['webhook'] })).toHaveLength(2)
  })

  test('has a confirmation for a contact that does not look like spam', async () => {
    await store.inbox.insertContact(sampleContact(1), true)
    await store.inbox.insertContact(sampleContact(2), false)
    await store.inbox.insertReview(sampleReview(), false)
    const taken = await store.outbox.claim({ ...due, channels: ['confirmation'] })
    expect(taken).toMatchObject([{ kind: 'contact', row: sampleContact(2) }])
  })

  test('counts the confirmations of a day to an address and of an hour to all, the skipped ones not', async () => {
    const confirm = { ...due, channels: ['confirmation'] as const }
    for (const number of [1, 2, 3])
      await store.inbox.insertContact(
        { ...sampleContact(number), email: number === 2 ? 'ANA@example.com' : 'ana@example.com' },
        false,
      )
    await store.inbox.insertContact(sampleContact(4), false)
    const [first = 0, second = 0, third = 0, other = 0] = (await store.outbox.claim(confirm)).map(({ id }) => id)
    const count = (id: number) => store.outbox.confirmations(id)
    expect(await count(first)).toEqual({ toSameAddress: 0, inLastHour: 0 })
    expect(await count(second)).toEqual({ toSameAddress: 1, inLastHour: 0 })
    await store.outbox.markSent(first)
    expect(await count(second)).toEqual({ toSameAddress: 1, inLastHour: 1 })
    await store.outbox.skip(second, 'address-had-one')
    expect(await count(third)).toEqual({ toSameAddress: 1, inLastHour: 1 })
    expect(await count(other)).toEqual({ toSameAddress: 0, inLastHour: 1 })
    expect(await store.outbox.claim(confirm)).toEqual([])
    await run(`UPDATE ${kind.deliveries} SET sent_at = '2020-01-01T00:00:00.000Z' WHERE id = ${first}`)
    expect(await count(third)).toEqual({ toSameAddress: 0, inLastHour: 0 })
    expect((await store.archive.read()).deliveries.find(({ id }) => id === second)?.last_error).toBe('address-had-one')
  })

  test('a confirmation that waits gives way to no other once its contact is handled', async () => {
    for (const number of [1, 2])
      await store.inbox.insertContact({ ...sampleContact(number), email: 'ana@example.com' }, false)
    const [, second = 0] = (await store.outbox.claim({ ...due, channels: ['confirmation'] })).map(({ id }) => id)
    await store.desk.markHandled(1)
    expect(await store.outbox.confirmations(second)).toEqual({ toSameAddress: 0, inLastHour: 0 })
  })

  test('a delivery comes again after its lease, with the same key, until it is sent', async () => {
    await store.inbox.insertContact(sampleContact(), false)
    const [first] = await store.outbox.claim({ ...due, leaseSeconds: 0 })
    const [second] = await store.outbox.claim({ ...due, leaseSeconds: 0 })
    expect(second).toMatchObject({ id: first?.id, key: first?.key, attempts: 2, row: sampleContact() })
    await store.outbox.postpone(second?.id ?? 0, { seconds: 60, reason: 'recusado' })
    expect(await store.outbox.claim(due)).toEqual([])
    await store.outbox.postpone(second?.id ?? 0, { seconds: 0, reason: 'recusado' })
    expect(await store.outbox.claim({ ...due, leaseSeconds: 0 })).toHaveLength(1)
    await store.outbox.markSent(second?.id ?? 0)
    expect(await store.outbox.claim(due)).toEqual([])
  })

  test('what an operator has handled is not delivered any more', async () => {
    await store.inbox.insertContact(sampleContact(), false)
    await store.desk.markHandled(1)
    expect(await store.outbox.claim(due)).toEqual([])
  })

  test('a copy fills an empty store of either kind with the same rows, and numbers go on after them', async () => {
    await store.inbox.insertContact(sampleContact(1), true)
    await store.inbox.insertContact(sampleContact(2), false)
    await store.inbox.insertReview(sampleReview(), false)
    await store.desk.judgeReview(1, true)
    await store.outbox.claim(due)
    const copy = await store.archive.read()
    const { store: restored } = await kind.open()
    await restored.archive.fill(copy)
    expect(await restored.archive.read()).toEqual(copy)
    expect(await restored.inbox.insertContact(sampleContact(3), false)).toBe(true)
    expect((await restored.desk.contacts()).map(({ id }) => id)).toEqual([1, 2, 3])
    await expect(restored.archive.fill(copy)).rejects.toThrow('[inbox-nao-vazia] A caixa de entrada não está vazia')
    expect(await restored.desk.contacts()).toHaveLength(3)
    await restored.close()
  })

  test('counts posts over a sliding minute for each address', async () => {
    const limit = store.rateLimit(2)
    expect([await limit.take('a'), await limit.take('a')]).toEqual([0, 0])
    const wait = await limit.take('a')
    expect(wait).toBeGreaterThan(50)
    expect(wait).toBeLessThanOrEqual(60)
    expect(await limit.take('b')).toBe(0)
    const off = store.rateLimit(0)
    expect(await Promise.all(Array.from({ length: 5 }, () => off.take('a')))).toEqual([0, 0, 0, 0, 0])
  })

  test('answers that it is there', async () => {
    await expect(store.check()).resolves.toBeUndefined()
  })
})
