import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { copyContent } from '#tests/content-folder.ts'

interface Outcome {
  code: number | string | null
  output: string
}

/** Runs the build's first step on the content below `root`. */
function compile(root: string, settings: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((done) => {
    const env = { ...process.env, ...settings }
    execFile(process.execPath, [resolve('server/build/compile.ts')], { cwd: root, env }, (error, stdout, stderr) => {
      done({ code: error ? (error.code ?? 1) : 0, output: stdout + stderr })
    })
  })
}

test('a product broken in three ways stops the build, which names the three and nothing else', async () => {
  const { root, replace } = await copyContent()
  const cable = 'products/cabo-ecg-ge-aha.yaml'
  await replace(cable, 'availability: em-estoque', 'availability: talvez')
  await replace(cable, 'leads: "5"', 'leads: 5')
  await replace(cable, /^equipmentBrand: .*$/m, 'equipmentBrand: GE')
  const { code, output } = await compile(root)
  expect(output).toBe(
    [
      '3 erros em content:',
      '  content/products/cabo-ecg-ge-aha.yaml › availability: [conteudo-valor] há "talvez"; espera-se "em-estoque", "sob-consulta" ou "em-breve"',
      '  content/products/cabo-ecg-ge-aha.yaml › equipmentBrand: [conteudo-valor] há "GE"; espera-se /^[a-z0-9]+(-[a-z0-9]+)*$/ (minúsculas sem acento e algarismos, em grupos unidos por hifens)',
      '  content/products/cabo-ecg-ge-aha.yaml › variants.1.leads: [conteudo-valor] há 5; espera-se "3", "5" ou "10"',
      '',
    ].join('\n'),
  )
  expect(code).toBe(1)
})

test('a wrong setting stops the build with one line that names it', async () => {
  const { root } = await copyContent()
  const { code, output } = await compile(root, { RETENTION_DAYS: 'long' })
  expect([code, output]).toEqual([1, 'RETENTION_DAYS: expected a whole number from 1 to 36500, found "long"\n'])
})
