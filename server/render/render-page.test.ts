import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineScriptHashes, withoutNonce } from './render-page.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const hashes = (html: string) => inlineScriptHashes(html, 'n0nce')

test('the hash of a script is the one that browsers compute', () => {
  // The example of the Content Security Policy specification, section 'Usage of hash-source'.
  expect(hashes(`<script nonce="n0nce">alert('Hello, world.');</script>`)).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ])
})

test('every executable inline script of the page has its hash once, blanks and line breaks included', () => {
  const html =
    '<script nonce="n0nce">\n a() \n</script><p></p><script nonce="n0nce" type="module" async="">b()</script><script nonce="n0nce">\n a() \n</script>'
  expect(hashes(html)).toEqual([hashOf('\n a() \n'), hashOf('b()')])
})

test('a script that came into the page without its nonce gets no hash', () => {
  expect(
    hashes('<script>evil()</script><script nonce="">evil()</script><script nonce="other">evil()</script>'),
  ).toEqual([])
})

test('scripts from files, blocks of data and empty scripts need none', () => {
  const html =
    '<script nonce="n0nce"></script><script nonce="n0nce" src="/a.js"></script><script type="module" src="/b.js" nonce="n0nce"></script><script type="application/ld+json" nonce="n0nce">{"a":1}</script>'
  expect(hashes(html)).toEqual([])
})

test('a page without scripts has no hashes', () => {
  expect(hashes('<main><p>Texto</p></main>')).toEqual([])
})

test('the nonce is taken off for those who get the page later', () => {
  expect(withoutNonce('<script nonce="n0nce" async="">a()</script>', 'n0nce')).toBe('<script async="">a()</script>')
})
