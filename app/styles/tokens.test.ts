import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { colour } from '#drawings/palette.ts'

/** Every pair of text and ground is 4.5:1 or more, 3:1 for what is no text (look.md), on the light and on the dark sheet. */

const css = readFileSync('app/styles/tokens.css', 'utf8')
const sheets = { light: tokensOf(':root'), dark: tokensOf("[data-sheet='dark']") }

function tokensOf(selector: string): Record<string, string> {
  const block = css.split(`\n${selector} {`)[1]?.split('}')[0] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other)
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['paper', 'sheet', 'tint']
const textOn: Record<string, readonly string[]> = {
  ink: [...grounds, 'signal-tint'],
  muted: grounds,
  petrol: grounds,
  'petrol-deep': grounds,
  signal: [...grounds, 'signal-tint'],
  'whatsapp-deep': grounds,
  'on-petrol': ['petrol', 'petrol-deep'],
  'on-whatsapp': ['whatsapp', 'whatsapp-deep'],
  sheet: ['signal', 'ink'],
}
/** Borders of controls, the ring of focus, icons and stars. */
const shapeOn: Record<string, readonly string[]> = {
  'rule-strong': ['paper', 'sheet'],
  focus: grounds,
  petrol: grounds,
  signal: grounds,
  whatsapp: ['paper', 'sheet'],
}

const pairsOf = (table: Record<string, readonly string[]>) =>
  Object.entries(sheets).flatMap(([sheet, tokens]) =>
    Object.entries(table).flatMap(([name, on]) => on.map((ground) => ({ sheet, name, ground, tokens }))),
  )

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(4, 2)
})

test.each(pairsOf(textOn))('$sheet sheet: text in $name on $ground is 4.5:1 or more', ({ tokens, name, ground }) => {
  expect(contrast(tokens[name] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
})

test.each(pairsOf(shapeOn))('$sheet sheet: a shape in $name on $ground is 3:1 or more', ({ tokens, name, ground }) => {
  expect(contrast(tokens[name] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3)
})

test('both sheets have the same colours', () => {
  expect(Object.keys(sheets.light)).toContain('paper')
  expect(Object.keys(sheets.dark).toSorted()).toEqual(Object.keys(sheets.light).toSorted())
})

const sources = readdirSync('app', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .join('\n')

/** The colours that classes like `hover:text-muted` use for one property. */
function coloursUsed(property: string): string[] {
  const names = Object.keys(sheets.light).toSorted((a, b) => b.length - a.length)
  const found = sources.matchAll(new RegExp(`[\\s"'\`:]${property}-(${names.join('|')})(?![\\w-])`, 'g'))
  return [...new Set([...found].map(([, name = '']) => name))]
}

test('every colour that text has on the pages is proven above', () => {
  const used = coloursUsed('text')
  expect(used).toContain('muted')
  expect(used.filter((name) => !(name in textOn) && !(name in shapeOn))).toEqual([])
})

test('every colour that lies behind text is proven above', () => {
  const used = coloursUsed('bg')
  const proven = new Set(Object.values(textOn).flat())
  expect(used).toContain('paper')
  // Hairlines are drawn as thin filled boxes, with no text on them.
  expect(used.filter((name) => !proven.has(name) && !name.startsWith('rule'))).toEqual([])
})

test('drawings use the page’s own values where the names are the same', () => {
  const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const shared = Object.entries(colour).filter(([name]) => kebab(name) in sheets.light)
  expect(shared.length).toBeGreaterThanOrEqual(5)
  expect(Object.fromEntries(shared)).toEqual(
    Object.fromEntries(shared.map(([name]) => [name, sheets.light[kebab(name)]])),
  )
})
