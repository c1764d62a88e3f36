import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { recordOf } from '#domain/editing/field.ts'
import { typedForm } from '#domain/editing/form.ts'
import { productKindOf } from '#domain/editing/kinds/products.ts'
import { messageAmount, pageAmount, reaisOf } from '#domain/money.ts'
import { headingOf, sheetColumns } from '#server/content/sheet/columns.ts'
import { productSheet } from '#server/content/sheet/csv-files.ts'
import { planForeign, readForeignSheet } from '#server/content/sheet/foreign-sheet.ts'
import { choicesTyped } from '#server/content/sheet/foreign-uses.ts'
import { planSheet } from '#server/content/sheet/plan.ts'
import { Catalogue, productOfText, valuesOf, type CatalogueState } from './catalogue.ts'
import { editRecord } from './record.ts'

/** A part of the small shop, without variants, and its code. */
const id = 'cabo-ecg-mindray-5-vias'
const code = 'C5VG14'
let state: CatalogueState
let text: string
beforeAll(async () => {
  state = await new Catalogue('tests/fixture').state()
  text = state.files.get(id)?.text ?? ''
})

const cents = fc.oneof(fc.constantFrom(1, 10, 99, 100, 999_999_999), fc.integer({ min: 1, max: 999_999_999 }))
const written = (amount: number) => reaisOf(amount).toFixed(2).replace('.', ',')

/** The file after its form was sent with this price. */
function byForm(price: string): string | undefined {
  const values = valuesOf({ text })
  const kind = productKindOf(values)
  const typed = { ...typedForm(kind.fields, values), currentPrice: price }
  return editRecord(kind, text, { key: id, values, yamlPath: [] }, typed).text
}

async function bySheet(sheet: string): Promise<string | undefined> {
  const { products, registries, files } = state
  const textOf = async (one: string) => files.get(one)?.text ?? ''
  return (await planSheet({ products, registries, textOf }, Buffer.from(sheet), 'precos.csv')).texts.get(id)
}

async function byForeignSheet(lines: string): Promise<string | undefined> {
  const sheet = readForeignSheet(Buffer.from(lines), 'bling', [])
  return (await planForeign(state, sheet, choicesTyped(sheet, {}), 'bling')).texts.get(id)
}

test('a price by form, by sheet and by the sheet of another system makes the same file, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(cents, async (amount) => {
      const price = written(amount)
      const made = byForm(price)
      expect(productOfText(id, made ?? '').product?.currentPrice).toBe(amount)
      for (const said of [messageAmount(amount), pageAmount(amount)]) expect(byForm(said)).toBe(made)
      expect(await bySheet(`código;preço\n${code};${price}\n`)).toBe(made)
      expect(await byForeignSheet(`Código;Descrição;Preço;Situação\n${code};Cabo;${price};Ativo\n`)).toBe(made)
    }),
    { numRuns: 40 },
  )
}, 60_000)

test('what goes out as a sheet comes in as the same file, whatever the price', async () => {
  await fc.assert(
    fc.asyncProperty(cents, async (amount) => {
      const made = byForm(written(amount)) ?? ''
      const sheet = productSheet([{ id, text: made }])
      const back = await bySheet(sheet.replace(/^\uFEFF/, ''))
      expect(recordOf(parse(back ?? ''))).toEqual(recordOf(parse(made)))
      expect(back).toBe(made)
    }),
    { numRuns: 20 },
  )
}, 60_000)

test('a whole sheet comes in by its headings in Portuguese, and by the names of fields that earlier sheets have', async () => {
  const sheet = productSheet([{ id, text }]).replace(/^\uFEFF/, '')
  const [heading = '', ...rows] = sheet.split('\r\n')
  expect(heading).toContain(';Preço;Preço anterior;')
  expect(new Set(sheetColumns.map(headingOf)).size).toBe(sheetColumns.length)
  const changed = rows.join('\r\n').replace(/;em-estoque;|;sob-consulta;/, ';em-breve;')
  const made = await bySheet(`${heading}\r\n${changed}`)
  expect(made).toContain('availability: em-breve')
  expect(await bySheet(`${sheetColumns.join(';')}\r\n${changed}`)).toBe(made)
})
