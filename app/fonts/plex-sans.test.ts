import { statSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Ten packets of 1,460 bytes, which a new connection sends before it waits for an answer, less 520 of headers. */
const firstFlight = 14_080

test('the typeface comes in the first flight of a connection', () => {
  expect(statSync(new URL('./plex-sans.woff2', import.meta.url)).size).toBeLessThanOrEqual(firstFlight)
})
