import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addedSince } from '#desk/messages/timeline.tsx'
import { RowRefused } from '#server/store/store-error.ts'
import type { Store } from '#server/store/store.ts'
import { allRows, copyOf, restoreInto } from '#tests/server/support/rows.ts'
import { ana, bruno, byPhone, close } from './support/desk-samples.ts'
import { sampleContact } from './support/sample-rows.ts'
import { deskKinds } from './support/stores.ts'

describe.each(deskKinds)('messages at the desk in $name', (kind) => {
  let store: Store
  let desk: Store

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop)
  beforeEach(async () => {
    ;({ store } = await kind.open())
    desk = store
  })
  afterEach(() => store.close())

  const insert = async (...numbers: number[]) => {
    for (const number of numbers) await store.messages.receive(sampleContact(number), false)
  }
  const present = async (id: number) => {
    const file = await desk.messages.details(id)
    if (!file) throw new Error(`no message ${id}`)
    return file
  }

  test('a change is written with who did it, and the next one has to have seen it', async () => {
    await insert(1)
    const first = await desk.messages.change({ id: 1, version: 1 }, close, ana)
    expect(first).toMatchObject({ kind: 'done', version: 2 })
    const second = await desk.messages.change({ id: 1, version: 1 }, { kind: 'remind', day: '2026-11-26' }, bruno)
    expect(second).toMatchObject({
      kind: 'conflict',
      current: { message: { turn: 'closed', version: 2, remind_on: null } },
    })
    const { message, history } = await present(1)
    expect(message).toMatchObject({ turn: 'closed', version: 2 })
    expect(message.handled_at).not.toBeNull()
    expect(history).toMatchObject([{ person: 'Ana', person_id: 1, act: 'close', version: 2 }])
    expect(await desk.messages.change({ id: 9, version: 1 }, close, ana)).toEqual({ kind: 'gone' })
  })

  test('what happened since a version leaves out the answers before it, also when a later one was taken back', async () => {
    await insert(1)
    const answer = { way: 'telefone', subject: null, text: 'O preço' } as const
    await desk.messages.answer({ id: 1, version: 1 }, answer, ana)
    const seen = await desk.messages.answer({ id: 1, version: 2 }, { ...answer, text: 'Outro preço' }, ana)
    expect(seen).toMatchObject({ kind: 'done', version: 3 })
    await desk.messages.answer({ id: 1, version: 3 }, { ...answer, text: 'Por engano' }, bruno)
    const mistake = (await present(1)).answers.at(-1)
    await desk.messages.takeBack({ id: 1, version: 4 }, mistake?.id ?? 0, bruno)
    const news = addedSince(await present(1), 3)
    expect(news.history.map(({ version }) => version)).toEqual([4, 5])
    expect(news.answers).toEqual([])
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

  test('an action that makes no sense changes nothing', async () => {
    await insert(1)
    const outcome = await desk.messages.change({ id: 1, version: 1 }, { kind: 'action', action: 'reopen' }, ana)
    expect(outcome).toMatchObject({ kind: 'not-allowed', current: { message: { turn: 'ours', version: 1 } } })
  })

  test('what is closed has no reminder, because nothing brings it back on its day', async () => {
    await insert(1)
    await desk.messages.change({ id: 1, version: 1 }, close, ana)
    const outcome = await desk.messages.change({ id: 1, version: 2 }, { kind: 'remind', day: '2099-01-01' }, ana)
    expect(outcome).toMatchObject({ kind: 'not-allowed', current: { message: { remind_on: null, version: 2 } } })
  })

  test('many are changed at once and brought back at once, but for what was changed since', async () => {
    await insert(1, 2, 3)
    const seen = [1, 2, 3].map((id) => ({ id, version: 1 }))
    await desk.messages.change({ id: 3, version: 1 }, { kind: 'remind', day: '2026-12-01' }, bruno)
    const done = await desk.messages.changeAll([...seen, { id: 9, version: 1 }], close, ana)
    expect(done).toMatchObject({ done: [{ id: 1, version: 2 }, { id: 2, version: 2 }], refused: [3, 9] }) // prettier-ignore
    await desk.messages.change({ id: 2, version: 2 }, { kind: 'action', action: 'reopen' }, bruno)
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
    const marked = await desk.messages.changeAll([{ id: 1, version: 1 }], { kind: 'action', action: 'mark-spam' }, ana)
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
    // The shop is no longer notified of a message that was answered; the answer itself is sent.
    const [taken, ...others] = await store.deliveries.claim(wish)
    expect(others).toEqual([])
    expect(taken).toMatchObject({
      kind: 'answer',
      channel: 'answer',
      answer: { text: answer.text },
      row: sampleContact(1),
    })
    await store.deliveries.postpone(taken?.id ?? 0, { seconds: 60, reason: 'recusado' })
    expect((await present(1)).answers).toMatchObject([{ delivery: { state: 'failing', last_error: 'recusado' } }])
    await store.deliveries.markSent(taken?.id ?? 0)
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
      current: { answers: [{ text: 'Primeira', delivery: undefined }] },
    })
    expect(await store.deliveries.claim({ channels: ['answer'], limit: 10, leaseSeconds: 60 })).toEqual([])
  })

  test('spam is not answered, nor is a call without an address by e-mail', async () => {
    await store.messages.receive(sampleContact(1), true)
    const answer = { way: 'smtp', subject: 'Re', text: 'Olá' } as const
    expect(await desk.messages.answer({ id: 1, version: 1 }, answer, ana)).toMatchObject({ kind: 'not-allowed' })
    const id = await desk.messages.add(byPhone, ana)
    expect(await desk.messages.answer({ id, version: 1 }, answer, ana)).toMatchObject({ kind: 'not-allowed' })
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
      await store.deliveries.claim({ channels: ['email', 'webhook', 'confirmation'], limit: 10, leaseSeconds: 60 }),
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

  test('a copy holds notes, answers and history without the numbers of persons, and a deletion takes them along', async () => {
    await insert(1)
    await desk.messages.note(1, 'Nota', ana)
    await desk.messages.answer({ id: 1, version: 2 }, { way: 'smtp', subject: 'Re', text: 'Olá' }, ana)
    await desk.typedTexts.save('mensagens/1', 1, 'rascunho')
    expect((await present(1)).message.in_charge).toBe(1)
    const copy = await allRows(store)
    const bytes = await copyOf(store)
    expect([copy.message_notes, copy.message_answers].map((rows) => rows.length)).toEqual([1, 1])
    expect(copy.message_notes[0]?.person).toBe('Ana')
    expect(copy.desk_acts).toHaveLength(2)
    const { store: restored } = await kind.open()
    await restoreInto(bytes, restored)
    expect(await allRows(restored)).toEqual(copy)
    const file = await restored.messages.details(1)
    expect(file?.answers).toHaveLength(1)
    // Copies contain no ids of persons, because number 1 may be somebody else in the restored store.
    expect(JSON.stringify(file)).not.toMatch(/"(?:person_id|in_charge)\\?":\d/)
    expect(await restored.typedTexts.all(1)).toEqual([])
    await restored.close()
    await store.erase({ contacts: (await allRows(store)).contacts.filter(({ id }) => id === 1), reviews: [] })
    expect(await allRows(store)).toMatchObject({
      message_notes: [],
      message_answers: [],
      desk_acts: [],
      deliveries: [],
    })
  })
})
