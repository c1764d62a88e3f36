import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { withCommandLock } from '#server/content/drafts/change-files.ts'
import { anvisaRow, writeAnvisaTable } from '#tests/anvisa-table.ts'
import { copyContent } from '#tests/content-folder.ts'

// Each test starts Node anew, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const run = promisify(execFile)
const cli = resolve('server/content/cli.ts')

test('export and import end well on sound content and say what they did', async () => {
  const { root } = await copyContent()
  const said = async (...words: string[]) => (await run(process.execPath, [cli, ...words], { cwd: root })).stdout
  expect(await said('export', 'planilha.csv')).toBe('planilha.csv: 4 produtos.\n')
  expect(await said('import', 'planilha.csv')).toBe('planilha.csv: 0 produtos novos, 0 mudados, 4 como estavam.\n')
})

test('an import with a fault ends with code 1 and says so', async () => {
  const { root } = await copyContent()
  await writeFile(join(root, 'planilha.csv'), 'id;currentPrice\ncabo-pi-ge;barato\n')
  const before = await readFile(join(root, 'content/products/cabo-pi-ge.yaml'), 'utf8')
  await expect(run(process.execPath, [cli, 'import', 'planilha.csv'], { cwd: root })).rejects.toMatchObject({
    code: 1,
    stderr: `1 erro em planilha.csv; nada foi gravado:
  planilha.csv › linha 2, coluna currentPrice: [conteudo-preco] há "barato", que não é um preço; escreva um valor em reais como 1149,50 ou 1.149,50
`,
  })
  expect(await readFile(join(root, 'content/products/cabo-pi-ge.yaml'), 'utf8')).toBe(before)
})

test('a file that is not there is named without a trace', async () => {
  await expect(run(process.execPath, [cli, 'import', 'nenhuma.csv'])).rejects.toMatchObject({
    code: 1,
    stderr: '[conteudo-arquivo] nenhuma.csv: não há este arquivo ou pasta\n',
  })
})

test.each([
  [['apagar', 'planilha.csv'], 'Não há o comando "apagar".'],
  [['import'], 'Em "import" falta uma palavra, ou há palavras a mais.'],
  [['anvisa'], 'Em "anvisa" falta uma palavra, ou há palavras a mais.'],
  [['check', '--tudo'], 'Em "check" falta uma palavra, ou há palavras a mais.'],
  [[], 'Falta o comando.'],
])('the words %j end with code 2, what is wrong with them and the usage', async (words, problem) => {
  await expect(run(process.execPath, [cli, ...words])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`[conteudo-uso] ${problem}\n\nUso: script/content check`),
  })
})

test('a simulation prints each change and the counts and writes nothing; the import prints the same', async () => {
  const { root } = await copyContent()
  const product = join(root, 'content/products/cabo-ecg-mindray-5-vias.yaml')
  await writeFile(join(root, 'precos.csv'), 'código;preço\nc5vg14;1.132,00\n')
  const said = async (...words: string[]) => (await run(process.execPath, [cli, ...words], { cwd: root })).stdout
  const before = await readFile(product, 'utf8')
  const report = 'C5VG14, Preço: consultar → R$ 1.132,00\nprecos.csv: 0 produtos novos, 1 mudado, 0 como estavam.\n'
  expect(await said('import', 'precos.csv', '--simular')).toBe(`${report}Simulação: nada foi gravado.\n`)
  expect(await readFile(product, 'utf8')).toBe(before)
  expect(await said('import', 'precos.csv')).toBe(report)
  expect(await readFile(product, 'utf8')).toBe(before.replace(/^availability/m, 'currentPrice: 1132\n$&'))
})

test('a folder is imported with one command, which ends with 1 when a sheet was refused', async () => {
  const { root } = await copyContent()
  await mkdir(join(root, 'planilhas'))
  const folder = ['import-folder', 'planilhas', '--quieto=0']
  await writeFile(join(root, 'planilhas/a.csv'), 'código;preço\nC5VG14;12,00\n')
  expect((await run(process.execPath, [cli, ...folder], { cwd: root })).stdout).toBe(`importada a.csv
  C5VG14, Preço: consultar → R$ 12,00
  a.csv: 0 produtos novos, 1 mudado, 0 como estavam.
planilhas: importadas 1, recusadas 0, esperando 0.
`)
  await writeFile(join(root, 'planilhas/b.csv'), 'código;preço\nNADA;12,00\n')
  await expect(run(process.execPath, [cli, ...folder], { cwd: root })).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('linha 2, coluna código: [conteudo-codigo-desconhecido]'),
  })
})

test('a second import at the same time ends with code 1 and says so', async () => {
  const { root } = await copyContent()
  await writeFile(join(root, 'precos.csv'), 'código;preço\nC5VG14;12,00\n')
  await withCommandLock(root, async () => {
    await expect(run(process.execPath, [cli, 'import', 'precos.csv'], { cwd: root })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('[conteudo-importacao-em-andamento]'),
    })
  })
})

test('a folder in the place of a sheet is said to be one', async () => {
  const { root } = await copyContent()
  await expect(run(process.execPath, [cli, 'import', 'content'], { cwd: root })).rejects.toMatchObject({
    code: 1,
    stderr: '[conteudo-arquivo] content: é uma pasta, e não um arquivo\n',
  })
})

test('a look-up at ANVISA tells what it changes and ends with 1 when a number is not in order', async () => {
  const { root, replace } = await copyContent()
  const number = '80000000001'
  await replace('products/cabo-pi-ge.yaml', /^dossier: \{/m, `dossier: { anvisaNumber: "${number}",`)
  const product = join(root, 'content/products/cabo-pi-ge.yaml')
  const before = await readFile(product, 'utf8')
  const table = await writeAnvisaTable(root, [anvisaRow(number)])
  const said = async (...words: string[]) =>
    (await run(process.execPath, [cli, 'anvisa', ...words], { cwd: root })).stdout
  const count = 'TA_PRODUTO_SAUDE_SITE.csv: 1 com número da ANVISA, 1 com mudança, 0 a resolver.\n'
  const dry = await said(table, '--simular')
  expect(dry).toContain(`${count}Simulação: nada foi gravado.\n`)
  expect(await readFile(product, 'utf8')).toBe(before)
  expect(await said(table)).toBe(dry.replace('Simulação: nada foi gravado.\n', ''))
  expect(await readFile(product, 'utf8')).toContain('anvisaStatus: vigente')
  await writeAnvisaTable(root, [])
  await expect(said(table)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('[conteudo-anvisa-sem-registro] há 80000000001'),
  })
})
