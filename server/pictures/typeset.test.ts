import { expect, test } from 'vitest'
import { hasGlyphs, wrapText, lineWidth, withOutlinedText, textPath } from './typeset.ts'

test('words are set in lines no wider than the measure, none lost and none moved', () => {
  const title = 'Cabo de ECG Dixtal 10 vias, terminal Neopinch, padrão IEC'
  const lines = wrapText(title, 40, 300)
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join(' ')).toBe(title)
  for (const line of lines) expect(lineWidth(line, 40)).toBeLessThanOrEqual(300)
})

test('a word wider than the measure stands alone', () => {
  expect(wrapText('Eletroencefalograma de 10 vias', 40, 200)[0]).toBe('Eletroencefalograma')
})

test('every letter of Portuguese and every sign of the drawings has a shape', () => {
  const letters = 'áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇ–“”…°µ×₂−ºª'
  expect(Array.from(letters).filter((letter) => !hasGlyphs(letter))).toEqual([])
  expect(hasGlyphs('O₂ 漢')).toBe(false)
})

test('a drawing’s labels become outlines where they stood', () => {
  const drawing =
    '<svg><text x="100" y="40" font-size="20" text-anchor="end" fill="#10292d">A &amp; B</text><path d="M0 0"/></svg>'
  const svg = withOutlinedText(drawing)
  expect(svg).not.toContain('<text')
  expect(svg).toMatch(/<path d="M[^"]+" stroke="none" fill="#10292d"\/><path d="M0 0"\/>/)
  const across = [...svg.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x)).filter((x) => x > 0)
  expect(Math.max(...across)).toBeLessThanOrEqual(100)
  expect(Math.min(...across)).toBeGreaterThan(100 - lineWidth('A & B', 20) - 1)
})

test('every command of an outline has its numbers, also where one rounds to nothing', () => {
  for (let y = 190; y < 191; y += 0.01) {
    const [, data = ''] = /d="([^"]*)"/.exec(textPath('padrão AHA', { x: 64, y, size: 52 })) ?? []
    const counts = [...data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, type = '', numbers = '']) => [
      type,
      numbers.match(/-?\d+(\.\d+)?/g)?.length ?? 0,
    ])
    expect(counts.filter(([type, count]) => count !== { M: 2, L: 2, Q: 4, C: 6, Z: 0 }[type ?? ''])).toEqual([])
  }
})

test('a label takes its size and anchor from the group that it stands in', () => {
  const alone = withOutlinedText('<svg><text x="9" y="8" font-size="20" text-anchor="middle">RA</text></svg>')
  const grouped =
    '<svg><g font-size="12"/><g font-size="20" text-anchor="middle"><g><text x="9" y="8">RA</text></g></g></svg>'
  expect(withOutlinedText(grouped)).toContain(/<path[^>]*>/.exec(alone)?.[0])
})
