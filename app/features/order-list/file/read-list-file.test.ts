import { expect, test } from 'vitest'
import { readListFile } from './read-list-file.ts'

const reading = (name: string) => readListFile(new File(['PK\u0003\u0004'], name))

test.each(['lista.xls', 'lista.XLSB', 'lista.ods', 'lista.docx', 'lista.pdf'])(
  '%s is never read as text: what to do instead is said',
  async (name) => {
    const { text, error } = await reading(name)
    expect(text).toBeUndefined()
    expect(error).toContain(name)
  },
)

test('a workbook that cannot be read says so', async () => {
  expect((await reading('lista.xlsx')).error).toContain('não foi possível ler o arquivo')
})

test.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['windows-1252', (text: string) => Buffer.from(text.slice(1), 'latin1')],
  ['little-endian UTF-16', (text: string) => Buffer.from(text, 'utf16le')],
  ['big-endian UTF-16', (text: string) => Buffer.from(text, 'utf16le').swap16()],
])('a text in %s is read', async (_name, encoded) => {
  const bytes = new Uint8Array(encoded('\uFEFFCódigo;Peça\nC1;1\n'))
  expect((await readListFile(new File([bytes], 'lista.csv'))).text).toBe('Código;Peça\nC1;1')
})
