import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartLinks, cartText } from '#domain/quote/cart-message.ts'
import { cuffVariants, ecgVariants, line, sampleRecipient } from '#tests/samples.ts'
import { emptyCart, updateNote, type CartLine } from './cart.ts'
import { parseStoredCart, storedCartText } from './stored-cart.ts'

const cable = line({ id: 'cabo', variants: ecgVariants }, { id: 'a', variantId: '5-vias', quantity: 2 })
const cell = line({ id: '1', currentPrice: 1149, sku: 'CEL01' }, { id: 'b' })
const sensor = line(
  { id: 'sensor', productType: 'sensores-spo2' },
  { id: 'c', quantity: 999, selectedOptions: { tipo: 'dedo' }, note: 'para a UTI' },
)
const stored = (...items: unknown[]) => JSON.stringify({ items, money: 'centavos' })
const parsed = (...items: unknown[]) => parseStoredCart(stored(...items)).items

test('what was stored comes back', () => {
  expect(parsed(cable, cell, sensor)).toEqual([cable, cell, sensor])
})

test('nothing stored is an empty cart', () => {
  expect(parseStoredCart('')).toEqual(emptyCart)
})

test.each([
  'not JSON',
  '{"items":[',
  'null',
  '7',
  '"texto"',
  '[]',
  '{}',
  '{"items":null}',
  '{"items":{"0":{}}}',
  '{"items":"abc"}',
])('%s is an empty cart', (text) => {
  expect(parseStoredCart(text)).toEqual(emptyCart)
})

const { id: _id, ...withoutId } = cell
const badLines: [string, unknown][] = [
  ['null', null],
  ['a text', 'linha'],
  ['an empty object', {}],
  ['no id', withoutId],
  ['an empty id', { ...cell, id: '' }],
  ['no product', { ...cell, product: undefined }],
  ['a product without a name', { ...cell, product: { ...cell.product, name: undefined } }],
  ['a product whose id is an address', { ...cell, product: { ...cell.product, id: '../../x' } }],
  ['a product of an unknown category', { ...cell, product: { ...cell.product, category: 'outros' } }],
  ['a price as text', { ...cell, product: { ...cell.product, currentPrice: '10' } }],
  ['a quantity of 0', { ...cell, quantity: 0 }],
  ['a quantity below 0', { ...cell, quantity: -1 }],
  ['a quantity above 999', { ...cell, quantity: 1000 }],
  ['a part of a piece', { ...cell, quantity: 1.5 }],
  ['a quantity as text', { ...cell, quantity: '2' }],
  ['options that are a list', { ...cell, selectedOptions: 'dedo' }],
  ['an option that is no text', { ...cell, selectedOptions: { tipo: 3 } }],
  ['a note longer than 200 characters', { ...cell, note: 'x'.repeat(201) }],
  ['a variant that the product does not have', { ...cable, variantId: '10-vias' }],
  ['no variant where the product has some', { ...cable, variantId: undefined }],
  ['a variant where the product has none', { ...cell, variantId: '5-vias' }],
]

test.each(badLines)('a line with %s is dropped and its neighbours are kept', (_name, bad) => {
  expect(parsed(cable, bad, sensor)).toEqual([cable, sensor])
})

test('an endless price, which JSON can carry, drops its line', () => {
  const text = stored(cable, cell).replace('"currentPrice":114900', '"currentPrice":1e999')
  expect(parseStoredCart(text).items).toEqual([cable])
})

test('of two lines with the same id the first is kept', () => {
  expect(parsed(cable, { ...cell, id: cable.id })).toEqual([cable])
})

test('fields that nobody knows are forgotten', () => {
  expect(parsed({ ...cell, extra: 1, product: { ...cell.product, extra: 2 } })).toEqual([cell])
})

test('a line that another release kept is read, with a field more in its variants or a brand that was given up', () => {
  const variants = cable.product.variants.map((variant) => ({ ...variant, later: 'x' }))
  expect(parsed({ ...cable, product: { ...cable.product, variants } })).toEqual([cable])
  const former = { ...cell, product: { ...cell.product, brand: 'marca-de-antes' } }
  expect(parsed(former)).toEqual([former])
})

/** Junk of every kind, and good lines with one value replaced by junk. */
const brokenLine = fc
  .tuple(
    fc.constantFrom(cable, cell, sensor),
    fc.constantFrom('id', 'product', 'quantity', 'variantId', 'selectedOptions', 'note'),
    fc.jsonValue(),
  )
  .map(([good, key, junk]) => ({ ...good, [key]: junk }))
const brokenProduct = fc
  .tuple(fc.constantFrom(cable, cell), fc.constantFrom(...Object.keys(cell.product)), fc.jsonValue())
  .map(([good, key, junk]) => ({ ...good, product: { ...good.product, [key]: junk } }))
const storedText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.jsonValue().map((items) => JSON.stringify({ items })),
  fc.array(fc.oneof(fc.jsonValue(), brokenLine, brokenProduct), { maxLength: 5 }).map((items) => stored(...items)),
)

test('no stored text throws, and every line that comes out is sound', () => {
  fc.assert(
    fc.property(storedText, (text) => {
      for (const item of parseStoredCart(text).items) {
        expect(Number.isInteger(item.quantity) && item.quantity >= 1 && item.quantity <= 999).toBe(true)
        expect(item.product.variants.some(({ id }) => id === item.variantId)).toBe(item.product.variants.length > 0)
      }
    }),
    { numRuns: 250 },
  )
})

test('whatever cart comes out can be stored, read and written as messages', () => {
  fc.assert(
    fc.property(storedText, (text) => {
      const cart = parseStoredCart(text)
      expect(parseStoredCart(storedCartText(cart))).toEqual(cart)
      expect(() => [cartText(cart), cartLinks(cart, sampleRecipient)]).not.toThrow()
    }),
    { numRuns: 120 },
  )
})

test('half a character in a stored text breaks no message', () => {
  const halves = stored({ ...cell, note: '\uD83E', product: { ...cell.product, name: 'Célula \uDE7A' } })
  const cart = parseStoredCart(halves)
  expect(() => cartLinks(cart, sampleRecipient)).not.toThrow()
})

test('good lines stay in their order among any junk', () => {
  const good: CartLine[] = [cable, cell, sensor]
  const junkBetween = fc.array(fc.jsonValue(), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(junkBetween, ([a, b, c, d]) => {
      expect(parsed(a, cable, b, cell, c, sensor, d)).toEqual(good)
    }),
  )
})

test('a note cut at the limit is read again', () => {
  const noted = updateNote({ items: [cell] }, cell.id, '€'.repeat(300))
  expect(parseStoredCart(storedCartText(noted))).toEqual(noted)
})

test('variants with all their fields are read again', () => {
  const cuff = line({ id: 'bracadeira', variants: cuffVariants }, { variantId: 'adulto-2' })
  expect(parsed(cuff)).toEqual([cuff])
})

test('the prices of a cart that an earlier release stored in R$ are read in cents', () => {
  const variants = cell.product.variants.map((variant) => ({ ...variant, currentPrice: 95.5 }))
  const former = { ...cell, product: { ...cell.product, currentPrice: 1149, originalPrice: 1290.9, variants } }
  expect(parseStoredCart(JSON.stringify({ items: [former] })).items[0]?.product).toMatchObject({
    currentPrice: 114_900,
    originalPrice: 129_090,
  })
})
