import { expect, test } from 'vitest'
import { ecgVariants, line } from '#tests/samples.ts'
import {
  addLine,
  emptyCart,
  joinCarts,
  lineVariant,
  removeLine,
  updateNote,
  updateQuantity,
  type Cart,
  type CartLine,
} from './cart.ts'

const cable = line({ id: 'cabo', variants: ecgVariants }, { id: 'a', variantId: '5-vias' })
const cell = line({ id: '1' }, { id: 'b', quantity: 2 })
const cart: Cart = { items: [cable, cell] }

const quantities = ({ items }: Cart) => items.map(({ id, quantity }) => `${id} x${quantity}`)
const twinOf = (other: CartLine, quantity = 1): CartLine => ({ ...other, id: 'novo', quantity })

test('adding to an empty cart makes one line', () => {
  expect(addLine(emptyCart, cable)).toEqual({ items: [cable] })
})

test('the same product with the same choices becomes one line of quantity 2', () => {
  expect(quantities(addLine(cart, twinOf(cable)))).toEqual(['a x2', 'b x2'])
})

test('the same product without choices becomes one line with both quantities', () => {
  expect(quantities(addLine(cart, twinOf(cell, 3)))).toEqual(['a x1', 'b x5'])
})

test('another variant, another option and another product are lines of their own, at the end', () => {
  const withOtherVariant = addLine(cart, { ...cable, id: 'c', variantId: '3-vias' })
  const withOption = addLine(withOtherVariant, { ...cable, id: 'd', selectedOptions: { tipo: 'dedo' } })
  const withOtherProduct = addLine(withOption, line({ id: '2' }, { id: 'e' }))
  expect(quantities(withOtherProduct)).toEqual(['a x1', 'b x2', 'c x1', 'd x1', 'e x1'])
})

test('options are compared whatever their order', () => {
  const first = addLine(emptyCart, { ...cell, selectedOptions: { tipo: 'dedo', cor: 'azul' } })
  expect(quantities(addLine(first, twinOf({ ...cell, selectedOptions: { cor: 'azul', tipo: 'dedo' } })))).toEqual([
    'b x3',
  ])
})

test('options are compared by name and value, not by how they look side by side', () => {
  const first = addLine(emptyCart, { ...cell, selectedOptions: { a: 'b', c: 'd' } })
  const second = addLine(first, { ...cell, id: 'c', selectedOptions: { a: 'b,c:d' } })
  expect(quantities(second)).toEqual(['b x2', 'c x2'])
})

test('no options and an empty set of options are the same choice', () => {
  expect(quantities(addLine(cart, twinOf({ ...cell, selectedOptions: {} })))).toEqual(['a x1', 'b x3'])
})

test('a merged line keeps its note', () => {
  const noted = updateNote(cart, 'b', 'urgente')
  expect(addLine(noted, twinOf(cell)).items[1]).toMatchObject({ note: 'urgente', quantity: 3 })
})

test.each([
  [0, 1],
  [-3, 1],
  [2.9, 2],
  [1000, 999],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 999],
])('a new line asked for with quantity %s has %s', (asked, quantity) => {
  expect(addLine(emptyCart, { ...cell, quantity: asked }).items[0]?.quantity).toBe(quantity)
})

test.each([
  [0, 3],
  [-5, 3],
  [Number.NaN, 3],
  [2.9, 4],
  [998, 999],
  [Number.POSITIVE_INFINITY, 999],
])('adding quantity %s to a line of 2 makes it %s', (asked, quantity) => {
  expect(addLine(cart, twinOf(cell, asked)).items[1]?.quantity).toBe(quantity)
})

test('removing takes one line away and leaves the others as they were', () => {
  expect(removeLine(cart, 'a')).toEqual({ items: [cell] })
})

test('removing a line that is not there changes nothing', () => {
  expect(removeLine(cart, 'x')).toEqual(cart)
})

test('a quantity is set', () => {
  expect(quantities(updateQuantity(cart, 'a', 40))).toEqual(['a x40', 'b x2'])
})

test.each([0, -1, -999, Number.NEGATIVE_INFINITY])('a line that reaches %s is removed', (quantity) => {
  expect(updateQuantity(cart, 'a', quantity)).toEqual({ items: [cell] })
})

test('minus at 1 removes the line', () => {
  expect(quantities(updateQuantity(cart, 'a', cable.quantity - 1))).toEqual(['b x2'])
})

test('a quantity stops at 999', () => {
  expect(quantities(updateQuantity(cart, 'a', 1000))).toEqual(['a x999', 'b x2'])
})

test('a quantity that is no number changes nothing', () => {
  expect(updateQuantity(cart, 'a', Number.NaN)).toEqual(cart)
})

test('setting the quantity of a line that is not there changes nothing', () => {
  expect(updateQuantity(cart, 'x', 5)).toEqual(cart)
  expect(updateQuantity(cart, 'x', 0)).toEqual(cart)
})

test('a note is set, replaced and taken back by an empty text', () => {
  const noted = updateNote(cart, 'a', 'para a UTI')
  expect(noted.items.map(({ note }) => note)).toEqual(['para a UTI', undefined])
  expect(updateNote(noted, 'a', 'para o centro cirúrgico').items[0]?.note).toBe('para o centro cirúrgico')
  expect(updateNote(noted, 'a', '')).toEqual(cart)
  expect(updateNote(noted, 'a', '  \n ')).toEqual(cart)
})

test('a note is cut at 200 characters', () => {
  expect(updateNote(cart, 'a', 'x'.repeat(201)).items[0]?.note).toBe('x'.repeat(200))
})

test('a note is never cut through the middle of a character', () => {
  const note = updateNote(cart, 'a', `${'x'.repeat(199)}🩺`).items[0]?.note
  expect(note?.isWellFormed()).toBe(true)
})

test('actions leave the cart that they were given as it was', () => {
  const before = structuredClone(cart)
  addLine(cart, twinOf(cable))
  updateQuantity(cart, 'a', 9)
  updateNote(cart, 'a', 'x')
  removeLine(cart, 'a')
  expect(cart).toEqual(before)
})

test('a line knows its variant, if it has one', () => {
  expect(lineVariant(cable)?.sku).toBe('C5VGA2')
  expect(lineVariant(cell)).toBeUndefined()
  expect(lineVariant({ ...cable, variantId: 'gone' })).toBeUndefined()
})

test('carts that are joined merge the lines of the same choice, and no note is lost', () => {
  const noted = updateNote({ items: [twinOf(cell, 3), line({ id: '9' }, { id: 'z' })] }, 'novo', 'urgente')
  const joined = joinCarts(cart, noted)
  expect(quantities(joined)).toEqual(['a x1', 'b x5', 'z x1'])
  expect(joined.items[1]).toMatchObject({ note: 'urgente' })
})
