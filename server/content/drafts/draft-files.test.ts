import { globSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDraftPath, isPicturePath } from './draft-files.ts'

test('every file of the content is a path that a draft may have, but for templates', () => {
  const paths = globSync('content/**/*.*').flatMap((path) => (path.includes('/_') ? [] : path.slice('content/'.length)))
  expect(paths.length).toBeGreaterThan(300)
  expect(paths.filter((path) => !isDraftPath(path))).toEqual([])
})

test.each([
  '../package.json',
  'products/../../x.yaml',
  '/etc/passwd',
  'products/.x.yaml',
  'products/x.yaml\n',
  'products/x\u0000.yaml',
  'products/x.yaml/y.yaml',
  'products/--upload-pack.yaml',
  'products/X.yaml',
  'products\\x.yaml',
  'other/x.yaml',
  'brand.yml',
  '.git/config',
  'blog/x.js',
  'images/products/cabo/x.svg',
  'images/brand/.htaccess.png',
  'images/products/cabo/a..png',
  `images/products/cabo/${'a'.repeat(200)}.png`,
])('%j is no path of a draft', (path) => {
  expect(isDraftPath(path)).toBe(false)
})

test('no path of a draft leads out of the content', () => {
  const parts = fc.constantFrom(
    '..',
    '.',
    '',
    'products',
    'images',
    'blog',
    'x.yaml',
    'x.png',
    '/',
    '\\',
    '-',
    '\u202E',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 6 }), (words) => {
      const path = words.join('/')
      expect(isDraftPath(path) && /(^|\/)\.|^\/|[\\\u202E]/.test(path)).toBe(false)
    }),
  )
})

test('photographs are bytes, drawings and data are text', () => {
  expect(['a.JPG', 'a.webp', 'a.svg', 'a.yaml', 'a.md'].map(isPicturePath)).toEqual([true, true, false, false, false])
})
