import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyCart, type Cart } from '#domain/cart/cart.ts'
import * as format from '#domain/cart/stored-cart.ts'
import { accessory, summaryOf } from '#tests/samples.ts'
import { createCartStore } from './cart-store.tsx'

const key = 'loja-cart'
const cartOf = (...ids: string[]): Cart => ({
  items: ids.map((id) => ({ id, product: summaryOf(accessory({ id })), quantity: 1 })),
})
const idsOf = ({ items }: Cart) => items.map(({ id }) => id)

let stored: Map<string, string>
let tab: EventTarget

beforeEach(() => {
  stored = new Map()
  tab = new EventTarget()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  })
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Writes a cart as another tab does. */
function writeElsewhere(cart: Cart): void {
  stored.set(key, format.storedCartText(cart))
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

test('before anybody follows it the cart is empty and storage unread', () => {
  stored.set(key, format.storedCartText(cartOf('a')))
  expect(createCartStore('loja').getState().cart).toEqual(emptyCart)
})

test('who follows first gets the stored cart, and what other tabs write', () => {
  stored.set(key, format.storedCartText(cartOf('a')))
  const store = createCartStore('loja')
  store.subscribe(() => {})
  expect(idsOf(store.getState().cart)).toEqual(['a'])
  writeElsewhere(cartOf('a', 'b'))
  expect(idsOf(store.getState().cart)).toEqual(['a', 'b'])
})

test('the last who leaves ends the listening', () => {
  const store = createCartStore('loja')
  const leave = [store.subscribe(() => {}), store.subscribe(() => {})]
  leave[0]?.()
  writeElsewhere(cartOf('a'))
  expect(idsOf(store.getState().cart)).toEqual(['a'])
  leave[1]?.()
  writeElsewhere(cartOf('a', 'b'))
  expect(idsOf(store.getState().cart)).toEqual(['a'])
})

test('a change is made to what is stored now, not to what this tab last saw', () => {
  const store = createCartStore('loja')
  stored.set(key, format.storedCartText(cartOf('other')))
  store.change((cart) => ({ cart: { items: [...cart.items, ...cartOf('own').items] } }))
  expect(idsOf(JSON.parse(stored.get(key) ?? ''))).toEqual(['other', 'own'])
})

test('what is stored is checked once, not at each change', () => {
  stored.set(key, format.storedCartText(cartOf('a')))
  const parse = vi.spyOn(format, 'parseStoredCart')
  const store = createCartStore('loja')
  for (const quantity of [2, 3, 4])
    store.change((cart) => ({ cart: { items: cart.items.map((line) => ({ ...line, quantity })) } }))
  expect(store.getState().cart.items[0]?.quantity).toBe(4)
  expect(parse.mock.calls.length).toBeLessThanOrEqual(1)
})

test('what was cleared can be brought back for five seconds, beside what was added meanwhile', () => {
  vi.useFakeTimers()
  stored.set(key, format.storedCartText(cartOf('a')))
  const store = createCartStore('loja')
  store.clear()
  expect(store.getState().cart).toEqual(emptyCart)
  store.change(() => ({ cart: cartOf('b') }))
  store.undoClear()
  expect(idsOf(store.getState().cart).toSorted()).toEqual(['a', 'b'])
  store.clear()
  vi.advanceTimersByTime(5000)
  expect(store.getState().clearedCart).toBeUndefined()
})
