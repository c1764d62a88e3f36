import { expect, test } from 'vitest'
import type { TableLine } from './page-messages.ts'
import { tableText } from './table-text.ts'

const line = (path: string, file: string): TableLine => [
  path,
  { file, type: 'text/plain', etag: 'e', cacheControl: '', encodings: [] },
]

test('the same files make the same table, whichever was made first', () => {
  const lines = [line('/b', 'b.txt'), line('/', 'index.html'), line('/a', 'a.txt')]
  expect(tableText(lines)).toBe(tableText(lines.toReversed()))
  expect(Object.keys(JSON.parse(tableText(lines)))).toEqual(['/a', '/b', '/'])
})

test('two files of one address end the build', () => {
  expect(() => tableText([line('/a', 'a'), line('/a', 'a/index.html')])).toThrow('the same address')
})
