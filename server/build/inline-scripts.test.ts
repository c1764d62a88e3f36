import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineScriptHashes } from './inline-scripts.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('the hash of a script is the one that browsers compute', () => {
  // The example of the Content Security Policy specification, section 'Usage of hash-source'.
  expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual(["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"])
})

test('every executable inline script has its hash once, blanks and line breaks included', () => {
  const html = '<script>\n a() \n</script><p></p><script type="module" async="">b()</script><script>\n a() \n</script>'
  expect(inlineScriptHashes(html)).toEqual([hashOf('\n a() \n'), hashOf('b()')])
})

test('scripts from files and blocks of data need none', () => {
  const html = '<script src="/a.js"></script><script type="module" src="/b.js"></script><script type="application/ld+json">{"a":1}</script>'
  expect(inlineScriptHashes(html)).toEqual([])
})

test('a page without scripts has no hashes', () => {
  expect(inlineScriptHashes('<main><p>Texto</p></main>')).toEqual([])
})
