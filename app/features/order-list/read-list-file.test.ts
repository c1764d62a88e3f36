import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readListFile } from './read-list-file.ts'

const reading = (name: string, content: string | Uint8Array<ArrayBuffer>) => readListFile(new File([content], name))
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

test.each([
  ['lista.xls', bytes('d0cf11e0a1b11ae1'), 'salve como .xlsx'],
  ['lista.csv', bytes('d0cf11e0a1b11ae1'), 'salve como .xlsx'],
  [
    'lista.xlsx',
    Uint8Array.from(Buffer.concat([bytes('d0cf11e0'), Buffer.from('EncryptedPackage', 'utf16le')])),
    'tem senha',
  ],
  ['lista.ods', Uint8Array.from(zipSync({ 'content.xml': new Uint8Array(3) })), 'salve como .xlsx'],
  ['lista.docx', Uint8Array.from(zipSync({ 'word/document.xml': new Uint8Array(3) })), 'copie as células'],
  ['lista.pdf', '%PDF-1.7', 'abra o PDF'],
  ['lista.xls', '<?xml version="1.0"?><Workbook xmlns="urn:x">', 'salve como .xlsx'],
  ['lista.xlsx', 'PK\u0003\u0004', 'não foi possível ler o arquivo'],
])('%s is never read as text: what to do instead is said', async (name, content, words) => {
  const read = await reading(name, content)
  expect(read).toEqual({ error: expect.stringContaining(words) })
  expect(read).toEqual({ error: expect.stringContaining(name) })
})

test.each([
  ['UTF-8 with its mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ['little-endian UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['little-endian UTF-16 without its mark', (text: string) => Buffer.from(text, 'utf16le')],
  ['big-endian UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
])('a text in %s is read, with any separator', async (_name, encoded) => {
  for (const separator of [';', ',', '\t']) {
    const text = `Código${separator}Peça\nC1${separator}1`
    expect(await reading('lista.csv', Uint8Array.from(encoded(`${text}\n`)))).toEqual({ text })
  }
})

test('a table of HTML that is called a workbook is read as the table that it is', async () => {
  const html =
    '<html><head><meta charset="iso-8859-1"></head><table border=1><tr><td>Codigo</td><td>Qtd</td></tr><tr><td><b>C5VGA2</b>&nbsp;&amp;</td><td>3</td></tr></table></html>'
  for (const name of ['lista.xls', 'lista.xlsx'])
    expect(await reading(name, html)).toEqual({ text: 'Codigo\tQtd\nC5VGA2 &\t3' })
})

test.each([
  ['tags', `<table><tr><td>${'<'.repeat(100_000)}`],
  ['cells', `<table><tr>${'<td '.repeat(100_000)}`],
])(
  'a table with a hundred thousand beginnings of %s is read in a moment',
  async (_what, html) => {
    expect(await reading('lista.xls', html)).toHaveProperty('text')
  },
  3000,
)
