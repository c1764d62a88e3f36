import { expect, test } from 'vitest'
import { paletteOf } from '#domain/shop/brand-palette.ts'
import { colour } from '#drawings/palette.ts'
import { siteSample } from '#tests/site-sample.ts'
import { recoloured } from './drawing.ts'

const { light } = paletteOf(siteSample.brand.colours)
const drawing = `<svg>${Object.values(colour)
  .map((value) => `<path fill="${value}"/>`)
  .join('')}</svg>`

test('a drawing in the palette’s own colours stays as it is', () => {
  expect(recoloured(drawing, light)).toBe(drawing)
})

test('in other colours nothing of the palette is left but white', () => {
  const violet = { ...light, brand: '#7a2e8c', 'brand-deep': '#521c60', ink: '#26132b', muted: '#5c4a61' }
  const painted = recoloured(drawing, { ...violet, tint: '#f1eaf3', paper: '#faf7fb', signal: '#a83212' })
  expect(Object.values(colour).filter((value) => value !== '#ffffff' && painted.includes(value))).toEqual([])
  expect(painted).toContain('#7a2e8c')
  expect(painted).toContain('#ffffff')
})
