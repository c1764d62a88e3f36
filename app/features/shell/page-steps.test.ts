import { expect, test } from 'vitest'
import { afterStep } from './page-steps.ts'

const list = (step: string) => ({ route: 'list', step, isKept: true })
const category = (step: string) => ({ route: 'category', step, isKept: true })
const product = (step: string) => ({ route: 'product', step, isKept: false })

/** The pages after several steps; each is one of the history, whether forward or back. */
const walk = (...steps: Parameters<typeof afterStep>[0][]) =>
  steps.reduce<ReturnType<typeof afterStep> | undefined>((before, step) => afterStep(step, before), undefined)

const numbers = (pages: ReturnType<typeof walk>) => pages?.all.map(({ number }) => number)

test('a list is kept while its product is shown, and is the same one on the way back', () => {
  const left = walk(list('1'), product('2'))
  expect(left?.shown).toMatchObject({ route: 'product', number: 2 })
  expect(numbers(left)).toEqual([1, 2])
  const back = walk(list('1'), product('2'), list('1'))
  expect(back?.shown).toMatchObject({ route: 'list', number: 1 })
  expect(numbers(back)).toEqual([1])
})

test('a list goes on with other filters, and is found at its last step', () => {
  const filtered = walk(list('1'), list('2'))
  expect(filtered?.shown).toMatchObject({ step: '2', number: 1 })
  expect(walk(list('1'), list('2'), product('3'), list('2'))?.shown.number).toBe(1)
})

test('a step back within the same list is the same list', () => {
  expect(walk(list('1'), list('2'), list('1'))?.shown).toMatchObject({ step: '1', number: 1 })
})

test('a link to a list that was left opens a new one', () => {
  const again = walk(list('1'), product('2'), list('3'))
  expect(again?.shown).toMatchObject({ step: '3', number: 3 })
  expect(numbers(again)).toEqual([1, 3])
})

test('another product takes the place of the first, and neither is kept', () => {
  const second = walk(list('1'), product('2'), product('3'))
  expect(second?.shown).toMatchObject({ step: '3', number: 2 })
  expect(walk(product('1'), { ...product('2'), route: 'cart' })?.all).toHaveLength(1)
})

test('of more than two lists the first is given up', () => {
  const deep = walk(list('1'), category('2'), list('3'), product('4'))
  expect(deep?.all.map(({ step }) => step)).toEqual(['2', '3', '4'])
  expect(walk(list('1'), category('2'), list('3'), product('4'), list('1'))?.shown.number).toBe(5)
})

test('no two pages have one number', () => {
  const steps = [
    list('1'),
    product('2'),
    category('3'),
    product('4'),
    list('1'),
    product('5'),
    list('6'),
    category('3'),
  ]
  for (let count = 1; count <= steps.length; count += 1) {
    const all = numbers(walk(...steps.slice(0, count))) ?? []
    expect(new Set(all).size).toBe(all.length)
  }
})
