import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FileToSave } from '#server/store/content-drafts.ts'
import { RowRefused } from '#server/store/store-error.ts'
import type { ContentDrafts, Store } from '#server/store/store.ts'
import { allRows, copyOf, restoreInto } from '#tests/server/support/rows.ts'
import { ana, bruno } from './support/desk-samples.ts'
import { deskKinds } from './support/stores.ts'

const cable: FileToSave = {
  path: 'products/cabo.yaml',
  expectedVersion: 0,
  base: 'name: Cabo\n',
  text: 'name: Cabo ECG\n',
}

describe.each(deskKinds)('drafts of the shop’s files in $name', (kind) => {
  let store: Store
  let drafts: ContentDrafts
  let run: (sql: string) => Promise<void>

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop)
  beforeEach(async () => {
    ;({ store, run } = await kind.open())
    drafts = store.contentDrafts
  })
  afterEach(() => store.close())

  const shared = () => drafts.create({ name: 'Preços de dezembro', isShared: true }, ana)
  const present = async (id: number) => {
    const draft = await drafts.draft(id)
    if (!draft) throw new Error(`no draft ${id}`)
    return draft
  }
  const seen = async (id: number) => ({ id, version: (await present(id)).version })

  test('a draft gathers files with the text that they were made of, and says who did what', async () => {
    const id = await shared()
    expect(await drafts.saveFile(id, cable, ana)).toEqual({ kind: 'done', version: 2 })
    expect(await drafts.saveFile(id, { ...cable, expectedVersion: 2, text: null }, bruno)).toMatchObject({ version: 3 })
    expect(await present(id)).toMatchObject({
      name: 'Preços de dezembro',
      ownerId: null,
      owner: 'Ana',
      state: 'open',
      fileCount: 1,
      files: [{ path: cable.path, base: cable.base, text: null, version: 3, person: 'Bruno' }],
      history: [
        { act: 'create', person: 'Ana' },
        { act: 'save', person: 'Ana', detail: cable.path },
        { act: 'save', person: 'Bruno', detail: cable.path },
      ],
    })
    expect(await drafts.listOpen()).toMatchObject([{ id, fileCount: 1 }])
    expect(await drafts.openBytes()).toBe(cable.base?.length)
    await drafts.discard({ id, version: 3 }, ana)
    expect(await drafts.openBytes()).toBe(0)
  })

  test('of two writers of a file the second is refused, and of several files none is written then', async () => {
    const id = await shared()
    const other = { ...cable, path: 'brand.yaml' }
    const [first, second] = await Promise.all([
      drafts.saveFile(id, cable, ana),
      drafts.saveFile(id, { ...cable, text: 'name: Cabo de ECG\n' }, bruno),
    ])
    expect([first.kind, second.kind].toSorted()).toEqual(['conflict', 'done'])
    const [held] = (await present(id)).files
    expect(await drafts.saveFiles(id, [other, cable], ana)).toEqual({ kind: 'conflict' })
    expect((await present(id)).files).toEqual([held])
  })

  test('a file that is as it was before leaves the draft, and its version does not come back', async () => {
    const id = await shared()
    await drafts.saveFile(id, cable, ana)
    await drafts.saveFile(id, { ...cable, expectedVersion: 2, text: cable.base }, ana)
    expect((await present(id)).files).toEqual([])
    expect(await drafts.saveFile(id, { ...cable, expectedVersion: 2 }, bruno)).toEqual({ kind: 'conflict' })
    expect(await drafts.saveFile(id, cable, bruno)).toEqual({ kind: 'done', version: 4 })
  })

  test('a person’s own draft is changed by nobody else, and a discarded one by nobody', async () => {
    const id = await drafts.create({ name: 'Meu', isShared: false }, ana)
    expect(await drafts.saveFile(id, cable, bruno)).toEqual({ kind: 'closed' })
    expect(await drafts.discard(await seen(id), bruno)).toEqual({ kind: 'closed' })
    expect(await drafts.discard({ id, version: 9 }, ana)).toEqual({ kind: 'conflict' })
    expect(await drafts.discard(await seen(id), ana)).toMatchObject({ kind: 'done' })
    expect(await drafts.saveFile(id, cable, ana)).toEqual({ kind: 'closed' })
    expect(await drafts.saveFile(99, cable, ana)).toEqual({ kind: 'gone' })
    expect(await drafts.listOpen()).toEqual([])
  })

  test('the files of a discarded draft go after a month', async () => {
    const id = await shared()
    await drafts.saveFile(id, cable, ana)
    await drafts.discard(await seen(id), ana)
    await shared()
    expect((await present(id)).files).toHaveLength(1)
    await run(`UPDATE ${kind.schema}content_drafts SET updated_at = '2020-01-01T00:00:00.000Z' WHERE id = ${id}`)
    await shared()
    expect((await present(id)).files).toEqual([])
  })

  test('the files of the draft that was published last stay, because a step back needs them', async () => {
    const publish = async () => {
      const id = await shared()
      await drafts.saveFile(id, cable, ana)
      const start = { kind: 'publish', expected: await seen(id), changes: [] } as const
      await drafts.publications.markDone((await drafts.publications.start(start, ana)) ?? 0)
      return id
    }
    const [first, last] = [await publish(), await publish()]
    await run(`UPDATE ${kind.schema}content_drafts SET updated_at = '2020-01-01T00:00:00.000Z'`)
    await shared()
    expect((await present(first)).files).toEqual([])
    expect((await present(last)).files).toHaveLength(1)
  })

  test('a draft is due when its moment has come, until somebody takes the moment back', async () => {
    const id = await shared()
    await drafts.schedule(await seen(id), '2099-01-01T11:00:00.000Z', ana)
    expect(await drafts.due()).toEqual([])
    await drafts.schedule(await seen(id), '2020-01-01T11:00:00.000Z', bruno)
    expect(await drafts.due()).toEqual([id])
    expect((await present(id)).schedule).toEqual({ at: '2020-01-01T11:00:00.000Z', by: bruno })
    await drafts.schedule(await seen(id), undefined, ana)
    expect(await drafts.due()).toEqual([])
  })

  test('what is saved after its moment was set waits until somebody sets it again, and the draft says so', async () => {
    const id = await shared()
    await drafts.saveFile(id, cable, ana)
    await drafts.schedule(await seen(id), '2020-01-01T11:00:00.000Z', ana)
    const held = (await present(id)).files[0]
    const outcome = await drafts.saveFile(
      id,
      { ...cable, expectedVersion: held?.version ?? 0, text: 'mais tarde' },
      bruno,
    )
    expect(outcome).toMatchObject({ kind: 'done', version: (await present(id)).version })
    expect(await drafts.due()).toEqual([])
    expect(await present(id)).toMatchObject({ schedule: undefined, files: [{ version: (await present(id)).version }] })
    const acts = (await present(id)).history.map(({ act, detail, person }) => [act, detail, person])
    expect(acts.slice(-2)).toEqual([
      ['unschedule', '2020-01-01T11:00:00.000Z', 'Bruno'],
      ['save', cable.path, 'Bruno'],
    ])
  })

  test('a text that is too long is refused', async () => {
    const id = await shared()
    const long = { ...cable, text: 'x'.repeat(20_000_001) }
    await expect(drafts.saveFile(id, long, ana)).rejects.toBeInstanceOf(RowRefused)
  })

  test('a publication goes by steps, closes its draft, and a step back opens it again', async () => {
    const id = await shared()
    await drafts.saveFile(id, cable, ana)
    const { publications } = drafts
    expect(
      await publications.start({ kind: 'publish', expected: { id, version: 1 }, changes: [] }, ana),
    ).toBeUndefined()
    expect(await publications.start({ kind: 'back', expected: await seen(id), changes: [] }, ana)).toBeUndefined()
    const number =
      (await publications.start(
        { kind: 'publish', expected: await seen(id), changes: ['Nome: Cabo → Cabo ECG'] },
        ana,
      )) ?? 0
    expect(await publications.unfinished()).toMatchObject([{ id: number, state: 'building', kind: 'publish' }])
    expect(await drafts.saveFile(id, { ...cable, expectedVersion: 2, text: null }, bruno)).toEqual({ kind: 'closed' })
    expect(await drafts.listOpen()).toMatchObject([{ state: 'publishing' }])
    await publications.markDone(number)
    expect(await publications.latest(5)).toMatchObject([
      { state: 'done', changes: ['Nome: Cabo → Cabo ECG'], person: 'Ana' },
    ])
    expect((await present(id)).state).toBe('published')
    const back = (await publications.start({ kind: 'back', expected: await seen(id), changes: [] }, bruno)) ?? 0
    await publications.markDone(back)
    expect(await present(id)).toMatchObject({ state: 'open', files: [{ path: cable.path }] })
  })

  test('what fails says why, and leaves the draft as it was', async () => {
    const id = await shared()
    const failure = { reason: 'faults' as const, problems: [{ text: 'falta o nome', path: cable.path, field: 'name' }] }
    const number =
      (await drafts.publications.start({ kind: 'publish', expected: await seen(id), changes: [] }, ana)) ?? 0
    await drafts.publications.markFailed(number, failure)
    expect(await drafts.publications.latest(1)).toMatchObject([{ state: 'failed', failure }])
    expect(await drafts.publications.unfinished()).toEqual([])
    expect((await present(id)).state).toBe('open')
  })

  test('a copy brings all of it to another store', async () => {
    const id = await shared()
    await drafts.saveFile(id, cable, ana)
    await drafts.publications.start({ kind: 'publish', expected: await seen(id), changes: [] }, ana)
    const copy = await allRows(store)
    const bytes = await copyOf(store)
    const { store: other } = await kind.open()
    await restoreInto(bytes, other)
    expect(await allRows(other)).toEqual(copy)
    await other.close()
  })
})
