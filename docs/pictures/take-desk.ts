import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumPath } from '#bench/pages/browser.ts'
import { startDeskProcess } from '#tests/desk/desk-process.ts'
import { comeIn } from '#tests/desk/desk-test.ts'
import { fillDesk } from './desk-sample.ts'

/** After script/build. `node docs/pictures/take-desk.ts`: the pictures of docs/o-dia-a-dia.md, of a desk over made-up data. */
const port = 4470
const folder = join(import.meta.dirname, 'mesa')
const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

mkdirSync(folder, { recursive: true })
const desk = await startDeskProcess(port, 'sqlite', { SITE_DIR: '.' })
// In Portuguese by itself too: fields of moments are the browser's own.
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--lang=pt-BR'] })
try {
  await fillDesk(desk.store)
  const page = await browser.newPage({ viewport: desktop, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  await comeIn(page, desk, 'Ana Souza', ['--administra'])
  await page.goto(`${desk.url}/mensagens`)
  await keep(page, 'mensagens')
  await page.setViewportSize(phone)
  await page.goto(`${desk.url}/mensagens`)
  await keep(page, 'mensagens-celular')
  await page.setViewportSize(desktop)
  await page.goto(`${desk.url}/mensagens/1`)
  await page.getByRole('link', { name: 'Falta saber o modelo' }).click()
  await keep(page, 'resposta')
  await page.goto(`${desk.url}/propostas/1`)
  await keep(page, 'proposta')
  await page.goto(`${desk.url}/avaliacoes/1`)
  await keep(page, 'avaliacao')
  await page.goto(`${desk.url}/dados-pessoais`)
  await page.getByLabel('O que pede').selectOption('eliminação')
  await page.getByLabel('E-mail').fill('carla@example.com')
  await page.getByRole('button', { name: 'Abrir pedido' }).click()
  await keep(page, 'dados-pessoais')
  await page.goto(`${desk.url}/catalogo/cabo-ecg-ge-aha`)
  await page.getByLabel('Descrição').fill('Cabo de ECG em peça única, para os monitores da lista abaixo.')
  await page.getByRole('button', { name: 'Salvar no rascunho' }).first().click()
  await page.goto(`${desk.url}/publicar/1`)
  await keep(page, 'publicar')
} finally {
  await browser.close()
  await desk.end()
}

async function keep(page: Page, name: string): Promise<void> {
  await sharp(await page.screenshot())
    .webp({ quality: 55, effort: 6 })
    .toFile(join(folder, `${name}.webp`))
}
