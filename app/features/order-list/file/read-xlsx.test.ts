import { readFileSync } from 'node:fs'
import { unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readXlsx } from './read-xlsx.ts'
import { readListFile } from './read-list-file.ts'
import { unpackArchive } from './unpack-archive.ts'

const bytesOf = (file: Uint8Array) => Uint8Array.from(file)
const real = bytesOf(readFileSync(new URL('../../../../tests/sheets/cotacao.xlsx', import.meta.url)))
const sheetName = 'xl/worksheets/sheet1.xml'

/** The real workbook with another sheet. */
function workbook(sheet: string, more: Record<string, string> = {}): Uint8Array<ArrayBuffer> {
  const files = unzipSync(real)
  for (const [name, text] of Object.entries({ ...more, [sheetName]: sheet }))
    files[name] = new TextEncoder().encode(text)
  return bytesOf(zipSync(files))
}

const fileOf = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'lista.xlsx')
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

/** An archive of one file whose directory states any size. */
function packed(body: Uint8Array, stated = body.length): Uint8Array<ArrayBuffer> {
  const bytes = bytesOf(zipSync({ [sheetName]: body }))
  const view = new DataView(bytes.buffer)
  const entry = view.getUint32(bytes.length - 6, true)
  view.setUint32(entry + 24, stated, true)
  return bytes
}

test('a list of 8,000 lines is read, whose sheet is larger than what its reader unpacks by itself', async () => {
  const row = (number: number) =>
    `<row r="${number}"><c r="A${number}" t="inlineStr"><is><t>CODIGO${number} r="x"</t></is></c><c r="B${number}"><v>2.5</v></c></row>`
  const xml = sheetOf(Array.from({ length: 8000 }, (_, index) => row(index + 1)).join(''))
  expect(xml.length).toBeGreaterThan(524_288)
  const lines = (await readXlsx(fileOf(workbook(xml))))?.split('\n')
  expect(lines).toHaveLength(8000)
  expect(lines?.[7999]).toBe('"CODIGO8000 r=""x"""\t2,5')
})

test('a file of some kilobytes that unpacks to more than the limit is refused in words', async () => {
  expect(await readListFile(fileOf(packed(new Uint8Array(1000), 70_000_000)))).toEqual({
    error: 'lista.xlsx: o arquivo é grande demais. Copie as linhas e cole no campo acima.',
  })
})

test('no more is unpacked of a file than its directory states, and no more of all than the limit', () => {
  const small = packed(new Uint8Array(3_000_000), 1000)
  expect(small.length).toBeLessThan(5000)
  const limits = { isWanted: () => true, maximumBytes: 1_000_000 }
  expect(unpackArchive(small, limits)?.[sheetName]).toHaveLength(1000)
  expect(unpackArchive(packed(new Uint8Array(1_000_001)), limits)).toBeUndefined()
  expect(
    unpackArchive(bytesOf(zipSync({ a: new Uint8Array(600_000), b: new Uint8Array(600_000) })), limits),
  ).toBeUndefined()
  const stored = bytesOf(zipSync({ [sheetName]: new Uint8Array(1_000_001) }, { level: 0 }))
  new DataView(stored.buffer).setUint32(new DataView(stored.buffer).getUint32(stored.length - 6, true) + 24, 0, true)
  expect(unpackArchive(stored, limits)).toBeUndefined()
})

test.each([
  ['one cell at the last place', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
  ['the same behind a quoted mark', `<row x='>' r='1048576'><c x=">" r="XFD1048576"><v>1</v></c></row>`],
  ['rows and cells without places', `<row>${'<c/>'.repeat(3000)}</row>${'<row/>'.repeat(3000)}`],
])('a sheet that spans millions of cells is refused: %s', async (_, rows) => {
  expect(await readXlsx(fileOf(workbook(sheetOf(rows))))).toBeUndefined()
})

test('one long text that many cells name is refused before it is written out', async () => {
  const strings = `<sst><si><t>${'a'.repeat(30_000)}</t></si></sst>`
  const cells = Array.from(
    { length: 300 },
    (_, index) => `<row r="${index + 1}"><c r="A${index + 1}" t="s"><v>0</v></c></row>`,
  )
  const bytes = workbook(sheetOf(cells.join('')), { 'xl/sharedStrings.xml': strings })
  expect(await readXlsx(fileOf(bytes))).toBeUndefined()
})

test('what is damaged is not a workbook', async () => {
  const strange = workbook(sheetOf('<row r="1"><c r="&#88;FD1"><v>1</v></c></row>'))
  for (const bytes of [real.slice(0, -30), strange, new Uint8Array(3)])
    expect((await readListFile(fileOf(bytes))).error).toContain('não foi possível ler o arquivo')
})
