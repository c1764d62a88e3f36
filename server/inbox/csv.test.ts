import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

/** Reads the table back, as a spreadsheet does. */
function fromCsv(text: string): string[][] {
  const rows: string[][] = []
  const cell = /"((?:[^"]|"")*)"(;|\r\n)/gy
  let row: string[] = []
  cell.lastIndex = 1
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    row.push((match[1] ?? '').replaceAll('""', '"'))
    if (match[2] === '\r\n') {
      rows.push(row)
      row = []
    }
  }
  return rows
}

test('writes what Excel in Portuguese opens: a byte order mark, semicolons, quoted cells', () => {
  const csv = toCsv(['id', 'name', 'company'], [{ id: 1, name: 'Ana "Nina" Souza; UTI', company: null }])
  expect(csv).toBe('\uFEFF"id";"name";"company"\r\n"1";"Ana ""Nina"" Souza; UTI";""\r\n')
})

test.each(['=1+1', '+55 41 9', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '|calc', '%0A'])(
  'the cell %j is opened as text, not as a formula',
  (text) => {
    expect(fromCsv(toCsv(['message'], [{ message: text }]))[1]).toEqual([`'${text}`])
  },
)

test('whatever visitors write, every cell comes back where it was and none starts a formula', () => {
  const row = fc.record({
    name: fc.string({ unit: 'binary' }),
    message: fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ';', '\n', '\r', ' ', 'a', '😀') }),
  })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
      const [, ...read] = fromCsv(toCsv(['name', 'message'], rows))
      expect(read.map((cells) => cells.map((text) => text.replace(/^'/, '')))).toEqual(
        rows.map(({ name, message }) => [name.replace(/^'/, ''), message.replace(/^'/, '')]),
      )
      for (const text of read.flat()) expect(text).not.toMatch(/^\s*[=+\-@]/)
    }),
    { numRuns: 200 },
  )
})
