import { expect, test } from 'vitest'
import { isWellFormed } from '#tests/well-formed.ts'
import { d, element, label, placed, round } from './svg.ts'

test('numbers keep one decimal and lose the rest', () => {
  expect([round(1.25), round(-0.02), round(3)]).toEqual(['1.3', '0', '3'])
  expect(d`M${1.05}V${2}`).toBe('M1.1V2')
})

test('text and attributes are escaped', () => {
  expect(label([0, 0], 'a < b & c')).toContain('a &lt; b &amp; c')
  expect(element('g', { title: '"x"' })).toBe('<g title="&quot;x&quot;"/>')
})

test('attributes without a value are left out', () => {
  expect(element('path', { d: 'M0 0', fill: undefined })).toBe('<path d="M0 0"/>')
})

test('a placed drawing moves, turns, scales and mirrors in that order', () => {
  expect(placed({ at: [1, 2], turn: 90, scale: 2, flip: true, keepLine: true }, '<g/>')).toBe(
    '<g transform="translate(1 2)rotate(90)scale(-2 2)"><g/></g>',
  )
})

test('the check for well-formed drawings sees tags that do not close', () => {
  expect(isWellFormed('<svg><g a="1"/></svg>')).toBe(true)
  expect(isWellFormed('<svg><g></svg>')).toBe(false)
  expect(isWellFormed('<svg><g a=1/></svg>')).toBe(false)
})
