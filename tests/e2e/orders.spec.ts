import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { expectAccessible } from './accessible.ts'
import { isPhone } from './list-page.ts'
import { open, whatsappText } from './pages.ts'
import { box, check, lines, result, row } from './quick-order.ts'
import { shop } from './shop.ts'

/** From a list of codes to a request: quick order, links, the document, saved lists. */

/** Everything that the small shop sells in variants, and more: 41 different codes. */
const longList = [
  ...['N', 'P', 'A', 'G', 'O'].flatMap((size) => [`BP05${size}1`, `BP05${size}2`]),
  ...['1', '3', '5'].flatMap((maker) => ['1', '2', '3', '4'].map((end) => `EID${maker}0${end}`)),
  ...['A', 'B', 'C', 'D', 'E', 'F'].map((maker) => `CAP01${maker}`),
  ...'C3VGA2 C5VGA2 C3VGA3 C5VGA3 TPNI05 TPNI05N SCD03 SCD04 CP06 CP07'.split(' '),
  'ST 05 E',
  'ST 05 S',
  'LL 01 F',
]

test(
  'a pasted list is checked line by line, and one button adds what is sure; Desfazer takes it back',
  { tag: '@phone' },
  async ({ page }) => {
    await check(page, 'Bom dia!\nC5VGA2 x 3\n2 un CP06\nCP06 1\nST 05 2\nC5VGA9 1\nCP07 2,5\nSCD03 0')
    await expect(result(page)).toHaveText('3 de 6 encontrados')
    await expect(box(page)).toBeFocused()
    await expect(row(page, 4)).toContainText('Conector')
    await expect(row(page, 6).getByRole('button', { name: /^C5VGA2 × 1/ })).toBeVisible()
    await row(page, 5)
      .getByRole('button', { name: /^ST 05 E × 2/ })
      .click()
    await page.getByRole('textbox', { name: 'Quantidade da linha 7' }).fill('5')
    await expect(result(page)).toHaveText('5 de 6 encontrados')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Adicionar 4 itens ao carrinho' }).click()
    await expect(page.getByText('No carrinho: 4 itens da lista.')).toBeVisible()
    // Enter goes on; it does not take back what was just done.
    await expect(page.getByRole('main').getByRole('link', { name: 'Ver carrinho' })).toBeFocused()
    await expect(box(page)).toHaveValue('C5VGA9 1')
    expect((await lines(page)).map(({ quantity }) => quantity)).toEqual([3, 3, 2, 5])
    await page.getByRole('button', { name: 'Desfazer' }).press('Enter')
    await expect(page.getByText('Desfeito: o carrinho está como antes.')).toBeVisible()
    expect(await lines(page)).toEqual([])
  },
)

test('a line of the table is corrected, taken out and brought back where it stands', async ({ page }) => {
  await open(page, '/pedido-rapido')
  await box(page).fill('C5VGA2 x 3\nXX99 2\nCP06 1')
  // Read as it is typed: no button is pressed.
  await expect(result(page)).toHaveText('2 de 3 encontrados')
  await page.getByLabel('Código da linha 2').fill('CP07')
  await page.getByLabel('Código da linha 2').press('Enter')
  await expect(result(page)).toHaveText('3 de 3 encontrados')
  await expect(page.getByLabel('Quantidade da linha 2')).toHaveValue('2')
  await page.getByRole('button', { name: 'Retirar a linha 3' }).click()
  await expect(result(page)).toHaveText('2 de 2 encontrados')
  // What was decided stays when another line is written.
  await box(page).press('Control+End')
  await box(page).pressSequentially('\nSCD03 4')
  await expect(result(page)).toHaveText('3 de 3 encontrados')
  await page.getByRole('button', { name: 'Trazer de volta a linha retirada' }).click()
  await expect(result(page)).toHaveText('4 de 4 encontrados')
  await page.getByRole('button', { name: 'Adicionar 4 itens ao carrinho' }).click()
  await expect.poll(async () => (await lines(page)).map(({ quantity }) => quantity)).toEqual([3, 2, 1, 4])
})

test('a sheet from a file is read by its columns, in the characters of old spreadsheets too', async ({ page }) => {
  await open(page, '/pedido-rapido')
  const sheet = Buffer.from(
    'Código;Opções;Qtd;Observação\r\nC5VGA2;;3;3º andar\r\nSSP01;tipo: Reutilizável;2;\r\n',
    'latin1',
  )
  const file = page.getByLabel('Abrir planilha')
  await file.setInputFiles({ name: 'pedido.csv', mimeType: 'text/csv', buffer: sheet })
  await page.getByRole('button', { name: 'Conferir lista' }).click()
  await expect(result(page)).toHaveText('2 de 2 encontrados')
  await page.getByRole('button', { name: 'Adicionar 2 itens ao carrinho' }).click()
  await expect.poll(() => lines(page)).toHaveLength(2)
  expect(await lines(page)).toMatchObject([
    { quantity: 3, note: '3º andar' },
    { quantity: 2, selectedOptions: { tipo: 'reutilizavel' } },
  ])
  await file.setInputFiles({ name: 'pedido.xls', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('x') })
  await expect(page.getByRole('alert')).toHaveText(
    'pedido.xls: abra o arquivo, copie as células e cole no campo acima, ou salve como .xlsx ou .csv.',
  )
})

test('a list link shows its list and leaves the cart alone; its request prints on three pages at the most', async ({
  page,
}) => {
  await check(page, longList.map((code, place) => `${code}\t${(place % 2) + 1}`).join('\n'))
  await expect(result(page)).toHaveText('41 de 41 encontrados')
  const request = page.getByRole('link', { name: 'Gerar solicitação (PDF com CNPJ)' })
  // However long the list: where there is room for it, the document is a press away.
  if (!isPhone(page)) await expect(request).toBeInViewport()
  const href = await request.getAttribute('href')
  const fragment = href?.split('#')[1] ?? ''
  expect(`${shop.siteUrl}/pedido-rapido#${fragment}`.length).toBeLessThanOrEqual(600)

  await open(page, `/pedido-rapido#${fragment}`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Lista recebida: 41 itens' })).toBeVisible()
  expect(await lines(page)).toEqual([])
  await page.getByRole('button', { name: 'Substituir o carrinho' }).click()
  await expect.poll(() => lines(page)).toHaveLength(41)

  await open(page, `/solicitacao#${fragment}`)
  await page.getByRole('textbox', { name: 'CNPJ' }).fill('12.ABC.345/01DE-36')
  await expect(page.getByText('Confira o CNPJ: os dígitos verificadores não combinam.')).toBeVisible()
  await page.getByRole('textbox', { name: 'CNPJ' }).fill('12abc34501de35')
  const paper = page.getByRole('article', { name: 'Documento' })
  await expect(paper).toContainText('12.ABC.345/01DE-35')
  await expect(paper.getByRole('img', { name: 'QR code da lista' })).toBeVisible()
  await expectAccessible(page)
  const pages = Number(/\/Count (\d+)/.exec((await page.pdf({ preferCSSPageSize: true })).toString('latin1'))?.[1])
  expect(pages).toBeLessThanOrEqual(3)
  const text = whatsappText(await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href'))
  expect(text).toContain('CNPJ: 12.ABC.345/01DE-35')
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Etiquetas' }).click()
  await expect(page.getByRole('img', { name: 'QR code de LL 01 F' })).toBeVisible()
  const labels = Number(/\/Count (\d+)/.exec((await page.pdf({ preferCSSPageSize: true })).toString('latin1'))?.[1])
  expect(labels).toBe(2)
})

test.describe('as sharp as on paper', () => {
  // 300 dots an inch.
  test.use({ deviceScaleFactor: 300 / 96 })

  test('the QR code of a long list, 25 mm wide, leads to the list', async ({ page }) => {
    await check(page, longList.join('\n'))
    await expect(result(page)).toHaveText('41 de 41 encontrados')
    const href = await page.getByRole('link', { name: 'Gerar solicitação (PDF com CNPJ)' }).getAttribute('href')
    await open(page, href ?? '')
    const code = page.getByRole('img', { name: 'QR code da lista' })
    await expect(code).toBeVisible()
    const { data, info } = await sharp(await code.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    // 25 mm, and the pixels on which its edges lie.
    expect(info.width).toBeLessThanOrEqual(Math.ceil((25 / 25.4) * 300) + 1)
    expect(decodeQR({ width: info.width, height: info.height, data }, { timeLimit: 10_000 })).toBe(
      `${shop.siteUrl}/pedido-rapido#${href?.split('#')[1]}`,
    )
  })
})

test('a link that is cut or of another version says so', async ({ page }) => {
  await open(page, '/pedido-rapido#L9-CP06.1.AA')
  await expect(page.getByRole('alert')).toContainText('versão mais nova')
  await page.goto('/pedido-rapido#L1-CP06.1.AA-CP0')
  await expect(page.getByRole('alert')).toContainText('incompleto')
  await page.goto('/pedido-rapido#L1-CP06.1.AA-ZZZ99.2.AA')
  await expect(page.getByRole('alert').first()).toContainText('CP06 × 1: este código mudou de produto')
  await expect(page.getByRole('alert').last()).toContainText('ZZZ99 × 2: este código saiu do catálogo')
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a list is saved, shown in other tabs, repeated with its notes, taken out and in, also offline', async ({
    context,
    page,
  }) => {
    await check(page, 'Código;Qtd;Obs\nC5VGA2;3;UTI 2\nCP06;1;')
    await page.getByRole('button', { name: 'Adicionar 2 itens ao carrinho' }).click()
    await page.getByText('No carrinho: 2 itens da lista.').waitFor()
    const other = await context.newPage()
    await open(other, '/minhas-listas')
    await open(page, '/carrinho')
    await page.getByRole('link', { name: 'Salvar lista' }).click()
    await expect(page.getByRole('textbox', { name: 'Salvar o carrinho como lista' })).toBeFocused()
    await page.keyboard.type('UTI adulto')
    await page.getByRole('button', { name: 'Salvar lista' }).click()
    await expect(other.getByRole('heading', { name: 'UTI adulto' })).toBeVisible()
    await other.close()
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
  await check(page, 'CP06 2')
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
  await expect(page.getByText('A lista não foi guardada')).toBeVisible()
})

test('nothing of the institution is sent or kept unless it is asked for, and Apagar erases it', async ({ page }) => {
  await check(page, 'CP06 2')
  await page.getByRole('link', { name: 'Gerar solicitação (PDF com CNPJ)' }).click()
  const company = page.getByRole('textbox', { name: 'Razão social' })
  await company.waitFor()
  await page.waitForLoadState('networkidle')
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const kept = () => page.evaluate((key) => localStorage.getItem(key), `${shop.slug}-solicitante`)
  await company.fill('Hospital de Teste')
  expect(await kept()).toBeNull()
  await page.getByRole('checkbox', { name: 'Lembrar neste aparelho' }).check()
  expect(await kept()).toContain('Hospital de Teste')
  await page.getByRole('button', { name: 'Apagar' }).click()
  await expect(company).toHaveValue('')
  expect(await kept()).toBeNull()
  expect(sent.filter((request) => /hospital|teste/i.test(request))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the server answers the list with a table and the ways to send it', async ({ page }) => {
    await page.goto('/pedido-rapido')
    await box(page).fill('C5VGA2 x 3\nST 05 2\nCPO6 1\nCP7 2\nBom dia')
    await page.getByRole('button', { name: 'Conferir lista' }).click()
    await expect(page.getByRole('heading', { name: '1 de 4 encontrados' })).toBeVisible()
    const unknown = page.getByRole('row', { name: /CPO6 1/ })
    await expect(unknown).toContainText('código não encontrado')
    await expect(unknown.getByRole('link', { name: /^CP06/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /CP7 2/ })).toContainText('lido como CP07')
    const link = page.getByRole('main').getByRole('link', { name: 'Solicitar via WhatsApp' })
    expect(whatsappText(await link.getAttribute('href'))).toContain('1) C5VGA2 x3')
    await expect(page.getByRole('link', { name: 'Solicitar por e-mail' })).toHaveAttribute('href', /^mailto:/)
  })
})
