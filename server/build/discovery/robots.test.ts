import { expect, test } from 'vitest'
import { robots } from './robots.ts'

test('robots may read every page and find the sitemap', () => {
  expect(robots('https://vitrinemedica.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://vitrinemedica.example/sitemap.xml\n',
  )
})
