import { expect, test } from 'vitest'
import { robots } from './robots.ts'

test('robots are kept out of the cart only and find the sitemap', () => {
  expect(robots('https://vitrinemedica.example')).toBe(
    'User-agent: *\nDisallow: /carrinho\n\nSitemap: https://vitrinemedica.example/sitemap.xml\n',
  )
})
