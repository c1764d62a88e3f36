import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WhatsappQuote } from '#app/features/product/quote-buttons.tsx'
import { SiteProvider } from '#app/site.tsx'
import { addLine, emptyCart } from '#domain/cart/cart.ts'
import type { Product } from '#domain/catalogue/product.ts'
import {
  choiceGroups,
  selectedVariant,
  validSelection,
  toggleChoice,
  variantLabel,
  type Selection,
} from '#domain/catalogue/variants/selection.ts'
import { axisValue, variantAxes, type VariantAxis } from '#domain/catalogue/variants/variant-axes.ts'
import type { Variant } from '#domain/catalogue/variants/variant.ts'
import { cartText } from '#domain/quote/cart-message.ts'
import { mailtoUrl, whatsappUrl } from '#domain/quote/links.ts'
import { productQuoteMail, productQuoteText } from '#domain/quote/product-quote.ts'
import { loadCatalogue } from '#tests/catalogue-content.ts'
import { summaryOf } from '#tests/samples.ts'

/** Every product of the catalogue, in every state that its choices can have. */

const { products, brand } = await loadCatalogue()
const variantsOf = (product: Product) => (product.category === 'acessorios-componentes' ? product.variants : [])
const withChoices = products.filter((product) => variantsOf(product).length > 0)
const withoutChoices = products.filter((product) => variantsOf(product).length === 0)
/** A product with each of its variants, or by itself where it has none. */
const orders = products.flatMap((product): { name: string; product: Product; variant?: Variant }[] =>
  variantsOf(product).length === 0
    ? [{ name: product.id, product }]
    : variantsOf(product).map((variant) => ({ name: `${product.id} ${variant.id}`, product, variant })),
)

/** Of the spec's own products, those that the catalogue has. */
const offered = <Known extends { id: string }>(known: readonly Known[]) =>
  known.filter(({ id }) => products.some((product) => product.id === id))
const variantsById = (id: string) => products.filter((product) => product.id === id).flatMap(variantsOf)

interface State {
  selection: Selection
  variant: Variant | undefined
}

/** Every state that pressing choices can lead to, the untouched one first. */
function statesOf(variants: readonly Variant[]): State[] {
  const seen = new Map<string, State>()
  const waiting = [validSelection(variants, {})]
  for (const selection of waiting) {
    const key = JSON.stringify(selection)
    if (seen.has(key)) continue
    seen.set(key, { selection, variant: selectedVariant(variants, selection) })
    for (const { axis, choices } of choiceGroups(variants, selection)) {
      for (const { value } of choices) waiting.push(validSelection(variants, toggleChoice(selection, axis, value)))
    }
  }
  return [...seen.values()]
}

/** The questions that the product's data ask, read from the data and not from the rules under test. */
const questionsOf = (variants: readonly Variant[]) =>
  variantAxes.filter((axis) => variants.some((variant) => axisValue(variant, axis) !== undefined))
const answersOf = (variant: Variant) => variantAxes.filter((axis) => axisValue(variant, axis) !== undefined)
const fits = (variant: Variant, selection: Selection) =>
  variantAxes.every((axis) => selection[axis] === undefined || axisValue(variant, axis) === selection[axis])

function answerLabel(variant: Variant, axis: VariantAxis): string {
  if (axis === 'size') return variant.sizeLabel ?? ''
  if (axis === 'vias') return variant.vias === '1' ? 'Tubo simples' : 'Tubo duplo'
  return axis === 'leads' ? `${variant.leads} vias` : (variant[axis] ?? '')
}

function quoteButton(
  product: Product,
  { variant, isIncomplete }: { variant: Variant | undefined; isIncomplete: boolean },
): string {
  const picture = { src: '', width: 1, height: 1 }
  const facts = {
    brand,
    logo: { light: picture, dark: picture },
    plainPages: [],
    menu: [],
    tools: [],
    exampleCode: undefined,
    siteUrl: '',
    backend: { url: '', key: '' },
    analyticsUrl: '',
    countsVisits: false,
  }
  const button = createElement(WhatsappQuote, { product, variant, isIncomplete })
  return renderToStaticMarkup(SiteProvider({ facts, children: button }))
}

const reais = (price: number) =>
  `R$ ${(price / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

test.each(withChoices)(
  '$id: a variant stands exactly when every question is answered, and it gives those answers',
  (product) => {
    const variants = variantsOf(product)
    const questions = questionsOf(variants)
    for (const { selection, variant } of statesOf(variants)) {
      const fitting = variants.filter((each) => fits(each, selection))
      const isAnswered = questions.every((axis) => selection[axis] !== undefined)
      expect(fitting.length).toBeGreaterThan(0)
      expect(variant).toBe(isAnswered ? fitting[0] : undefined)
      if (isAnswered) expect(fitting).toHaveLength(1)
    }
  },
)

test.each(withChoices)(
  '$id: every variant can be reached, and nothing is chosen at the start but a single number of tubes',
  (product) => {
    const variants = variantsOf(product)
    const [start, ...states] = statesOf(variants)
    expect(states.flatMap(({ variant }) => variant?.sku ?? []).toSorted()).toEqual(
      variants.map(({ sku }) => sku).toSorted(),
    )
    expect(Object.keys(start?.selection ?? {}).filter((axis) => axis !== 'vias')).toEqual([])
  },
)

test.each(withChoices)('$id: pressing a chosen answer again takes it back', (product) => {
  const variants = variantsOf(product)
  for (const { selection } of statesOf(variants)) {
    for (const axis of questionsOf(variants)) {
      const answer = selection[axis]
      if (answer === undefined) continue
      const back = validSelection(variants, toggleChoice(selection, axis, answer))
      const isOnlyTubes =
        axis === 'vias' &&
        choiceGroups(variants, back).some((group) => group.axis === 'vias' && group.choices.length === 1)
      expect(back[axis]).toBe(isOnlyTubes ? answer : undefined)
      if (!isOnlyTubes) expect(selectedVariant(variants, back)).toBeUndefined()
    }
  }
})

test.each(withChoices)('$id: the quote button waits for the choices, then says what it does', (product) => {
  for (const { variant } of statesOf(variantsOf(product))) {
    const button = quoteButton(product, { variant, isIncomplete: variant === undefined })
    if (variant) {
      const isOnRequest = (variant.availability ?? product.availability) === 'sob-consulta'
      expect(button).toContain(isOnRequest ? 'Consultar via WhatsApp</a>' : 'Solicitar Orçamento via WhatsApp</a>')
      expect(button).toContain(
        `href="${whatsappUrl(brand.whatsapp.main, productQuoteText({ product, variant })).replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}"`,
      )
    } else {
      expect(button).toMatch(/<button[^>]* disabled=""[^>]*>Selecione as opções primeiro<\/button>/)
    }
  }
})

test('a product without choices can be asked for at once', () => {
  for (const product of withoutChoices) {
    const button = quoteButton(product, { variant: undefined, isIncomplete: false })
    expect(button).toContain(
      product.availability === 'sob-consulta' ? 'Consultar via WhatsApp</a>' : 'Solicitar Orçamento via WhatsApp</a>',
    )
    expect(button).not.toContain('disabled=""')
  }
})

test.each(
  offered([
    { id: 'cabo-pi-dixtal', series: 'EID1' },
    { id: 'cabo-pi-philips', series: 'EID2' },
    { id: 'cabo-pi-ge', series: 'EID3' },
    { id: 'cabo-pi-gt-lfm-blt', series: 'EID4' },
    { id: 'cabo-pi-mindray', series: 'EID5' },
    { id: 'cabo-pi-nihon-kohden', series: 'EID6' },
  ]),
)('$id needs a transducer and is then $series with 01 to 04', ({ id, series }) => {
  const variants = variantsById(id)
  const transducers = ['Argon', 'Smiths Logical', 'Edward', 'BD']
  expect(choiceGroups(variants, {}).flatMap(({ choices }) => choices.map(({ label }) => label))).toEqual(transducers)
  expect(transducers.map((transducer) => selectedVariant(variants, { transducer })?.sku)).toEqual(
    ['01', '02', '03', '04'].map((number) => series + number),
  )
})

test.each(
  offered([
    { id: 'cabo-ecg-ge-aha', codes: ['C3VGA2', 'C5VGA2'] },
    { id: 'cabo-ecg-universal-philips-hp-aha', codes: ['C3VGA3', 'C5VGA3'] },
    { id: 'cabo-ecg-universal-multi-marcas-iec', codes: ['C3VG11', 'C5VG11'] },
    { id: 'cabo-ecg-ge-datex-ohmeda-iec', codes: ['C3VG16', 'C5VG16'] },
  ]),
)('$id with 3 and 5 leads is $codes', ({ id, codes }) => {
  const variants = variantsById(id)
  expect(choiceGroups(variants, {}).flatMap(({ choices }) => choices.map(({ value }) => value))).toEqual(['3', '5'])
  expect(['3', '5'].map((leads) => selectedVariant(variants, { leads })?.sku)).toEqual(codes)
})

test.each(orders)(
  '$name: the WhatsApp text has name, choices, SKU, and the price exactly where it may be said',
  ({ product, variant }) => {
    const text = productQuoteText({ product, variant })
    if (['2', '3', '4'].includes(product.id)) {
      expect(text).toBe(product.whatsappText)
      expect(text).toMatch(/célula/i)
      expect(text).toMatch(/oxigênio/i)
      return
    }
    const sku = variant?.sku ?? product.sku
    const price = variant?.currentPrice ?? product.currentPrice
    const isSaid = price > 0 && (variant?.availability ?? product.availability) !== 'sob-consulta'
    const [first, ...lines] = text.split('\n')
    expect(first).toBe(`Gostaria de um orçamento para ${product.name}`)
    const answers = variant ? answersOf(variant).map((axis) => answerLabel(variant, axis)) : []
    const said = lines.filter((line) => !line.startsWith('Circunferência do braço: '))
    const isArm =
      variant?.sizeKey !== undefined && 'productType' in product && product.productType === 'bracadeiras-pni'
    expect(said.length < lines.length).toBe(isArm)
    expect(said.map((line) => line.replace(/^[^:]+: /, ''))).toEqual([
      ...answers,
      ...(sku ? [sku] : []),
      ...(isSaid ? [reais(price)] : []),
    ])
  },
)

test.each(orders)(
  '$name: the e-mail has name, description, choices, SKU and price or "Sob consulta"',
  ({ product, variant }) => {
    const { subject, body } = productQuoteMail({ product, variant }, brand.email.sales)
    const price = variant?.currentPrice ?? product.currentPrice
    const sku = variant?.sku ?? product.sku
    expect(subject).toBe(`Interesse no produto: ${product.name}`)
    const expected = [
      `Produto: ${product.name}`,
      `Descrição: ${product.description}`,
      ...(variant ? answersOf(variant).map((axis) => `: ${answerLabel(variant, axis)}`) : []),
      ...(sku ? [`SKU: ${sku}`] : []),
      `Preço: ${price > 0 ? reais(price) : 'Sob consulta'}`,
    ]
    expect(expected.filter((line) => !body.includes(line))).toEqual([])
  },
)

test('no product’s links are longer than the programs behind them take', () => {
  const tooLong = orders.filter((order) => {
    const mail = mailtoUrl(productQuoteMail(order, brand.email.sales))
    return whatsappUrl(brand.whatsapp.main, productQuoteText(order)).length > 2000 || mail.length > 1900
  })
  expect(tooLong.map(({ product }) => product.id)).toEqual([])
})

test.each(orders)('$name: the cart line has its label, SKU and price', ({ product, variant }) => {
  const cart = addLine(emptyCart, { id: 'linha', product: summaryOf(product), quantity: 2, variantId: variant?.id })
  const price = variant?.currentPrice ?? product.currentPrice
  const sku = variant?.sku ?? product.sku
  const lines = cartText(cart).split('\n')
  expect(lines).toContain(`1. ${product.name}`)
  expect(lines).toContain(`Preço unitário: ${price > 0 ? reais(price) : 'Sob consulta'}`)
  expect(lines.at(-1)).toBe(`Total: ${price > 0 ? reais(price * 2) : 'Sob consulta'}`)
  if (sku) expect(lines).toContain(`SKU: ${sku}`)
  if (!variant) return
  const named = answersOf(variant)
    .filter((axis) => axis !== 'vias')
    .map((axis) => answerLabel(variant, axis))
    .join(', ')
  const tubes = { '1': ' (1 via)', '2': ' (2 vias)', '': '' }[variant.vias ?? '']
  expect(variantLabel(variant)).toBe(`${named}${tubes}`)
  expect(lines).toContain(`Variação: ${named}${tubes}`)
})
