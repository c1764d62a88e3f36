import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RowRefused } from '#server/store/store-error.ts'
import type { Store } from '#server/store/store.ts'
import { ana } from './support/desk-samples.ts'
import { sampleContact, sampleReview } from './support/sample-rows.ts'
import { deskKinds } from './support/stores.ts'

const seen = { id: 1, version: 1 }

describe.each(deskKinds)('reviews at the desk in $name', (kind) => {
  let store: Store
  let desk: Store

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop)
  beforeEach(async () => {
    ;({ store } = await kind.open())
    desk = store
    await store.reviews.receive(sampleReview(), false)
  })
  afterEach(() => store.close())

  const published = () => store.reviews.published({ productIds: ['1'], order: [], limit: 10, offset: 0 })

  test('what is published is public at once, with the reply of the shop, and gone again once it is refused', async () => {
    expect(await desk.reviews.change(seen, { kind: 'publish' }, ana)).toMatchObject({ kind: 'done', version: 2 })
    expect(await published()).toMatchObject([{ id: 1, shop_reply: null }])
    await desk.reviews.change({ id: 1, version: 2 }, { kind: 'reply', text: 'Obrigada, Bruno!' }, ana)
    const [review] = await published()
    expect(review).toMatchObject({ shop_reply: 'Obrigada, Bruno!', shop_replied_at: expect.any(String) })
    await desk.reviews.change({ id: 1, version: 3 }, { kind: 'refuse', reason: 'propaganda' }, ana)
    expect(await published()).toEqual([])
    const file = await desk.reviews.details(1)
    expect(file?.review).toMatchObject({ approved: false, refusal: 'propaganda', version: 4 })
    expect(file?.history.map(({ act, detail, person }) => [act, detail, person])).toEqual([
      ['publish', null, 'Ana'],
      ['reply', null, 'Ana'],
      ['refuse', 'propaganda', 'Ana'],
    ])
  })

  test('a judgement is taken back to how it was, once, and not past what came after it', async () => {
    const before = (await desk.reviews.details(1))?.review
    const done = await desk.reviews.change(seen, { kind: 'refuse', reason: 'ofensa' }, ana)
    const batch = done.kind === 'done' ? done.batch : ''
    expect(await desk.reviews.undo(batch, ana)).toMatchObject({ kind: 'done', version: 3 })
    expect((await desk.reviews.details(1))?.review).toEqual({ ...before, version: 3 })
    expect(await desk.reviews.undo(batch, ana)).toMatchObject({ kind: 'conflict', current: { review: { version: 3 } } })
    expect(await desk.reviews.undo('nothing', ana)).toEqual({ kind: 'gone' })
  })

  test('who has not seen the last judgement is refused with what is there', async () => {
    await desk.reviews.change(seen, { kind: 'publish' }, ana)
    const second = await desk.reviews.change(seen, { kind: 'refuse', reason: 'ofensa' }, ana)
    expect(second).toMatchObject({ kind: 'conflict', current: { review: { approved: true, version: 2 } } })
    expect(await desk.reviews.change({ id: 9, version: 1 }, { kind: 'publish' }, ana)).toEqual({ kind: 'gone' })
  })

  test('a reply is taken away, and a blank or endless one is refused', async () => {
    await desk.reviews.change(seen, { kind: 'reply', text: 'Obrigada' }, ana)
    await desk.reviews.change({ id: 1, version: 2 }, { kind: 'reply', text: null }, ana)
    const file = await desk.reviews.details(1)
    expect(file?.review).toMatchObject({ shop_reply: null, shop_replied_at: null })
    expect(file?.history.map(({ act }) => act)).toEqual(['reply', 'unreply'])
    for (const text of ['  ', 'x'.repeat(2001)])
      await expect(desk.reviews.change({ id: 1, version: 3 }, { kind: 'reply', text }, ana)).rejects.toBeInstanceOf(
        RowRefused,
      )
  })

  test('what waits comes first, the longest waiting before the others, and all are counted', async () => {
    for (const number of [2, 3, 4])
      await store.reviews.receive({ ...sampleReview(number), product_id: `p${number}` }, false)
    await desk.reviews.change({ id: 4, version: 1 }, { kind: 'publish' }, ana)
    await desk.reviews.change({ id: 3, version: 1 }, { kind: 'refuse', reason: 'ofensa' }, ana)
    const list = async (query: object) => desk.reviews.list({ page: 1, perPage: 10, ...query })
    expect((await list({})).rows.map(({ id }) => id)).toEqual([1, 2, 4, 3])
    expect((await list({})).counts).toEqual({ waiting: 2, published: 1, refused: 1 })
    expect(await list({ state: 'waiting', perPage: 1, page: 2 })).toMatchObject({ rows: [{ id: 2 }], total: 2 })
    expect((await list({ state: 'refused' })).rows.map(({ id }) => id)).toEqual([3])
    expect((await list({ productId: 'p4' })).rows.map(({ id }) => id)).toEqual([4])
  })

  test('a review is compared with the newest of its length, however many there are', async () => {
    const { comment } = sampleReview()
    const row = { ...sampleReview(), customer_email: null, created_at: new Date().toISOString(), is_suspect: false }
    const others = Array.from({ length: 501 }, (_, number) => ({ ...row, comment: comment.slice(3) + (100 + number) }))
    await store.db
      .insertInto('product_reviews')
      .values({ ...row, comment })
      .execute()
    await store.db.insertInto('product_reviews').values(others).execute()
    await store.db
      .insertInto('product_reviews')
      .values({ ...row, comment })
      .execute()
    expect((await desk.reviews.details(1))?.others.map(({ id }) => id)).toEqual([504])
    await store.db.deleteFrom('product_reviews').where('id', '=', 504).execute()
    expect((await desk.reviews.details(1))?.others).toEqual([])
  })

  test('a review knows the others of its person and of its text, and their messages', async () => {
    await store.reviews.receive({ ...sampleReview(2), customer_email: 'BRUNO@example.com', comment: 'Outro' }, false)
    const shouted = `  ${sampleReview(3).comment.toUpperCase()}`
    await store.reviews.receive({ ...sampleReview(3), product_id: '2', customer_email: null, comment: shouted }, false)
    await store.reviews.receive({ ...sampleReview(4), product_id: '2', customer_email: null, comment: 'Alheio' }, false)
    await store.messages.receive({ ...sampleContact(1), email: 'bruno@example.com' }, false)
    const file = await desk.reviews.details(1)
    expect(file?.others.map(({ id }) => id)).toEqual([3, 2])
    expect(file?.messages.map(({ id }) => id)).toEqual([1])
    expect((await desk.reviews.details(4))?.others).toEqual([])
  })
})
