import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withImportLock } from '#server/content/sheet/import-lock.ts'
import type { ContentDrafts, Store } from '#server/store/store.ts'
import type { Publication } from '#server/store/publications.ts'
import { BuildFailed } from '#server/publish/build-release.ts'
import { ana, bruno } from '#tests/server/support/desk-samples.ts'
import { digestOf, publishingShop } from '#tests/server/support/desk/publishing-shop.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { deskKinds } from '#tests/server/support/stores.ts'

describe.each(deskKinds)('publishing, with a store in $name', (kind) => {
  let root: string
  let store: Store
  let drafts: ContentDrafts

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop, 60_000)
  beforeEach(async () => {
    root = scratchFolder()
    ;({ store } = await kind.open())
    drafts = store.contentDrafts
  })
  afterEach(async () => {
    await store.close()
    rmSync(root, { recursive: true })
  })

  const at = (path: string) => join(root, 'content', path)
  const holidays = 'desk/feriados.yaml'
  const text = () => readFileSync(at(holidays), 'utf8')

  /** A draft that adds a line to the holidays, or whatever is said. */
  async function draft(words: (before: string) => string = (before) => `${before}# visto\n`): Promise<number> {
    const id = await drafts.create({ name: 'Feriados', isShared: true }, ana)
    const base = text()
    await drafts.saveFile(id, { path: holidays, seenVersion: 0, base, text: words(base) }, ana)
    return id
  }

  const seen = async (id: number) => ({ id, version: (await drafts.file(id))?.version ?? 0 })
  const latest = async (): Promise<Publication | undefined> => (await drafts.publications.latest(1))[0]

  test('a draft is checked, built and published, and one step leads back, files and release together', async () => {
    const { publisher, releases } = await publishingShop(root, drafts)
    const [before, first] = [text(), await releases.current()]
    const id = await draft()
    expect(
      await publisher.start({ kind: 'publish', seen: await seen(id), changes: ['um feriado'] }, ana),
    ).toMatchObject({
      kind: 'started',
    })
    await publisher.idle()
    expect(text()).toBe(`${before}# visto\n`)
    expect(await releases.current()).toBe(await digestOf(join(root, 'content')))
    expect(await latest()).toMatchObject({
      state: 'done',
      person: 'Ana',
      releaseBefore: first,
      changes: ['um feriado'],
    })
    expect((await drafts.file(id))?.state).toBe('published')

    await publisher.start({ kind: 'back', seen: await seen(id), changes: [] }, bruno)
    await publisher.idle()
    expect([text(), await releases.current()]).toEqual([before, first])
    expect(await latest()).toMatchObject({ kind: 'back', state: 'done', person: 'Bruno' })
    expect((await drafts.file(id))?.state).toBe('open')

    await publisher.start({ kind: 'publish', seen: await seen(id), changes: [] }, ana)
    await publisher.idle()
    expect(text()).toBe(`${before}# visto\n`)
  })

  test('faults are told with the way to their field, and nothing has changed', async () => {
    const { publisher, releases } = await publishingShop(root, drafts)
    const [before, first] = [text(), await releases.current()]
    const id = await draft(() => 'own: 3\n')
    await publisher.start({ kind: 'publish', seen: await seen(id), changes: [] }, ana)
    await publisher.idle()
    const publication = await latest()
    expect(publication).toMatchObject({ state: 'failed', failure: { reason: 'faults' } })
    expect(publication?.failure?.problems).toContainEqual(expect.objectContaining({ path: holidays, field: 'own' }))
    expect([text(), await releases.current(), (await drafts.file(id))?.state]).toEqual([before, first, 'open'])
  })

  test('what an editor on the server wrote since is never overwritten, before the build and after it', async () => {
    const { build, releases } = await publishingShop(root, drafts)
    const first = await releases.current()
    const id = await draft()
    const { publisher } = await publishingShop(root, drafts, {
      build: async (...words) => {
        writeFileSync(at(holidays), 'do editor\n')
        return build(...words)
      },
    })
    for (const attempt of [1, 2]) {
      await publisher.start({ kind: 'publish', seen: await seen(id), changes: [] }, ana)
      await publisher.idle()
      expect(await latest()).toMatchObject({
        id: attempt,
        state: 'failed',
        failure: { reason: 'conflict', problems: [{ path: holidays }] },
      })
      expect([text(), await releases.current()]).toEqual(['do editor\n', first])
    }
  })

  test('a build that fails says why and changes nothing', async () => {
    const { publisher, releases } = await publishingShop(root, drafts, {
      build: async () => Promise.reject(new BuildFailed('No space left on device')),
    })
    const [before, first] = [text(), await releases.current()]
    const id = await draft()
    await publisher.start({ kind: 'publish', seen: await seen(id), changes: [] }, ana)
    await publisher.idle()
    expect(await latest()).toMatchObject({
      failure: { reason: 'build', problems: [{ text: 'No space left on device' }] },
    })
    expect([text(), await releases.current()]).toEqual([before, first])
  })

  test('one publication is under way at a time, of a draft as it was seen, and nobody changes the draft meanwhile', async () => {
    const building = Promise.withResolvers<undefined>()
    const { publisher } = await publishingShop(root, drafts, {
      build: async () => {
        await building.promise
        throw new BuildFailed('stopped')
      },
    })
    const id = await draft()
    expect(await publisher.start({ kind: 'publish', seen: { id, version: 1 }, changes: [] }, ana)).toEqual({
      kind: 'stale',
    })
    await publisher.start({ kind: 'publish', seen: await seen(id), changes: [] }, ana)
    expect(await publisher.start({ kind: 'publish', seen: await seen(id), changes: [] }, bruno)).toEqual({
      kind: 'busy',
    })
    expect(publisher.underway).toMatchObject({ draftId: id })
    expect(await drafts.saveFile(id, { path: 'brand.yaml', seenVersion: 0, base: '', text: 'x' }, bruno)).toEqual({
      kind: 'closed',
    })
    building.resolve(undefined)
    await publisher.idle()
    expect(publisher.underway).toBeUndefined()
    await withImportLock(root, async () => {
      expect(await publisher.start({ kind: 'publish', seen: await seen(id), changes: [] }, ana)).toEqual({
        kind: 'busy',
      })
    })
  })

  test('back is refused once another release has followed', async () => {
    const { publisher, releases } = await publishingShop(root, drafts)
    const first = (await releases.current()) ?? ''
    const id = await draft()
    await publisher.start({ kind: 'publish', seen: await seen(id), changes: [] }, ana)
    await publisher.idle()
    await releases.use(first)
    const published = text()
    await publisher.start({ kind: 'back', seen: await seen(id), changes: [] }, ana)
    await publisher.idle()
    expect(await latest()).toMatchObject({ kind: 'back', state: 'failed' })
    expect([text(), (await drafts.file(id))?.state]).toEqual([published, 'published'])
  })

  test('new photographs and products are published, and go again with the step back', async () => {
    const { publisher } = await publishingShop(root, drafts)
    const id = await drafts.create({ name: 'Foto', isShared: true }, ana)
    mkdirSync(at('images/products'), { recursive: true })
    const picture = readFileSync('tests/fixture/content/blog/cabo-ecg-3-ou-5-vias/bancada.jpg').toString('base64')
    const path = `images/products/bateria-litio-mindray/1.jpg`
    await drafts.saveFile(id, { path, seenVersion: 0, base: null, text: picture }, ana)
    await publisher.start({ kind: 'publish', seen: await seen(id), changes: [] }, ana)
    await publisher.idle()
    expect((await latest())?.failure).toBeUndefined()
    expect(readFileSync(at(path)).toString('base64')).toBe(picture)
    await publisher.start({ kind: 'back', seen: await seen(id), changes: [] }, ana)
    await publisher.idle()
    expect(() => readFileSync(at(path))).toThrow('ENOENT')
  })
})
