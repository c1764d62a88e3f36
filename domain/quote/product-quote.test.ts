import { expect, test } from 'vitest'
import type { Variant } from '#domain/catalogue/variants/variant.ts'
import { accessory, cuffVariants, ecgVariants, equipment } from '#tests/samples.ts'
import { compatibilityHelpText, productInterestText, productQuoteMail, productQuoteText } from './product-quote.ts'

const cuff = accessory({ name: 'Braçadeira', description: 'Com bolsa.', currentPrice: 80, variants: cuffVariants })
const [oneTube, twoTubes] = cuff.variants
const variant = (fields: Partial<Variant>): Variant => ({ id: 'v', sku: 'EID101', ...fields })
const lines = (...parts: string[]) => parts.join('\n')

test('the quote begins with the words of the spec and names product and SKU', () => {
  expect(productQuoteText({ product: accessory({ name: 'Encoder rotativo', sku: 'PCE01' }) })).toBe(
    lines('Gostaria de um orçamento para Encoder rotativo', 'SKU: PCE01'),
  )
})

test('a product without a SKU is asked for by its name alone', () => {
  expect(productQuoteText({ product: equipment({ name: 'Monitor' }) })).toBe('Gostaria de um orçamento para Monitor')
})

test.each([
  [{ leads: '5' }, 'Vias de ECG: 5 vias'],
  [{ transducer: 'Smiths Logical' }, 'Transdutor: Smiths Logical'],
  [{ application: 'Superfície (pele)' }, 'Aplicação: Superfície (pele)'],
  [{ thread: 'G (rosca grossa)' }, 'Rosca: G (rosca grossa)'],
  [{ brand: 'Dixtal' }, 'Marca compatível: Dixtal'],
  [{ sizeKey: 'adulto', sizeLabel: 'Adulto (Clipe de Dedo)' }, 'Tamanho: Adulto (Clipe de Dedo)'],
  [{ vias: '1' }, 'Vias: Tubo simples'],
] as const)('the choice %o stands in quote and e-mail as "%s", with its own SKU', (fields, choice) => {
  const request = { product: accessory({ name: 'Peça' }), variant: variant(fields) }
  expect(productQuoteText(request)).toBe(lines('Gostaria de um orçamento para Peça', choice, 'SKU: EID101'))
  expect(productQuoteMail(request, 'a@example.com').body.split('\n')).toEqual(
    expect.arrayContaining([choice, 'SKU: EID101']),
  )
})

test('several choices stand in the order in which they were asked', () => {
  expect(productQuoteText({ product: cuff, variant: twoTubes })).toBe(
    lines(
      'Gostaria de um orçamento para Braçadeira',
      'Tamanho: Adulto (18 a 26 cm)',
      'Circunferência do braço: 18 a 26 cm (em outras marcas, “adulto pequeno”)',
      'Vias: Tubo duplo',
      'SKU: BP01A2',
      'Preço: R$ 95,50',
    ),
  )
})

test('a variant without a price of its own has the product’s', () => {
  expect(productQuoteText({ product: cuff, variant: oneTube })).toContain('\nPreço: R$ 80,00')
})

test.each([
  ['em-estoque', 1800, true],
  ['em-breve', 1800, true],
  ['sob-consulta', 1800, false],
  ['em-estoque', 0, false],
  ['sob-consulta', 0, false],
] as const)('%s at R$ %s: the quote has a price line is %s', (availability, currentPrice, isShown) => {
  const text = productQuoteText({ product: accessory({ availability, currentPrice }) })
  expect(text.includes('Preço')).toBe(isShown)
  expect(text.includes('\nPreço: R$ 1.800,00')).toBe(isShown)
})

test('a variant on request hides the price of a product in stock, and the other way round', () => {
  const product = accessory({ currentPrice: 1800 })
  const onRequest = variant({ leads: '5', availability: 'sob-consulta' })
  expect(productQuoteText({ product, variant: onRequest })).not.toContain('Preço')
  const inStock = variant({ leads: '5', availability: 'em-estoque' })
  const elsewhere = accessory({ currentPrice: 1800, availability: 'sob-consulta' })
  expect(productQuoteText({ product: elsewhere, variant: inStock })).toContain('Preço: R$ 1.800,00')
})

test('a variant priced 0 shows no price even when its product has one', () => {
  const request = { product: accessory({ currentPrice: 1800 }), variant: variant({ leads: '5', currentPrice: 0 }) }
  expect(productQuoteText(request)).not.toContain('Preço')
  expect(productQuoteMail(request, 'a@example.com').body).toContain('Preço: Sob consulta')
})

test('a product with a fixed text opens exactly that text', () => {
  const product = accessory({ id: '2', currentPrice: 500, sku: 'CEL02', whatsappText: 'Olá! Preciso de uma célula.' })
  expect(productQuoteText({ product })).toBe('Olá! Preciso de uma célula.')
})

test('the e-mail has the subject of the spec and every line that applies', () => {
  const product = accessory({ name: 'Sensor de fluxo', description: 'Mede o fluxo.', sku: 'SFL01', currentPrice: 1149 })
  expect(productQuoteMail({ product }, 'comercial@example.com')).toEqual({
    to: 'comercial@example.com',
    subject: 'Interesse no produto: Sensor de fluxo',
    body: lines(
      'Olá! Gostaria de um orçamento para o produto abaixo.',
      '',
      'Produto: Sensor de fluxo',
      'Descrição: Mede o fluxo.',
      'SKU: SFL01',
      'Preço: R$ 1.149,00',
    ),
  })
})

test('the e-mail of a product without a price says "Sob consulta"', () => {
  expect(productQuoteMail({ product: accessory() }, 'a@example.com').body.split('\n').at(-1)).toBe(
    'Preço: Sob consulta',
  )
})

test('a product with a fixed WhatsApp text has an ordinary e-mail', () => {
  const product = accessory({ name: 'Célula', whatsappText: 'Olá! Preciso de uma célula.' })
  expect(productQuoteMail({ product }, 'a@example.com').body).toContain('Produto: Célula')
})

test('prices in messages have a plain space', () => {
  const request = { product: accessory({ currentPrice: 1800 }) }
  const texts = [
    productQuoteText(request),
    productQuoteMail(request, 'a@example.com').body,
    productInterestText(request.product),
  ]
  expect(texts.filter((text) => text.includes('R$ 1.800,00'))).toHaveLength(3)
  expect(texts.join('')).not.toContain('\u00A0')
})

test('interest in a product names it, and its price when it has one', () => {
  expect(productInterestText({ name: 'Célula', currentPrice: 0 })).toBe('Olá! Tenho interesse no produto: Célula')
  expect(productInterestText({ name: 'Célula', currentPrice: 114_990 })).toBe(
    'Olá! Tenho interesse no produto: Célula (R$ 1.149,90)',
  )
})

test('compatibility help names the product', () => {
  expect(compatibilityHelpText('Adaptador')).toBe(
    'Olá! Não encontrei a minha marca para o produto Adaptador. Podem me ajudar com a compatibilidade?',
  )
})

test('an ECG cable’s answer of 5 leads gives the spec’s SKU', () => {
  const product = accessory({ name: 'Cabo de ECG para GE, padrão AHA', variants: ecgVariants })
  expect(productQuoteText({ product, variant: ecgVariants[1] })).toBe(
    lines('Gostaria de um orçamento para Cabo de ECG para GE, padrão AHA', 'Vias de ECG: 5 vias', 'SKU: C5VGA2'),
  )
})
