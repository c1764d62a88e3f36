import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'
import { startGate } from './start-gate.ts'

const page =
  '<html><head><link rel="stylesheet" href="/app.css"/></head><body><noscript>a</noscript><main></main><noscript id="scripts"><script nonce="n">context</script></noscript><!--$--><script nonce="n">data</script><!--/$--></body></html>'
const start = { nonce: 'n', startCode: 'start()' }

test('the data that the router writes behind its scripts wait with them, and the start stands after both', () => {
  expect(deferScripts(page, start)).toContain(
    '<main></main><noscript id="scripts"><script nonce="n">context</script><!--$--><script nonce="n">data</script><!--/$--></noscript><script nonce="n">start()</script></body></html>',
  )
})

test('the gate stands first in the head, with the nonce of the page', () => {
  expect(deferScripts(page, start)).toContain(`<html><head><script nonce="n">${startGate}</script><link`)
})

test('a page whose scripts are not set aside keeps them where they are', () => {
  const plain = page.replace('<noscript id="scripts">', '').replace('</noscript><!--', '<!--')
  expect(deferScripts(plain, start)).toContain('<main></main><script nonce="n">context</script><!--$-->')
  expect(deferScripts(plain, start)).not.toContain('start()')
})
