import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { cableId, formOfProduct, productIn, type CatalogueDesk } from './support/desk/catalogue-desk.ts'
import { eachCatalogueDesk } from './support/desk/each-catalogue-desk.ts'
import { deskKinds } from './support/stores.ts'

describe.each(deskKinds)('the catalogue on the screens of the desk, with a store in $name', (kind) => {
  let shop: CatalogueDesk
  eachCatalogueDesk(kind, (started) => (shop = started))

  test('the table finds, orders and counts', async () => {
    const all = (await shop.page('/catalogo')).text
    expect(all).toContain(`href="/catalogo/${cableId}"`)
    expect(all).toContain('aria-sort="ascending"')
    expect(all).toContain('a primeira mudança começa um')
    const found = (await shop.page('/catalogo?busca=CABO%20ge&ordem=-preco&colunas=preco')).text
    expect(found).toContain('aria-sort="descending"')
    expect(found).not.toContain('ordem=completude')
    expect((await shop.page('/catalogo?busca=nada-assim')).text).toContain('Nenhum produto assim.')
    expect((await shop.page('/catalogo?achado=sem-preco&tipo=x&pagina=999&ordem=x')).status).toBe(200)
  })

  test('a change of the form is kept in a draft of its own, and the file stays', async () => {
    const before = await shop.onDisk()
    const saved = await shop.edits(before, { currentPrice: '54,90' })
    expect(saved.headers.location).toMatch(new RegExp(`^/catalogo/${cableId}\\?rascunho=1&feito=catalogo&lote=`))
    expect(await shop.onDisk()).toBe(before)
    expect(productIn((await shop.drafted()) ?? '').currentPrice).toBe(5490)
    const text = (await shop.page(saved.headers.location ?? '')).text
    expect(text).toContain('Preço: ')
    expect(text).toContain('→ R$ 54,90')
    expect(text).toContain('value="54,90"')
    expect((await shop.page('/catalogo?achado=rascunho')).text).toContain('Ana, no rascunho')
    expect(
      (await shop.edits((await shop.drafted()) ?? '', {}, { at: `/catalogo/${cableId}?rascunho=1` })).headers.location,
    ).toContain('catalogo-igual')
    const lot = new URL(saved.headers.location ?? '', 'http://x').searchParams.get('lote') ?? ''
    expect(
      (await shop.sends(`/catalogo/desfazer/${lot}`, { volta: '/catalogo' }, shop.bruno)).headers.location,
    ).toContain('catalogo-nao-desfeito')
    expect((await shop.sends(`/catalogo/desfazer/${lot}`, { volta: '/catalogo' })).headers.location).toContain(
      'catalogo-desfeito',
    )
    expect((await shop.draft()).files).toEqual([])
  })

  test('a draft is read once for all its pages, and anew when anybody has changed it', async () => {
    await shop.edits(await shop.onDisk(), { currentPrice: '54,90' })
    const read = vi.spyOn(shop.drafts, 'draft')
    onTestFinished(() => read.mockRestore())
    const price = async () =>
      /name="currentPrice"[^>]*value="([^"]*)"/.exec((await shop.page(`/catalogo/${cableId}`)).text)
    expect((await price())?.[1]).toBe('54,90')
    read.mockClear()
    for (const path of ['/catalogo', `/catalogo/${cableId}`, `/catalogo/${cableId}?rascunho=1`]) await shop.page(path)
    expect(read).not.toHaveBeenCalled()
    // As another process of the desk does.
    const file = (await shop.draft()).files.find(({ path }) => path.includes(cableId))
    const change = { path: file?.path ?? '', expectedVersion: file?.version ?? 0, base: file?.base ?? null }
    const text = (file?.text ?? '').replace('currentPrice: 54.9', 'currentPrice: 61.5')
    await shop.drafts.saveFile(1, { ...change, text }, shop.bruno.person)
    expect((await price())?.[1]).toBe('61,50')
  })

  test('what was published names who changed it', async () => {
    await shop.edits(await shop.onDisk(), { currentPrice: '54,90' })
    const { id, version } = await shop.draft()
    const by = { id: shop.bruno.person.id, name: 'Bruno' }
    const started = await shop.drafts.publications.start(
      { kind: 'publish', expected: { id, version }, changes: [] },
      by,
    )
    await shop.drafts.publications.markDone(started ?? 0)
    const row = async () => (await shop.page('/catalogo?busca=cabo-ecg-ge-aha')).text
    expect(await row()).toContain('Ana</span>')
    expect(await row()).not.toContain('no rascunho</span>')
  })

  test('while a draft is being published, a change begins another; a form of a published draft is not lost', async () => {
    await shop.edits(await shop.onDisk(), { currentPrice: '54,90' })
    const { id, version } = await shop.draft()
    const by = { id: shop.bruno.person.id, name: 'Bruno' }
    const started = await shop.drafts.publications.start(
      { kind: 'publish', expected: { id, version }, changes: [] },
      by,
    )
    const other = await shop.edits(await shop.onDisk(), { warranty: '6 meses' })
    expect(other.headers.location).toMatch(/rascunho=2&feito=catalogo/)
    const seen = (await shop.drafted()) ?? ''
    const refused = await shop.edits(seen, { warranty: '9 meses' }, { at: `/catalogo/${cableId}?rascunho=1` })
    expect(refused.status).toBe(404)
    expect(refused.text).toContain('está sendo publicado (espere que termine e repita)')
    await shop.drafts.publications.markDone(started ?? 0)
    await shop.putOnDisk(seen)
    await shop.drafts.discard({ id: 2, version: (await shop.drafts.draft(2))?.version ?? 0 }, shop.ana.person)
    const late = await shop.edits(seen, { warranty: '9 meses' }, { at: `/catalogo/${cableId}?rascunho=1` })
    expect(late.headers.location).toMatch(/rascunho=3&feito=catalogo/)
    expect((await shop.page(`/catalogo/${cableId}?rascunho=2`)).status).toBe(404)
  })

  test('what is wrong stands beside its field, and nothing typed is lost', async () => {
    const answer = await shop.edits(await shop.onDisk(), {
      currentPrice: 'dez',
      name: '',
      description: 'Fica <b>aqui</b>',
    })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('2 campos precisam')
    expect(answer.text).toContain('Um valor como 54,90.')
    expect(answer.text).toContain('Fica &lt;b&gt;aqui&lt;/b&gt;')
    expect(await shop.drafts.listOpen()).toEqual([])
  })

  test('what other products would notice is said beside the field', async () => {
    const other = productIn(await shop.onDisk('cabo-ecg-mindray-5-vias'), 'cabo-ecg-mindray-5-vias')
    const code = other.sku ?? ''
    expect(code).not.toBe('')
    const before = await shop.onDisk()
    const product = productIn(before)
    const field = product.sku === undefined ? 'variants.0.sku' : 'sku'
    const saved = await shop.edits(before, { [field]: code })
    const text = (await shop.page(saved.headers.location ?? '')).text
    expect(text).toContain(`há ${code}, que “${other.name}” também tem`)
  })

  test('rows are added without keeping anything, and an end comes by its face', async () => {
    const before = await shop.onDisk()
    const added = await shop.edits(before, { ato: 'mais:specifications' })
    expect(added.status).toBe(200)
    const { specifications } = productIn(before)
    expect(added.text).toContain(`name="specifications.${specifications.length}.name"`)
    expect(added.text).toContain('ainda não foi salvo')
    const face = await shop.edits(before, { ato: 'ponta:db9-macho' })
    expect(face.text).toContain('value="DB9 macho (9 pinos)"')
    expect(await shop.drafts.listOpen()).toEqual([])
  })

  test('two people at one product: each keeps what it changed, and what both changed is shown', async () => {
    const number = await shop.drafts.create({ name: 'De todos', isShared: true }, { id: 1, name: 'Ana' })
    const at = `/catalogo/${cableId}?rascunho=${number}`
    const before = await shop.onDisk()
    await shop.edits(before, { currentPrice: '60', name: 'Nome da Ana' }, { at })
    const met = await shop.edits(before, { name: 'Nome do Bruno', warranty: '6 meses' }, { at, who: shop.bruno })
    expect(met.status).toBe(409)
    expect(met.text).toContain('Ana mudou este produto')
    expect(met.text).toContain('value="Nome do Bruno"')
    expect(met.text).toContain('value="60,00"')
    expect(met.text).toContain('→ Nome da Ana')
    const seen = (await shop.drafted()) ?? ''
    expect(productIn(seen)).toMatchObject({ currentPrice: 6000, name: 'Nome da Ana' })
    expect((await shop.page(at, shop.bruno)).text).toContain('Ana mudou este produto por último neste rascunho')
    const own = await shop.drafts.create({ name: 'Só meu', isShared: false }, { id: 2, name: 'Bruno' })
    const there = await shop.page(`/catalogo/${cableId}?rascunho=${own}`, shop.bruno)
    expect(there.text).toContain('Ana também tem este produto em rascunho: “De todos”.')
    const choice = { name: 'Nome do Bruno', warranty: '6 meses', 'fica:name': 'outro' }
    const chosen = await shop.edits(seen, choice, { at, who: shop.bruno })
    expect(chosen.status).toBe(303)
    expect(productIn((await shop.drafted()) ?? '')).toMatchObject({ name: 'Nome da Ana', warranty: '6 meses' })
    const now = (await shop.drafted()) ?? ''
    const saved = await shop.edits(now, { name: 'Nome do Bruno', warranty: '6 meses' }, { at, who: shop.bruno })
    expect(saved.status).toBe(303)
    expect(productIn((await shop.drafted()) ?? '')).toMatchObject({
      currentPrice: 6000,
      name: 'Nome do Bruno',
      warranty: '6 meses',
    })
  })

  test('an editor on the server is not overwritten either', async () => {
    const before = await shop.onDisk()
    await shop.putOnDisk(before.replace(/^name: .*/m, 'name: Nome do servidor'))
    const met = await shop.edits(before, { currentPrice: '60' })
    expect(met.status).toBe(409)
    expect(met.text).toContain('o arquivo mudou')
    expect(await shop.drafts.listOpen()).toEqual([])
  })

  test('what stays as it is stands below the button that saves what changes', async () => {
    const form = new URLSearchParams({ volta: '/catalogo', todos: 'sim', preco: 'aumentar', valor: '5', ato: 'ver' })
    const { text } = await shop.sends('/catalogo/varios', form)
    const [save, stay] = [text.indexOf('value="aplicar"'), text.indexOf('produtos ficam como estão')]
    expect([save > 0, stay > save]).toEqual([true, true])
  })

  test('prices of many: seen whole, kept whole, taken back whole', async () => {
    const ids = (await readdir(join(shop.root, 'content', 'products')))
      .filter((name) => name.startsWith('cabo-'))
      .map((name) => name.replace('.yaml', ''))
    const form = new URLSearchParams({ volta: '/catalogo', preco: 'valor', valor: '99,90', ato: 'ver' })
    for (const one of ids) form.append('produto', one)
    const seen = await shop.sends('/catalogo/varios', form)
    expect(seen.status).toBe(200)
    expect(seen.text).toContain('→ R$ 99,90')
    expect(await shop.drafts.listOpen()).toEqual([])
    const visto = /name="visto" value="([0-9a-f]{64})"/.exec(seen.text)?.[1] ?? ''
    form.set('ato', 'aplicar')
    form.set('visto', visto)
    form.set('valor', '9,90')
    expect((await shop.sends('/catalogo/varios', form)).status).toBe(409)
    form.set('valor', '99,90')
    const kept = await shop.sends('/catalogo/varios', form)
    expect(kept.headers.location).toContain('feito=catalogo-varios')
    const { files } = await shop.draft()
    expect(files.length).toBeGreaterThan(1)
    for (const { path, text } of files) expect(parse(text ?? ''), path).toMatchObject({ currentPrice: 99.9 })
    const lot = new URL(kept.headers.location ?? '', 'http://x').searchParams.get('lote') ?? ''
    await shop.sends(`/catalogo/desfazer/${lot}`, { volta: '/catalogo' })
    expect((await shop.draft()).files).toEqual([])
    expect((await shop.sends('/catalogo/varios', { volta: '/catalogo' })).headers.location).toContain('catalogo-nenhum')
    expect(
      (await shop.sends('/catalogo/varios', { volta: '/catalogo', produto: cableId, preco: 'aumentar', valor: 'x' }))
        .status,
    ).toBe(400)
  })

  test('the spreadsheet goes out and comes in: seen first, then kept in the draft', async () => {
    const { text, headers } = await shop.page('/catalogo/planilha.csv')
    expect(headers['content-disposition']).toContain('produtos.csv')
    expect(text).toContain(cableId)
    const sheet = Buffer.from(`id;currentPrice\n${cableId};77,70\n`)
    const seen = await (await shop.sendsFile('/catalogo/planilha', { field: 'planilha', bytes: sheet })).text()
    expect(seen).toContain('→ R$ 77,70')
    expect(await shop.drafts.listOpen()).toEqual([])
    const agreed = { ato: 'aplicar', linhas: sheet.toString('base64') }
    expect((await shop.sends('/catalogo/planilha', agreed)).status).toBe(409)
    const visto = /name="visto" value="([^"]*)"/.exec(seen)?.[1] ?? ''
    const kept = await shop.sends('/catalogo/planilha', { ...agreed, visto })
    expect(kept.headers.location).toContain('feito=catalogo-planilha&n=1')
    expect(parse((await shop.drafted()) ?? '')).toMatchObject({ currentPrice: 77.7 })
    const wrong = Buffer.from(`id;currentPrice\n${cableId};dez\n../x;1\n`)
    const told = await shop.sendsFile('/catalogo/planilha', { field: 'planilha', bytes: wrong })
    expect(told.status).toBe(400)
    expect(await told.text()).toContain('Nada foi salvo')
  })

  test('a product that was looked for begins with its name', async () => {
    const choice = await shop.page('/catalogo/novo?nome=Cabo+de+bisturi')
    const way = '/catalogo/novo?tipo=cabos-ecg&amp;nome=Cabo+de+bisturi'
    expect(choice.text).toContain(`href="${way}"`)
    const begun = await shop.page(way.replace('&amp;', '&'))
    expect(begun.text).toContain('value="Cabo de bisturi"')
  })

  test('the form for a new product asks what its type of part needs, and begins what all parts of it have', async () => {
    const choice = await shop.page('/catalogo/novo')
    expect(choice.text).toContain('Que peça é?')
    expect(choice.text).not.toContain('Salvar no rascunho')
    const way = '/catalogo/novo?tipo=sensores-spo2'
    const begun = await shop.page(way)
    // The type was chosen: it is not asked again.
    expect(begun.text).not.toContain('<select id="productType"')
    expect(begun.text).toContain('<input type="hidden" name="productType" value="sensores-spo2"')
    const { text } = await shop.page('/catalogo/novo?tipo=sensores-temperatura')
    expect(text).toContain('Descrição: mede a temperatura em um monitor, e o texto não avisa')
    expect(text.match(/name="description"/g)).toHaveLength(1)
    expect(begun.text).toContain('Tecnologia: falta a tecnologia do sensor')
    expect(begun.text).toContain('Especificações: falta a linha Paciente')
    expect(begun.text).not.toContain('falta a linha Faixa de peso')
    expect(begun.text).toContain('value="Faixa de peso"')
    expect((await shop.page('/catalogo/novo?tipo=baterias')).text).not.toContain('Tecnologia: falta')
    const made = await shop.sends(way, {
      endereco: 'sensor-novo',
      name: 'Sensor de SpO2 de clipe para teste',
      description: 'Sensor de clipe.',
      productType: 'sensores-spo2',
      equipmentBrand: 'mindray',
      technology: 'nellcor-oximax',
    })
    expect(made.status).toBe(303)
    expect(parse((await shop.drafted('products/sensor-novo.yaml')) ?? '')).toMatchObject({
      productType: 'sensores-spo2',
      technology: 'nellcor-oximax',
      includedItems: ['1 sensor de SpO2'],
      // How often it is used is for the shop to say: both kinds are sold.
      dossier: { sterile: false },
    })
  })

  test('a product like another one, with codes of its own', async () => {
    const begun = await shop.page(`/catalogo/novo?de=${cableId}`)
    expect(begun.text).toContain('Começa como')
    const product = productIn(await shop.onDisk())
    const variants = product.category === 'equipamentos' ? [] : product.variants
    const codes = Object.fromEntries(variants.map((_, index) => [`variants.${index}.sku`, `NOVO${index}`]))
    const fields = { ...formOfProduct(await shop.onDisk()), ...(variants.length === 0 && { sku: 'NOVO' }) }
    const made = await shop.sends(`/catalogo/novo?de=${cableId}`, {
      ...fields,
      ...codes,
      endereco: 'cabo-novo',
      name: 'Cabo novo',
    })
    expect(made.headers.location).toMatch(/^\/catalogo\/cabo-novo\?rascunho=1&feito=catalogo-novo/)
    expect(parse((await shop.drafted('products/cabo-novo.yaml')) ?? '')).toMatchObject({ name: 'Cabo novo' })
    expect((await shop.page('/catalogo?busca=cabo-novo')).text).toContain('Cabo novo')
    const taken = await shop.sends(`/catalogo/novo?de=${cableId}`, { ...fields, ...codes, endereco: cableId })
    expect(taken.text).toContain('Já há um produto com este endereço.')
    const from = await shop.sends('/catalogo/novo', { endereco: 'peca-nova', name: 'Peça nova' })
    expect(from.status).toBe(400)
    expect(from.text).toContain('Preencha este campo.')
  })

  test('another address, and the end of a product, lead on', async () => {
    const renamed = await shop.sends(`/catalogo/${cableId}/endereco`, { novo: 'cabo-mudado' })
    expect(renamed.headers.location).toMatch(/^\/catalogo\/cabo-mudado\?rascunho=1/)
    expect(await shop.drafted()).toBeNull()
    expect(parse((await shop.drafted('products/cabo-mudado.yaml')) ?? '')).toMatchObject({ formerly: [cableId] })
    expect((await shop.page(`/catalogo/${cableId}?rascunho=1`)).status).toBe(404)
    expect((await shop.sends('/catalogo/cabo-mudado/endereco?rascunho=1', { novo: cableId })).text).toContain(
      'já foi de',
    )
    await shop.sends('/catalogo/cabo-mudado/retirar?rascunho=1', { sucessor: 'cabo-ecg-mindray-5-vias' })
    expect(parse((await shop.drafted('products/cabo-ecg-mindray-5-vias.yaml')) ?? '').formerly).toEqual(
      expect.arrayContaining(['cabo-mudado', cableId]),
    )
    await shop.sends('/catalogo/cabo-pi-ge/retirar?rascunho=1', { sucessor: '' })
    expect(parse((await shop.drafted('removed.yaml')) ?? '').products).toContain('cabo-pi-ge')
    expect((await shop.sends('/catalogo/cabo-pi-dixtal/retirar?rascunho=1', { sucessor: 'nada' })).status).toBe(400)
  })

  test('drawings are those of the draft', async () => {
    const drawing = await shop.page(`/catalogo/${cableId}/desenho/geral.svg`)
    expect(drawing.headers['content-type']).toBe('image/svg+xml')
    expect(drawing.headers['content-security-policy']).toContain('sandbox')
    expect((await shop.page(`/catalogo/${cableId}/desenho/outro.svg`)).status).toBe(404)
    expect((await shop.page('/catalogo/faces/nada.svg')).status).toBe(404)
  })
})
