import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { parse, parseDocument, isMap, isNode, isScalar } from 'yaml'
import { expect, test } from 'vitest'
import { typedField, typedForm, type TypedForm } from '#domain/catalogue-edit/form/typed-form.ts'
import type { FormField } from '#domain/catalogue-edit/form/form-field.ts'
import { productFields } from '#domain/catalogue-edit/product-fields.ts'
import { testsAll } from '#tests/test-all.ts'
import { editProduct, valuesOf } from './edit-product.ts'
import { notByForm, productOfText } from './product-of-text.ts'

const folder = join('content', 'products')
const files = readdirSync(folder)
  .filter((name) => !name.startsWith('_'))
  .map((name) => ({ id: name.replace('.yaml', ''), text: readFileSync(join(folder, name), 'utf8') }))

/** Another value for a field of the form, as somebody would type it; undefined where one alone makes no sense. */
function otherText(field: FormField, typed: TypedForm): [name: string, text: string] | undefined {
  const { name } = field
  const said = typed[name] ?? ''
  if (field.kind === 'amount') return [name, name === 'originalPrice' ? '9.999.999,90' : '1.234,56']
  if (field.kind === 'number') return [name, said === '12' ? '13' : '12']
  if (field.kind === 'flag') return [name, said === 'sim' ? 'nao' : 'sim']
  if (field.kind === 'choice') return [name, String(field.options.find((option) => String(option) !== said))]
  if (field.kind === 'texts')
    return [
      name,
      `${said}\n${name === 'formerCodes' || name === 'compatibleWith' || name === 'includedItems' || name === 'tags' ? 'Novo: # "item"' : 'novo-item'}`,
    ]
  if (field.kind === 'text')
    return [
      name,
      name === 'ncm' ? '90189099' : /brand/i.test(name) ? 'outra-marca' : `Outro: *texto* # de ${name}\nem "linhas"`,
    ]
  if (field.kind === 'record') {
    const text = field.fields.find((each) => each.kind === 'text' && ['maker', 'form'].includes(each.name))
    return text && [`${name}.${text.name}`, 'outro-1']
  }
  if (field.kind !== 'rows') return undefined
  const row = field.fields.find((each) => ['label', 'sku', 'value', 'document', 'source'].includes(each.name))
  return row && typed[`${name}.linhas`] !== '0' ? [`${name}.0.${row.name}`, 'Outro, "novo"'] : undefined
}

/** The lines, from 0, on which each field stands in its file. */
function linesOf(text: string): Map<unknown, [first: number, last: number]> {
  const { contents } = parseDocument(text)
  const line = (offset: number) => text.slice(0, offset).split('\n').length - 1
  const lines = new Map<unknown, [number, number]>()
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    if (!isScalar(key) || !key.range) continue
    const end = (isNode(value) ? value.range?.[1] : undefined) ?? key.range[1]
    lines.set(key.value, [line(key.range[0]), line(Math.max(key.range[0], end - 1))])
  }
  return lines
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

/**
 * Every file with every eighth field, and so every field in every eighth file; where all is tested, with every fourth.
 */
const step = testsAll ? 4 : 8

test(
  'each field of each product, changed by the form, changes its own lines and no others',
  { timeout: 300_000 },
  () => {
    let changes = 0
    for (const [place, { id, text }] of files.entries()) {
      const product = productOfText(id, text).product
      if (!product) throw new Error(id)
      const fields = productFields(product.category)
      const before = valuesOf(product)
      const lines = linesOf(text)
      for (const field of fields.filter((_, index) => (index + place) % step === 0)) {
        const typed = typedField(field, before[field.name], field.name)
        const other = otherText(field, typed)
        if (!other) continue
        const made = editProduct({ id, text, typed: { ...typed, [other[0]]: other[1] } })
        if (made.kind !== 'edited') throw new Error(`${id} ${field.name}: ${JSON.stringify(made)}`)
        changes += 1
        const read = productOfText(id, made.text).product
        expect(read).toEqual(made.after)
        expect({ ...made.after, [field.name]: undefined }, field.name).toEqual({ ...product, [field.name]: undefined })
        const { from, until } = touched(text, made.text)
        const own = lines.get(field.name)
        if (own) expect([from >= own[0], until <= own[1] + 1], `${id} ${field.name}`).toEqual([true, true])
        else expect(until - from, `${id} ${field.name} is put in`).toBe(0)
      }
    }
    expect(changes).toBeGreaterThan((files.length * 15) / step)
  },
)

test('a form that nobody touched leaves the file to the letter', () => {
  for (const { id, text } of files) {
    const { product } = productOfText(id, text)
    if (!product) throw new Error(id)
    const typed = typedForm(productFields(product.category), valuesOf(product))
    expect(editProduct({ id, text, typed })).toMatchObject({ kind: 'edited', text })
  }
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

test('a price changes its digits alone', () => {
  const made = editProduct({ id: 'cabo', text: commented, typed: { currentPrice: '54,90' } })
  expect(made).toMatchObject({ text: commented.replace('49.90', '54.9') })
})

test('whatever is typed for a name is its text, and never YAML', () => {
  const texts = fc.string({
    unit: fc.constantFrom('a', ' ', ':', '#', '&', '*', '!', '|', '>', '-', '{', '"', "'", '%', '\n', '<<'),
  })
  fc.assert(
    fc.property(texts, (name) => {
      const made = editProduct({ id: 'cabo', text: commented, typed: { name } })
      if (name.trim() === '') {
        expect(made).toEqual({ kind: 'faulty', faults: { name: 'Preencha este campo.' } })
        return
      }
      if (made.kind !== 'edited') throw new Error(JSON.stringify(made))
      expect(parse(made.text)).toEqual({ ...parse(commented), name: name.trim() })
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
  const made = editProduct({ id: 'cabo', text: commented, typed })
  expect(made.kind === 'faulty' && made.faults).toEqual({
    name: 'Preencha este campo.',
    'variants.1.id': 'Espera-se minúsculas, algarismos e hifens.',
    'variants.1.sku': 'Preencha este campo.',
    'variants.1.leads': 'Escolha um dos valores da lista.',
    'dossier.anvisaNumber': 'Espera-se 11 algarismos, entre aspas.',
    productType: 'Escolha um dos valores da lista.',
  })
})

test.each([
  ['a control character', 'Cabo\u0007'],
  ['a turn of direction', 'Cabo \u202Egpj.'],
  ['an escape of a terminal', '\u001B[2J'],
])('%s is refused', (_what, name) => {
  expect(editProduct({ id: 'cabo', text: commented, typed: { name } })).toMatchObject({ kind: 'faulty' })
})

test('a file with anchors or with a fault is not changed by a form', () => {
  const anchored = commented.replace('name: Cabo', 'name: &nome Cabo').replace('Uma peça.', '*nome')
  expect(notByForm(anchored)).toContain('âncoras')
  expect(editProduct({ id: 'cabo', text: anchored, typed: { currentPrice: '60' } })).toMatchObject({ kind: 'refused' })
  expect(editProduct({ id: 'cabo', text: 'name: [', typed: {} })).toMatchObject({ kind: 'refused' })
  const bomb = 'a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\nname: *c\n'
  expect(editProduct({ id: 'cabo', text: bomb, typed: {} })).toMatchObject({ kind: 'refused' })
  expect(notByForm(commented)).toBeUndefined()
})
