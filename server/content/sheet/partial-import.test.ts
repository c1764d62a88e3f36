import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { centsOf } from '#domain/money.ts'
import { ContentError } from '#server/content-error.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadProducts } from '#server/content/load/load-catalogue.ts'
import { copyContent } from '#tests/content-folder.ts'
import { importProducts } from './csv-files.ts'

async function shop() {
  const content = await copyContent()
  const path = join(content.root, 'precos.csv')
  const folder = join(content.root, 'content', 'products')
  return {
    content,
    import: async (lines: readonly string[]) => {
      await writeFile(path, lines.join('\n'))
      return importProducts(content.root, path)
    },
    simulate: async (lines: readonly string[]) => {
      await writeFile(path, lines.join('\n'))
      return importProducts(content.root, path, true)
    },
    products: async () => loadProducts(new ContentFiles(content.root), []),
    files: async () =>
      Promise.all(
        (await readdir(folder)).toSorted().map(async (name) => [name, await readFile(join(folder, name), 'utf8')]),
      ),
  }
}

const codes = ['C5VG14', 'C3VGA2', 'C5VGA2', 'EID301', 'EID302', 'EID303', 'EID304']
const price = fc.option(
  fc.integer({ min: 1, max: 999_999 }).map((cents) => cents / 100),
  { nil: undefined },
)
const list = fc.uniqueArray(
  fc.record({
    code: fc.constantFrom(...codes),
    price,
    availability: fc.option(fc.constantFrom('em-estoque', 'sob-consulta', 'em-breve'), { nil: undefined }),
  }),
  { selector: ({ code }) => code, minLength: 1, maxLength: codes.length },
)

test('a heading alone is refused', async () => {
  const { import: run } = await shop()
  await expect(run(['código;preço'])).rejects.toThrow('linha 2: [conteudo-planilha-vazia] há só o cabeçalho')
})

test('a price list by code changes the fields that it names of those that it names, and nothing else', async () => {
  const { import: run, products } = await shop()
  await fc.assert(
    fc.asyncProperty(list, async (rows) => {
      const before = await products()
      await run([
        'código;preço;disponibilidade',
        ...rows.map((row) => [row.code, row.price?.toFixed(2).replace('.', ','), row.availability].join(';')),
      ])
      const said = new Map(
        rows.map(({ code, price: reais, availability }) => [
          code,
          { currentPrice: reais === undefined ? undefined : centsOf(reais), availability },
        ]),
      )
      expect(await products()).toEqual(before.map((product) => laid(product, said)))
    }),
    { numRuns: 30 },
  )
}, 60_000)

type Said = ReadonlyMap<string, { currentPrice?: number | undefined; availability?: string | undefined }>

function laid(product: ProductRecord, said: Said): object {
  const over = <Source extends { sku?: string | undefined }>(source: Source) => {
    const fields = Object.entries(said.get(source.sku ?? '') ?? {}).filter(([, value]) => value !== undefined)
    return { ...source, ...Object.fromEntries(fields) }
  }
  return over({ ...product, ...('variants' in product && { variants: product.variants.map(over) }) })
}

test('a simulation says what the import then says, and writes nothing', async () => {
  const { import: run, simulate, files } = await shop()
  const lines = ['code;price;availability', 'c5vg14;120,00;', 'EID301;;Em breve']
  await run(['code;price', 'C5VG14;100,00'])
  const before = await files()
  const report = await simulate(lines)
  expect(report.lines).toEqual([
    'C5VG14, Preço: R$ 100,00 → R$ 120,00',
    'cabo-pi-ge, Versão “argon” (EID301), Disponibilidade: (vazio) → Em Breve',
  ])
  expect(await files()).toEqual(before)
  expect(await run(lines)).toEqual(report)
  expect(await files()).not.toEqual(before)
})

test('a former code leads to who has it now, and the report says so', async () => {
  const { content, import: run, files } = await shop()
  await content.replace('products/cabo-ecg-mindray-5-vias.yaml', 'formerCodes: [ CBM-0500 ]', '$& # até 2024')
  const report = await run(['código;preço', 'cbm 0500;12,00'])
  expect(report.notes).toEqual(['linha 2: o código cbm 0500 é hoje C5VG14 (cabo-ecg-mindray-5-vias)'])
  expect(report.lines).toEqual(['C5VG14, Preço: consultar → R$ 12,00'])
  expect(JSON.stringify(await files())).toContain('formerCodes: [ CBM-0500 ] # até 2024')
})

test.each([
  ['an unknown code', ['código;preço', 'NADA;1,00'], 'linha 2, coluna código: [conteudo-codigo-desconhecido]'],
  [
    'the same product twice',
    ['código;preço', 'C5VG14;1,00', 'c5-vg14;2,00'],
    'linha 3, coluna código: [conteudo-linha-repetida]',
  ],
  [
    'a product by id and by code',
    ['id;código;preço', 'cabo-ecg-mindray-5-vias;;1,00', ';C5VG14;2,00'],
    'linha 3, coluna código: [conteudo-linha-repetida]',
  ],
  [
    'id and code that disagree',
    ['id;código;preço', 'cabo-pi-ge;C5VG14;1,00'],
    'linha 2, coluna código: [conteudo-id-e-codigo]',
  ],
  ['an unknown column', ['código;preços', 'C5VG14;1,00'], 'linha 1, coluna preços: [conteudo-coluna-desconhecida]'],
  [
    'a column under two names',
    ['código;preço;currentPrice', 'C5VG14;1,00;1,00'],
    'linha 1, coluna currentPrice: [conteudo-coluna-repetida]',
  ],
  ['an id that there is not', ['id;preço', 'cabo-que-nao-ha;1,00'], 'linha 2, coluna id: [conteudo-id-desconhecido]'],
  ['an ambiguous price', ['código;preço', 'C5VG14;1.234'], 'linha 2, coluna preço: [conteudo-preco]'],
  [
    'a price of a product in a variant’s row',
    ['código;preço anterior', 'EID301;9,00'],
    'linha 2, coluna preço anterior: [conteudo-celula-fora-de-lugar]',
  ],
  ['a name taken away', ['código;nome', 'C5VG14;(apagar)'], 'linha 2, coluna nome: [conteudo-campo-que-falta]'],
  [
    'a model that no registry has',
    ['código;equipmentModel', 'C5VG14;nenhum'],
    'linha 2, coluna equipmentModel: [conteudo-modelo-que-nao-ha]',
  ],
  [
    'a brand that the shop does not have',
    ['código;additionalEquipmentBrands', 'C5VG14;philips|nenhuma'],
    'linha 2, coluna additionalEquipmentBrands: [conteudo-marca-que-nao-ha]',
  ],
  ['a row of nobody', ['código;preço', ';9,00'], 'linha 2, coluna id: [conteudo-linha-sem-produto]'],
])(
  '%s is refused with its line and column, and the sound rows beside it are not written',
  async (_name, lines, fault) => {
    const { import: run, files } = await shop()
    const before = await files()
    const [heading = '', ...rows] = lines
    const sound = `${heading.startsWith('id') ? 'cabo-pi-dixtal' : 'EID101'}${';'.repeat(heading.split(';').length - 1)}`
    const error: unknown = await run([heading, ...rows, sound]).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ContentError)
    expect(String(error)).toContain(fault)
    expect(await files()).toEqual(before)
  },
)

test('an import waits until the content itself is sound', async () => {
  const { content, import: run } = await shop()
  await content.replace('products/cabo-pi-ge.yaml', 'availability: em-estoque', 'availability: disponivel')
  await expect(run(['código;preço', 'C5VG14;1,00'])).rejects.toThrow(
    /^1 erro em content:\n {2}content\/products\/cabo-pi-ge\.yaml › availability: \[conteudo-valor\] há "disponivel"/,
  )
})

test('a product whose price is taken off keeps no earlier price, which would make an offer of the next', async () => {
  const { import: run, products } = await shop()
  const prices = async () => {
    const found = (await products()).find(({ id }) => id === 'cabo-ecg-mindray-5-vias')
    return [found?.originalPrice, found?.currentPrice]
  }
  await run(['código;preço anterior;preço', 'C5VG14;120,00;100,00'])
  expect(await prices()).toEqual([12_000, 10_000])
  await run(['código;preço', 'C5VG14;consultar'])
  expect(await prices()).toEqual([undefined, 0])
})
