import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gallery } from './gallery.tsx'

const image = (key: string) => ({ key, alt: `Vista ${key}`, src: `/${key}.svg`, variantIds: [] })
const served = (keys: string[], index = 0) =>
  renderToStaticMarkup(createElement(Gallery, { images: keys.map(image), index, onChange: () => undefined }))

test('one picture stands without arrows, counter and thumbnails, and can be enlarged', () => {
  const html = served(['geral'])
  expect(html).toContain('aria-label="Ampliar imagem: Vista geral"')
  expect(html).not.toContain('Próxima imagem')
  expect(html).not.toContain('1/1')
  expect(html).not.toContain('<ul')
})

test('several pictures have arrows, a counter and one thumbnail each, the current one marked', () => {
  const html = served(['geral', 'detalhe', 'opcao'], 1)
  expect(html).toContain('Imagem anterior')
  expect(html).toContain('2/3')
  expect(html.match(/aria-current="true"/g)).toHaveLength(1)
  expect(html).toContain('aria-label="Ver imagem 3 de 3: Vista opcao"')
})

const words = 'Desenho esquemático, não é foto'
const mixed = [image('foto-1'), { ...image('detalhe'), large: '/detalhe-grande.svg' }]
const servedAt = (index: number, images = mixed) =>
  renderToStaticMarkup(createElement(Gallery, { images, index, onChange: () => undefined }))

test('a drawing says once that it is none but a drawing, and a photograph beside it keeps the place of the words', () => {
  expect(servedAt(1).split(words)).toHaveLength(2)
  expect(servedAt(1)).not.toMatch(/invisible[^>]*>Desenho/)
  expect(servedAt(0)).toMatch(/invisible[^>]*>Desenho/)
})

test('photographs alone say nothing of drawings', () => {
  expect(servedAt(0, [image('foto-1')])).not.toContain(words)
})

test('without pictures there is no gallery', () => {
  expect(served([])).toBe('')
})
