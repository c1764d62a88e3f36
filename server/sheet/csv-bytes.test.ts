import { monitorEventLoopDelay } from 'node:perf_hooks'
import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { unzipFiles } from '#domain/sheet/unzipped.ts'
import { csvBytes, csvBytesInThread } from './csv-bytes.ts'

/** A workbook of one sheet, as small as one can be. In: the XML of its rows. */
function workbook(rows: string): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))
}
const text = (place: string, said: string) => `<c r="${place}" t="inlineStr"><is><t>${said}</t></is></c>`
const number = (place: string, said: string) => `<c r="${place}"><v>${said}</v></c>`

test('a workbook becomes CSV with its numbers as they are read here', async () => {
  const rows = [
    `<row r="1">${text('A1', 'Código')}${text('B1', 'Preço')}</row>`,
    `<row r="2">${number('A2', '10432')}${number('B2', '149.90000000000001')}</row>`,
    `<row r="3">${text('A3', '=C3')}${number('B3', '1149.5')}</row>`,
  ].join('')
  expect((await csvBytes(workbook(rows))).toString()).toBe("\uFEFFCódigo;Preço\r\n10432;149,9\r\n'=C3;1149,5\r\n")
})

test('texts are read in the encoding that they are in', async () => {
  const said = 'Código;Preço\n1;2\n'
  const utf8 = Buffer.from(said)
  expect(await csvBytes(utf8)).toBe(utf8)
  expect((await csvBytes(Buffer.from(said, 'latin1'))).toString()).toBe(said)
  const utf16 = Buffer.from(`\uFEFF${said}`, 'utf16le')
  expect((await csvBytes(utf16)).toString()).toBe(said)
  expect((await csvBytes(utf16.swap16())).toString()).toBe(said)
})

test.each([
  ['both encodings', Buffer.concat([Buffer.from('Código;'), Buffer.from('Preço', 'latin1')]), 'mistura'],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), '.xls antigo'],
  ['a broken zip', Buffer.from('504b0304aaaa', 'hex'), 'incompleto'],
  ['a zip of something else', Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'não é uma planilha'],
])('%s is refused with what to do', async (_name, bytes, words) => {
  await expect(csvBytes(bytes)).rejects.toThrow(words)
})

test('a row of more cells than a sheet has columns is refused', async () => {
  const row = `<row r="1">${'<c><v>1</v></c>'.repeat(16_385)}</row>`
  await expect(csvBytes(workbook(row))).rejects.toThrow('passa do que se lê')
})

test('a zip that holds more than is unpacked is refused by its list', () => {
  const zip = zipSync({ 'a.jpg': new Uint8Array(3_000_000), 'b.jpg': new Uint8Array(10) })
  expect(() => unzipFiles(zip, { files: 1, bytes: 9_000_000 }, () => true)).toThrow('mais de 1 arquivos')
  expect(() => unzipFiles(zip, { files: 9, bytes: 2_000_000 }, () => true)).toThrow('passa de 2 MB')
  expect([...unzipFiles(zip, { files: 1, bytes: 100 }, (name) => name === 'b.jpg').keys()]).toEqual(['b.jpg'])
})

test('a file of a zip that holds more than the list says ends the reading', () => {
  const zip = Buffer.from(zipSync({ 'a.jpg': new Uint8Array(3_000_000) }))
  // The size in the list at the end, which is read, becomes 100.
  const list = zip.lastIndexOf('504b0102', undefined, 'hex')
  zip.writeUInt32LE(100, list + 24)
  expect(() => unzipFiles(zip, { files: 1, bytes: 100_000 }, () => true)).toThrow('danificado')
})

test('a zip with some hundred thousand files beside those of its list ends the reading', () => {
  const zip = Buffer.from(zipSync({ 'a.jpg': new Uint8Array(10) }))
  const [list, end] = [zip.lastIndexOf('504b0102', undefined, 'hex'), zip.lastIndexOf('504b0506', undefined, 'hex')]
  const empty = Buffer.from(`504b030414${'00'.repeat(21)}0100000061`, 'hex')
  const crowded = Buffer.concat([...Array<Buffer>(100_000).fill(empty), zip])
  const before = crowded.length - zip.length
  crowded.writeUInt32LE(list + before, end + before + 16)
  const begun = performance.now()
  expect(() => unzipFiles(crowded, { files: 1, bytes: 100 }, () => true)).toThrow('arquivos demais')
  expect(performance.now() - begun).toBeLessThan(2000)
})

test('a zip that was written as a stream, with the sizes after each file, is read', () => {
  const written: Uint8Array[] = []
  const zip = new Zip((_error, part) => written.push(part))
  for (const name of ['a.jpg', 'b.jpg']) {
    const file = new ZipDeflate(name)
    zip.add(file)
    file.push(new Uint8Array(100_000).fill(7), true)
  }
  zip.end()
  const read = unzipFiles(Buffer.concat(written), { files: 2, bytes: 300_000 }, () => true)
  expect([...read].map(([name, bytes]) => [name, bytes.length, bytes.at(-1)])).toEqual([
    ['a.jpg', 100_000, 7],
    ['b.jpg', 100_000, 7],
  ])
})

test('a small file that spans the largest sheet is refused, and the process goes on meanwhile', async () => {
  const bytes = workbook(`<row r="1048576">${text('XFD1048576', 'x')}</row>`)
  expect(bytes.length).toBeLessThan(2000)
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  await expect(csvBytesInThread(bytes)).rejects.toThrow(/divida-a em várias/)
  delay.disable()
  expect(delay.max / 1e6).toBeLessThan(200)
  expect((await csvBytesInThread(workbook(`<row r="1">${text('A1', 'x')}</row>`))).toString()).toContain('x')
}, 60_000)
