import { expect, test } from 'vitest'
import { isWellFormed } from '#drawings/well-formed.ts'
import { figures } from './figures.ts'

const drawn = Object.entries(figures).map(([name, draw]) => ({ name, ...draw() }))

test.each(drawn)('$name is well-formed and as large as it says', ({ svg, width, height }) => {
  expect(isWellFormed(svg)).toBe(true)
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
})

test.each(drawn)('$name has no words smaller than 11 px on a phone of 320 px', ({ svg, width }) => {
  const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
  expect(sizes.length).toBeGreaterThan(0)
  expect((Math.min(...sizes) * 320) / width).toBeGreaterThanOrEqual(11)
})

test.each(drawn)('$name stays on its sheet', ({ svg, width, height }) => {
  for (const [, x, y] of svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(0)
    expect(Number(x)).toBeLessThanOrEqual(width)
    expect(Number(y)).toBeLessThanOrEqual(height - 4)
  }
})

test('names are plain words, as an article writes them', () => {
  for (const name of Object.keys(figures)) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})
