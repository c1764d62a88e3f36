import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { typedForm } from '#domain/editing/form.ts'
import { contentKinds } from '#domain/editing/kinds.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { draftText } from '#server/content/drafts/draft-files.ts'
import { recordsIn } from '#server/content/edit/record.ts'
import { checkContent } from '#server/content/load-content.ts'
import { startCatalogueDesk } from './support/desk/catalogue-desk.ts'
import { deskKinds } from './support/stores.ts'

describe.each(deskKinds)('a shop made of the template, with a store in $name', (kind) => {
  beforeAll(kind.start, 60_000)
  afterAll(kind.stop, 60_000)

  test('the desk alone makes it: the check finds nothing', { timeout: 60_000 }, async () => {
    const { store } = await kind.open()
    const shop = await startCatalogueDesk(store, 'templates/loja/content')
    const sends = async (path: string, form: Record<string, string>) => {
      const open = await shop.drafts.listOpen()
      const answer = await shop.sends(open.length === 0 ? path : `${path}?rascunho=1`, form)
      expect(answer.headers.location, `${path} ${answer.text.slice(-2000)}`).toContain('feito=catalogo')
    }
    const filled = async (name: string, path: string, typed: Record<string, string>) => {
      const own = contentKinds.find((one) => one.name === name)
      const files = (await shop.drafts.listOpen()).length === 0 ? [] : (await shop.draft()).files
      const record = own && recordsIn(own, (await draftText(shop.root, files, path)) ?? '')?.[0]
      if (!own || !record) throw new Error(path)
      const form = { ...typedForm(own.fields, record.values), visto: JSON.stringify(record.values), ...typed }
      await sends(`/conteudo/${name}`, { ...form, ato: 'salvar' })
    }
    await filled('marca', 'brand.yaml', {
      name: 'Loja do Teste',
      'address.city': 'Curitiba',
      'promises.linhas': '1',
      'promises.0.chave': 'prazo',
      'promises.0.value': '1 dia útil',
      'promises.0.means': 'prazo da resposta',
      'offers.reply': 'Resposta em até {prazo}',
      'offers.benefits.linhas': '1',
      'offers.benefits.0.title': 'Retirada',
      'offers.benefits.0.text': 'Retire em nossa loja',
      'footerCategories.linhas': '1',
      'footerCategories.0.label': 'Cabos',
      'footerCategories.0.slug': 'cabos-de-ecg',
    })
    await sends('/conteudo/categorias/novo', {
      endereco: 'cabos-de-ecg',
      h1Title: 'Cabos de ECG',
      seoTitle: 'Cabos de ECG',
      shortDescription: 'Cabos de ECG para monitores.',
      fullDescription: 'O que conferir: as vias.\n\nE o conector.',
      'productTypeFilter.cabos-ecg': 'sim',
      keywords: 'cabo de ecg\nrabicho',
    })
    await sends('/conteudo/assuntos/novo', { endereco: 'guias', name: 'Guias', description: 'Como escolher.' })
    await sends('/catalogo/novo', {
      endereco: '',
      name: 'Cabo de teste',
      productType: 'cabos-ecg',
      sku: 'TESTE-1',
      description: 'Um cabo de teste.',
      availability: 'sob-consulta',
      condition: 'novo',
      equipmentBrand: 'philips',
      currentPrice: '49,90',
      whatsappText: '',
    })
    await sends('/conteudo/artigos/novo', {
      endereco: '',
      title: 'Como escolher',
      excerpt: 'O que conferir.',
      category_id: '1',
      published: 'sim',
      updated_at: '2026-11-24',
      published_at: '2026-11-24',
      relatedProducts: 'cabo-de-teste',
      body: '## As vias\n\nConte as vias do cabo em uso.',
    })
    await filled('inicio', 'pages/home.yaml', { 'hero.headline': 'Peças para o seu hospital' })
    const files = new ContentFiles(shop.root).withFiles((await shop.draft()).files)
    const { content, faults = [] } = await checkContent(files)
    expect(faults).toEqual([])
    expect(content).toMatchObject({
      brand: { name: 'Loja do Teste', offers: { reply: 'Resposta em até 1 dia útil' } },
      categories: [{ slug: 'cabos-de-ecg', keywords: ['cabo de ecg', 'rabicho'] }],
      products: [{ id: 'cabo-de-teste', currentPrice: 4990 }],
      articles: [{ slug: 'como-escolher', title: 'Como escolher' }],
      pages: { home: { hero: { headline: 'Peças para o seu hospital' } } },
    })
    await shop.stop()
    await store.close()
  })
})
