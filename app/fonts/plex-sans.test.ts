import { statSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Eight packets of 1,460 bytes less 520 of headers: beside the style sheet and two pictures a slow line brings no more without
 * one answer more (docs/decisions/010-font.md).
 */
const inTime = 11_160

test('the typeface comes in time for the largest paint', () => {
  expect(statSync(new URL('./plex-sans.woff2', import.meta.url)).size).toBeLessThanOrEqual(inTime)
})
