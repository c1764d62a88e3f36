import { expect, test } from 'vitest'
import { faceInPage, symbolsOf } from './connector-faces.ts'

const symbols = { f0: "<symbol id='f0'></symbol>", f1: "<symbol id='f1'></symbol>", f2: "<symbol id='f2'></symbol>" }

test('a page has the symbols of the faces that it shows, each once', () => {
  const faces = ['f2', 'f0', 'f2'].map(faceInPage)
  expect(symbolsOf(faces, symbols)).toBe(symbols.f2 + symbols.f0)
  expect(symbolsOf([], symbols)).toBe('')
})
