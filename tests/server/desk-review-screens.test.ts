import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { startDesk, type RunningDesk, type SignedIn } from './support/running-desk.ts'
import { sampleReview } from './support/sample-rows.ts'
import { deskKinds } from './support/stores.ts'

describe.each(deskKinds)('reviews on the screens of the desk, with a store in $name', (kind) => {
  let store: Store
  let desk: RunningDesk
  let ana: SignedIn

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop, 60_000)
  beforeEach(async () => {
    ;({ store } = await kind.open())
    desk = await startDesk({ store })
    ana = await desk.signIn('Ana', 'atende')
    await store.reviews.receive({ ...sampleReview(1), product_id: 'cabo' }, false)
  }, 60_000)
  afterEach(async () => {
    await desk.stop()
    await store.close()
  })

  const page = async (path: string) => (await desk.ask({ path, headers: ana.headers })).text
  const sends = (path: string, form: Record<string, string>) =>
    desk.ask({ path, form: { ficha: ana.ficha, ...form }, headers: ana.headers })
  const rowsIn = (text: string) =>
    Array.from(text.matchAll(/href="\/avaliacoes\/(\d+)"[^>]*data-row/g), ([, id]) => Number(id))
  const published = () => store.reviews.published({ productIds: undefined, order: [], limit: 9, offset: 0 })

  test('a review is published, answered and taken back, and the public sees each at once', async () => {
    const first = await page('/avaliacoes/1')
    expect(first).toContain('Cabo de teste')
    expect(first).toContain('href="https://loja.example/produto/cabo"')
    const done = await sends('/avaliacoes/1/julgamento', { versao: '1', ato: 'publicar' })
    expect(done.headers.location).toMatch(/^\/avaliacoes\/1\?feito=avaliacao-publicar&lote=[\w-]+$/)
    expect(await published()).toMatchObject([{ id: 1, shop_reply: null }])
    expect(await page(done.headers.location ?? '')).toContain('em até um minuto')
    await sends('/avaliacoes/1/resposta', { versao: '2', texto: 'Obrigada!' })
    expect(await published()).toMatchObject([{ shop_reply: 'Obrigada!' }])
    await sends('/avaliacoes/1/resposta/retirar', { versao: '3' })
    const lote = /lote=([\w-]+)/.exec(done.headers.location ?? '')?.[1] ?? ''
    const late = await sends(`/desfazer/${lote}`, { volta: '/avaliacoes/1' })
    expect(late.headers.location).toBe('/avaliacoes/1?feito=avaliacao-nao-desfeita')
    const refused = await sends('/avaliacoes/1/julgamento', { versao: '4', ato: 'recusar', motivo: 'ofensa' })
    expect(await published()).toEqual([])
    const batch = /lote=([\w-]+)/.exec(refused.headers.location ?? '')?.[1] ?? ''
    await sends(`/desfazer/${batch}`, { volta: '/avaliacoes/1' })
    expect(await published()).toHaveLength(1)
    expect(
      (await store.audit.all()).some(({ action, operator }) => action === 'opened-review' && operator === 'Ana'),
    ).toBe(true)
  })

  test('a refusal needs a reason from the list, and a reply a text', async () => {
    for (const form of [{ ato: 'recusar' }, { ato: 'recusar', motivo: 'feia' }, { ato: 'apagar' }])
      expect((await sends('/avaliacoes/1/julgamento', { versao: '1', ...form })).status).toBe(400)
    expect((await sends('/avaliacoes/1/resposta', { versao: '1', texto: '  ' })).status).toBe(400)
    expect((await sends('/avaliacoes/9/julgamento', { versao: '1', ato: 'publicar' })).status).toBe(404)
    expect((await desk.ask({ path: '/avaliacoes/9', headers: ana.headers })).status).toBe(404)
  })

  test('who comes second sees both, and nothing of theirs is lost', async () => {
    await sends('/avaliacoes/1/resposta', { versao: '1', texto: 'A primeira' })
    const second = await sends('/avaliacoes/1/resposta', { versao: '1', texto: 'A segunda <b>' })
    expect(second.status).toBe(409)
    expect(second.text).toContain('A primeira')
    expect(second.text).toContain('A segunda &lt;b&gt;</textarea>')
    expect(second.text).toContain('name="versao" value="2"')
  })

  test('a review leads to the next that waits', async () => {
    expect(await page('/avaliacoes/1')).not.toContain('Próxima que espera')
    await store.reviews.receive({ ...sampleReview(2), comment: 'Outra vez' }, false)
    expect(await page('/avaliacoes/1')).toMatch(/href="\/avaliacoes\/2"[^>]*>Próxima que espera/)
    await sends('/avaliacoes/1/julgamento', { versao: '1', ato: 'publicar' })
    expect(await page('/avaliacoes/2')).not.toContain('Próxima que espera')
  })

  test('another review of the same person is told with the name of its product', async () => {
    await store.reviews.receive({ ...sampleReview(2), comment: 'Outra vez' }, false)
    expect((await page('/avaliacoes/2')).replaceAll('<!-- -->', '')).toContain('Cabo de teste, 5 de 5')
  })

  test('what waits longest comes first, its signs beside it, and the address says what is shown', async () => {
    await store.reviews.receive({ ...sampleReview(2), comment: 'Veja https://exemplo.test <script>' }, false)
    expect(rowsIn(await page('/avaliacoes'))).toEqual([1, 2])
    await sends('/avaliacoes/1/julgamento', { versao: '1', ato: 'publicar' })
    const text = await page('/avaliacoes')
    expect(rowsIn(text)).toEqual([2])
    expect(text).toContain('traz um link')
    expect(text).toContain('Veja https://exemplo.test &lt;script&gt;')
    expect(rowsIn(await page('/avaliacoes?situacao=publicadas'))).toEqual([1])
    expect(rowsIn(await page('/avaliacoes?situacao=todas'))).toEqual([2, 1])
    expect(await page('/avaliacoes?situacao=recusadas')).toContain('Nenhuma avaliação aqui.')
    expect(rowsIn(await page('/avaliacoes?situacao=x&pagina=-1'))).toEqual([2, 1])
  })
})
