import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { copyContent } from '#tests/content-folder.ts'
import { exportErp } from './csv-files.ts'

vi.setConfig({ testTimeout: 60_000 })

const run = promisify(execFile)

test.each([
  ['export-bling', /^\uFEFFID;Código;Descrição;/],
  ['export-tiny', /^\uFEFFID;/],
  ['export-omie', /^\uFEFFCódigo do Produto;Descrição do Produto;/],
])('%s writes its system’s sheet and says how many codes', async (command, heading) => {
  const { root } = await copyContent()
  const { stdout } = await run(process.execPath, [resolve('server/content/cli.ts'), command, 'p.csv'], { cwd: root })
  const lines = (await readFile(join(root, 'p.csv'), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(heading)
  expect(stdout).toBe(`p.csv: ${lines.length - 1} códigos.\n`)
})

test('codes stand in their order, each once, and what would run in a spreadsheet does not', async () => {
  const { root, write } = await copyContent()
  await write('products/zz-peca.yaml', (await readFile(join(root, 'content/products/cabo-pi-ge.yaml'), 'utf8')).replace(/^name: .*$/m, 'name: "=1+1"').replaceAll(/sku: (\w+)/g, 'sku: ZZ$1')) // prettier-ignore
  const file = join(root, 'bling.csv')
  const count = await exportErp(root, 'bling', file)
  const rows = (await readFile(file, 'utf8')).trimEnd().split('\r\n').slice(1)
  const codes = rows.map((row) => row.split(';')[1] ?? '')
  expect(codes).toHaveLength(count)
  expect(new Set(codes).size).toBe(count)
  expect(codes).toEqual(codes.toSorted(new Intl.Collator('pt-BR', { numeric: true }).compare))
  expect(rows.filter((row) => row.includes(";'=1+1"))).not.toEqual([])
})

test('content with a fault is named, and no file is written', async () => {
  const { root } = await copyContent()
  await writeFile(join(root, 'content/products/cabo-pi-ge.yaml'), 'name: [')
  const file = join(root, 'tiny.csv')
  await expect(exportErp(root, 'tiny', file)).rejects.toThrow('cabo-pi-ge.yaml')
  await expect(readFile(file)).rejects.toThrow('ENOENT')
})
