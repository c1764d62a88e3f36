import { expect, test } from 'vitest'
import { declinedLine, offerLine } from '#tests/proposal-samples.ts'
import { listCsv } from './proposal-csv.ts'

const buyerLine = { lot: '2', item: '14', code: '10432', catmat: '439810', text: 'Cabo de ECG', unit: 'UND' }
const rowsOf = (csv: string) =>
  csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((row) => row.split(';'))

test("the answer comes in the list's own order and numbers, whatever the desk moved, with what is not carried", () => {
  const lines = [
    offerLine({ id: 'v3-1', description: 'Frete' }),
    { ...declinedLine('Colchão', 'v0-10'), customerItem: '31' },
    offerLine({ id: 'v0-2', customerItem: '14', buyerLine, asked: '14;439810;Cabo' }),
  ]
  const [header = [], ...rows] = rowsOf(listCsv({ lines, validUntil: '2026-12-01' }))
  expect(rows.every((row) => row.length === header.length)).toBe(true)
  expect(rows.map((row) => row[1])).toEqual(['14', '31', '3'])
  expect(rows[0]).toEqual(
    expect.arrayContaining(['2', '439810', '10432', 'UND', '49,90', '99,80', 'C5VGA2', '01/12/2026']),
  )
  expect(rows[1]?.at(-1)).toBe('Não trabalhamos com este item')
})
