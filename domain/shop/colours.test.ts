import { expect, test } from 'vitest'
import { siteSample } from '#tests/site-sample.ts'
import { contrast, contrastLine, contrastPairs, lowContrastPairs } from './colours.ts'

const { colours } = siteSample.brand

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(4, 2)
})

test('sound colours have no weak pair', () => {
  expect(lowContrastPairs(colours)).toEqual([])
})

test('a colour that is too pale is named with its sheet, its ground and both contrasts', () => {
  const pale = { ...colours, light: { ...colours.light, 'rule-strong': '#cccccc' } }
  expect(lowContrastPairs(pale).map(({ sheet, name, ground, needed }) => [sheet, name, ground, needed])).toEqual([
    ['light', 'rule-strong', 'paper', 3],
    ['light', 'rule-strong', 'sheet', 3],
  ])
  expect(lowContrastPairs(pale)[1]?.found).toBeCloseTo(1.61, 2)
})

test('the line of a colour tells the pair that lacks most, and none for a colour that stands on nothing', () => {
  const told = (muted: string) =>
    contrastLine(contrastPairs({ ...colours.light, muted }).filter(({ name }) => name === 'muted'))
  expect(told('#767676')).toEqual({ text: expect.stringMatching(/^\d,\d\d:1 sobre .*: pede 4,5:1$/), isWeak: true })
  expect(told('#000000')).toEqual({ text: expect.stringMatching(/^\d+,\d\d:1 sobre [a-zà-ú ]+$/), isWeak: false })
  expect(told('#12')).toEqual({ text: '', isWeak: false })
})
