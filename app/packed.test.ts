import { afterEach, expect, test, vi } from 'vitest'
import { packed, unpacked } from './packed.ts'

const page = { title: 'Cabo "ECG"', rows: [{ code: 'CP01', price: 12.5 }], missing: undefined }

afterEach(() => void vi.unstubAllGlobals())

test('the server renders the very value that it sends', () => {
  expect(unpacked(packed(page))).toBe(page)
})

test('the browser reads it from its text, once for each answer', () => {
  const sent = { json: packed(page).json }
  expect(unpacked(sent)).toEqual({ title: page.title, rows: page.rows })
  expect(unpacked(sent)).toBe(unpacked(sent))
})

test('what was never packed stays as it is', () => {
  expect(unpacked(page)).toBe(page)
})

test('a text that is the same on many pages is sent as the address of its file', () => {
  const sent = packed(page, '/indices/site.0a1b.json')
  expect(sent).toEqual({ json: '/indices/site.0a1b.json' })
  expect(unpacked(sent)).toBe(page)
})

test('the browser reads it from the file that the start script has fetched', () => {
  vi.stubGlobal('textFiles', { '/indices/site.0a1b.json': packed(page).json })
  expect(unpacked({ json: '/indices/site.0a1b.json' })).toEqual({ title: page.title, rows: page.rows })
})
