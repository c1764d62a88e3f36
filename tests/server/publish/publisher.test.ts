import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withContentLock, changeFiles, withCommandLock } from '#server/content/drafts/change-files.ts'
import { readVersion } from '#server/content/version.ts'
import { draftDigest } from '#server/store/content-drafts.ts'
import type { Publication } from '#server/store/publications.ts'
import type { ContentDrafts, Store } from '#server/store/store.ts'
import { ana, bruno } from '#tests/server/support/desk-samples.ts'
import { publishingShop } from '#tests/server/support/desk/publishing-shop.ts'
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
    await drafts.saveFile(id, { path: holidays, expectedVersion: 0, base, text: words(base) }, ana)
    return id
  }

  /** A draft as it is seen now. */
  const asSeen = async (id: number) => {
    const found = await drafts.draft(id)
    return { expected: { id, version: found?.version ?? 0 }, digest: draftDigest(found?.files ?? []) }
  }
  const latest = async (): Promise<Publication | undefined> => (await drafts.publications.latest(1))[0]

  test('a draft is checked and published, and one step leads back', async () => {
    const commits: string[] = []
    const publisher = await publishingShop(root, drafts, {
      commit: async (_root, { author, message }) => void commits.push(`${author}: ${message}`),
    })
    const before = text()
    const id = await draft()
    expect(
      await publisher.publish({ kind: 'publish', ...(await asSeen(id)), changes: ['um feriado'] }, ana),
    ).toMatchObject({ kind: 'ended', failure: undefined })
    expect([text(), await readVersion(join(root, 'content'))]).toEqual([`${before}# visto\n`, 1])
    expect(await latest()).toMatchObject({ state: 'done', person: 'Ana', changes: ['um feriado'] })
    expect((await drafts.draft(id))?.state).toBe('published')

    await publisher.publish({ kind: 'back', ...(await asSeen(id)), changes: [] }, bruno)
    expect([text(), await readVersion(join(root, 'content'))]).toEqual([before, 2])
    expect(await latest()).toMatchObject({ kind: 'back', state: 'done', person: 'Bruno' })
    expect((await drafts.draft(id))?.state).toBe('open')

    await publisher.publish({ kind: 'publish', ...(await asSeen(id)), changes: [] }, ana)
    expect(text()).toBe(`${before}# visto\n`)
    expect(commits).toEqual(['Ana: Feriados\n\num feriado', 'Bruno: Volta: Feriados\n\n', 'Ana: Feriados\n\n'])
  })

  test('faults are told with the way to their field, and nothing has changed', async () => {
    const publisher = await publishingShop(root, drafts)
    const before = text()
    const id = await draft(() => 'own: 3\n')
    await publisher.publish({ kind: 'publish', ...(await asSeen(id)), changes: [] }, ana)
    const publication = await latest()
    expect(publication).toMatchObject({ state: 'failed', failure: { reason: 'faults' } })
    expect(publication?.failure?.problems).toContainEqual(expect.objectContaining({ path: holidays, field: 'own' }))
    expect([text(), (await drafts.draft(id))?.state]).toEqual([before, 'open'])
  })

  test('what an editor on the server wrote since is never overwritten, neither by a draft nor by a step back', async () => {
    const publisher = await publishingShop(root, drafts)
    const id = await draft()
    const before = text()
    writeFileSync(at(holidays), 'do editor\n')
    await publisher.publish({ kind: 'publish', ...(await asSeen(id)), changes: [] }, ana)
    const conflict = { state: 'failed', failure: { reason: 'conflict', problems: [{ path: holidays }] } }
    expect([await latest(), text()]).toMatchObject([conflict, 'do editor\n'])
    writeFileSync(at(holidays), before)
    await publisher.publish({ kind: 'publish', ...(await asSeen(id)), changes: [] }, ana)
    writeFileSync(at(holidays), 'do editor\n')
    await publisher.publish({ kind: 'back', ...(await asSeen(id)), changes: [] }, ana)
    expect([await latest(), text(), (await drafts.draft(id))?.state]).toMatchObject([
      { ...conflict, kind: 'back' },
      'do editor\n',
      'published',
    ])
  })

  test('one publication is under way at a time, of a draft as it was seen', async () => {
    const publisher = await publishingShop(root, drafts)
    const id = await draft()
    expect(
      await publisher.publish(
        { kind: 'publish', ...(await asSeen(id)), expected: { id, version: 1 }, changes: [] },
        ana,
      ),
    ).toEqual({
      kind: 'stale',
    })
    await withContentLock(root, async () => {
      expect(await publisher.publish({ kind: 'publish', ...(await asSeen(id)), changes: [] }, ana)).toEqual({
        kind: 'busy',
      })
    })
    const both = [ana, bruno].map(async (by) =>
      publisher.publish({ kind: 'publish', ...(await asSeen(id)), changes: [] }, by),
    )
    expect((await Promise.all(both)).map((outcome) => outcome.kind).toSorted()).toEqual(['busy', 'ended'])
  })

  test('one that was cut off with its journal written is finished by the next start, one without it has failed', async () => {
    const publisher = await publishingShop(root, drafts)
    const id = await draft()
    const before = text()
    const publicationId = await drafts.publications.start({ kind: 'publish', ...(await asSeen(id)), changes: [] }, ana)
    await publisher.recover()
    expect(await latest()).toMatchObject({ state: 'failed', failure: { reason: 'interrupted' } })
    expect([text(), (await drafts.draft(id))?.state]).toEqual([before, 'open'])

    const again = await drafts.publications.start({ kind: 'publish', ...(await asSeen(id)), changes: [] }, ana)
    expect(again).not.toBe(publicationId)
    await changeFiles(root, { publicationId: again ?? 0, changes: (await drafts.draft(id))?.files ?? [] })
    writeFileSync(at(holidays), before)
    await expect(withCommandLock(root, async () => undefined)).rejects.toThrow('conteudo-publicacao-cortada')
    await publisher.recover()
    expect([text(), (await drafts.draft(id))?.state]).toEqual([`${before}# visto\n`, 'published'])
    await withCommandLock(root, async () => undefined)
  })

  test('new photographs and products are published, and go again with the step back', async () => {
    const publisher = await publishingShop(root, drafts)
    const id = await drafts.create({ name: 'Foto', isShared: true }, ana)
    mkdirSync(at('images/products'), { recursive: true })
    const picture = readFileSync('tests/fixture/content/blog/cabo-ecg-3-ou-5-vias/bancada.jpg').toString('base64')
    const path = `images/products/bateria-litio-mindray/1.jpg`
    await drafts.saveFile(id, { path, expectedVersion: 0, base: null, text: picture }, ana)
    await publisher.publish({ kind: 'publish', ...(await asSeen(id)), changes: [] }, ana)
    expect((await latest())?.failure).toBeUndefined()
    expect(readFileSync(at(path)).toString('base64')).toBe(picture)
    await publisher.publish({ kind: 'back', ...(await asSeen(id)), changes: [] }, ana)
    expect(() => readFileSync(at(path))).toThrow('ENOENT')
  })
})
