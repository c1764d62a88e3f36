import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test('each run of dark modules is one rectangle, within an edge of four white modules', () => {
  const rows = ['##.', '.##', '#.#']
  const { size, d } = qrPath(3, (row, column) => rows[row]?.[column] === '#')
  expect(size).toBe(11)
  expect(d).toBe('M4 4h2v1h-2zM5 5h2v1h-2zM4 6h1v1h-1zM6 6h1v1h-1z')
})
