import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { searchTerms } from '#domain/desk/search-terms.ts'
import { deskStore, type DeskStore } from '#server/inbox/desk-store.ts'
import type { Actor, MessageChange, MessageQuery, NewMessage } from '#server/inbox/desk/messages.ts'
import { RowRefused, type Store } from '#server/inbox/inbox.ts'
import { sampleContact, sampleReview } from './support/sample-rows.ts'
import { postgresKind, sqliteKind } from './support/stores.ts'

const ana: Actor = { id: 1, name: 'Ana' }
const bruno: Actor = { id: 2, name: 'Bruno' }
const all: MessageQuery = { order: 'newest', page: 1, perPage: 50, today: '2026-11-24' }
const close: MessageChange = { kind: 'deed', deed: 'close' }
const byPhone: NewMessage = {
  origin: 'telefone',
  name: 'Carla Dias',
  company: 'Clínica Norte',
  email: null,
  phone: '(41) 90000-0000',
  subject: 'Orçamento',
  message: 'Ligar.',
}

describe.each([sqliteKind, postgresKind])('messages at the desk in $name', (kind) => {
  let store: Store
  let desk: DeskStore
  let run: (sql: string) => Promise<void>

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop)
  beforeEach(async () => {
    ;({ store, run } = await kind.open())
    desk = deskStore(store)
  })
  afterEach(() => store.close())

  const insert = async (...numbers: number[]) => {
    for (const number of numbers) await store.inbox.insertContact(sampleContact(number), false)
  }
  const ids = async (query: Partial<MessageQuery>) =>
    (await desk.messages.list({ ...all, ...query })).rows.map(({ id }) => id)
  const present = async (id: number) => {
    const file = await desk.messages.file(id)
    if (!file) throw new Error(`no message ${id}`)
    return file
  }

  test('what arrives is our turn, what looks like spam is possible spam, and both are counted', async () => {
    await insert(1, 2)
    await store.inbox.insertContact(sampleContact(3), true)
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
    await store.inbox.insertContact({ ...sampleContact(1), message: 'é'.repeat(5000) }, false)
    await insert(2, 3)
    const { rows, total } = await desk.messages.list({ ...all, perPage: 2, page: 2 })
    expect(total).toBe(3)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ id: 1, beginning: 'é'.repeat(240), version: 1, in_charge: null, origin: 'site' })
  })

  test('a change is written with who did it, and the next one has to have seen it', async () => {
    await insert(1)
    const first = await desk.messages.change({ id: 1, version: 1 }, close, ana)
    expect(first).toMatchObject({ kind: 'done', version: 2 })
    const second = await desk.messages.change({ id: 1, version: 1 }, { kind: 'remind', day: '2026-11-26' }, bruno)
    expect(second).toMatchObject({
      kind: 'conflict',
      present: { message: { turn: 'closed', version: 2, remind_on: null } },
    })
    const { message, history } = await present(1)
    expect(message).toMatchObject({ turn: 'closed', version: 2 })
    expect(message.handled_at).not.toBeNull()
    expect(history).toMatchObject([{ person: 'Ana', person_id: 1, act: 'close', version: 2 }])
    expect(await desk.messages.change({ id: 9, version: 1 }, close, ana)).toEqual({ kind: 'gone' })
  })

  test('of many who change a message at once one succeeds, and the others are given what is there', async () => {
    await insert(1)
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5].map((person) =>
        desk.messages.change({ id: 1, version: 1 }, { kind: 'in-charge', person, name: `P${person}` }, ana),
      ),
    )
    expect(outcomes.filter(({ kind: what }) => what === 'done')).toHaveLength(1)
    expect(outcomes.filter(({ kind: what }) => what === 'conflict')).toHaveLength(4)
    expect((await present(1)).history).toHaveLength(1)
  })

  test('a deed that makes no sense changes nothing', async () => {
    await insert(1)
    const outcome = await desk.messages.change({ id: 1, version: 1 }, { kind: 'deed', deed: 'reopen' }, ana)
    expect(outcome).toMatchObject({ kind: 'senseless', present: { message: { turn: 'ours', version: 1 } } })
  })

  test('many are changed at once and brought back at once, but for what was changed since', async () => {
    await insert(1, 2, 3)
    const seen = [1, 2, 3].map((id) => ({ id, version: 1 }))
    await desk.messages.change({ id: 3, version: 1 }, { kind: 'remind', day: '2026-12-01' }, bruno)
    const done = await desk.messages.changeAll([...seen, { id: 9, version: 1 }], close, ana)
    expect(done).toMatchObject({ done: [{ id: 1, version: 2 }, { id: 2, version: 2 }], refused: [3, 9] }) // prettier-ignore
    await desk.messages.change({ id: 2, version: 2 }, { kind: 'deed', deed: 'reopen' }, bruno)
    const undone = await desk.messages.undo(done.batch ?? '', ana)
    expect(undone).toMatchObject({ done: [{ id: 1, version: 3 }], refused: [2] })
    const { message, history } = await present(1)
    expect(message).toMatchObject({ turn: 'ours', handled_at: null, version: 3 })
    expect(history.map(({ act, detail }) => [act, detail])).toEqual([['close', null], ['undo', 'close']]) // prettier-ignore
    const redone = await desk.messages.undo(undone.batch ?? '', ana)
    expect(redone.done).toEqual([{ id: 1, version: 4 }])
    expect((await present(1)).message.turn).toBe('closed')
    expect(await desk.messages.undo('nothing', ana)).toEqual({ done: [], refused: [], batch: undefined })
  })

  test('what is marked as spam and brought back is as it was, with its time', async () => {
    await insert(1)
    const before = (await present(1)).message
    const marked = await desk.messages.changeAll([{ id: 1, version: 1 }], { kind: 'deed', deed: 'mark-spam' }, ana)
    expect((await present(1)).message).toMatchObject({ turn: 'spam', is_suspect: true })
    await desk.messages.undo(marked.batch ?? '', ana)
    expect((await present(1)).message).toEqual({ ...before, version: 3 })
  })

  test('an answer is kept with its text, makes it the customer’s turn, and waits in the outbox', async () => {
    await insert(1)
    const answer = { way: 'smtp', subject: 'Re: Orçamento', text: 'Olá, Ana.\nSegue.' } as const
    expect(await desk.messages.answer({ id: 1, version: 1 }, answer, bruno)).toMatchObject({ kind: 'done', version: 2 })
    const { message, answers } = await present(1)
    expect(message).toMatchObject({ turn: 'theirs', in_charge: 2 })
    expect(answers).toMatchObject([{ ...answer, person: 'Bruno', delivery: { state: 'waiting', attempts: 0 } }])
    const wish = { channels: ['email', 'webhook', 'confirmation', 'answer'] as const, limit: 10, leaseSeconds: 60 }
    // What was answered is told to nobody in the shop any more; the answer itself goes out.
    const [taken, ...others] = await store.outbox.claim(wish)
    expect(others).toEqual([])
    expect(taken).toMatchObject({
      kind: 'answer',
      channel: 'answer',
      answer: { text: answer.text },
      row: sampleContact(1),
    })
    await store.outbox.postpone(taken?.id ?? 0, { seconds: 60, reason: 'recusado' })
    expect((await present(1)).answers).toMatchObject([{ delivery: { state: 'failing', last_error: 'recusado' } }])
    await store.outbox.markSent(taken?.id ?? 0)
    expect((await present(1)).answers).toMatchObject([{ delivery: { state: 'sent' } }])
  })

  test('an answer on what another has answered meanwhile is refused, and nothing of it goes out', async () => {
    await insert(1)
    const answer = { way: 'whatsapp', subject: null, text: 'Primeira' } as const
    await desk.messages.answer({ id: 1, version: 1 }, answer, ana)
    const second = await desk.messages.answer(
      { id: 1, version: 1 },
      { way: 'smtp', subject: 'Re', text: 'Segunda' },
      bruno,
    )
    expect(second).toMatchObject({
      kind: 'conflict',
      present: { answers: [{ text: 'Primeira', delivery: undefined }] },
    })
    expect(await store.outbox.claim({ channels: ['answer'], limit: 10, leaseSeconds: 60 })).toEqual([])
  })

  test('spam is not answered, nor is a call without an address by e-mail', async () => {
    await store.inbox.insertContact(sampleContact(1), true)
    const answer = { way: 'smtp', subject: 'Re', text: 'Olá' } as const
    expect(await desk.messages.answer({ id: 1, version: 1 }, answer, ana)).toMatchObject({ kind: 'senseless' })
    const id = await desk.messages.add(byPhone, ana)
    expect(await desk.messages.answer({ id, version: 1 }, answer, ana)).toMatchObject({ kind: 'senseless' })
    expect(await desk.messages.answer({ id, version: 1 }, { ...answer, way: 'telefone' }, ana)).toMatchObject({
      kind: 'done',
    })
  })

  test('what came by telephone is a message like the others, and is told to nobody', async () => {
    const id = await desk.messages.add(byPhone, ana)
    const { message, history } = await present(id)
    expect(message).toMatchObject({ ...byPhone, turn: 'ours', in_charge: 1, version: 1 })
    expect(history).toMatchObject([{ act: 'add', detail: 'telefone', person: 'Ana' }])
    expect(
      await store.outbox.claim({ channels: ['email', 'webhook', 'confirmation'], limit: 10, leaseSeconds: 60 }),
    ).toEqual([])
    await expect(desk.messages.add({ ...byPhone, message: ' ' }, ana)).rejects.toBeInstanceOf(RowRefused)
  })

  test('a note counts as a write, so that nobody answers past it', async () => {
    await insert(1)
    expect(await desk.messages.note(1, 'Já liguei, espere.', bruno)).toBe(true)
    expect((await present(1)).notes).toMatchObject([{ text: 'Já liguei, espere.', person: 'Bruno' }])
    expect(await desk.messages.change({ id: 1, version: 1 }, close, ana)).toMatchObject({ kind: 'conflict' })
    expect(await desk.messages.note(7, 'Ninguém', bruno)).toBe(false)
  })

  test('the search looks through all fields, notes and answers, and takes signs as they are', async () => {
    await store.inbox.insertContact(
      { ...sampleContact(1), name: 'José Gonçalves', company: 'Hospital São José' },
      false,
    )
    await store.inbox.insertContact({ ...sampleContact(2), message: 'Desconto de 100% no cabo_x, é possível?' }, false)
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
    await desk.messages.change({ id: 1, version: 1 }, { kind: 'deed', deed: 'wait' }, ana)
    await desk.messages.change({ id: 1, version: 2 }, { kind: 'remind', day: '2020-11-26' }, ana)
    expect(await ids({ turn: 'ours', today: '2020-11-25' })).toEqual([2])
    expect(await ids({ turn: 'theirs', today: '2020-11-25' })).toEqual([1])
    expect(await ids({ turn: 'ours', today: '2020-11-26' })).toEqual([2, 1])
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
    await store.inbox.insertContact({ ...sampleContact(1), phone: '+55 41 3000-1111' }, false)
    await store.inbox.insertContact({ ...sampleContact(2), email: 'ANA1@example.com', phone: null }, false)
    await store.inbox.insertContact({ ...sampleContact(3), phone: '(041) 3000 1111' }, false)
    await store.inbox.insertContact({ ...sampleContact(4), phone: 'ramal 1' }, false)
    await store.inbox.insertReview({ ...sampleReview(), customer_email: 'Ana1@Example.com' }, false)
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

  test('a copy holds notes, answers, history and drafts, and a deletion takes them along', async () => {
    await insert(1)
    await desk.messages.note(1, 'Nota', ana)
    await desk.messages.answer({ id: 1, version: 2 }, { way: 'smtp', subject: 'Re', text: 'Olá' }, ana)
    await desk.drafts.keep('mensagens/1', 1, 'rascunho')
    const copy = await store.archive.read()
    expect([copy.message_notes, copy.message_answers, copy.desk_drafts].map((rows) => rows.length)).toEqual([1, 1, 1])
    expect(copy.desk_acts).toHaveLength(2)
    const { store: restored } = await kind.open()
    await restored.archive.fill(copy)
    expect(await restored.archive.read()).toEqual(copy)
    expect((await deskStore(restored).messages.file(1))?.answers).toHaveLength(1)
    await restored.close()
    await store.desk.remove({ contacts: [1], reviews: [] })
    expect(await store.archive.read()).toMatchObject({
      message_notes: [],
      message_answers: [],
      desk_acts: [],
      deliveries: [],
    })
  })

  test('who has a message open is seen by the others for a minute after the last ping', async () => {
    const [one, two] = [{ id: 1, name: 'Ana' }, { id: 2, name: 'Bruno' }] // prettier-ignore
    expect(await desk.presence.ping('mensagens/1', one)).toEqual([])
    expect(await desk.presence.ping('mensagens/1', two)).toEqual([one])
    expect(await desk.presence.ping('mensagens/2', two)).toEqual([])
    expect(await desk.presence.openOf(['mensagens/1', 'mensagens/3'])).toEqual(new Map([['mensagens/1', [one, two]]]))
    await desk.presence.leave('mensagens/1', 2)
    expect(await desk.presence.ping('mensagens/1', one)).toEqual([])
    await run(`UPDATE ${kind.schema}desk_presence SET seen_at = '2020-01-01T00:00:00.000Z'`)
    expect(await desk.presence.openOf(['mensagens/1', 'mensagens/2'])).toEqual(new Map())
  })

  test('a draft is its person’s own, the last text counts, and an empty one throws it away', async () => {
    await desk.drafts.keep('mensagens/1', 1, 'Olá')
    await desk.drafts.keep('mensagens/1', 1, 'Olá, Ana')
    await desk.drafts.keep('mensagens/2', 1, 'Outro')
    expect(await desk.drafts.of('mensagens/1', 1)).toMatchObject({ text: 'Olá, Ana' })
    expect(await desk.drafts.of('mensagens/1', 2)).toBeUndefined()
    expect((await desk.drafts.all(1)).map(({ thing }) => thing).toSorted()).toEqual(['mensagens/1', 'mensagens/2'])
    await desk.drafts.keep('mensagens/1', 1, '  ')
    expect(await desk.drafts.of('mensagens/1', 1)).toBeUndefined()
    await expect(desk.drafts.keep('mensagens/1', 1, 'x'.repeat(20_001))).rejects.toBeInstanceOf(RowRefused)
  })
})
