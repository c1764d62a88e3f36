import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Store } from '#server/inbox/inbox.ts'
import { cableId, startCatalogueDesk, type CatalogueDesk } from './support/catalogue-desk.ts'
import { startDesk } from './support/running-desk.ts'
import { sqliteKind as kind } from './support/stores.ts'

beforeAll(kind.start, 60_000)
afterAll(kind.stop, 60_000)

let store: Store
let shop: CatalogueDesk

beforeEach(async () => {
  ;({ store } = await kind.open())
  shop = await startCatalogueDesk(store)
}, 60_000)
afterEach(async () => {
  await shop.stop()
  await store.close()
})

test.each(['..%2F..%2Fbrand', 'a%2F..%2Fb', 'CABO', 'cabo%00', '_modelo'])(
  'a product called %s is none',
  async (name) => {
    expect((await shop.page(`/catalogo/${name}`)).status).toBe(404)
    expect((await shop.sends(`/catalogo/${name}`, { visto: '"x"' })).status).toBe(404)
  },
)

test.each(['../brand', '..', 'a/b', 'A', 'cabo\u0000', '-', 'a'.repeat(81), 'con.yaml'])(
  'a product cannot be called %j',
  async (endereco) => {
    const made = await shop.sends(`/catalogo/novo?de=${cableId}`, { endereco })
    expect(made.status).toBe(400)
    expect((await shop.sends(`/catalogo/${cableId}/endereco`, { novo: endereco })).status).toBe(400)
    expect(await shop.drafts.open()).toEqual([])
  },
)

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
  const number = await shop.drafts.create({ name: 'Da Ana', isShared: false }, { id: shop.ana.person.id, name: 'Ana' })
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
  const form = { visto: JSON.stringify(anchored), currentPrice: '60', ficha: carla.ficha }
  expect((await other.ask({ path: `/catalogo/${cableId}`, form, headers: carla.headers })).status).toBe(409)
  await other.stop()
})
