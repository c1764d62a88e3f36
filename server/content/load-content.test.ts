import { expect, test } from 'vitest'
import { ContentFiles } from '#server/content/content-files.ts'
import { copyContent } from '#tests/content-folder.ts'
import { loadContent } from './load-content.ts'

/** The copy is not sound by itself unless this holds: each other test names what it breaks. */
test('the copy that these tests break is sound', async () => {
  const { faults } = await copyContent()
  expect(await faults()).toEqual([])
})

const cable = 'products/cabo-ecg-ge-aha.yaml'
const soundProduct = `
name: Peça
category: acessorios-componentes
productType: modulos
description: Uma peça.
availability: em-estoque
condition: novo
equipmentBrand: outros
`

test('one product broken in three ways is reported with all three: file, path, what was found, what was expected', async () => {
  const { replace, faults } = await copyContent()
  await replace(cable, 'availability: em-estoque', 'availability: disponivel')
  await replace(cable, 'leads: "5"', 'leads: 5')
  await replace(cable, /^condition: .*\n/m, 'colour: verde\ncondition: compativel\n')
  const file = 'content/products/cabo-ecg-ge-aha.yaml'
  expect(await faults()).toEqual([
    {
      file,
      path: 'availability',
      code: 'conteudo-valor',
      problem: 'há "disponivel"; espera-se "em-estoque", "sob-consulta" ou "em-breve"',
    },
    {
      file,
      path: 'colour',
      code: 'conteudo-campo-desconhecido',
      problem: 'não existe campo com este nome; retire-o ou corrija a grafia',
    },
    { file, path: 'variants.1.leads', code: 'conteudo-valor', problem: 'há 5; espera-se "3", "5" ou "10"' },
  ])
})

test('the error says how many faults there are and names each on a line of its own', async () => {
  const { replace, root } = await copyContent()
  await replace(cable, 'availability: em-estoque', 'availability: disponivel')
  await replace(cable, /^name: .*\n/m, 'name: ""\n')
  await expect(loadContent(new ContentFiles(root))).rejects.toThrow(
    [
      '2 erros em content:',
      '  content/products/cabo-ecg-ge-aha.yaml, linha 1 › name: [conteudo-campo-vazio] está vazio; escreva ao menos uma letra, ou apague-o se for opcional',
      '  content/products/cabo-ecg-ge-aha.yaml, linha 7 › availability: [conteudo-valor] há "disponivel"; espera-se "em-estoque", "sob-consulta" ou "em-breve"',
    ].join('\n'),
  )
})

test('a missing field, an empty one and one that is too long are told apart', async () => {
  const { write, faults } = await copyContent()
  await write('products/peca.yaml', soundProduct.replace('condition: novo\n', '').replace('Uma peça.', '" "'))
  await write(`products/${'x'.repeat(81)}.yaml`, soundProduct)
  expect((await faults()).map(({ path, problem }) => [path, problem])).toEqual([
    ['condition', 'falta este campo, que é obrigatório'],
    ['description', 'está vazio; escreva ao menos uma letra, ou apague-o se for opcional'],
    ['id', 'há um tamanho de 81; espera-se <=80'],
  ])
})

test('a rule that no type can say is explained', async () => {
  const { write, faults } = await copyContent()
  await write(
    'products/peca.yaml',
    `${soundProduct}variants:\n  - { id: a, sku: A, sizeKey: adulto }\ncurrentPrice: 10.001\n`,
  )
  expect((await faults()).map(({ path, problem }) => [path, problem])).toEqual([
    ['currentPrice', expect.stringContaining('no máximo duas casas decimais')],
    ['variants.0', expect.stringContaining('sizeKey e sizeLabel juntos')],
  ])
})

test('faults of several files of every kind are reported at once', async () => {
  const { replace, write, faults } = await copyContent()
  await replace('brand.yaml', /^cnpj: .*$/m, 'cnpj: "12"')
  await replace('categories.yaml', 'productTypeFilter: [ cabos-ecg ]', 'productTypeFilter: [ cabos ]')
  await replace('blog-categories.yaml', 'slug: manutencao', 'slug: Manutenção')
  await replace(cable, 'availability: em-estoque', 'availability: disponivel')
  await write('blog/sem-titulo.md', '---\nid: "99"\n---\nTexto.\n')
  const files = new Set((await faults()).map(({ file }) => file))
  expect([...files]).toEqual([
    'content/blog-categories.yaml',
    'content/blog/sem-titulo.md',
    'content/brand.yaml',
    'content/categories.yaml',
    'content/products/cabo-ecg-ge-aha.yaml',
  ])
})

test('a file that is not YAML is named with the line at fault', async () => {
  const { write, faults } = await copyContent()
  await write('products/peca.yaml', 'name: Peça\nsku: [A\ncategory: x\n')
  const [fault, ...others] = await faults()
  expect(others).toEqual([])
  expect(fault).toMatchObject({ file: 'content/products/peca.yaml', path: '' })
  expect(fault?.problem).toMatch(/^o arquivo não pôde ser lido como YAML: na linha \d, coluna \d+, /)
})

test('a field that stands twice is a fault, not a choice of one', async () => {
  const { write, faults } = await copyContent()
  await write('products/peca.yaml', `${soundProduct}name: Outra peça\n`)
  expect((await faults()).map(({ problem }) => problem)).toEqual([
    expect.stringContaining('o mesmo campo aparece duas vezes'),
  ])
})

test('a product file that is empty, a list or a mere text is a fault', async () => {
  const { write, faults } = await copyContent()
  await write('products/a-vazio.yaml', '')
  await write('products/b-nada.yaml', '# nada\n')
  await write('products/c-lista.yaml', '- a\n- b\n')
  await write('products/d-texto.yaml', 'só um texto')
  expect((await faults()).map(({ file }) => file)).toEqual([
    'content/products/a-vazio.yaml',
    'content/products/b-nada.yaml',
    'content/products/c-lista.yaml',
    'content/products/d-texto.yaml',
  ])
})

test('a file name that cannot be an address is a fault of the id', async () => {
  const { write, faults } = await copyContent()
  await write('products/Peça nova.yaml', soundProduct)
  const [fault, ...others] = await faults()
  expect(others).toEqual([])
  expect(fault).toMatchObject({ file: 'content/products/Peça nova.yaml', path: 'id' })
  expect(fault?.problem).toContain('minúsculas sem acento e algarismos, em grupos unidos por hifens')
})

test('a product’s id is its file’s name, and a template that begins with _ is passed over', async () => {
  const { write, root } = await copyContent()
  await write('products/peca-nova.yaml', soundProduct)
  await write('products/_rascunho.yaml', 'isto: não é produto\n')
  const ids = (await loadContent(new ContentFiles(root))).products.map(({ id }) => id)
  expect(ids).toContain('peca-nova')
  expect(ids.filter((id) => id.startsWith('_'))).toEqual([])
})

test('the template is itself a sound product', async () => {
  const { write, faults } = await copyContent()
  const { readFile } = await import('node:fs/promises')
  await write('products/modelo.yaml', await readFile('content/products/_modelo.yaml', 'utf8'))
  expect(await faults()).toEqual([])
})

test('an article without front matter is a fault', async () => {
  const { write, faults } = await copyContent()
  await write('blog/sem-cabecalho.md', '# Título\n\nTexto.\n')
  expect(await faults()).toEqual([
    {
      file: 'content/blog/sem-cabecalho.md',
      path: '',
      code: 'conteudo-artigo-sem-dados',
      problem: 'faltam os dados do artigo, entre duas linhas de ---',
    },
  ])
})

test('an article’s slug is its file’s name, its format the ending', async () => {
  const { write, root } = await copyContent()
  const frontMatter =
    'id: "99"\ntitle: Guia\nexcerpt: Resumo.\ncategory_id: "1"\npublished: false\ncreated_at: "2024-01-15"\nupdated_at: "2024-01-16"\n'
  await write('blog/guia.md', `---\n${frontMatter}---\n## Parte\n\nFim.\n`)
  await write('blog/pagina.html', `---\n${frontMatter.replace('99', '100')}---\n<p>Fim.</p>\n`)
  const { articles } = await loadContent(new ContentFiles(root))
  expect(articles.map(({ slug, format, title, published }) => ({ slug, format, title, published }))).toEqual([
    { slug: 'guia', format: 'markdown', title: 'Guia', published: false },
    { slug: 'pagina', format: 'html', title: 'Guia', published: false },
  ])
})

test('another company becomes the brand by its data alone, whatever is in its name', async () => {
  const { replace, root } = await copyContent()
  await replace('brand.yaml', /^name: .*$/m, `name: 'Médica "Sul": peças & cia #1'`)
  const content = await loadContent(new ContentFiles(root))
  expect(content.brand.name).toBe('Médica "Sul": peças & cia #1')
  expect(content.pages.contact.details.email.subject).toBe('Contato via Site - Médica "Sul": peças & cia #1')
  expect(JSON.stringify(content.pages)).not.toContain('{brand}')
})

test('a content file that is not there is named', async () => {
  const { remove, faults } = await copyContent()
  await remove('brand.yaml')
  expect(await faults()).toEqual([
    {
      file: 'content/brand.yaml',
      path: '',
      code: 'conteudo-arquivo-que-falta',
      problem: 'o arquivo não está aqui ou não se pode ler (ENOENT)',
    },
  ])
})

test('faults in the words of the search are reported with the others', async () => {
  const { replace, write, faults } = await copyContent()
  await replace(cable, 'availability: em-estoque', 'availability: disponivel')
  await write('search/synonyms.yaml', 'oximetro: 3\n')
  const files = new Set((await faults()).map(({ file }) => file))
  expect(files).toEqual(new Set(['content/products/cabo-ecg-ge-aha.yaml', 'content/search/synonyms.yaml']))
})
