import { statSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Ten packets of 1,460 bytes, which a connection sends at its beginning before it waits for an answer, less 520 of headers. */
const firstFlight = 14_080

test('the typeface comes in one flight', () => {
  expect(statSync(new URL('./plex-sans.woff2', import.meta.url)).size).toBeLessThanOrEqual(firstFlight)
})
