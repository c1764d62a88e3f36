import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture, type PictureProps } from './picture.tsx'

const served = (props: Partial<PictureProps> = {}) =>
  renderToStaticMarkup(createElement(Picture, { src: '/cabo.svg', alt: 'Cabo', ...props }))

test('a picture further down is served for visitors without scripts only', () => {
  expect(served()).toMatch(/<noscript><img [^>]*src="\/cabo.svg"[^>]*loading="lazy"[^>]*\/><\/noscript>/)
  expect(served().replace(/<noscript>.*<\/noscript>/, '')).not.toContain('/cabo.svg')
})

test('the first picture of a page is served at once, ahead of the others, without lazy loading', () => {
  const html = served({ isPriority: true })
  expect(html).toMatch(/<img [^>]*src="\/cabo.svg"[^>]*fetchPriority="high"/i)
  expect(html).not.toContain('noscript')
  expect(html).not.toContain('lazy')
})

test('a drawing is one image with the size of the drawings', () => {
  const html = served({ isPriority: true })
  expect(html).toMatch(/width="480" height="360"/)
  expect(html).not.toContain('<picture')
})

test('a drawing in two weights names no sizes: neither file has a width', () => {
  const sources = [{ media: '(min-width: 48.0625rem)', srcSet: '/cabo-grande.svg' }]
  const html = served({ isPriority: true, sources, sizes: '100vw' })
  expect(html).toContain('<source media="(min-width: 48.0625rem)" srcSet="/cabo-grande.svg"/>')
})

test('a photograph brings its formats, its own size and its blurred copy', () => {
  const html = served({
    src: '/cabo-480.webp',
    isPriority: true,
    width: 1600,
    height: 1200,
    sources: [
      { type: 'image/avif', srcSet: '/cabo-480.avif 480w' },
      { type: 'image/webp', srcSet: '/cabo-480.webp 480w' },
    ],
    sizes: '100vw',
    placeholder: 'data:image/webp;base64,AAAA',
  })
  expect(html).toMatch(/<picture><source type="image\/avif" srcSet="\/cabo-480.avif 480w" sizes="100vw"\/><source/)
  expect(html).toMatch(/width="1600" height="1200"/)
  expect(html).toContain('<img src="data:image/webp;base64,AAAA" alt="" aria-hidden="true"')
})
