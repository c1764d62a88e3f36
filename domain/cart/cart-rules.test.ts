import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ecgVariants, line } from '#tests/samples.ts'
import { addLine, emptyCart, removeLine, updateNote, updateQuantity, type Cart, type CartLine } from './cart.ts'
import { pieceCount } from './totals.ts'

/** What must hold after any sequence of actions. */

const products = [line({ id: '1' }), line({ id: '2' }), line({ id: 'cabo', variants: ecgVariants })]

/**
 * Few products, variants and options, so that the same choice comes again and again; the id is given when it is added.
 */
const choices = fc.record({
  product: fc.constantFrom(...products.map(({ product }) => product)),
  variantId: fc.constantFrom('3-vias', '5-vias', undefined),
  selectedOptions: fc.option(
    fc.dictionary(fc.constantFrom('tipo', 'cor'), fc.constantFrom('dedo', 'orelha'), { noNullPrototype: true }),
    { nil: undefined },
  ),
})

const anyNumber = fc.oneof(fc.integer({ min: -5, max: 1200 }), fc.double(), fc.constantFrom(Number.NaN, 0.5))
/** Short notes, and notes that reach their limit inside an emoji. */
const notes = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.integer({ min: 190, max: 205 }).map((length) => `${'x'.repeat(length)}🩺🩺`),
  fc.constantFrom('\uD83E', '\uDE7A e mais'),
)
const actions = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('add' as const), choice: choices, quantity: anyNumber }),
    fc.record({ kind: fc.constant('update' as const), at: fc.nat(5), quantity: anyNumber }),
    fc.record({ kind: fc.constant('remove' as const), at: fc.nat(5) }),
    fc.record({ kind: fc.constant('note' as const), at: fc.nat(5), text: notes }),
  ),
  { maxLength: 30 },
)
type Action = typeof actions extends fc.Arbitrary<(infer One)[]> ? One : never

function apply(cart: Cart, action: Action, turn: number): Cart {
  if (action.kind === 'add') return addLine(cart, { id: `linha-${turn}`, ...action.choice, quantity: action.quantity })
  const id = cart.items[action.at]?.id ?? 'nenhuma'
  if (action.kind === 'remove') return removeLine(cart, id)
  return action.kind === 'update' ? updateQuantity(cart, id, action.quantity) : updateNote(cart, id, action.text)
}

function choiceOf({
  product,
  variantId,
  selectedOptions = {},
}: Pick<CartLine, 'product' | 'variantId' | 'selectedOptions'>): string {
  const options = Object.entries(selectedOptions).map(([name, value]) => `${name}=${value}`)
  return [product.id, variantId ?? '', ...options.toSorted()].join(' | ')
}

test('every line always has a whole quantity from 1 to 999', () => {
  fc.assert(
    fc.property(actions, (sequence) => {
      const quantities = sequence.reduce(apply, emptyCart).items.map(({ quantity }) => quantity)
      expect(quantities.filter((quantity) => !Number.isInteger(quantity) || quantity < 1 || quantity > 999)).toEqual([])
    }),
  )
})

test('no choice ever has two lines, and no two lines have the same id', () => {
  fc.assert(
    fc.property(actions, (sequence) => {
      const { items } = sequence.reduce(apply, emptyCart)
      expect(new Set(items.map(choiceOf)).size).toBe(items.length)
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    }),
  )
})

test('adding counts every piece: each choice has the sum of what was added of it', () => {
  const additions = fc.array(fc.record({ choice: choices, quantity: fc.integer({ min: 1, max: 30 }) }), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(additions, (added) => {
      const cart = added.reduce(
        (before, { choice, quantity }, turn) => addLine(before, { id: `${turn}`, ...choice, quantity }),
        emptyCart,
      )
      const sums: Record<string, number> = {}
      for (const { choice, quantity } of added) sums[choiceOf(choice)] = (sums[choiceOf(choice)] ?? 0) + quantity
      expect(Object.fromEntries(cart.items.map((item) => [choiceOf(item), item.quantity]))).toEqual(sums)
      expect(pieceCount(cart)).toBe(added.reduce((sum, { quantity }) => sum + quantity, 0))
    }),
  )
})

test('notes are at most 200 characters, never blank, and always text that can be sent', () => {
  fc.assert(
    fc.property(actions, (sequence) => {
      for (const { note } of sequence.reduce(apply, emptyCart).items) {
        if (note === undefined) continue
        expect(note.trim()).not.toBe('')
        expect(note.length).toBeLessThanOrEqual(200)
        expect(note.isWellFormed()).toBe(true)
      }
    }),
  )
})
