import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator } from '@playwright/test'
import { expectAccessible } from '#tests/e2e/accessible.ts'
import { comeIn, test } from './desk-test.ts'

test(
  'the prices of several are changed at once, one product by its form, and a change is taken back',
  { tag: ['@all', '@phone'] },
  async ({ page: ana, desk }) => {
    // A person of their own for each screen size, so that no draft is left from another.
    await comeIn(ana, desk, `Ana ${test.info().project.name}`)
    await ana.goto(`${desk.url}/catalogo?busca=cabo`)
    await expectAccessible(ana)
    const boxes = ana.getByRole('checkbox', { name: /^Marcar / })
    for (const box of [0, 1, 2]) await boxes.nth(box).check()
    await ana.getByRole('combobox', { name: 'Preço', exact: true }).selectOption('valor')
    await ana.getByLabel('Valor ou porcentagem').fill('149,90')
    await ana.getByRole('button', { name: 'Ver o que muda' }).click()
    await expect(ana.getByRole('region', { name: 'O que muda' }).getByRole('listitem')).toHaveCount(3)
    await expectAccessible(ana)
    await ana.getByRole('button', { name: 'Salvar no rascunho' }).click()
    await expect(ana.getByRole('status')).toContainText('3 produtos mudaram no rascunho')

    await ana.goto(`${desk.url}/catalogo?achado=rascunho`)
    await ana.getByRole('link', { name: /^Cabo/ }).first().click()
    await expect(ana.getByRole('textbox', { name: 'Preço', exact: true })).toHaveValue('149,90')
    await ana.getByRole('textbox', { name: 'Preço', exact: true }).fill('dez')
    await expect(ana.getByText('Um valor como 54,90.')).toBeVisible()
    await ana.getByLabel('Descrição').fill('Cabo para o teste da mesa.')
    await ana.getByRole('button', { name: 'Salvar no rascunho' }).first().click()
    await expect(ana.getByRole('alert')).toContainText('Nada foi salvo')
    await ana.getByRole('textbox', { name: 'Preço', exact: true }).fill('139,90')
    await ana.getByRole('button', { name: 'Salvar no rascunho' }).first().click()
    const changes = ana.getByRole('region', { name: 'O que muda no rascunho' })
    await expect(changes).toContainText('→ R$ 139,90')
    await expect(changes).toContainText('Cabo para o teste da mesa.')
    await expectAccessible(ana)

    await ana.getByRole('button', { name: 'Desfazer' }).click()
    await expect(ana.getByRole('status').filter({ hasText: 'Desfeito' })).toBeVisible()
    await expect(changes).toContainText('→ R$ 149,90')
  },
)

test('a price is changed in five presses: the list answers while a code is typed', async ({ page, desk }) => {
  await comeIn(page, desk, 'Bia Preço')
  let presses = 0
  const press = async (what: Locator) => {
    presses += 1
    await what.click()
  }
  await press(page.getByRole('link', { name: 'Catálogo' }).filter({ visible: true }))
  await press(page.getByRole('searchbox', { name: 'Buscar' }))
  await page.keyboard.type('cp06')
  await expect(page.locator('[data-found]')).toHaveText(/^1 produto de \d+$/)
  await expect(page).toHaveURL(/busca=cp06/)
  await expectAccessible(page)
  await press(page.getByRole('link', { name: /^Conector de PNI/ }))
  await press(page.getByRole('textbox', { name: 'Preço', exact: true }))
  await page.keyboard.type('31,40')
  await press(page.getByRole('button', { name: 'Salvar no rascunho' }))
  await expect(page.getByRole('region', { name: 'O que muda no rascunho' })).toContainText('→ R$ 31,40')
  expect(presses).toBe(5)
})

test(
  'one price for packs of different contents asks for that of each',
  { tag: '@both-stores' },
  async ({ page, desk }) => {
    await comeIn(page, desk, 'Carla Dias')
    const path = 'products/conector-pni-cp06.yaml'
    const base = readFileSync(join('tests/fixture/content', path), 'utf8')
    const packs = ['1', '10'].map((count) => `  - { id: com-${count}, sku: CP06C${count}, pack: ${count} un }`)
    const text = base.replace(/^sku: .*$/m, `variants:\n${packs.join('\n')}`)
    const carla = { id: 1, name: 'Carla Dias' }
    const draft = await desk.store.contentDrafts.create({ name: 'Embalagens', isShared: true }, carla)
    await desk.store.contentDrafts.saveFile(draft, { path, expectedVersion: 0, base, text }, carla)
    await page.goto(`${desk.url}/catalogo?rascunho=${draft}&achado=rascunho`)
    await page
      .getByRole('checkbox', { name: /^Marcar / })
      .first()
      .check()
    await page.getByRole('combobox', { name: 'Preço', exact: true }).selectOption('valor')
    await page.getByLabel('Valor ou porcentagem').fill('20,00')
    await page.getByRole('button', { name: 'Ver o que muda' }).click()
    await page.getByLabel(/preço de 1 un$/).fill('20,00')
    await page.getByLabel(/preço de 10 un$/).fill('180,00')
    await page.getByRole('button', { name: 'Ver de novo' }).click()
    const changes = page.getByRole('region', { name: 'O que muda' })
    await expect(changes).toContainText('R$ 20,00')
    await expect(changes).toContainText('R$ 180,00')
    await page.getByRole('button', { name: 'Salvar no rascunho' }).click()
    await expect(page.getByRole('status')).toContainText('1 produto mudou no rascunho')
    const saved = (await desk.store.contentDrafts.draft(draft))?.files.find((file) => file.path === path)?.text
    expect(saved).toMatch(/currentPrice: 180/)
  },
)

test(
  'a row of a sheet that names no product becomes one in the draft, in the words of the workshop',
  { tag: '@both-stores' },
  async ({ page: ana, desk }) => {
    await comeIn(ana, desk, 'Ana da planilha')
    await ana.goto(`${desk.url}/catalogo/planilha`)
    const rows = [
      'Código;Nome;Tipo;Fabricante;Modelos;Pontas;Paciente',
      'ZZPLAN1;Cabo de ECG de 5 vias para Mindray de teste;Cabos de ECG;Mindray;iMEC 10;Redondo de 12 pinos, ECG Mindray;Adulto',
    ]
    await ana
      .getByLabel('Planilha em CSV ou .xlsx')
      .setInputFiles({ name: 'novas.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
    await ana.getByRole('button', { name: 'Ver o que muda' }).click()
    await expect(ana.getByText('1 linha traz um código novo')).toBeVisible()
    await expectAccessible(ana)
    await ana.getByRole('checkbox', { name: 'Criar os produtos no rascunho' }).check()
    await ana.getByRole('button', { name: 'Ver o que muda' }).click()
    const changes = ana.getByRole('region', { name: 'O que muda' })
    await expect(changes).toContainText('1 produto novo')
    await expect(changes).not.toContainText('incompleto')
    await ana.getByRole('button', { name: 'Salvar no rascunho' }).click()
    await expect(ana.getByRole('status')).toContainText('1 produto')
  },
)
