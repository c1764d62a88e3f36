import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContentFault } from '#server/content-error.ts'
import { readSheet, sheetText } from './csv-sheet.ts'

function read(text: string | Buffer) {
  const faults: ContentFault[] = []
  const sheet = readSheet({ bytes: Buffer.from(text), file: 'planilha.csv' }, faults)
  return {
    rows: sheet.rows.map(({ place, cells }) => [place, Object.fromEntries(cells)]),
    heading: sheet.heading,
    faults,
  }
}

const cell = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom(';', ',', '"', '\n', '=', '-', "'", '\t'),
      fc.string({ minLength: 1, maxLength: 1 }),
    ),
  })
  .map((text) => text.trim().replaceAll('\r', ''))

test('every table that is written is read as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, fc.constant('x'))), (table) => {
      const { rows, faults } = read(sheetText(['a', 'b', 'c'], table))
      expect(faults).toEqual([])
      expect(rows.map(([, cells]) => cells)).toEqual(
        table.map(([a, b, c]) => ({ ...(a && { a }), ...(b && { b }), c })),
      )
    }),
  )
})

test('the file starts with the UTF-8 mark and parts cells by semicolons, lines by CRLF', () => {
  expect(sheetText(['id', 'name'], [['1', 'a;b']])).toBe('\uFEFFid;name\r\n1;"a;b"\r\n')
})

test.each([
  ['semicolons', 'id;name\n1;Cabo, azul\n'],
  ['commas', 'id,name\n1,"Cabo, azul"\n'],
  ['commas and CRLF', 'id,name\r\n1,"Cabo, azul"\r\n'],
  ['a UTF-8 mark', '\uFEFFid;name\n1;Cabo, azul'],
])('cells are told apart with %s', (_name, text) => {
  expect(read(text)).toEqual({
    heading: ['id', 'name'],
    rows: [['linha 2', { id: '1', name: 'Cabo, azul' }]],
    faults: [],
  })
})

test('a comma in a title separates nothing, nor does a semicolon in a cell', () => {
  const headingAt = () => 1
  const heading = (text: string) => readSheet({ bytes: Buffer.from(text), file: 'x', headingAt }, []).heading
  expect(heading('Preços, maio de 2026\nid;name\n1;2,50\n')).toEqual(['id', 'name'])
  expect(heading('Preços, maio de 2026\nid,name\n1,"a; b\n; c"\n')).toEqual(['id', 'name'])
})

test('after a cell with line breaks a row is named by its line and by its number in the spreadsheet', () => {
  const { rows } = read('id;name\r\n1;"a\r\nb\r\nc"\r\n\r\n;;\r\n2;d\r\n')
  expect(rows).toEqual([
    ['linha 2', { id: '1', name: 'a\nb\nc' }],
    ['linha 7 (linha 5 no programa de planilhas)', { id: '2', name: 'd' }],
  ])
})

test('a file in another encoding is named by its first line that is no UTF-8', () => {
  const bytes = Buffer.from('id;name\n1;Cabo\n2;Célula\n', 'latin1')
  expect(read(bytes).faults).toEqual([
    {
      file: 'planilha.csv',
      path: 'linha 3',
      code: 'conteudo-planilha-utf8',
      problem: 'há letras gravadas em outra codificação; salve a planilha como "CSV UTF-8"',
    },
  ])
})

test('a quotation mark that is never closed is named by the line where it stands, and the rows before it are read', () => {
  const { rows, faults } = read('id;name\n1;a\n2;"b\n3;c\n4;d\n')
  expect(rows).toEqual([['linha 2', { id: '1', name: 'a' }]])
  expect(faults.map(({ path }) => path)).toEqual(['linha 3'])
})

test('a quotation mark inside a text is named by its line', () => {
  expect(read('id;name\n1;a\n2;tela de 12" colorida\n').faults).toEqual([
    {
      file: 'planilha.csv',
      path: 'linha 3',
      code: 'conteudo-planilha-aspas',
      problem: 'há uma aspa sem o seu par; ponha o texto entre aspas e dobre as que estão dentro dele ("")',
    },
  ])
})

test('a text cut by the separator, which spills over the last column, is named', () => {
  expect(read('id,name\n1,Cabo, azul\n').faults).toEqual([
    {
      file: 'planilha.csv',
      path: 'linha 2',
      code: 'conteudo-coluna-sem-nome',
      problem: 'há "azul" em uma coluna sem nome; ponha entre aspas o texto que contém o separador',
    },
  ])
})

test('a sheet of more columns than any shop has is refused at once, however they are called', () => {
  const wide = (name: (index: number) => string) => Array.from({ length: 60_000 }, (_, index) => name(index)).join(';')
  for (const name of [() => 'a', (index: number) => `a${index}`]) {
    const faults: ContentFault[] = []
    const bytes = Buffer.from(`${wide(name)}\n${wide(() => '1')}\n`)
    expect(readSheet({ bytes, file: 'planilha.csv', isNumbered: true }, faults).rows).toEqual([])
    expect(faults).toMatchObject([
      { code: 'conteudo-planilha-grande', problem: expect.stringContaining('1000 colunas') },
    ])
  }
})

test('a cell of more letters than any program writes is told by its row', () => {
  const faults: ContentFault[] = []
  readSheet({ bytes: Buffer.from(`id;preço\na;1\nb;${'1'.repeat(32_768)}\n`), file: 'x.csv' }, faults)
  expect(faults).toMatchObject([{ path: 'linha 3', problem: expect.stringContaining('32.767 letras') }])
})
