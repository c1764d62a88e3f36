import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { copyContent } from '#tests/content-folder.ts'

// Each test starts Node anew, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const run = promisify(execFile)
const cli = resolve('server/content/cli.ts')

test('export and import end well on sound content and say what they did', async () => {
  const { root } = await copyContent()
  const said = async (...words: string[]) => (await run(process.execPath, [cli, ...words], { cwd: root })).stdout
  expect(await said('export', 'planilha.csv')).toBe('planilha.csv: 4 products.\n')
  expect(await said('import', 'planilha.csv')).toBe('planilha.csv: 0 new, 0 changed, 4 as they were.\n')
})

test('an import with a fault ends with code 1 and says so', async () => {
  const { root } = await copyContent()
  await writeFile(join(root, 'planilha.csv'), 'id;currentPrice\ncabo-pi-ge;barato\n')
  const before = await readFile(join(root, 'content/products/cabo-pi-ge.yaml'), 'utf8')
  await expect(run(process.execPath, [cli, 'import', 'planilha.csv'], { cwd: root })).rejects.toMatchObject({
    code: 1,
    stderr: `1 fault(s) in planilha.csv; nothing was written:
  planilha.csv › line 2, column currentPrice: found "barato", expected an amount in reais such as 1149,50 or 1.149,50
`,
  })
  expect(await readFile(join(root, 'content/products/cabo-pi-ge.yaml'), 'utf8')).toBe(before)
})

test('a file that is not there is named without a trace', async () => {
  await expect(run(process.execPath, [cli, 'import', 'nenhuma.csv'])).rejects.toMatchObject({
    code: 1,
    stderr: "ENOENT: no such file or directory, open 'nenhuma.csv'\n",
  })
})

test('any other words end with code 2 and the usage', async () => {
  await expect(run(process.execPath, [cli, 'apagar', 'planilha.csv'])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Usage: script/content check'),
  })
})
