import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unguardFormula } from '#domain/text/csv-row.ts'
import { csvTable } from './csv-sheet.ts'

/** Reads the table back, as a spreadsheet does. */
function fromCsv(text: string): string[][] {
  return parse(text, { bom: true, delimiter: ';', record_delimiter: '\r\n' })
}

type Cells = Record<string, string | number | null>

/** Columns by the names of a row's cells. */
const columns = (...names: string[]) => names.map((name) => [name, (row: Cells) => row[name]] as const)

test('writes what Excel in Portuguese opens: a byte order mark, semicolons, CRLF', () => {
  const csv = csvTable(columns('id', 'name', 'company'), [{ id: 1, name: 'Ana "Nina" Souza; UTI', company: null }])
  expect(csv).toBe('\uFEFFid;name;company\r\n1;"Ana ""Nina"" Souza; UTI";\r\n')
})

test.each(['=1+1', '+55 41 9', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '|calc', '%0A', '\0=1', '\u200B=1'])(
  'the cell %j is opened as text, not as a formula',
  (text) => {
    expect(fromCsv(csvTable(columns('message'), [{ message: text }]))[1]).toEqual([`'${text}`])
  },
)

test('whatever visitors write, every cell comes back where it was and none starts a formula', () => {
  const row = fc.record({
    name: fc.string({ unit: 'binary' }),
    message: fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ';', '\n', '\r', ' ', 'a', '😀') }),
  })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
      const [, ...read] = fromCsv(csvTable(columns('name', 'message'), rows))
      expect(read.map((cells) => cells.map(unguardFormula))).toEqual(rows.map(({ name, message }) => [name, message]))
      for (const text of read.flat()) expect(text).not.toMatch(/^\s*[=+\-@＝＋－＠|%]/)
    }),
    { numRuns: 200 },
  )
})
