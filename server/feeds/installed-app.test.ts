import { expect, test } from 'vitest'
import { paletteOf } from '#domain/shop/brand-palette.ts'
import { siteSample } from '#tests/site-sample.ts'
import { manifestText } from './installed-app.ts'

test('the manifest names the company, speaks Portuguese and can be installed', () => {
  const written: unknown = JSON.parse(
    manifestText({ brand: siteSample.brand, colours: paletteOf(siteSample.brand.colours) }),
  )
  expect(written).toMatchObject({
    name: 'Vitrine Médica',
    lang: 'pt-BR',
    start_url: '/',
    display: 'minimal-ui',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  })
})
