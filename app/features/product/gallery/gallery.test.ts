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

test('without pictures there is no gallery', () => {
  expect(served([])).toBe('')
})
