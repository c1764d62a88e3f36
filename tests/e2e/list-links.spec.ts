import { expect, test } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { expectAccessible } from './accessible.ts'
import { isPhone, open, whatsappText } from './pages.ts'
import { pageCount } from './pdf.ts'
import { checkList, cartLines, resultHeading } from './quick-order.ts'
import { shop } from './shop.ts'

/** A list that travels in a link: opened, printed as a request, and read from paper. */

/** A list of 41 different codes: all variants of the small shop, and further products. */
const longList = [
  ...['N', 'P', 'A', 'G', 'O'].flatMap((size) => [`BP05${size}1`, `BP05${size}2`]),
  ...['1', '3', '5'].flatMap((maker) => ['1', '2', '3', '4'].map((end) => `EID${maker}0${end}`)),
  ...['A', 'B', 'C', 'D', 'E', 'F'].map((maker) => `CAP01${maker}`),
  ...'C3VGA2 C5VGA2 C3VGA3 C5VGA3 TPNI05 TPNI05N SCD03 SCD04 CP06 CP07'.split(' '),
  'ST 05 E',
  'ST 05 S',
  'LL 01 F',
]

test('a list link shows its list and leaves the cart alone; its request prints on three pages at the most', async ({
  page,
}) => {
  await checkList(page, longList.map((code, index) => `${code}\t${(index % 2) + 1}`).join('\n'))
  await expect(resultHeading(page)).toHaveText('41 de 41 encontrados')
  const request = page.getByRole('link', { name: 'Gerar solicitação (PDF com CNPJ)' })
  // On wide screens the link to the document stays in view, however long the list is.
  if (!isPhone(page)) await expect(request).toBeInViewport()
  const href = await request.getAttribute('href')
  const fragment = href?.split('#')[1] ?? ''
  expect(`${shop.siteUrl}/pedido-rapido#${fragment}`.length).toBeLessThanOrEqual(600)

  await open(page, `/pedido-rapido#${fragment}`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Lista recebida: 41 itens' })).toBeVisible()
  expect(await cartLines(page)).toEqual([])
  await page.getByRole('button', { name: 'Substituir o carrinho' }).click()
  await expect.poll(() => cartLines(page)).toHaveLength(41)

  await open(page, `/solicitacao#${fragment}`)
  await page.getByRole('textbox', { name: 'CNPJ' }).fill('12.ABC.345/01DE-36')
  await expect(page.getByText('Confira o CNPJ: os dígitos verificadores não combinam.')).toBeVisible()
  await page.getByRole('textbox', { name: 'CNPJ' }).fill('12abc34501de35')
  const paper = page.getByRole('article', { name: 'Documento' })
  await expect(paper).toContainText('12.ABC.345/01DE-35')
  await expect(paper.getByRole('img', { name: 'QR code da lista' })).toBeVisible()
  await expectAccessible(page)
  expect(pageCount(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(3)
  const text = whatsappText(await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href'))
  expect(text).toContain('CNPJ: 12.ABC.345/01DE-35')
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Etiquetas' }).click()
  await expect(page.getByRole('img', { name: 'QR code de LL 01 F' })).toBeVisible()
  // Each sheet is a list of its own: no engine breaks a page within a row of labels.
  const sheets = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('img', { name: /^QR code de/ }) })
  await expect(sheets.first().getByRole('listitem')).toHaveCount(24)
  await expect(sheets.last().getByRole('listitem')).toHaveCount(17)
  expect(pageCount(await page.pdf({ preferCSSPageSize: true }))).toBe(2)
})

test.describe('as sharp as on paper', () => {
  // 300 dots an inch.
  test.use({ deviceScaleFactor: 300 / 96 })

  test('the QR code of a long list, 25 mm wide, leads to the list', async ({ page }) => {
    await checkList(page, longList.join('\n'))
    await expect(resultHeading(page)).toHaveText('41 de 41 encontrados')
    const href = await page.getByRole('link', { name: 'Gerar solicitação (PDF com CNPJ)' }).getAttribute('href')
    await open(page, href ?? '')
    const code = page.getByRole('img', { name: 'QR code da lista' })
    await expect(code).toBeVisible()
    const { data, info } = await sharp(await code.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    // The code is at most 25 mm wide, plus the pixels on its edges.
    expect(info.width).toBeLessThanOrEqual(Math.ceil((25 / 25.4) * 300) + 1)
    expect(decodeQR({ width: info.width, height: info.height, data }, { timeLimit: 10_000 })).toBe(
      `${shop.siteUrl}/pedido-rapido#${href?.split('#')[1]}`,
    )
  })
})

test('a link whose # a program has written as %23 opens its list', async ({ page }) => {
  await checkList(page, 'CP06 x 3\nCP07')
  const href = await page.getByRole('link', { name: 'Gerar solicitação (PDF com CNPJ)' }).getAttribute('href')
  const fragment = href?.split('#')[1] ?? ''
  for (const path of ['/pedido-rapido', '/solicitacao']) {
    await open(page, `${path}%23${fragment}`)
    await expect(page).toHaveURL(`${path}#${fragment}`)
  }
  await expect(page.getByRole('article', { name: 'Documento' })).toContainText('CP06')
  await open(page, `/pedido-rapido%23${fragment}`)
  await expect(page.getByRole('heading', { name: 'Lista recebida: 2 itens' })).toBeVisible()
})

test('a link that is cut or of another version says so', { tag: '@all' }, async ({ page }) => {
  await open(page, '/pedido-rapido#L9-CP06.1.AA')
  await expect(page.getByRole('alert')).toContainText('versão mais nova')
  await page.goto('/pedido-rapido#L1-CP06.1.AA-CP0')
  await expect(page.getByRole('alert')).toContainText('incompleto')
  await page.goto('/pedido-rapido#L1-CP06.1.AA-ZZZ99.2.AA')
  await expect(page.getByRole('alert').first()).toContainText('CP06 × 1: este código mudou de produto')
  await expect(page.getByRole('alert').last()).toContainText('ZZZ99 × 2: este código saiu do catálogo')
})
