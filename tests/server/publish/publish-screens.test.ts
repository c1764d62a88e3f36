import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { publishDue, startScheduledPublishing } from '#desk/publish/scheduled-publishing.ts'
import type { Publisher } from '#server/publish/publisher.ts'
import { draftDigest } from '#server/store/content-drafts.ts'
import type { Store } from '#server/store/store.ts'
import { publishingShop } from '#tests/server/support/desk/publishing-shop.ts'
import { startDesk, type RunningDesk, type SignedIn } from '#tests/server/support/running-desk.ts'
import { scratchFolder } from '#tests/server/support/running-server.ts'
import { deskKinds } from '#tests/server/support/stores.ts'

describe.each(deskKinds)('drafts and publication on the screens of the desk, with a store in $name', (kind) => {
  let root: string
  let store: Store
  let own: Store
  let publisher: Publisher
  let desk: RunningDesk
  let ana: SignedIn
  const battery = 'products/bateria-litio-mindray.yaml'

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop, 60_000)
  beforeEach(async () => {
    root = scratchFolder()
    const opened = await kind.open()
    ;({ store } = opened)
    own = store
    publisher = await publishingShop(root, own.contentDrafts)
    desk = await startDesk({
      store,
      publishing: {
        root,
        publisher,
        previews: {
          show: async (_draft, { path }) => ({ kind: 'shown', address: `http://localhost:9${path}` }),
          stop: async () => {},
        },
      },
    })
    ana = await desk.signIn('Ana')
  })
  afterEach(async () => {
    await desk.stop()
    await store.close()
    rmSync(root, { recursive: true })
  })

  const text = () => readFileSync(join(root, 'content', battery), 'utf8')
  const page = async (path: string, person = ana) => (await desk.ask({ path, headers: person.headers })).text
  const post = (path: string, form: Record<string, string>, person = ana) =>
    desk.ask({ path, form: { ficha: person.ficha, ...form }, headers: person.headers })
  const version = async (id: number) => String((await own.contentDrafts.draft(id))?.version)

  /** What the page of a draft says of what it shows. */
  const seen = async (id: number) => ({
    versao: await version(id),
    visto: draftDigest((await own.contentDrafts.draft(id))?.files ?? []),
  })
  /** Says, as its form does, that a draft was to be published in 2020. */
  async function schedule(id: number, by = { id: ana.person.id, name: 'Ana' }): Promise<void> {
    const { versao, visto: digest } = await seen(id)
    const at = '2020-01-01T11:00:00.000Z'
    await own.contentDrafts.schedule({ id, version: Number(versao) }, at, by)
    await desk.access.schedules.set({ draftId: id, at, personId: by.id, digest })
  }

  /** A draft in which the battery has another name, and what else is changed in its text. */
  async function draft(further = (changed: string) => changed): Promise<number> {
    const made = await post('/publicar/novo', { nome: 'Nomes de dezembro' })
    const id = Number(/publicar\/(\d+)/.exec(made.headers.location ?? '')?.[1])
    const base = text()
    const changed = further(base.replace(/^name: .*/m, 'name: Bateria de teste'))
    await own.contentDrafts.saveFile(
      id,
      { path: battery, expectedVersion: 0, base, text: changed },
      { id: ana.person.id, name: 'Ana' },
    )
    return id
  }

  test('a draft says what will change, is published, and one press leads back', async () => {
    const id = await draft()
    expect(await page('/publicar')).toContain('Nomes de dezembro')
    const shown = await page(`/publicar/${id}`)
    expect(shown).toMatch(/Nome: .* → .*Bateria de teste/)
    expect(shown).toContain(`/catalogo/bateria-litio-mindray?rascunho=${id}`)
    const before = text()

    expect(await post(`/publicar/${id}/agora`, await seen(id))).toMatchObject({ status: 303 })
    expect(text()).toContain('Bateria de teste')
    const list = await page('/publicar')
    expect(list).toContain('publicado')
    expect(list).toContain('Voltar à versão anterior')

    await post(`/publicar/${id}/voltar`, { versao: await version(id) })
    expect(text()).toBe(before)
    expect(await page('/publicar')).not.toContain('Voltar à versão anterior')
    expect((await store.audit.all()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['published-draft', 'took-draft-back']),
    )
  })

  test('what a changed product still lacks is said before it is published, in the words of its form', async () => {
    expect(await page(`/publicar/${await draft()}`)).not.toContain('ainda falta')
    const id = await draft((changed) => changed.replace(/^tags: .*/m, 'tags: []'))
    const told = await page(`/publicar/${id}`)
    expect(told).toContain('Pode ser publicado, e ainda falta')
    expect(told).toContain('esperam-se 3 palavras de busca ou mais')
    expect(told).toContain(`href="/catalogo/bateria-litio-mindray?rascunho=${id}#tags"`)
    expect(told).toContain('Publicar agora')
  })

  test('what the check would refuse is said before somebody publishes, at its field, in the words of the form', async () => {
    const id = await draft()
    expect(await page(`/publicar/${id}`)).not.toContain('tem o que corrigir')
    const at = { id: ana.person.id, name: 'Ana' }
    const base = readFileSync(join(root, 'content/categories.yaml'), 'utf8')
    const broken = base.replace(/^( +)productTypeFilter: .*/m, '$1productTypeFilter: [ outra-coisa ]')
    await own.contentDrafts.saveFile(id, { path: 'categories.yaml', expectedVersion: 0, base, text: broken }, at)
    const told = await page(`/publicar/${id}`)
    expect(told).toContain('Antes de publicar: o conteúdo tem o que corrigir')
    expect(told).toContain('Categorias, Tipos de peça')
    expect(told).not.toMatch(/productTypeFilter|categories\.yaml/)
    const article = { path: 'blog/peca.md', expectedVersion: 0, base: null, text: '---\ntitle: Uma peça\n---\n' }
    await own.contentDrafts.saveFile(id, article, at)
    expect(await page(`/publicar/${id}`)).toContain('Artigos, Uma peça')
    const field = /href="(\/conteudo\/categorias[^"]*)"/.exec(told)?.[1] ?? ''
    expect((await page(field)).length).toBeGreaterThan(0)
  })

  test('of two products with one code, the one that the draft changes is to be corrected', async () => {
    const id = await draft()
    const path = 'products/2.yaml'
    const base = readFileSync(join(root, 'content', path), 'utf8')
    const changed = { path, expectedVersion: 0, base, text: base.replace(/^sku: .*/m, 'sku: CEL05') }
    await own.contentDrafts.saveFile(id, changed, { id: ana.person.id, name: 'Ana' })
    const [told = ''] = /Antes de publicar[^]*?O que vai mudar/.exec(await page(`/publicar/${id}`)) ?? []
    expect(told).toContain(`href="/catalogo/2?rascunho=${id}"`)
    expect(told).not.toContain('/catalogo/5')
    expect(told).toContain('cada código aparece uma só vez')
  })

  test('who answers sees drafts and previews, and publishes nothing', async () => {
    const id = await draft()
    const bruno = await desk.signIn('Bruno', 'atende')
    expect(await page(`/publicar/${id}`, bruno)).not.toContain('Publicar agora')
    for (const act of ['agora', 'hora', 'voltar'])
      expect((await post(`/publicar/${id}/${act}`, await seen(id), bruno)).status).toBe(403)
    const preview = await desk.ask({ path: `/publicar/${id}/ver?para=/produto/x`, headers: bruno.headers })
    expect([preview.status, preview.headers.location]).toEqual([303, 'http://localhost:9/produto/x'])
  })

  test('a draft that changed since the page was opened is not published', async () => {
    const id = await draft()
    expect((await post(`/publicar/${id}/agora`, { ...(await seen(id)), versao: '1' })).status).toBe(409)
    expect(text()).not.toContain('Bateria de teste')
  })

  test('what an editor on the server wrote is shown beside the draft, and stays', async () => {
    const id = await draft()
    writeFileSync(join(root, 'content', battery), 'name: Do editor\n')
    const shown = await page(`/publicar/${id}`)
    expect(shown).toContain('name: Do editor')
    expect(shown).toContain('Bateria de teste')
    await post(`/publicar/${id}/agora`, await seen(id))
    expect(text()).toBe('name: Do editor\n')
    expect(await page(`/publicar/${id}`)).toContain('alguém mudou os mesmos arquivos no servidor')
  })

  test('who has seen both texts says which one stays', async () => {
    const id = await draft()
    const theirs = `${text()}# do editor\n`
    writeFileSync(join(root, 'content', battery), theirs)
    const shown = await page(`/publicar/${id}`)
    const visto = /name="visto" value="([^"]*)"/.exec(shown)?.[1] ?? ''
    const form = { caminho: battery, versao: await version(id), visto }
    const path = `/publicar/${id}/conflito`
    expect((await post(path, { ...form, fica: 'rascunho', visto: 'nada' })).status).toBe(409)
    expect((await post(path, { ...form, fica: 'rascunho', caminho: '../package.json' })).status).toBe(409)
    expect((await post(path, { ...form, fica: 'rascunho' })).status).toBe(303)
    expect((await own.contentDrafts.draft(id))?.files).toMatchObject([
      { base: theirs, text: expect.stringContaining('Bateria de teste') },
    ])
    await post(`/publicar/${id}/agora`, await seen(id))
    expect(text()).toContain('Bateria de teste')

    const other = await draft()
    await own.contentDrafts.saveFile(
      other,
      { path: battery, expectedVersion: 0, base: 'antes', text: 'depois' },
      { id: ana.person.id, name: 'Ana' },
    )
    const again = /name="visto" value="([^"]*)"/.exec(await page(`/publicar/${other}`))?.[1] ?? ''
    const kept = { caminho: battery, versao: await version(other), visto: again, fica: 'servidor' }
    expect((await post(`/publicar/${other}/conflito`, kept)).status).toBe(303)
    expect((await own.contentDrafts.draft(other))?.files).toEqual([])
  })

  test('what each side changed goes together by fields, and for a field of both somebody chooses', async () => {
    const id = await draft()
    writeFileSync(
      join(root, 'content', battery),
      text()
        .replace(/^name: .*/m, 'name: Do editor')
        .replace(/^isNew: .*\n/m, ''),
    )
    const shown = await page(`/publicar/${id}`)
    const field = /name="(campo:[^"]*name)"/.exec(shown)?.[1] ?? ''
    expect(shown).toContain('Bateria de teste')
    expect(shown).toContain('Do editor')
    const visto = /name="visto" value="([^"]*)"/.exec(shown)?.[1] ?? ''
    const form = { caminho: battery, versao: await version(id), visto, fica: 'campos', [field]: 'servidor' }
    expect((await post(`/publicar/${id}/conflito`, form)).status).toBe(303)
    expect((await own.contentDrafts.draft(id))?.files ?? []).toEqual([])
    expect(text()).toContain('name: Do editor')
  })

  test('faults lead to their field', async () => {
    const id = await draft()
    const base = text()
    const bad = {
      path: battery,
      expectedVersion: Number(await version(id)),
      base,
      text: base.replace(/^name: .*/m, 'name: ""'),
    }
    await own.contentDrafts.saveFile(id, bad, { id: ana.person.id, name: 'Ana' })
    await post(`/publicar/${id}/agora`, await seen(id))
    expect(await page(`/publicar/${id}`)).toContain(`href="/catalogo/bateria-litio-mindray?rascunho=${id}#name"`)
  })

  test('at its hour a draft is published in the name of who said so, while that person administers', async () => {
    const parts = { publisher, desk: own, store, access: desk.access }
    const id = await draft()
    expect((await post(`/publicar/${id}/hora`, { ...(await seen(id)), quando: '2020-01-01T08:00' })).status).toBe(400)
    await post(`/publicar/${id}/hora`, { ...(await seen(id)), quando: '2099-01-05T08:00' })
    expect(await page(`/publicar/${id}`)).toContain('05/01/2099 08:00')
    await publishDue(parts)
    expect(text()).not.toContain('Bateria de teste')

    const { person } = await desk.signIn('Quem já não administra')
    await schedule(id, person)
    await desk.access.persons.change(person.id, { ...person, role: 'atende' })
    await publishDue(parts)
    expect([text().includes('Bateria de teste'), (await own.contentDrafts.draft(id))?.schedule]).toEqual([
      false,
      undefined,
    ])

    await schedule(id)
    await publishDue(parts)
    expect(text()).toContain('Bateria de teste')
    expect(await own.contentDrafts.publications.latest(1)).toMatchObject([{ state: 'done', person: 'Ana' }])
  })

  test('what is saved after the hour was set is not published by it, and the page says so', async () => {
    const parts = { publisher, store, access: desk.access }
    const id = await draft()
    await schedule(id)
    const held = (await own.contentDrafts.draft(id))?.files[0]
    const later = { path: battery, expectedVersion: held?.version ?? 0, base: text(), text: `${text()}# depois\n` }
    await own.contentDrafts.saveFile(id, later, { id: 2, name: 'Bruno' })
    await publishDue(parts)
    expect(text()).not.toContain('# depois')
    expect(await page(`/publicar/${id}`)).toMatch(/não publica mais sozinho em .*01\/01\/2020 08:00.*Bruno/s)
  })

  test('an hour that somebody changes in the very moment in which the desk looks for due drafts stays', async () => {
    const parts = { publisher, store, access: desk.access }
    const id = await draft()
    await post(`/publicar/${id}/hora`, { ...(await seen(id)), quando: '2099-01-05T08:00' })
    const before = await desk.access.schedules.all()
    await post(`/publicar/${id}/hora`, { ...(await seen(id)), quando: '2099-01-06T08:00' })
    const changed = await desk.access.schedules.all()
    vi.spyOn(desk.access.schedules, 'all').mockResolvedValueOnce(before)
    await publishDue(parts)
    expect([before.length, await desk.access.schedules.all()]).toEqual([1, changed])
  })

  test('what only the shop’s store says, which the public server can write, is not published', async () => {
    const parts = { publisher, store, access: desk.access }
    const id = await draft()
    const by = { id: ana.person.id, name: 'Ana' }
    const unpublished = async () => {
      await publishDue(parts)
      expect(text()).not.toContain('Bateria de teste')
      expect((await own.contentDrafts.draft(id))?.schedule).toBeUndefined()
    }
    const at = '2020-01-01T11:00:00.000Z'
    await own.contentDrafts.schedule({ id, version: Number(await version(id)) }, at, by)
    await unpublished()
    await schedule(id)
    await own.db.updateTable('content_drafts').set({ publish_at: '2019-01-01T11:00:00.000Z' }).execute()
    await unpublished()
    // Somebody said not to publish it by itself, and the store says that nobody did.
    await post(`/publicar/${id}/hora`, { ...(await seen(id)), desmarcar: 'sim' })
    await own.contentDrafts.schedule({ id, version: Number(await version(id)) }, at, by)
    await unpublished()
    // The files are others than those that were seen, in the same version: at its hour, and at the press.
    await schedule(id)
    const form = await seen(id)
    await own.db
      .updateTable('content_draft_files')
      .set({ text: `${text()}# de ninguém\n` })
      .execute()
    await unpublished()
    await post(`/publicar/${id}/agora`, { ...form, versao: await version(id) })
    expect(text()).not.toContain('# de ninguém')
    expect(await page(`/publicar/${id}`)).toContain('não é mais o que foi visto')
    expect((await store.audit.all()).map(({ action }) => action)).not.toContain('published-draft')
  })

  test('a draft whose publication throws does not hold up the next one', async () => {
    const [first, second] = [await draft(), await draft()]
    await schedule(first)
    await schedule(second)
    const publish = vi.spyOn(publisher, 'publish').mockRejectedValueOnce(new Error('EIO'))
    await publishDue({ publisher, store, access: desk.access })
    expect(publish.mock.calls.map(([{ expected }]) => expected.id)).toEqual([first, second])
  })

  test('the desk stops only when a publication at its hour is recorded to the end', async () => {
    await schedule(await draft())
    const publish = vi.spyOn(publisher, 'publish')
    const scheduled = startScheduledPublishing({ publisher, store, access: desk.access })
    await vi.waitFor(() => expect(publish).toHaveBeenCalled())
    await scheduled.stop()
    expect((await store.audit.all()).map(({ action }) => action)).toContain('published-draft')
  })

  test('an hour that was taken back holds no longer, though the shop’s store says so again', async () => {
    const parts = { publisher, store, access: desk.access }
    const again = { state: 'open', publish_by_id: ana.person.id, publish_by: 'Ana' } as const
    for (const takeBack of ['discard', 'save']) {
      const id = await draft()
      await schedule(id)
      const before = await own.contentDrafts.draft(id)
      const [file] = before?.files ?? []
      if (takeBack === 'discard') await post(`/publicar/${id}/descartar`, { versao: await version(id) })
      else {
        const later = { path: battery, expectedVersion: file?.version ?? 0, base: text(), text: `${text()}# depois\n` }
        await own.contentDrafts.saveFile(id, later, { id: 2, name: 'Bruno' })
        await publishDue(parts)
        await own.db
          .updateTable('content_draft_files')
          .set({ text: file?.text ?? null })
          .execute()
      }
      await own.db
        .updateTable('content_drafts')
        .set({ ...again, publish_at: before?.schedule?.at ?? null })
        .where('id', '=', id)
        .execute()
      await publishDue(parts)
      expect(text()).not.toContain('Bateria de teste')
      await own.db.updateTable('content_drafts').set({ state: 'discarded', publish_at: null }).execute()
    }
  })

  test('a step back writes only what stood there before, whatever the shop’s store says since', async () => {
    const id = await draft()
    await post(`/publicar/${id}/agora`, await seen(id))
    const published = text()
    const files = () => own.db.updateTable('content_draft_files')
    const base = (await own.contentDrafts.draft(id))?.files[0]?.base ?? ''
    await files()
      .set({ base: base.replace(/^name: .*/m, 'name: Do servidor público') })
      .execute()
    expect(await page('/publicar')).not.toContain('Voltar à versão anterior')
    expect((await post(`/publicar/${id}/voltar`, { versao: await version(id) })).status).toBe(409)
    expect(text()).toBe(published)
    await files().set({ base }).execute()
    expect((await post(`/publicar/${id}/voltar`, { versao: await version(id) })).status).toBe(303)
    expect(text()).toBe(base)
  })

  test('a press that published nothing allows no step back to what never stood there', async () => {
    const id = await draft()
    const stood = text()
    const neverStood = stood.replace(/^name: .*/m, 'name: Do servidor público')
    await own.db.updateTable('content_draft_files').set({ base: neverStood, text: stood }).execute()
    const form = await seen(id)
    await post(`/publicar/${id}/agora`, form)
    await own.db.updateTable('content_drafts').set({ state: 'published' }).execute()
    await own.db.updateTable('content_publications').set({ state: 'done' }).execute()
    expect(await page('/publicar')).not.toContain('Voltar à versão anterior')
    await post(`/publicar/${id}/voltar`, { versao: await version(id) })
    expect(text()).toBe(stood)
  })

  test('a draft’s name is one line of what can be read, because the history of Git has it', async () => {
    for (const nome of ['Nomes\nSigned-off-by: Bia <bia@example.com>', 'Nomes\u0001', 'Nomes\u001B[2J', 'n'.repeat(81)])
      expect((await post('/publicar/novo', { nome })).status).toBe(400)
  })

  test('what fails at its hour is not tried again by itself', async () => {
    const id = await draft()
    writeFileSync(join(root, 'content', battery), 'name: Do editor\n')
    await schedule(id)
    const parts = { publisher, desk: own, store, access: desk.access }
    await publishDue(parts)
    await publishDue(parts)
    expect(await own.contentDrafts.publications.latest(5)).toHaveLength(1)
  })

  test('a draft is begun, thrown away, and another’s is left alone', async () => {
    expect((await post('/publicar/novo', { nome: ' ' })).status).toBe(400)
    const id = await draft()
    const answer = await post(`/publicar/${id}/descartar`, { versao: await version(id) })
    expect(answer.headers.location).toBe('/publicar?feito=rascunho-descartado')
    expect((await post(`/publicar/${id}/descartar`, { versao: await version(id) })).status).toBe(409)
    expect((await desk.ask({ path: '/publicar/99', headers: ana.headers })).status).toBe(404)
  })
})
