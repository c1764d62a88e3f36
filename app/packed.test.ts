import { expect, test } from 'vitest'
import { packed, unpacked } from './packed.ts'

const page = { title: 'Cabo "ECG"', rows: [{ code: 'CP01', price: 12.5 }], missing: undefined }

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
