import { expect, test } from 'vitest'
import { accessory, ecgVariants, line, summaryOf } from '#tests/samples.ts'
import { emptyCart, type Cart } from './cart.ts'
import { renewCart } from './stored-cart.ts'

const cable = line(
  { id: 'cabo', name: 'Cabo GE', variants: ecgVariants },
  { id: 'a', variantId: '5-vias', quantity: 3, note: 'UTI' },
)
const cell = line({ id: '1', name: 'Célula Envitec', currentPrice: 900 }, { id: 'b' })
const cart: Cart = { items: [cable, cell] }

test('names and prices come from today’s catalogue; quantity, choice and note stay', () => {
  const today = summaryOf(accessory({ id: 'cabo', name: 'Cabo GE AHA', currentPrice: 500, variants: ecgVariants }))
  const { cart: renewed, removedNames } = renewCart(cart, new Map([['cabo', today]]))
  expect(renewed.items).toEqual([{ ...cable, product: today }, cell])
  expect(removedNames).toEqual([])
})

test('a product that is gone is dropped and named', () => {
  const { cart: renewed, removedNames } = renewCart(cart, new Map([['cabo', null]]))
  expect(renewed.items).toEqual([cell])
  expect(removedNames).toEqual(['Cabo GE'])
})

test('a product whose chosen variant is gone is dropped and named as the visitor knew it', () => {
  const today = summaryOf(accessory({ id: 'cabo', name: 'Outro nome', variants: ecgVariants.slice(0, 1) }))
  expect(renewCart(cart, new Map([['cabo', today]]))).toEqual({ cart: { items: [cell] }, removedNames: ['Cabo GE'] })
})

test('a product that has variants now but had none is dropped and named: nobody chose one', () => {
  const today = summaryOf(accessory({ id: '1', variants: ecgVariants }))
  expect(renewCart(cart, new Map([['1', today]])).removedNames).toEqual(['Célula Envitec'])
})

test('products that today’s catalogue did not answer for stay as they are', () => {
  expect(renewCart(cart, new Map())).toEqual({ cart, removedNames: [] })
  expect(renewCart(emptyCart, new Map([['cabo', null]]))).toEqual({ cart: emptyCart, removedNames: [] })
})

test('every line of a product that is gone is named', () => {
  const twice: Cart = { items: [cable, { ...cable, id: 'c', variantId: '3-vias' }, cell] }
  expect(renewCart(twice, new Map([['cabo', null]]))).toEqual({
    cart: { items: [cell] },
    removedNames: ['Cabo GE', 'Cabo GE'],
  })
})
