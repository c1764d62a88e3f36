import { expect, test } from 'vitest'
import { changedLike, paletteOf } from './brand-palette.ts'
import { contrast, shapeBackgrounds, textBackgrounds, type ColourName, type Colours } from './colours.ts'

/** The pairs of text or shape and ground with too little contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
function weakPairs(colours: Colours): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    [[textBackgrounds, 4.5] as const, [shapeBackgrounds, 3] as const].flatMap(([table, needed]) =>
      Object.entries(table).flatMap(([name, grounds]) =>
        grounds.flatMap((ground) => {
          const [colour, background] = [colours[scheme][name as ColourName], colours[scheme][ground]]
          return contrast(colour, background) < needed ? [`${scheme} ${name} ${colour} on ${ground} ${background}`] : []
        }),
      ),
    ),
  )
}

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(4, 2)
})

test('the two colours of the first shop give its palette exactly', () => {
  const { light, dark } = paletteOf({ main: '#0b5560', accent: '#b93a0c' })
  expect(Object.values(light).join(' ')).toBe(
    '#f6f8f8 #ffffff #e9f0ef #d3dedc #7b9390 #10292d #48605f #0b5560 #063a43 #ffffff #b93a0c #fdeee7 #0b6b3f #07522f #ffffff #0b5560',
  )
  expect(Object.values(dark).join(' ')).toBe(
    '#06323a #083d46 #0d4a54 #23606a #7fb0b4 #eef6f5 #b4d0d0 #a9dcdd #d3efee #06323a #ffb08f #4a2a20 #9be3bd #c3f1d8 #06323a #d3efee',
  )
})

test('of any two colours everything can be read', () => {
  const extremes = ['#000000', '#ffffff', '#ffff00', '#00ffff', '#ff00ff', '#ff0000', '#00ff00', '#0000ff', '#808080']
  let seed = 20_261_128
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return `#${(seed % 16_777_216).toString(16).padStart(6, '0')}`
  }
  const brands = [
    ...extremes.flatMap((main) => extremes.map((accent) => ({ main, accent }))),
    ...Array.from({ length: 300 }, () => ({ main: random(), accent: random() })),
  ]
  for (const brand of brands) expect([brand, weakPairs(paletteOf(brand))]).toEqual([brand, []])
})

test('a colour that can be read stays itself', () => {
  expect(paletteOf({ main: '#7a2e8c', accent: '#a83212' }).light).toMatchObject({
    brand: '#7a2e8c',
    signal: '#a83212',
  })
})

test('a shade follows a colour in hue and strength and keeps its lightness, and grey has no hue', () => {
  expect(changedLike('#0b5560', '#0b5560', '#7a2e8c')).toMatch(/^#(?!0b5560)[0-9a-f]{6}$/)
  expect(changedLike('#c5d4d2', '#0b5560', '#0b5560')).toBe('#c5d4d2')
  expect(changedLike('#777777', '#ff0000', '#0000ff')).toBe('#777777')
})
