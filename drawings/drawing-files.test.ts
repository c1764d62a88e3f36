import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isWellFormed } from '#tests/well-formed.ts'
import { drawingFiles } from './drawing-files.ts'
import { colour, nightTone } from './palette.ts'

const drawn = globSync('drawings/**/*.svg').map((path) => ({
  path,
  svg: readFileSync(path, 'utf8').replaceAll(/\n\s*/g, ''),
}))
const named = [...drawingFiles('figures')].map(([name, file]) => ({ name, ...file }))

/** The palette's colours by the property that a file names, and the colour that a piece is given by its caller. */
const palette = new Map<string, string>([
  ...Object.entries(colour).map(([name, hex]) => [`--${kebab(name)}`, hex] as const),
  ...Object.entries(nightTone).map(([name, hex]) => [`--night-${name}`, hex] as const),
])
const given = new Map([
  ['--lead', '#c8322b'],
  ['--band', '#c8322b'],
  ['--material', '#e9f0ef'],
  ['--shine', '#e9f0ef'],
])

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

test.each(drawn)('$path is well-formed', ({ svg }) => {
  expect(isWellFormed(svg)).toBe(true)
})

test.each(drawn)('$path names the colours of the palette, and no other has one of its own', ({ svg }) => {
  const properties = [...svg.matchAll(/var\((--[\w-]+), (#[0-9a-f]{6})\)/g)]
  expect(properties.length).toBeGreaterThan(0)
  for (const [, property = '', hex] of properties)
    expect([property, palette.get(property) ?? given.get(property)]).toEqual([property, hex])
  const bare = svg.replaceAll(/var\([^)]*\)/g, '')
  const unnamed = [...palette.values()].filter((hex) => hex !== colour.sheet && bare.includes(hex))
  expect(unnamed).toEqual([])
})

test.each(drawn.filter(({ path }) => path.includes('/forms/')))('$path says in words what it shows', ({ svg }) => {
  const titles = [...svg.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title)
  expect(titles.length).toBe(svg.includes('<view ') ? 2 : 1)
  for (const title of titles) expect(title).toMatch(/^[^.]{4,}$/)
})

test.each(named)('$name has no words smaller than 11 px on a phone of 320 px', ({ svg, width }) => {
  const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
  expect(sizes.length).toBeGreaterThan(0)
  expect((Math.min(...sizes) * 320) / width).toBeGreaterThanOrEqual(11)
})

test.each(named)('$name stays on its sheet', ({ svg, width, height }) => {
  for (const [, x, y] of svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(0)
    expect(Number(x)).toBeLessThanOrEqual(width)
    expect(Number(y)).toBeLessThanOrEqual(height - 4)
  }
})

test('names are plain words, as an article writes them', () => {
  for (const name of drawingFiles('figures').keys()) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})
