import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { open } from './pages.ts'
import { listBox, checkList, cartLines, resultHeading, listRow } from './quick-order.ts'
import { shop } from './shop.ts'

/** From a list of codes to a request: quick order, the document, saved lists. */

test(
  'a pasted list is checked line by line, and one button adds what is sure; Desfazer takes it back',
  { tag: '@phone' },
  async ({ page }) => {
    await checkList(page, 'Bom dia!\nC5VGA2 x 3\n2 un CP06\nCP06 1\nST 05 2\nC5VGA9 1\nCP07 2,5\nSCD03 0')
    await expect(resultHeading(page)).toHaveText('3 de 6 encontrados')
    await expect(listBox(page)).toBeFocused()
    await expect(listRow(page, 4)).toContainText('Conector')
    await expect(listRow(page, 6).getByRole('button', { name: /^C5VGA2 × 1/ })).toBeVisible()
    await listRow(page, 5)
      .getByRole('button', { name: /^ST 05 E × 2/ })
      .click()
    await page.getByRole('textbox', { name: 'Quantidade da linha 7' }).fill('5')
    await expect(resultHeading(page)).toHaveText('5 de 6 encontrados')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Adicionar 4 itens ao carrinho' }).click()
    await expect(page.getByText('No carrinho: 4 itens da lista.')).toBeVisible()
    // The focus is on the link onward, so that Enter does not undo the addition.
    await expect(page.getByRole('main').getByRole('link', { name: 'Ver carrinho' })).toBeFocused()
    await expect(listBox(page)).toHaveValue('C5VGA9 1')
    expect((await cartLines(page)).map(({ quantity }) => quantity)).toEqual([3, 3, 2, 5])
    await page.getByRole('button', { name: 'Desfazer' }).press('Enter')
    await expect(page.getByText('Desfeito: o carrinho está como antes.')).toBeVisible()
    expect(await cartLines(page)).toEqual([])
  },
)

test(
  'a line of the table is corrected, taken out and brought back where it stands',
  { tag: '@all' },
  async ({ page }) => {
    await open(page, '/pedido-rapido')
    await listBox(page).fill('C5VGA2 x 3\nXX99 2\nCP06 1')
    // Read as it is typed: no button is pressed.
    await expect(resultHeading(page)).toHaveText('2 de 3 encontrados')
    await page.getByLabel('Código da linha 2').fill('CP07')
    await page.getByLabel('Código da linha 2').press('Enter')
    await expect(resultHeading(page)).toHaveText('3 de 3 encontrados')
    await expect(page.getByLabel('Quantidade da linha 2')).toHaveValue('2')
    await page.getByRole('button', { name: 'Retirar a linha 3' }).click()
    await expect(resultHeading(page)).toHaveText('2 de 2 encontrados')
    // What was decided stays when another line is written.
    await listBox(page).press('Control+End')
    await listBox(page).pressSequentially('\nSCD03 4')
    await expect(resultHeading(page)).toHaveText('3 de 3 encontrados')
    await page.getByRole('button', { name: 'Trazer de volta a linha retirada' }).click()
    await expect(resultHeading(page)).toHaveText('4 de 4 encontrados')
    await page.getByRole('button', { name: 'Adicionar 4 itens ao carrinho' }).click()
    await expect.poll(async () => (await cartLines(page)).map(({ quantity }) => quantity)).toEqual([3, 2, 1, 4])
  },
)

test(
  'a sheet from a file is read by its columns, in the characters of old spreadsheets too',
  { tag: '@all' },
  async ({ page }) => {
    await open(page, '/pedido-rapido')
    const sheet = Buffer.from(
      'Código;Opções;Qtd;Observação\r\nC5VGA2;;3;3º andar\r\nSSP01;tipo: Reutilizável;2;\r\n',
      'latin1',
    )
    const file = page.getByLabel('Abrir planilha')
    await file.setInputFiles({ name: 'pedido.csv', mimeType: 'text/csv', buffer: sheet })
    await page.getByRole('button', { name: 'Conferir lista' }).click()
    await expect(resultHeading(page)).toHaveText('2 de 2 encontrados')
    await page.getByRole('button', { name: 'Adicionar 2 itens ao carrinho' }).click()
    await expect.poll(() => cartLines(page)).toHaveLength(2)
    expect(await cartLines(page)).toMatchObject([
      { quantity: 3, note: '3º andar' },
      { quantity: 2, selectedOptions: { tipo: 'reutilizavel' } },
    ])
    await file.setInputFiles({
      name: 'pedido.xls',
      mimeType: 'application/vnd.ms-excel',
      buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    })
    await expect(page.getByRole('alert')).toHaveText(
      'pedido.xls: é um arquivo antigo do Office (.xls, .doc). Abra-o, copie as células e cole no campo acima, ou salve como .xlsx.',
    )
  },
)

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a list is saved, shown in other tabs, repeated with its notes, taken out and in, also offline', async ({
    context,
    page,
  }) => {
    await checkList(page, 'Código;Qtd;Obs\nC5VGA2;3;UTI 2\nCP06;1;')
    await page.getByRole('button', { name: 'Adicionar 2 itens ao carrinho' }).click()
    await page.getByText('No carrinho: 2 itens da lista.').waitFor()
    const otherTab = await context.newPage()
    await open(otherTab, '/minhas-listas')
    await open(page, '/carrinho')
    await page.getByRole('link', { name: 'Salvar lista' }).click()
    await expect(page.getByRole('textbox', { name: 'Salvar o carrinho como lista' })).toBeFocused()
    await page.keyboard.type('UTI adulto')
    await page.getByRole('button', { name: 'Salvar lista' }).click()
    await expect(otherTab.getByRole('heading', { name: 'UTI adulto' })).toBeVisible()
    await otherTab.close()
    await expectAccessible(page)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar listas e equipamentos' }).click()
    const exported = readFileSync(await (await download).path(), 'utf8')
    const broken = exported.replace('"quantity":1', '"quantity":-1')
    await page
      .getByLabel('Importar', { exact: true })
      .setInputFiles({ name: 'listas.json', mimeType: 'application/json', buffer: Buffer.from(broken) })
    await expect(page.getByRole('alert')).toHaveText('Lista “UTI adulto”, linha 2: não foi possível ler.')
    await expect(page.getByRole('heading', { name: 'UTI adulto (2)' })).toBeVisible()

    await page.getByRole('link', { name: 'Repetir UTI adulto', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'UTI adulto: 2 itens' })).toBeVisible()
    await expect(page.getByText('Obs.: UTI 2')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/pedido-rapido')))).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('Obs.: UTI 2')).toBeVisible()
  })
})

test('what the device cannot keep is said', async ({ page }) => {
  await checkList(page, 'CP06 2')
  await page.getByRole('button', { name: 'Adicionar 1 item ao carrinho' }).click()
  await page.getByText('No carrinho: 1 item da lista.').waitFor()
  await open(page, '/minhas-listas')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByRole('textbox', { name: 'Salvar o carrinho como lista' }).fill('UTI')
  await page.getByRole('button', { name: 'Salvar lista' }).click()
  await expect(page.getByText('A lista não foi salva')).toBeVisible()
})

test('nothing of the institution is sent or kept unless it is asked for, and Apagar erases it', async ({ page }) => {
  await checkList(page, 'CP06 2')
  await page.getByRole('link', { name: 'Gerar solicitação (PDF com CNPJ)' }).click()
  const company = page.getByRole('textbox', { name: 'Razão social' })
  await company.waitFor()
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  const storedBuyer = () => page.evaluate((key) => localStorage.getItem(key), `${shop.slug}-solicitante`)
  await company.fill('Hospital de Teste')
  expect(await storedBuyer()).toBeNull()
  await page.getByRole('checkbox', { name: 'Lembrar neste aparelho' }).check()
  expect(await storedBuyer()).toContain('Hospital de Teste')
  await page.getByRole('button', { name: 'Apagar' }).click()
  await expect(company).toHaveValue('')
  expect(await storedBuyer()).toBeNull()
  expect(requests.filter((request) => /hospital|teste/i.test(request))).toEqual([])
})
