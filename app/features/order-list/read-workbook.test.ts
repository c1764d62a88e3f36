import { readFileSync } from 'node:fs'
import { unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readListFile } from './read-list-file.ts'

const bytesOf = (file: Uint8Array) => Uint8Array.from(file)
const real = bytesOf(readFileSync(new URL('../../../tests/sheets/cotacao.xlsx', import.meta.url)))
const sheetName = 'xl/worksheets/sheet1.xml'

/** The workbook of the fixture, with another sheet. */
function workbook(sheet: string, more: Record<string, string> = {}): Uint8Array<ArrayBuffer> {
  const files = unzipSync(real)
  for (const [name, text] of Object.entries({ ...more, [sheetName]: sheet }))
    files[name] = new TextEncoder().encode(text)
  return bytesOf(zipSync(files))
}

/** Reads a list from a file of these bytes. */
const readXlsx = (bytes: Uint8Array<ArrayBuffer>) => readListFile(new File([bytes], 'lista.xlsx'))
const tooLarge = { error: 'lista.xlsx: o arquivo é grande demais. Copie as linhas e cole no campo acima.' }
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

/** An archive of one file whose directory states any size. */
function packed(body: Uint8Array, stated = body.length): Uint8Array<ArrayBuffer> {
  const bytes = bytesOf(zipSync({ [sheetName]: body }))
  const view = new DataView(bytes.buffer)
  const entry = view.getUint32(bytes.length - 6, true)
  view.setUint32(entry + 24, stated, true)
  return bytes
}

test('a list of 8,000 lines is read', async () => {
  const row = (number: number) =>
    `<row r="${number}"><c r="A${number}" t="inlineStr"><is><t>CODIGO${number} r="x"</t></is></c><c r="B${number}"><v>2.5</v></c></row>`
  const read = await readXlsx(workbook(sheetOf(Array.from({ length: 8000 }, (_, index) => row(index + 1)).join(''))))
  const lines = 'text' in read ? read.text.split('\n') : []
  expect(lines).toHaveLength(8000)
  expect(lines[7999]).toBe('"CODIGO8000 r=""x"""\t2,5')
})

test('a file of some kilobytes that unpacks to more than the limit is refused in words', async () => {
  expect(await readXlsx(packed(new Uint8Array(1000), 70_000_000))).toEqual(tooLarge)
})

test.each([
  ['one cell at the last place', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
  ['the same behind a quoted mark', `<row x='>' r='1048576'><c x=">" r="XFD1048576"><v>1</v></c></row>`],
])('a sheet that spans millions of cells is refused: %s', async (_, rows) => {
  expect(await readXlsx(workbook(sheetOf(rows)))).toEqual(tooLarge)
})

test('millions of empty cells take no memory', async () => {
  const rows = `<row>${'<c/>'.repeat(3000)}</row>${'<row/>'.repeat(3000)}<row><c><v>1</v></c></row>`
  expect(await readXlsx(workbook(sheetOf(rows)))).toHaveProperty('text')
})

test('one long text that many cells name is refused before it is written out', async () => {
  const strings = `<sst><si><t>${'a'.repeat(30_000)}</t></si></sst>`
  const cells = Array.from(
    { length: 300 },
    (_, index) => `<row r="${index + 1}"><c r="A${index + 1}" t="s"><v>0</v></c></row>`,
  )
  expect(await readXlsx(workbook(sheetOf(cells.join('')), { 'xl/sharedStrings.xml': strings }))).toEqual(tooLarge)
})

test('what is damaged is not a workbook', async () => {
  const strange = workbook(sheetOf('<row r="1"><c r="&#88;FD1"><v>1</v></c></row>'))
  for (const bytes of [real.slice(0, -30), strange])
    expect(await readXlsx(bytes)).toMatchObject({
      error: expect.stringContaining('não foi possível ler o arquivo'),
    })
})

test('the sheet that was open is read, without hidden rows and sheets, and that is said', async () => {
  const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
  const row = (number: number, text: string, more = '') => `<row r="${number}"${more}>${cell(`A${number}`, text)}</row>`
  const book = [
    '<sheet name="Base" sheetId="1" state="hidden" r:id="a"/>',
    '<sheet name="Capa" sheetId="2" r:id="b"/>',
    '<sheet name="Pedido" sheetId="3" r:id="c"/>',
  ].join('')
  const relation = (id: string, name: string) => `<Relationship Id="${id}" Target="worksheets/${name}.xml"/>`
  const bytes = workbook(sheetOf(row(1, 'CP99') + row(2, 'CP98')), {
    'xl/workbook.xml': `<workbook><bookViews><workbookView activeTab="2"/></bookViews><sheets>${book}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('a', 'sheet1')}${relation('b', 'sheet2')}${relation('c', 'sheet3')}</Relationships>`,
    'xl/worksheets/sheet2.xml': sheetOf(row(1, 'Capa')),
    'xl/worksheets/sheet3.xml': sheetOf(row(1, 'CP01') + row(2, 'CP02', ' hidden="1"') + row(3, 'CP03')),
  })
  expect(await readXlsx(bytes)).toEqual({
    text: 'CP01\n\nCP03',
    notice:
      'Foi lida a aba “Pedido”, que estava aberta. Não lidas: “Capa”. 1 linha oculta ficou de fora; para incluí-la, tire o filtro e abra o arquivo de novo.',
  })
})

test('dates, errors, sums without a value and codes with zeros in front are as a person sees them', async () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="000000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`
  const row = [
    '<c s="1"><v>46371</v></c>',
    '<c s="1"><v>5</v></c>',
    '<c s="2"><v>123</v></c>',
    '<c t="e"><v>#N/A</v></c>',
    '<c><f>SUM(1,3)</f></c>',
    '<c><v>2.0000000000000004</v></c>',
    '<c t="b"><v>1</v></c>',
    '<c t="str"><f>A1</f><v>a &amp; b</v></c>',
  ].join('')
  const read = await readXlsx(workbook(sheetOf(`<row>${row}</row>`), { 'xl/styles.xml': styles }))
  expect(read).toMatchObject({ text: '15/12/2026\t5\t000123\t#N/D\t#VAZIO!\t2\tVERDADEIRO\ta & b' })
})

const many = 100_000
test.each<[what: string, sheet: string, more?: Record<string, string>]>([
  ['shared texts', '', { 'xl/sharedStrings.xml': '<si>'.repeat(many) }],
  ['texts', '', { 'xl/sharedStrings.xml': `<si>${'<t>'.repeat(many)}</si>` }],
  ['phonetic readings', '', { 'xl/sharedStrings.xml': `<si>${'<rPh>'.repeat(many)}</si>` }],
  ['values', `<row><c>${'<v>'.repeat(many)}</c></row>`],
  ['cells', '<c "'.repeat(many)],
  ['styles', '', { 'xl/styles.xml': '<cellXfs>'.repeat(many) }],
  [
    'formats',
    '',
    {
      'xl/styles.xml': `<numFmt numFmtId="1" formatCode="${'['.repeat(many)}"/><cellXfs ><xf numFmtId="1"/></cellXfs>`,
    },
  ],
  [
    'styles of one long format',
    '',
    {
      'xl/styles.xml': `<numFmt numFmtId="1" formatCode='${'"a"'.repeat(many)}'/><cellXfs >${'<xf numFmtId="1"/>'.repeat(3000)}</cellXfs>`,
    },
  ],
  [
    'sheets of one file',
    sheetOf('<row><c><v>1</v></c></row>'.repeat(1000)),
    {
      'xl/workbook.xml': `<sheets>${'<sheet name="a" r:id="a"/>'.repeat(20_000)}</sheets>`,
      'xl/_rels/workbook.xml.rels': '<Relationship Id="a" Target="worksheets/sheet1.xml"/>',
    },
  ],
])(
  'a hundred thousand beginnings without an end hold no tab up: %s',
  async (_what, sheet, more) => {
    expect(await readXlsx(workbook(sheet, more))).toHaveProperty('text')
  },
  3000,
)
