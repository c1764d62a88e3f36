import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { anvisaHeading, anvisaRow, writeAnvisaTable } from '#tests/anvisa-table.ts'
import { readAnvisaTable } from './plan-anvisa.ts'

const number = '80000000001'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'anvisa-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

async function readRows(rows: readonly string[], heading?: readonly string[]) {
  return readAnvisaTable(await writeAnvisaTable(await folder(), rows, heading), new Set([number]))
}

test('of the whole table only the numbers that are asked for are kept, with their accents', async () => {
  const found = await readRows([anvisaRow('80000000009'), anvisaRow(number), anvisaRow('80000000008')])
  expect([...found]).toEqual([
    [
      number,
      [
        {
          process: '25351000001202611',
          holder: 'FABRICANTE DE AÇÃO LTDA',
          validity: '10/05/2031',
          situation: '',
          updated: '20/11/2026',
        },
      ],
    ],
  ])
})

test('a table that was saved again in UTF-8, with its mark or without, has the same accents', async () => {
  const path = await writeAnvisaTable(await folder(), [anvisaRow(number)])
  const text = await readFile(path, 'latin1')
  for (const mark of ['', '\uFEFF']) {
    await writeFile(path, mark + text)
    const [entry] = (await readAnvisaTable(path, new Set([number]))).get(number) ?? []
    expect(entry?.holder).toBe('FABRICANTE DE AÇÃO LTDA')
  }
})

test('rows of one number that say the same are one, and those that do not are told apart', async () => {
  const rows = [anvisaRow(number), anvisaRow(number), anvisaRow(number, { validity: 'VIGENTE' })]
  expect((await readRows(rows)).get(number)?.map(({ validity }) => validity)).toEqual(['10/05/2031', 'VIGENTE'])
})

test('columns are known by their other names and in any order', async () => {
  const heading = ['SITUACAO', 'numero_processo', 'NUMERO_REGISTRO', 'DT_VENCIMENTO_REGISTRO', 'DETENTOR_REGISTRO']
  const found = await readRows([`Cancelado;1;${number};01/02/2030;DONO`], heading)
  expect(found.get(number)).toEqual([
    { situation: 'Cancelado', process: '1', validity: '01/02/2030', holder: 'DONO', updated: '' },
  ])
})

test('a table without a column that is needed is refused by its name and with those that were found', async () => {
  const heading = anvisaHeading.map((name) => (name === 'NUMERO_PROCESSO' ? 'PROCESSO_NOVO' : name))
  const error = 'falta a coluna NUMERO_PROCESSO (ou NU_PROCESSO). As que há: NUMERO_REGISTRO_CADASTRO, PROCESSO_NOVO, '
  await expect(readRows([], heading)).rejects.toThrow(error)
  await expect(readRows([], ['a', 'b'])).rejects.toThrow('falta a coluna NUMERO_REGISTRO_CADASTRO (ou ')
})

test('an empty file and one with a quote that nobody closes are refused, the latter before it fills the memory', async () => {
  const path = join(await folder(), 'vazio.csv')
  await writeFile(path, '')
  await expect(readAnvisaTable(path, new Set())).rejects.toThrow('[conteudo-anvisa-tabela] o arquivo está vazio')
  await expect(readRows(['"aberta', 'x'.repeat(1_100_000), anvisaRow(number)])).rejects.toThrow(
    'não se lê como tabela separada por ponto e vírgula',
  )
})
