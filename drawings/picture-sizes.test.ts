import { expect, test } from 'vitest'
import { weight } from './palette.ts'
import { largeWeight } from './picture-sizes.ts'
import { cable } from './plugs/cable.ts'
import { element, path } from './svg.ts'

const widths = (svg: string) => [...svg.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width))

test('an outline is 2 px wide where the drawing is 680 px wide', () => {
  const [outline = 0] = widths(largeWeight(element('g', { 'stroke-width': weight.main }, path('M0 0H9'))))
  expect((outline * 680) / 480).toBeCloseTo(2, 1)
})

test('a cable stays as wide as it is, with thinner walls; a bar stays as it is', () => {
  const before = widths(cable('M0 0H99', { width: 11 }))
  const after = widths(largeWeight(cable('M0 0H99', { width: 11 })))
  expect(after[0]).toBe(before[0])
  expect(after[1]).toBeGreaterThan(before[1] ?? 0)
  expect(after[1]).toBeLessThan(after[0] ?? 0)
  expect(widths(largeWeight(path('M0 0H9', { 'stroke-width': 9 })))).toEqual([9])
})
