import { expect, test } from 'vitest'
import { accessory, summaryOf } from '#tests/samples.ts'
import { addLine, emptyCart, joinCarts, additionsTo, withoutAdditions } from './cart.ts'

const line = (id: string, quantity: number) => ({ id: `linha-${id}`, product: summaryOf(accessory({ id })), quantity })

test('taking a list back leaves the cart as it was', () => {
  const before = addLine(addLine(emptyCart, line('a', 998)), line('b', 1))
  const after = joinCarts(before, { items: [line('a', 5), line('c', 3)] })
  expect(withoutAdditions(after, additionsTo(before, after))).toEqual(before)
})

test('what changed since stays', () => {
  const before = addLine(emptyCart, line('a', 2))
  const after = addLine(before, line('b', 3))
  const later = addLine(after, line('c', 1))
  expect(withoutAdditions(later, additionsTo(before, after)).items.map(({ id }) => id)).toEqual(['linha-a', 'linha-c'])
})
