import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { typedForm } from '#domain/editing/form.ts'
import type { ContentKind } from '#domain/editing/kind.ts'
import { contentKinds } from '#domain/editing/kinds.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { recordsIn } from '#server/content/edit/record.ts'
import { checkContent } from '#server/content/load-content.ts'
import { type CatalogueDesk } from './support/desk/catalogue-desk.ts'
import { eachCatalogueDesk } from './support/desk/each-catalogue-desk.ts'
import { deskKinds } from './support/stores.ts'

describe.each(deskKinds)('the rest of the content by form, with a store in $name', (kind) => {
  let shop: CatalogueDesk
  eachCatalogueDesk(kind, (started) => (shop = started))

  const kindOf = (name: string): ContentKind => {
    const found = contentKinds.find((one) => one.name === name)
    if (!found) throw new Error(name)
    return found
  }
  const fileAt = (path: string) => join(shop.root, 'content', path)

  interface Edit {
    key?: string
    who?: CatalogueDesk['ana']
    query?: string
  }

  /** The form of a record as a text of its file fills it, with what somebody typed. */
  function edits(name: string, text: string, typed: Record<string, string>, { key = '', who, query = '' }: Edit = {}) {
    const own = kindOf(name)
    const record = recordsIn(own, text, key)?.find((one) => one.key === key)
    if (!record) throw new Error(`${name} ${key}`)
    const form = {
      ...typedForm(own.fields, record.values),
      visto: JSON.stringify(record.values),
      ato: 'salvar',
      ...typed,
    }
    return shop.sends(`/conteudo/${name}${key === '' ? '' : `/${key}`}${query}`, form, who)
  }

  test('every kind of content has its list or form, and every form is one that nobody touched', async () => {
    const start = (await shop.page('/conteudo')).text
    for (const { name, storage, fields } of contentKinds) {
      expect(start).toContain(`href="/conteudo/${name}"`)
      const page = await shop.page(`/conteudo/${name}`)
      expect(page.status, name).toBe(200)
      const key = new RegExp(`href="/conteudo/${name}/(?!novo")([a-z0-9-]+)"`).exec(page.text)?.[1]
      if (storage.kind !== 'file' && key === undefined) continue
      const form = storage.kind === 'file' ? page : await shop.page(`/conteudo/${name}/${key}`)
      expect(form.text, name).toContain(`id="${fields[0]?.name}"`)
      expect(form.text).toContain('name="visto"')
    }
  })

  test('words are accepted in a shop that has no file of them yet', async () => {
    await rm(fileAt('desk/palavras.yaml'))
    expect((await shop.page('/conteudo/palavras')).status).toBe(200)
    const saved = await edits('palavras', '', { words: 'oxímetro' })
    expect(saved.status).toBe(303)
    expect(await shop.drafted('desk/palavras.yaml')).toBe('words:\n  - oxímetro\n')
  })

  test('while a draft is being published, a change of the brand begins another', async () => {
    const text = await readFile(fileAt('brand.yaml'), 'utf8')
    await edits('marca', text, { name: 'Loja Nova' })
    const { id, version } = await shop.draft()
    const by = { id: shop.bruno.person.id, name: 'Bruno' }
    await shop.drafts.publications.start({ kind: 'publish', expected: { id, version }, changes: [] }, by)
    const other = await edits('marca', text, { name: 'Loja Outra' })
    expect(other.headers.location).toMatch(/^\/conteudo\/marca\?rascunho=2&feito=catalogo/)
  })

  test('the brand is changed in the draft, told in sentences, and the file stays', async () => {
    const text = await readFile(fileAt('brand.yaml'), 'utf8')
    const saved = await edits('marca', text, { name: 'Loja Nova', 'colours.main': '#1e5a2e' })
    expect(saved.headers.location).toMatch(/^\/conteudo\/marca\?rascunho=1&feito=catalogo&lote=/)
    expect(await readFile(fileAt('brand.yaml'), 'utf8')).toBe(text)
    expect(parse((await shop.drafted('brand.yaml')) ?? '')).toEqual({
      ...parse(text),
      name: 'Loja Nova',
      colours: { ...parse(text).colours, main: '#1e5a2e' },
    })
    const page = (await shop.page(saved.headers.location ?? '')).text
    expect(page).toContain('→ Loja Nova')
    const draft = (await shop.page('/publicar/1')).text
    expect(draft).toContain('Marca: Nome: ')
    expect(draft).toContain('href="/conteudo/marca?rascunho=1"')
  })

  test('an article’s photographs come with its form: one in place of its drawing, one for its text', async () => {
    const key = 'cabo-ecg-3-ou-5-vias'
    const text = await readFile(fileAt(`blog/${key}.md`), 'utf8')
    const values = recordsIn(kindOf('artigos'), text, key)?.[0]?.values ?? {}
    const more = { ...typedForm(kindOf('artigos').fields, values), visto: JSON.stringify(values), ato: 'salvar' }
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#f00' } })
      .png()
      .toBuffer()
    const at = `/conteudo/artigos/${key}`
    const head = await shop.sendsFile(at, { field: 'featured_image.arquivo', bytes, more })
    expect(head.status).toBe(303)
    expect(await shop.drafted(`blog/${key}.md`)).toContain(`featured_image: ${key}.jpg`)
    expect(await shop.drafted(`blog/${key}.jpg`)).toMatch(/^\/9j\//)

    const drafted = (await shop.drafted(`blog/${key}.md`)) ?? ''
    const now = recordsIn(kindOf('artigos'), drafted, key)?.[0]?.values ?? {}
    const again = { ...typedForm(kindOf('artigos').fields, now), visto: JSON.stringify(now), ato: 'salvar' }
    const silent = await shop.sendsFile(`${at}?rascunho=1`, { field: 'body.arquivo', bytes, more: again })
    expect(await silent.text()).toContain('Escreva o que se vê na fotografia')
    const told = { ...again, 'body.alt': 'Plugue de [frente]', 'body.legenda': 'O plugue "azul"' }
    const saved = await shop.sendsFile(`${at}?rascunho=1`, { field: 'body.arquivo', bytes, more: told })
    expect(saved.status).toBe(303)
    expect(await shop.drafted(`blog/${key}.md`)).toContain('\n\n![Plugue de  frente](1.jpg "O plugue  azul")\n')
    expect(await shop.drafted(`blog/${key}/1.jpg`)).toMatch(/^\/9j\//)
  })

  test('the brand’s pictures come with its form, and numbers however they are typed', async () => {
    const text = await readFile(fileAt('brand.yaml'), 'utf8')
    const values = recordsIn(kindOf('marca'), text, '')?.[0]?.values ?? {}
    const more = { ...typedForm(kindOf('marca').fields, values), visto: JSON.stringify(values), ato: 'salvar' }
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#f00' } })
      .png()
      .toBuffer()
    const acting = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>1</script></svg>')
    const refused = await shop.sendsFile('/conteudo/marca', { field: 'icon.arquivo', bytes: acting, more })
    const told = await refused.text()
    expect([refused.status, told]).toEqual([400, expect.stringContaining('o desenho tem script')])
    // The list of faults leads to the field.
    expect(told).toContain('href="#icon"')
    expect(told).toContain('id="icon"')

    for (const not of [
      { ato: 'mais:footerCategories' },
      { name: '' },
      { visto: JSON.stringify({ ...values, name: 'Antes' }) },
    ]) {
      const again = await shop.sendsFile('/conteudo/marca', {
        field: 'logo.light.arquivo',
        bytes,
        more: { ...more, ...not },
      })
      expect(await again.text()).toContain('Escolha o arquivo de novo')
    }
    const typed = { ...more, phone: '(41) 3222-1100', 'address.state': 'pr' }
    const saved = await shop.sendsFile('/conteudo/marca', { field: 'logo.light.arquivo', bytes, more: typed })
    expect(saved.status).toBe(303)
    const named = { phone: '+55 41 3222-1100', address: { state: 'PR' }, logo: { light: 'logo.png' } }
    expect(parse((await shop.drafted('brand.yaml')) ?? '')).toMatchObject(named)
    expect(await shop.drafted('images/brand/logo.png')).toMatch(/^iVBOR/)
    const shown = await shop.page('/conteudo/marca/imagens/logo.light?rascunho=1')
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png'])
    const icon = await shop.sendsFile('/conteudo/marca?rascunho=1', {
      field: 'icon.arquivo',
      bytes,
      more: {
        ...typed,
        visto: JSON.stringify(parse((await shop.drafted('brand.yaml')) ?? '')),
        'logo.light': 'logo.png',
      },
    })
    expect(icon.status).toBe(303)
    const drafted = parse((await shop.drafted('brand.yaml')) ?? '')
    const photograph = await shop.sendsFile('/conteudo/marca?rascunho=1', {
      field: 'workshop.bench.arquivo',
      bytes,
      more: { ...typed, visto: JSON.stringify(drafted), 'logo.light': 'logo.png', icon: drafted.icon },
    })
    expect(photograph.status).toBe(303)
    const files = new ContentFiles(shop.root).withFiles((await shop.draft()).files)
    const workshop = { bench: 'oficina-bancada.jpg' }
    expect(await checkContent(files)).toMatchObject({ content: { brand: { ...named, workshop } } })
    const changes = (await shop.page('/publicar/1')).text
    for (const words of ['Logotipo ou ícone novo', 'Foto da oficina nova']) expect(changes).toContain(words)
    for (const way of ['/conteudo/marca/imagens/name', '/conteudo/modelos/imagens/icon'])
      expect((await shop.page(way)).status).toBe(404)
  })

  test('faults stand beside their fields, and nothing typed is lost', async () => {
    const text = await readFile(fileAt('brand.yaml'), 'utf8')
    const answer = await edits('marca', text, { cnpj: '12', name: '', phone: '<b>1</b>' })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('3 campos precisam')
    expect(answer.text).toMatch(/href="#cnpj"[^>]*>CNPJ</)
    expect(answer.text).toContain('value="&lt;b&gt;1&lt;/b&gt;"')
    expect(await shop.drafts.listOpen()).toEqual([])
  })

  test('two people at one record meet field by field, and two at two records of a file do not', async () => {
    const number = await shop.drafts.create({ name: 'De todos', isShared: true }, { id: 1, name: 'Ana' })
    const text = await readFile(fileAt('categories.yaml'), 'utf8')
    const [first, second] = recordsIn(kindOf('categorias'), text) ?? []
    if (!first || !second) throw new Error('two categories')
    const at = (key: string, who = shop.ana) => ({ key, who, query: `?rascunho=${number}` })
    expect((await edits('categorias', text, { h1Title: 'Da Ana' }, at(first.key))).status).toBe(303)
    expect((await edits('categorias', text, { h1Title: 'Do Bruno' }, at(second.key, shop.bruno))).status).toBe(303)
    const met = await edits('categorias', text, { h1Title: 'Outro', seoTitle: 'Nas buscas' }, at(first.key, shop.bruno))
    expect(met.status).toBe(409)
    expect(met.text).toContain('mudou isto')
    expect(met.text).toContain('→ Da Ana')
    const kept = recordsIn(kindOf('categorias'), (await shop.drafted('categories.yaml')) ?? '') ?? []
    expect(kept.slice(0, 2).map(({ name }) => name)).toEqual(['Da Ana', 'Do Bruno'])
  })

  test('rows are added without keeping anything, and an editor on the server is not overwritten', async () => {
    const text = await readFile(fileAt('pages/home.yaml'), 'utf8')
    const added = await edits('inicio', text, { ato: 'mais:process.steps' })
    expect(added.text).toContain(`name="process.steps.${parse(text).process.steps.length}.title"`)
    expect(added.text).toContain('ainda não foi salvo')
    await writeFile(fileAt('pages/home.yaml'), text.replace(/headline: .*/, 'headline: Do servidor'))
    const met = await edits('inicio', text, { 'hero.headline': 'Meu' })
    expect(met.status).toBe(409)
    expect(met.text).toContain('o arquivo mudou')
    expect(await shop.drafts.listOpen()).toEqual([])
  })

  test('a model is added to its maker, a category and its address are taken out for good', async () => {
    const text = await readFile(fileAt('equipment-models.yaml'), 'utf8')
    const [maker] = recordsIn(kindOf('fabricantes'), text) ?? []
    const model = { endereco: 'modelo-de-teste', dono: maker?.key ?? '', name: 'Modelo de teste', kind: 'monitor' }
    const made = await shop.sends('/conteudo/modelos/novo', { ...model, 'parameters.ecg': 'sim' })
    expect(made.headers.location).toContain('/conteudo/modelos/modelo-de-teste?rascunho=1')
    const after = recordsIn(kindOf('modelos'), (await shop.drafted('equipment-models.yaml')) ?? '') ?? []
    expect(after.find(({ key }) => key === 'modelo-de-teste')).toMatchObject({
      owner: maker?.key,
      values: { key: 'modelo-de-teste', name: 'Modelo de teste', kind: 'monitor', parameters: ['ecg'] },
    })
    expect((await shop.sends('/conteudo/modelos/novo', { ...model, dono: 'x' })).status).toBe(400)
    const [category] = recordsIn(kindOf('categorias'), await readFile(fileAt('categories.yaml'), 'utf8')) ?? []
    const gone = await shop.sends(`/conteudo/categorias/${category?.key}/retirar?rascunho=1`, {})
    expect(gone.headers.location).toContain('feito=catalogo-fora')
    expect(parse((await shop.drafted('removed.yaml')) ?? '').categories).toContain(category?.key)
    const again = await shop.sends('/conteudo/categorias/novo?rascunho=1', { endereco: category?.key ?? '' })
    expect(again.text).toContain('Já está em uso, ou esteve')
  })

  test('an article is written, shown as its page will be, and retired', async () => {
    const subject = recordsIn(kindOf('assuntos'), await readFile(fileAt('blog-categories.yaml'), 'utf8'))?.[0]
    const typed = {
      endereco: 'artigo-novo',
      title: 'Artigo: novo',
      excerpt: 'Resumo.',
      category_id: String(subject?.values.id),
      published: 'sim',
      updated_at: '2026-11-24',
      published_at: '2026-11-24',
      body: '## Parte\r\n\r\nTexto com **força** e <script>alert(1)</script>.',
    }
    const made = await shop.sends('/conteudo/artigos/novo', typed)
    expect(made.headers.location).toContain('/conteudo/artigos/artigo-novo?rascunho=1')
    const text = (await shop.drafted('blog/artigo-novo.md')) ?? ''
    expect(text).toMatch(/^---\nid: "\d+"\n/)
    expect(text).toContain('---\n\n## Parte\n\nTexto com **força**')
    const page = (await shop.page(made.headers.location ?? '')).text
    expect(page).toContain('<strong>força</strong>')
    expect(page).not.toContain('<script>alert')
    const headers = { ...shop.ana.headers, 'x-ficha': shop.ana.ficha, 'content-type': 'application/json' }
    const origin = `http://localhost:${shop.desk.port}`
    const pageOf = async (body: string) => {
      const shown = await fetch(`${origin}/conteudo/pagina`, {
        method: 'POST',
        headers: { ...headers, origin, 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ body }),
      })
      return (await shown.json()).html
    }
    const html = await pageOf('## Outra\n\n<img src=x onerror=alert(1)>_sim_')
    expect(html).toContain('<em>sim</em>')
    expect(html).not.toContain('onerror')
    expect(await pageOf('![a&gt;&lt;button formaction=/pessoas&gt;](foto.jpg)')).toBe('<figure></figure>')
    // A text that its form refuses would hold the desk for seconds.
    expect(await pageOf('a\n=\n'.repeat(2000))).toBe('')
    await shop.sends('/conteudo/artigos/artigo-novo/retirar?rascunho=1', {})
    expect(await shop.drafted('blog/artigo-novo.md')).toBeUndefined()
    expect(parse((await shop.drafted('removed.yaml')) ?? '').articles).toContain('artigo-novo')
  })

  test('addresses that are no plain names lead nowhere, and a form that no page wrote is refused', async () => {
    for (const path of [
      'nada',
      'artigos/..%2F..%2Fbrand',
      'artigos/a%2Fb',
      'textos/..',
      'categorias/__proto__',
      'artigos/A',
    ])
      expect((await shop.page(`/conteudo/${path}`)).status, path).toBe(404)
    for (const endereco of ['../brand', 'a/b', 'A', '-', 'novo', 'a'.repeat(81), 'x\u0001'])
      expect((await shop.sends('/conteudo/artigos/novo', { endereco })).status, endereco).toBe(400)
    expect((await shop.sends('/conteudo/marca', { visto: 'nada' })).status).toBe(400)
    expect((await shop.sends('/conteudo/marca/novo', { endereco: 'x' })).status).toBe(404)
    expect((await shop.sends('/conteudo/conectores/snap/retirar', {})).status).not.toBe(303)
    const without = await shop.desk.ask({ path: '/conteudo/marca', form: { visto: '{}' }, headers: shop.ana.headers })
    expect(without.status).toBe(403)
    expect(await shop.drafts.listOpen()).toEqual([])
  })
})
