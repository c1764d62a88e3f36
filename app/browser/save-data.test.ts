import { afterEach, expect, test, vi } from 'vitest'
import { savesData } from './save-data.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['asks for it', { connection: { saveData: true } }, true],
  ['does not', { connection: { saveData: false } }, false],
  ['cannot say', {}, false],
  ['has no connection to ask', { connection: undefined }, false],
])('a browser that %s', (_what, navigator, answer) => {
  vi.stubGlobal('navigator', navigator)
  expect(savesData()).toBe(answer)
})
