import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import type { FormField } from '#domain/editing/field.ts'
import { tidyForm, typedField, typedForm, type TypedForm } from '#domain/editing/form.ts'
import type { ContentKind } from '#domain/editing/kind.ts'
import { contentKinds, kindsOfPath } from '#domain/editing/kinds.ts'
import { productKinds } from '#domain/editing/kinds/products.ts'
import { changedRecord, editRecord, addRecord, recordsIn } from './record.ts'

const files = ['content', 'templates/loja/content', 'tests/fixture/content'].flatMap((root) =>
  globSync(`${root}/{*.yaml,desk/*.yaml,pages/*.yaml,pages/plain/*.yaml,products/[!_]*.yaml,blog/[a-z]*.md}`)
    .toSorted()
    .map((file) => ({ file, path: file.slice(root.length + 1), text: readFileSync(file, 'utf8') })),
)
const held = files.flatMap(({ file, path, text }) =>
  kindsOfPath(path).map(({ kind, key }) => ({ file, kind, text, records: recordsIn(kind, text, key) ?? [] })),
)
const parts = productKinds['acessorios-componentes']

test('every kind has its files, and each file is read', () => {
  const kinds = new Set(held.filter(({ records }) => records.length > 0).map(({ kind }) => kind.name))
  expect(kinds.size).toBe(contentKinds.length + 2)
  expect(held.reduce((sum, { records }) => sum + records.length, 0)).toBeGreaterThan(900)
})

test('every file of the content is printed as it stands, comments and order kept', () => {
  const all = globSync('{content,templates,tests/fixture}/**/*.yaml')
  expect(all.length).toBeGreaterThan(300)
  for (const file of all) {
    const text = readFileSync(file, 'utf8')
    expect(parseDocument(text).toString({ lineWidth: 0 }), file).toBe(text)
  }
})

test('a form that nobody touched leaves every file to the letter', () => {
  for (const { file, kind, text, records } of held)
    for (const record of records) {
      const typed = tidyForm(kind.fields, typedForm(kind.fields, record.values))
      expect(editRecord(kind, text, record, typed), `${file} ${record.key}`).toEqual({ text })
    }
})

/** Another text for one field of a form, as somebody would type it; undefined where one alone makes no sense. */
function otherText(field: FormField, typed: TypedForm, name = field.name): [string, string] | undefined {
  const said = typed[name] ?? ''
  if (field.kind === 'amount') return [name, name === 'originalPrice' ? '9.999.999,90' : '1.234,56']
  if (field.kind === 'choice') return [name, String(field.options.find((option) => String(option) !== said))]
  if (field.kind === 'text')
    return /body|ription|text|lead|name|warranty/i.test(name)
      ? [name, `${said.trim()} Outro: *texto* # fim.`]
      : undefined
  if (field.kind === 'texts') return [name, `${said}\n${/brand|model/i.test(name) ? 'novo-item' : 'Novo: # "item"'}`]
  if (field.kind === 'flag') return [name, said === 'sim' ? 'nao' : 'sim']
  if (field.kind === 'choices') {
    const fresh = field.options.find((option) => typed[`${name}.${option}`] !== 'sim')
    return fresh === undefined ? undefined : [`${name}.${fresh}`, 'sim']
  }
  if (field.kind === 'record') return first(field.fields, (one) => otherText(one, typed, `${name}.${one.name}`))
  if (field.kind !== 'rows' || typed[`${name}.linhas`] === '0') return undefined
  return first(field.fields, (one) => otherText(one, typed, `${name}.0.${one.name}`))
}

function first<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** The first and the last line of `before` that are not in `after` as they were. */
function touched(before: string, after: string): { from: number; until: number } {
  const [old, next] = [before.split('\n'), after.split('\n')]
  let from = 0
  while (from < old.length && old[from] === next[from]) from += 1
  let tail = 0
  while (tail < old.length - from && tail < next.length - from && old.at(-1 - tail) === next.at(-1 - tail)) tail += 1
  return { from, until: old.length - tail }
}

/** The lines of a field in its file, from 0; undefined where it is not there. */
function linesOf(kind: ContentKind, text: string, path: readonly (string | number)[]): [number, number] | undefined {
  const line = (offset: number) => text.slice(0, offset).split('\n').length - 1
  const [, opening = '', data] = /^(---\n)([^]*?\n)---\n/.exec(kind.name === 'artigos' ? text : '') ?? []
  if (data !== undefined && path[0] === 'body') return [line(opening.length + data.length), line(text.length)]
  const node = parseDocument(data ?? text).getIn(path, true) as { range?: [number, number, number] } | undefined
  return node?.range && [line(opening.length + node.range[0]), line(opening.length + node.range[1])]
}

/** Every field of a file's records, each in another record; of products, every eighth field of each. */
function tries({ kind, records }: (typeof held)[number], place: number) {
  const step = kind.removed === 'products' ? 8 : 1
  return kind.fields
    .filter((_, index) => (index + place) % step === 0)
    .flatMap((field, index) => {
      const record = records[(index * 7 + place) % Math.max(1, records.length)]
      return record ? [{ field, record }] : []
    })
}

test('each field of each file, changed by the form, changes its own lines and no others', { timeout: 120_000 }, () => {
  const tried = held.filter(({ file }) => file.startsWith('content/'))
  let changes = 0
  for (const [place, one] of tried.entries()) {
    const { file, kind, text } = one
    for (const { record, field } of tries(one, place)) {
      const typed = typedField(field, record.values[field.name], field.name)
      const other = otherText(field, typed)
      if (!other) continue
      const made = editRecord(kind, text, record, { ...typed, [other[0]]: other[1] })
      if (made.faults) continue
      const where = `${file} ${record.key} ${other[0]}`
      changes += 1
      const own = linesOf(kind, text, [...record.yamlPath, field.name])
      const { from, until } = touched(text, made.text)
      if (own) expect([from >= own[0] - 1, until <= own[1] + 1], where).toEqual([true, true])
      else expect(until - from, `${where} is put in`).toBeLessThanOrEqual(1)
    }
  }
  expect(changes).toBeGreaterThan(700)
})

const commented = `# no alto
name: Cabo # nome
category: acessorios-componentes
productType: cabos-ecg
description: Uma peça.
currentPrice: 49.90 # desde março
availability: em-estoque
condition: novo
equipmentBrand: philips
variants:
  # a menor
  - { id: 3-vias, leads: "3", sku: C3 } # pouca saída
`

/** What a form says of a product's file, filled from it, with some fields typed anew. */
function edited(typed: TypedForm, text = commented) {
  const [record] = recordsIn(parts, text, 'cabo') ?? []
  if (!record) throw new Error('no record')
  return editRecord(parts, text, record, typed)
}

test('a price changes its digits alone', () => {
  expect(edited({ currentPrice: '54,90' })).toMatchObject({ text: commented.replace('49.90', '54.9') })
  expect(edited({ currentPrice: '' })).toMatchObject({
    text: commented.replace('currentPrice: 49.90 # desde março\n', ''),
  })
})

test('a new row stands below the others in their form, and a new field in its place', () => {
  const rows = { 'variants.linhas': '2', 'variants.1.id': '5-vias', 'variants.1.leads': '5', 'variants.1.sku': 'C5' }
  const made = edited({ ...rows, originalPrice: '60' })
  expect(made).toMatchObject({
    text: `${commented.replace('# desde março\n', '# desde março\noriginalPrice: 60\n')}  - { id: 5-vias, leads: "5", sku: C5 }\n`,
  })
})

test('whatever is typed for a name is its text, and never YAML', () => {
  const texts = fc.string({
    unit: fc.constantFrom('a', ' ', ':', '#', '&', '*', '!', '|', '>', '-', '{', '"', "'", '%', '\n', '<<'),
  })
  fc.assert(
    fc.property(texts, (name) => {
      const made = edited({ name })
      if (name.trim() === '') {
        expect(made).toEqual({ faults: { name: 'Preencha este campo.' } })
        return
      }
      expect(parse(made.text ?? '')).toEqual({ ...parse(commented), name: name.trim() })
    }),
  )
})

test('faults of the schema stand beside their fields', () => {
  const typed = {
    name: '',
    'variants.linhas': '2',
    'variants.0.id': '3-vias',
    'variants.0.sku': 'C3',
    'variants.0.leads': '3',
    'variants.1.id': 'Cinco Vias',
    'variants.1.sku': '',
    'variants.1.leads': '7',
    'dossier.anvisaNumber': '12',
    productType: 'foguetes',
  }
  const made = edited(typed)
  expect(made.faults).toEqual({
    name: 'Preencha este campo.',
    'variants.1.id': 'Espera-se minúsculas, algarismos e hifens.',
    'variants.1.sku': 'Preencha este campo.',
    'variants.1.leads': 'Escolha um dos valores da lista.',
    'dossier.anvisaNumber': 'Espera-se 11 algarismos.',
    productType: 'Escolha um dos valores da lista.',
  })
})

test.each([
  ['a control character', 'Cabo\u0007'],
  ['a turn of direction', 'Cabo \u202Egpj.'],
  ['an escape of a terminal', '\u001B[2J'],
])('%s is refused', (_what, name) => {
  expect(edited({ name }).faults).toHaveProperty('name')
})

test('a file with anchors is not changed by a form, and one with a fault is not read', () => {
  const anchored = commented.replace('name: Cabo', 'name: &nome Cabo').replace('Uma peça.', '*nome')
  expect(() => edited({ currentPrice: '60' }, anchored)).toThrow('âncoras')
  expect(recordsIn(parts, 'name: [', 'cabo')).toBeUndefined()
})

const categories = contentKinds.find(({ name }) => name === 'categorias') ?? parts
const articles = contentKinds.find(({ name }) => name === 'artigos') ?? parts

test('texts in blocks stay in blocks, with every paragraph on lines of its own', () => {
  const text = readFileSync('content/categories.yaml', 'utf8')
  const [record] = recordsIn(categories, text) ?? []
  if (!record) throw new Error('no record')
  const after = { ...record.values, fullDescription: 'Um parágrafo: # só.\n\nOutro.', shortDescription: 'Curto' }
  const made = changedRecord(categories, text, record, after)
  expect(made).toMatch(/fullDescription: [>|]-\n +Um parágrafo: # só\.\n\n(?:\n)? +Outro\.\n/)
  expect(parse(made)[0]).toMatchObject({ fullDescription: after.fullDescription })
})

test('a new record gets a place in its list, or a file of its own', () => {
  const text = readFileSync('content/categories.yaml', 'utf8')
  const typed = {
    h1Title: 'Nova',
    seoTitle: 'Nova categoria',
    shortDescription: 'Curta.',
    fullDescription: 'Longa.',
    'productTypeFilter.baterias': 'sim',
    keywords: 'nova',
  }
  const wanted = { key: 'nova', typed, startValues: {}, owner: '', fault: undefined }
  const made = addRecord(categories, text, wanted)
  expect(made.text?.startsWith(text)).toBe(true)
  expect(parse(made.text ?? '').at(-1)).toMatchObject({ slug: 'nova', h1Title: 'Nova', keywords: ['nova'] })
  const withoutKeywords = addRecord(categories, text, { ...wanted, typed: { ...typed, keywords: '' } })
  expect(withoutKeywords).toMatchObject({ text: expect.stringContaining('h1Title: Nova') })
  const article = {
    title: 'Artigo',
    excerpt: 'Resumo',
    category_id: '1',
    body: 'Texto.\n\n## Parte',
    published_at: '2026-01-01',
  }
  const start = articles.adding?.initialValues('2026-01-01', []) ?? {}
  const file = addRecord(articles, null, { ...wanted, typed: article, startValues: start })
  expect(file).toMatchObject({ text: expect.stringMatching(/^---\nid: "1"\n[^]*\n---\n\nTexto\.\n\n## Parte\n$/) })
  expect(addRecord(categories, text, { ...wanted, fault: 'Não.' })).toMatchObject({ faults: { endereco: 'Não.' } })
})

test('line ends of another system stay', () => {
  const windows = commented.replaceAll('\n', '\r\n')
  expect(edited({ currentPrice: '54,90' }, windows)).toMatchObject({ text: windows.replace('49.90', '54.9') })
})
