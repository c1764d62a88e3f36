import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RowRefused } from '#server/store/store-error.ts'
import type { Store } from '#server/store/store.ts'
import { sampleContact } from './support/sample-rows.ts'
import { deskKinds } from './support/stores.ts'

describe.each(deskKinds)('presence and drafts at the desk in $name', (kind) => {
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

  test('who has a message open is seen by the others for a minute after the last ping', async () => {
    const [one, two] = [{ id: 1, name: 'Ana' }, { id: 2, name: 'Bruno' }] // prettier-ignore
    expect(await desk.presence.ping('mensagens/1', one)).toEqual([])
    expect(await desk.presence.ping('mensagens/1', two)).toEqual([one])
    expect(await desk.presence.ping('mensagens/2', two)).toEqual([])
    expect(await desk.presence.personsAt(['mensagens/1', 'mensagens/3'])).toEqual(
      new Map([['mensagens/1', [one, two]]]),
    )
    await desk.presence.leave('mensagens/1', 2)
    expect(await desk.presence.ping('mensagens/1', one)).toEqual([])
    await run(`UPDATE ${kind.schema}desk_presence SET seen_at = '2020-01-01T00:00:00.000Z'`)
    expect(await desk.presence.personsAt(['mensagens/1', 'mensagens/2'])).toEqual(new Map())
  })

  test('a draft is its person’s own, the last text counts, and an empty one throws it away', async () => {
    for (const number of [1, 2]) await store.messages.receive(sampleContact(number), false)
    await desk.typedTexts.save('mensagens/1', 1, 'Olá')
    await desk.typedTexts.save('mensagens/1', 1, 'Olá, Ana')
    await desk.typedTexts.save('mensagens/2', 1, 'Outro')
    expect(await desk.typedTexts.find('mensagens/1', 1)).toMatchObject({ text: 'Olá, Ana' })
    expect(await desk.typedTexts.find('mensagens/1', 2)).toBeUndefined()
    expect((await desk.typedTexts.all(1)).map(({ path }) => path).toSorted()).toEqual(['mensagens/1', 'mensagens/2'])
    await desk.typedTexts.save('mensagens/1', 1, '  ')
    expect(await desk.typedTexts.find('mensagens/1', 1)).toBeUndefined()
    await expect(desk.typedTexts.save('mensagens/1', 1, 'x'.repeat(20_001))).rejects.toBeInstanceOf(RowRefused)
  })
})
