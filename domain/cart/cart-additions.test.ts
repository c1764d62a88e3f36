import { expect, test } from 'vitest'
import { accessory, summaryOf } from '#tests/samples.ts'
import { addLine, emptyCart, joinCarts, additionsTo, withoutAdditions, restoreReplaced } from './cart.ts'

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

test('a cart that was replaced comes back, with what was added since', () => {
  const before = addLine(emptyCart, line('a', 2))
  const replacement = addLine(emptyCart, line('b', 3))
  expect(restoreReplaced(replacement, before, replacement)).toEqual(before)
  const later = addLine(addLine(replacement, line('c', 1)), line('b', 4))
  const items = restoreReplaced(later, before, replacement).items.map(({ id, quantity }) => [id, quantity])
  expect(items).toEqual([
    ['linha-a', 2],
    ['linha-b', 4],
    ['linha-c', 1],
  ])
})
