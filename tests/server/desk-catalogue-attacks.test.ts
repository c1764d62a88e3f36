import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Store } from '#server/store/store.ts'
import { cableId, type CatalogueDesk } from './support/desk/catalogue-desk.ts'
import { eachCatalogueDesk } from './support/desk/each-catalogue-desk.ts'
import { startDesk } from './support/running-desk.ts'
import { deskKinds } from './support/stores.ts'

describe.each(deskKinds)('attacks on the catalogue of the desk, with a store in $name', (kind) => {
  let shop: CatalogueDesk
  let store: Store
  eachCatalogueDesk(kind, (...started) => ([shop, store] = started))

  test('an address that is no plain name of a product is none', async () => {
    for (const name of ['..%2F..%2Fbrand', 'a%2F..%2Fb', 'CABO', 'cabo%01', '_modelo']) {
      expect((await shop.page(`/catalogo/${name}`)).status, name).toBe(404)
      expect((await shop.sends(`/catalogo/${name}`, { visto: '"x"' })).status, name).toBe(404)
    }
  })

  test('a product is called by a slug', async () => {
    for (const endereco of ['../brand', '..', 'a/b', 'A', 'cabo\u0001', '-', 'a'.repeat(81), 'con.yaml']) {
      expect((await shop.sends(`/catalogo/novo?de=${cableId}`, { endereco })).status, endereco).toBe(400)
      expect((await shop.sends(`/catalogo/${cableId}/endereco`, { novo: endereco })).status, endereco).toBe(400)
    }
    expect(await shop.drafts.listOpen()).toEqual([])
  })

  test('a form that no page wrote is refused, and one without its token', async () => {
    expect((await shop.sends(`/catalogo/${cableId}`, { visto: 'sem aspas' })).status).toBe(400)
    expect((await shop.sends(`/catalogo/${cableId}`, { visto: '"name: ["' })).status).toBe(400)
    const without = await shop.desk.ask({
      path: `/catalogo/${cableId}`,
      form: { visto: '""' },
      headers: shop.ana.headers,
    })
    expect(without.status).toBe(403)
  })

  test("somebody else's draft is not shown", async () => {
    const number = await shop.drafts.create(
      { name: 'Da Ana', isShared: false },
      { id: shop.ana.person.id, name: 'Ana' },
    )
    expect((await shop.page(`/catalogo?rascunho=${number}`)).status).toBe(200)
    expect((await shop.page(`/catalogo?rascunho=${number}`, shop.bruno)).status).toBe(404)
    expect(
      (
        await shop.edits(
          await shop.onDisk(),
          { currentPrice: '1' },
          { at: `/catalogo/${cableId}?rascunho=${number}`, who: shop.bruno },
        )
      ).status,
    ).toBe(404)
  })

  test('a file that uses anchors is shown and not changed', async () => {
    const before = await shop.onDisk()
    const anchored = before.replace(/^name: (.*)$/m, 'name: &nome $1')
    expect(anchored).not.toBe(before)
    await shop.putOnDisk(anchored)
    const other = await startDesk({ store, publishing: { root: shop.root } })
    const carla = await other.signIn('Carla', 'atende')
    const shown = await other.ask({ path: `/catalogo/${cableId}`, headers: carla.headers })
    expect(shown.text).toContain('âncoras')
    const form = { visto: JSON.stringify(parse(anchored)), currentPrice: '60', ficha: carla.ficha }
    expect((await other.ask({ path: `/catalogo/${cableId}`, form, headers: carla.headers })).status).toBe(409)
    await other.stop()
  })

  const sendsPhotograph = (bytes: Buffer, more: Record<string, string> = {}) =>
    shop.sendsFile(`/catalogo/${cableId}/fotografias`, { field: 'foto', bytes, more: { ato: 'acrescentar', ...more } })

  test('a photograph is kept in the draft under a name of its own, shown, moved and taken out', async () => {
    const picture = (background: string) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background } })
        .png()
        .toBuffer()
    expect((await sendsPhotograph(await picture('#ff0000'))).status).toBe(303)
    expect((await sendsPhotograph(await picture('#0000ff'))).status).toBe(303)
    const paths = (await shop.draft()).files.map(({ path }) => path)
    expect(paths).toEqual([1, 2].map((number) => `images/products/${cableId}/${number}.jpg`))
    const first = await shop.drafted(paths[0])
    await shop.sends(`/catalogo/${cableId}/fotografias?rascunho=1`, { ato: 'subir:2.jpg' })
    expect(await shop.drafted(paths[1])).toBe(first)
    const shown = await shop.page(`/catalogo/${cableId}/fotografias/1.jpg`)
    expect(shown.headers['content-type']).toBe('image/jpeg')
    await shop.sends(`/catalogo/${cableId}/fotografias?rascunho=1`, { ato: 'remover:1.jpg' })
    expect((await shop.draft()).files.map(({ path }) => path)).toEqual([paths[1]])
    expect((await shop.page(`/catalogo/${cableId}/fotografias/..%2F..%2Fbrand.yaml`)).status).toBe(404)
  })

  test('a variant’s photograph, whose name determines its place, does not move', async () => {
    const picture = (background: string) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background } })
        .png()
        .toBuffer()
    await sendsPhotograph(await picture('#ff0000'))
    await sendsPhotograph(await picture('#0000ff'), { variante: '5-vias' })
    const before = (await shop.draft()).files
    await shop.sends(`/catalogo/${cableId}/fotografias?rascunho=1`, { ato: 'subir:2-opcao-5-vias.jpg' })
    expect((await shop.draft()).files).toEqual(before)
  })

  test('photographs go along with a product to its new address, and out of the catalogue with it', async () => {
    const folder = `images/products/${cableId}`
    const onDisk = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0f0' } })
      .jpeg()
      .toBuffer()
    await mkdir(join(shop.root, 'content', folder), { recursive: true })
    await writeFile(join(shop.root, 'content', folder, '1.jpg'), onDisk)
    const added = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#00f' } })
      .jpeg()
      .toBuffer()
    await sendsPhotograph(added)
    const second = await shop.drafted(`${folder}/2.jpg`)
    await shop.sends(`/catalogo/${cableId}/endereco?rascunho=1`, { novo: 'cabo-mudado' })
    expect(await shop.drafted(`${folder}/1.jpg`)).toBeNull()
    expect(await shop.drafted('images/products/cabo-mudado/1.jpg')).toBe(onDisk.toString('base64'))
    expect(await shop.drafted(`${folder}/2.jpg`)).toBeUndefined()
    expect(await shop.drafted('images/products/cabo-mudado/2.jpg')).toBe(second)
    expect((await shop.page('/catalogo/cabo-mudado/fotografias/2.jpg?rascunho=1')).status).toBe(200)
    await shop.sends('/catalogo/cabo-mudado/retirar?rascunho=1', { sucessor: '' })
    const left = (await shop.draft()).files.map(({ path, text }) => [path, text === null])
    expect(left.filter(([path]) => String(path).startsWith('images/'))).toEqual([[`${folder}/1.jpg`, true]])
  })

  test('what is no photograph, or has no token, is not kept', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    expect((await sendsPhotograph(script)).status).toBe(400)
    const fine = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    expect((await sendsPhotograph(fine, { ficha: 'x' })).status).toBe(403)
    expect(await shop.drafts.listOpen()).toEqual([])
  })
})
