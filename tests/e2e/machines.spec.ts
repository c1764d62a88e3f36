import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { open } from './pages.ts'
import { shop } from './shop.ts'

const model = '/compatibilidade/mindray/umec-12'
const ownMachinesChip = (page: Page) => page.getByRole('link', { name: /^Meus equipamentos/ }).filter({ visible: true })

/** Saves a model among the visitor's machines, on its page. */
async function saveMachine(page: Page, path: string) {
  await open(page, path)
  await page.getByRole('button', { name: 'Salvar em meus equipamentos' }).click()
  await expect(page.getByRole('button', { name: 'Salvo em meus equipamentos' })).toBeVisible()
}

test('a saved machine narrows lists, is named on its parts, and leads to all parts', async ({ page }) => {
  await open(page, '/acessorios-componentes')
  await expect(ownMachinesChip(page)).toHaveCount(0)
  await saveMachine(page, model)
  await open(page, '/produto/cabo-ecg-mindray-5-vias')
  await expect(page.getByText('Compatível com o seu uMEC 12')).toBeVisible()
  await open(page, '/produto/cabo-pi-dixtal')
  await expect(page.getByText(/^Compatível com DX .* segundo a ficha/)).toBeVisible()
  await expect(page.getByText(/^Compatível com o seu/)).toHaveCount(0)
  await open(page, '/acessorios-componentes?tipo=cabos-ecg')
  await ownMachinesChip(page).click()
  await expect(page).toHaveURL('/acessorios-componentes?tipo=cabos-ecg&modelo=umec-12')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await ownMachinesChip(page).click()
  await expect(page).toHaveURL('/acessorios-componentes?tipo=cabos-ecg')
  await open(page, '/minhas-listas')
  await page.getByRole('link', { name: 'Ver as peças de todos' }).click()
  await expect(page).toHaveURL('/acessorios-componentes?modelo=umec-12')
})

test('machines are live between tabs, and erased all at once', async ({ page, context }) => {
  await open(page, '/minhas-listas')
  const section = page.getByRole('region', { name: 'Meus equipamentos' })
  await expect(section).toContainText('Nenhum equipamento ainda')
  const otherTab = await context.newPage()
  await saveMachine(otherTab, model)
  await saveMachine(otherTab, '/compatibilidade/dixtal/dx-2020')
  await expect(section.getByRole('listitem')).toHaveCount(2)
  await section.getByRole('button', { name: 'Remover Mindray uMEC 12' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await section.getByRole('button', { name: 'Apagar tudo' }).click()
  await expect(section).toContainText('Nenhum equipamento ainda')
  await expect(otherTab.getByRole('button', { name: 'Salvar em meus equipamentos' })).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), `${shop.slug}-meus-equipamentos`)).toBeNull()
})

test('machines travel with the lists in one file', async ({ page }) => {
  await saveMachine(page, model)
  await open(page, '/minhas-listas')
  const section = page.getByRole('region', { name: 'Meus equipamentos' })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar listas e equipamentos' }).click()
  const file = await readFile(await (await download).path())
  await section.getByRole('button', { name: 'Apagar tudo' }).click()
  await page
    .getByLabel('Importar')
    .setInputFiles({ name: 'minhas-listas.json', mimeType: 'application/json', buffer: file })
  await expect(section.getByRole('listitem')).toHaveText([/^Mindray uMEC 12/])
  await expectAccessible(page)
})
