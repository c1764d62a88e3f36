import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readXlsx } from './read-xlsx.ts'
import { readListFile } from './read-list-file.ts'
import { storedArchive } from './stored-archive.ts'
import { unpackArchive } from './unpack-archive.ts'

const bytesOf = (file: ArrayBuffer | Uint8Array) => Uint8Array.from(new Uint8Array(file))
const isWanted = (name: string) => /\.(?:xml|rels)$/.test(name)
const real = bytesOf(readFileSync(new URL('../../../../tests/sheets/cotacao.xlsx', import.meta.url)))
const sheetName = 'xl/worksheets/sheet1.xml'

/** The real workbook with another sheet. */
async function workbook(
  sheet: string | Uint8Array,
  more: Record<string, string> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const files = new Map(await unpackArchive(real, { isWanted, mostBytes: 10_000_000 }))
  for (const [name, text] of Object.entries({ ...more })) files.set(name, new TextEncoder().encode(text))
  files.set(sheetName, typeof sheet === 'string' ? new TextEncoder().encode(sheet) : sheet)
  return bytesOf(storedArchive(files))
}

const fileOf = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'lista.xlsx')
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

/** An archive of one packed file whose directory says what it likes of it. */
function packed(body: Uint8Array, said = body.length): Uint8Array<ArrayBuffer> {
  const small = deflateRawSync(body)
  const bytes = bytesOf(storedArchive(new Map([[sheetName, small]])))
  const view = new DataView(bytes.buffer)
  const entry = view.getUint32(bytes.length - 6, true)
  view.setUint16(entry + 10, 8, true)
  view.setUint32(entry + 24, said, true)
  return bytes
}

test('a list of 8,000 lines is read, whose sheet is larger than what its reader unpacks by itself', async () => {
  const row = (number: number) =>
    `<row r="${number}"><c r="A${number}" t="inlineStr"><is><t>CODIGO${number} r="x"</t></is></c><c r="B${number}"><v>2.5</v></c></row>`
  const xml = sheetOf(Array.from({ length: 8000 }, (_, index) => row(index + 1)).join(''))
  expect(xml.length).toBeGreaterThan(524_288)
  const lines = (await readXlsx(fileOf(await workbook(xml))))?.split('\n')
  expect(lines).toHaveLength(8000)
  expect(lines?.[7999]).toBe('"CODIGO8000 r=""x"""\t2,5')
})

test('a file of some kilobytes that unpacks to more than the limit is refused in words', async () => {
  expect(await readListFile(fileOf(packed(new Uint8Array(1000), 70_000_000)))).toEqual({
    error: 'lista.xlsx: o arquivo é grande demais. Copie as linhas e cole no campo acima.',
  })
})

test('what unpacks to more than its directory says is stopped at the limit', async () => {
  const small = packed(new Uint8Array(3_000_000), 1000)
  expect(small.length).toBeLessThan(5000)
  expect(await unpackArchive(small, { isWanted, mostBytes: 1_000_000 })).toBeUndefined()
  expect((await unpackArchive(small, { isWanted, mostBytes: 3_000_000 }))?.get(sheetName)).toHaveLength(3_000_000)
})

test.each([
  ['one cell at the last place', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
  ['the same behind a quoted mark', `<row x='>' r='1048576'><c x=">" r="XFD1048576"><v>1</v></c></row>`],
  ['rows and cells without places', `<row>${'<c/>'.repeat(3000)}</row>${'<row/>'.repeat(3000)}`],
])('a sheet that spans millions of cells is refused: %s', async (_, rows) => {
  expect(await readXlsx(fileOf(await workbook(sheetOf(rows))))).toBeUndefined()
})

test('one long text that many cells name is refused before it is written out', async () => {
  const strings = `<sst><si><t>${'a'.repeat(30_000)}</t></si></sst>`
  const cells = Array.from(
    { length: 300 },
    (_, index) => `<row r="${index + 1}"><c r="A${index + 1}" t="s"><v>0</v></c></row>`,
  )
  const bytes = await workbook(sheetOf(cells.join('')), { 'xl/sharedStrings.xml': strings })
  expect(await readXlsx(fileOf(bytes))).toBeUndefined()
})

test('what is damaged, or has a second directory, is no workbook', async () => {
  const second = bytesOf(real)
  const end = second.length - 22
  new DataView(second.buffer).setUint32(end - 20, 0x07064b50, true)
  const strange = await workbook(sheetOf('<row r="1"><c r="&#88;FD1"><v>1</v></c></row>'))
  for (const bytes of [real.slice(0, -30), second, strange, new Uint8Array(3)])
    expect((await readListFile(fileOf(bytes))).error).toContain('não foi possível ler o arquivo')
})
