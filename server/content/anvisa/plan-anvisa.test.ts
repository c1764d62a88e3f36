import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anvisaRow, writeAnvisaTable } from '#tests/anvisa-table.ts'
import { copyContent } from '#tests/content-folder.ts'
import { planAnvisa } from './plan-anvisa.ts'

const number = '80000000001'
const today = '2026-11-24'
const id = 'cabo-pi-ge'

/** A shop with one product that names the number, and a table with these rows. */
async function shop(rows: readonly string[], dossier = `{ anvisaNumber: "${number}", use: reutilizavel }`) {
  const { root, replace } = await copyContent()
  await replace(`products/${id}.yaml`, /^dossier: .*$/m, `dossier: ${dossier} # visto por Ana`)
  const table = await writeAnvisaTable(root, rows)
  return { root, plan: () => planAnvisa(root, { table, today }) }
}

test('a number that the table has is filled in place, with the day of the look-up, and nothing else changes', async () => {
  const { root, plan } = await shop([anvisaRow(number)])
  const path = join(root, 'content', 'products', `${id}.yaml`)
  const before = await readFile(path, 'utf8')
  const { numbered, findings, changes } = await plan()
  expect([numbered, findings]).toEqual([1, []])
  expect(changes.map((change) => change.path)).toEqual([`products/${id}.yaml`])
  const text = changes[0]?.text ?? ''
  expect(text).toContain(
    `dossier: { anvisaNumber: "${number}", anvisaProcess: "25351000001202611", anvisaStatus: vigente, anvisaExpires: 2031-05-10, use: reutilizavel } # visto por Ana\n`,
  )
  const evidence = `evidence:
  - { about: anvisa, document: dados abertos da ANVISA de 20 de novembro de 2026, holder: FABRICANTE DE AÇÃO LTDA, seen: 2026-11-24 }
`
  expect(text).toContain(evidence)
  const lines = (all: string) => all.split('\n').filter((line) => !/^dossier|^evidence|about: anvisa/.test(line))
  expect(lines(text)).toEqual(lines(before))
  expect(await readFile(path, 'utf8')).toBe(before)
})

test('what a product says otherwise than the table is corrected, and each change is told', async () => {
  const { plan } = await shop(
    [anvisaRow(number, { validity: 'VIGENTE' })],
    `{ anvisaNumber: "${number}", anvisaProcess: "1", anvisaStatus: vencido, anvisaExpires: 2020-01-01, use: reutilizavel }`,
  )
  const { lines, changes, findings } = await plan()
  expect(findings).toEqual([])
  expect(lines).toHaveLength(4)
  expect(changes[0]?.text).toContain(
    `{ anvisaNumber: "${number}", anvisaProcess: "25351000001202611", anvisaStatus: vigente, use: reutilizavel }`,
  )
})

test('a registration that is over is written as such and is a finding', async () => {
  const { plan } = await shop([anvisaRow(number, { validity: '01/02/2020' })])
  const { changes, findings } = await plan()
  expect(changes).toHaveLength(1)
  expect(findings).toMatchObject([
    { file: `content/products/${id}.yaml`, path: 'dossier.anvisaNumber', code: 'conteudo-registro-vencido' },
  ])
})

test.each([
  ['a number that is not in the table', [anvisaRow('80000000002')], 'conteudo-anvisa-sem-registro'],
  ['rows that do not agree', [anvisaRow(number), anvisaRow(number, { holder: 'OUTRO' })], 'conteudo-anvisa-linhas'],
  ['a validity that is none', [anvisaRow(number, { validity: 'SIM' })], 'conteudo-anvisa-validade'],
])('%s is a finding and changes nothing', async (_what, rows, code) => {
  const { plan } = await shop(rows)
  expect(await plan()).toMatchObject({ changes: [], lines: [], findings: [{ code }] })
})

test('a holder that the table leaves out is said to be unknown', async () => {
  const { plan } = await shop([anvisaRow(number, { holder: '' })])
  const [change] = (await plan()).changes
  expect(change?.text).toContain('holder: não informado')
})

test('a second look-up on the same day changes nothing', async () => {
  const { root, plan } = await shop([anvisaRow(number)])
  const path = join(root, 'content', 'products', `${id}.yaml`)
  await writeFile(path, (await plan()).changes[0]?.text ?? '')
  expect(await plan()).toMatchObject({ numbered: 1, changes: [], findings: [] })
})
