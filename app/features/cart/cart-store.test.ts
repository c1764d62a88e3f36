import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accessory, summaryOf } from '#tests/samples.ts'
import { emptyCart, type Cart } from '#domain/cart/cart.ts'
import * as format from '#domain/cart/stored-cart.ts'
import { createCartStore } from './cart-store.ts'

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

/** As another tab does it. */
function writeElsewhere(cart: Cart): void {
  stored.set(key, JSON.stringify(cart))
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

test('before anybody follows it the cart is empty and storage unread', () => {
  stored.set(key, JSON.stringify(cartOf('a')))
  expect(createCartStore('loja').read().cart).toEqual(emptyCart)
})

test('who follows first gets the stored cart, and what other tabs write', async () => {
  stored.set(key, JSON.stringify(cartOf('a')))
  const store = createCartStore('loja')
  store.subscribe(() => {})
  await vi.waitFor(() => expect(idsOf(store.read().cart)).toEqual(['a']))
  writeElsewhere(cartOf('a', 'b'))
  await vi.waitFor(() => expect(idsOf(store.read().cart)).toEqual(['a', 'b']))
})

test('the last who leaves ends the listening', async () => {
  const store = createCartStore('loja')
  const leave = [store.subscribe(() => {}), store.subscribe(() => {})]
  leave[0]?.()
  writeElsewhere(cartOf('a'))
  await vi.waitFor(() => expect(idsOf(store.read().cart)).toEqual(['a']))
  leave[1]?.()
  const load = vi.spyOn(stored, 'get')
  writeElsewhere(cartOf('a', 'b'))
  expect(load).not.toHaveBeenCalled()
})

test('a change is made to what is stored now, not to what this tab last saw', async () => {
  const store = createCartStore('loja')
  stored.set(key, JSON.stringify(cartOf('other')))
  await store.change((cart) => ({ cart: { items: [...cart.items, ...cartOf('own').items] } }))
  expect(idsOf(JSON.parse(stored.get(key) ?? ''))).toEqual(['other', 'own'])
})

test('changes at the same time follow one another, and none is lost', async () => {
  const store = createCartStore('loja')
  const add = (id: string) => store.change((cart) => ({ cart: { items: [...cart.items, ...cartOf(id).items] } }))
  expect(await Promise.all(['a', 'b', 'c'].map(add))).toEqual([true, true, true])
  expect(idsOf(store.read().cart)).toEqual(['a', 'b', 'c'])
})

test('a change that fails is told of, and the next one works', async () => {
  const store = createCartStore('loja')
  const failed = store.change(() => {
    throw new Error('broken')
  })
  const next = store.change(() => ({ cart: cartOf('a') }))
  expect(await failed).toBe(false)
  expect(await next).toBe(true)
  expect(idsOf(store.read().cart)).toEqual(['a'])
})

test('what is stored is checked once, not at each change', async () => {
  stored.set(key, JSON.stringify(cartOf('a')))
  const parse = vi.spyOn(format, 'parseStoredCart')
  const store = createCartStore('loja')
  for (const quantity of [2, 3, 4])
    await store.change((cart) => ({ cart: { items: cart.items.map((line) => ({ ...line, quantity })) } }))
  expect(store.read().cart.items[0]?.quantity).toBe(4)
  expect(parse.mock.calls.length).toBeLessThanOrEqual(1)
})

test('what was cleared can be brought back for five seconds, beside what was added meanwhile', async () => {
  vi.useFakeTimers()
  stored.set(key, JSON.stringify(cartOf('a')))
  const store = createCartStore('loja')
  await store.clear()
  expect(store.read().cart).toEqual(emptyCart)
  await store.change(() => ({ cart: cartOf('b') }))
  await store.restore()
  expect(idsOf(store.read().cart).toSorted()).toEqual(['a', 'b'])
  await store.clear()
  vi.advanceTimersByTime(5000)
  expect(store.read().undoCart).toBeNull()
})
