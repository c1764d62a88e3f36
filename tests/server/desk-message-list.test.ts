import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { searchTerms } from '#domain/desk/search-terms.ts'
import type { MessageQuery } from '#server/store/messages.ts'
import type { Store } from '#server/store/store.ts'
import { ana, byPhone, close } from './support/desk-samples.ts'
import { sampleContact, sampleReview } from './support/sample-rows.ts'
import { deskKinds } from './support/stores.ts'

const all: MessageQuery = { order: 'newest', page: 1, perPage: 50, today: '2026-11-24' }

describe.each(deskKinds)('lists of messages at the desk in $name', (kind) => {
  let store: Store
  let desk: Store
  let run: (sql: string) => Promise<void>

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop)
  beforeEach(async () => {
    ;({ store, run } = await kind.open())
    desk = store
  })
  afterEach(() => store.close())

  const insert = async (...numbers: number[]) => {
    for (const number of numbers) await store.messages.receive(sampleContact(number), false)
  }
  const ids = async (query: Partial<MessageQuery>) =>
    (await desk.messages.list({ ...all, ...query })).rows.map(({ id }) => id)
  const present = async (id: number) => {
    const file = await desk.messages.details(id)
    if (!file) throw new Error(`no message ${id}`)
    return file
  }

  test('what arrives is our turn, what looks like spam is possible spam, and both are counted', async () => {
    await insert(1, 2)
    await store.messages.receive(sampleContact(3), true)
    expect(await ids({ turn: 'ours' })).toEqual([2, 1])
    expect(await ids({ turn: 'spam' })).toEqual([3])
    expect(await desk.messages.counts({ today: all.today, lateSince: undefined })).toEqual({
      ours: 2,
      theirs: 0,
      closed: 0,
      spam: 1,
      late: 0,
      reminded: 0,
      newest: 3,
    })
  })

  test('a line of a list has the beginning of the text, and the pages have all', async () => {
    await store.messages.receive({ ...sampleContact(1), message: 'é'.repeat(5000) }, false)
    await insert(2, 3)
    const { rows, total } = await desk.messages.list({ ...all, perPage: 2, page: 2 })
    expect(total).toBe(3)
    expect(rows).toHaveLength(1)
    expect(await desk.messages.list({ ...all, perPage: 2, page: 3 })).toEqual({ rows: [], total: 3 })
    expect(rows[0]).toMatchObject({ id: 1, beginning: 'é'.repeat(240), version: 1, in_charge: null, origin: 'site' })
  })

  test('the search looks through all fields, notes and answers, and takes signs as they are', async () => {
    await store.messages.receive({ ...sampleContact(1), name: 'José Gonçalves', company: 'Hospital São José' }, false)
    await store.messages.receive({ ...sampleContact(2), message: 'Desconto de 100% no cabo_x, é possível?' }, false)
    await desk.messages.add(byPhone, ana)
    const found = (text: string) => ids({ terms: searchTerms(text) })
    expect(await found('goncalves')).toEqual([1])
    expect(await found('hospital sao jose')).toEqual([1])
    expect(await found('%')).toEqual([2])
    expect(await found('o_x')).toEqual([2])
    expect(await found("'; --")).toEqual([])
    expect(await found('clinica norte')).toEqual([3])
    expect(await found('41 90000 0000')).toEqual([3, 2, 1])
    expect(await found('#2')).toEqual([2])
    await desk.messages.note(1, 'Prefere conector Redel', ana)
    await desk.messages.answer(
      { id: 3, version: 1 },
      { way: 'telefone', subject: null, text: 'Combinado: válvula' },
      ana,
    )
    expect([await found('redel'), await found('valvula')]).toEqual([[1], [3]])
  })

  test('filters narrow the list together', async () => {
    await insert(1, 2, 3)
    await desk.messages.change({ id: 1, version: 1 }, { kind: 'in-charge', person: 2, name: 'Bruno' }, ana)
    const id = await desk.messages.add(byPhone, ana)
    expect(await ids({ inCharge: 2 })).toEqual([1])
    expect(await ids({ inCharge: 'nobody' })).toEqual([3, 2])
    expect(await ids({ origin: 'telefone' })).toEqual([id])
    expect(await ids({ subject: 'Orçamento', inCharge: 1 })).toEqual([id])
    expect(await ids({ subject: 'Outros' })).toEqual([])
    expect(await ids({ order: 'longest-waiting' })).toEqual([1, 2, 3, id])
  })

  test('a reminder brings back on its day what waits for the customer, and goes when it has come and something is done', async () => {
    await insert(1, 2)
    await desk.messages.change({ id: 1, version: 1 }, { kind: 'action', action: 'wait' }, ana)
    await desk.messages.change({ id: 1, version: 2 }, { kind: 'remind', day: '2020-11-26' }, ana)
    expect(await ids({ turn: 'ours', today: '2020-11-25' })).toEqual([2])
    expect(await ids({ turn: 'theirs', today: '2020-11-25' })).toEqual([1])
    expect(await ids({ turn: 'ours', today: '2020-11-26' })).toEqual([1, 2])
    expect(await ids({ turn: 'theirs', today: '2020-11-26' })).toEqual([])
    expect(await ids({ isReminded: true, today: '2020-11-26' })).toEqual([1])
    expect(await desk.messages.counts({ today: '2020-11-26', lateSince: undefined })).toMatchObject({
      ours: 2,
      reminded: 1,
    })
    await desk.messages.answer({ id: 1, version: 3 }, { way: 'telefone', subject: null, text: 'Liguei' }, ana)
    expect((await present(1)).message).toMatchObject({ turn: 'theirs', remind_on: null })
    await desk.messages.change({ id: 1, version: 4 }, { kind: 'remind', day: '2099-01-01' }, ana)
    await desk.messages.answer({ id: 1, version: 5 }, { way: 'telefone', subject: null, text: 'De novo' }, ana)
    expect((await present(1)).message).toMatchObject({ remind_on: '2099-01-01' })
  })

  test('what is ours since before a moment is late', async () => {
    await insert(1, 2, 3)
    await run("UPDATE contacts SET turn_since = '2020-01-01T00:00:00.000Z' WHERE id IN (1, 3)")
    await desk.messages.change({ id: 3, version: 1 }, close, ana)
    expect(await ids({ lateSince: '2020-01-02T00:00:00.000Z' })).toEqual([1])
    expect(await desk.messages.counts({ today: all.today, lateSince: '2020-01-02T00:00:00.000Z' })).toMatchObject({
      late: 1,
    })
  })

  test('earlier messages of a person are found by the address and by the telephone, and so are the reviews', async () => {
    await store.messages.receive({ ...sampleContact(1), phone: '+55 41 3000-1111' }, false)
    await store.messages.receive({ ...sampleContact(2), email: 'ANA1@example.com', phone: null }, false)
    await store.messages.receive({ ...sampleContact(3), phone: '(041) 3000 1111' }, false)
    await store.messages.receive({ ...sampleContact(4), phone: 'ramal 1' }, false)
    await store.reviews.receive({ ...sampleReview(), customer_email: 'Ana1@Example.com' }, false)
    const { samePerson } = await present(1)
    expect(samePerson.messages.map(({ id }) => id)).toEqual([3, 2])
    expect(samePerson.reviews).toHaveLength(1)
    const stranger = await present(4)
    expect(stranger.samePerson).toEqual({ messages: [], reviews: [] })
  })

  test('what arrives is told after the last number that was seen', async () => {
    await insert(1, 2, 3)
    expect((await desk.messages.arrivedAfter(1)).map(({ id }) => id)).toEqual([2, 3])
    expect(await desk.messages.arrivedAfter(3)).toEqual([])
  })
})
