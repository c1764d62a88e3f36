import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paletteOf } from '#domain/shop/brand-palette.ts'
import { shapeBackgrounds, textBackgrounds } from '#domain/shop/colours.ts'
import { colour } from '#drawings/palette.ts'
import { siteSample } from '#tests/site-sample.ts'

// The pairs in domain/shop/colours.ts are readable for any brand's colours: no pair that pages use may be missing.

const names = Object.keys(paletteOf(siteSample.brand.colours).light)

const sources = readdirSync('app', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .join('\n')

/** The colours that classes like `hover:text-muted` use for one property. */
function coloursUsed(property: string): string[] {
  const longestFirst = names.toSorted((a, b) => b.length - a.length)
  const found = sources.matchAll(new RegExp(`[\\s"'\`:]${property}-(${longestFirst.join('|')})(?![\\w-])`, 'g'))
  return [...new Set([...found].map(([, name = '']) => name))]
}

test('every colour that text has on the pages is proven above', () => {
  const used = coloursUsed('text')
  expect(used).toContain('muted')
  expect(used.filter((name) => !(name in textBackgrounds) && !(name in shapeBackgrounds))).toEqual([])
})

test('every colour that lies behind text is proven above', () => {
  const used = coloursUsed('bg')
  const proven = new Set<string>(Object.values(textBackgrounds).flat())
  expect(used).toContain('paper')
  // Hairlines are drawn as thin filled boxes, with no text on them.
  expect(used.filter((name) => !proven.has(name) && !name.startsWith('rule'))).toEqual([])
})

test('the palette of the drawings holds what the build exchanges for the shop’s colours', () => {
  const { light } = paletteOf(siteSample.brand.colours)
  const { sheet, tint, paper, ink, muted, brand, brandDeep, signal } = colour
  expect(light).toMatchObject({ sheet, tint, paper, ink, muted, brand, 'brand-deep': brandDeep, signal })
})
