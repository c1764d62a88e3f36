import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { addToCart, open, whatsappText } from './pages.ts'
import { pageCount } from './pdf.ts'
import { listBox, checkList, cartLines, resultHeading, listRow } from './quick-order.ts'

/** Lists in the buyer's own order: workbooks, columns, numbers; and the sheets that defend a choice. */

test("a workbook keeps the buyer's order and numbers up to the request, and what is not had stays in its place", async ({
  page,
}) => {
  await open(page, '/pedido-rapido')
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.getByLabel('Abrir planilha').setInputFiles('tests/sheets/cotacao.xlsx')
  await expect(resultHeading(page)).toHaveText('3 de 4 encontrados')
  expect(scripts.some((url) => url.includes('read-list-file'))).toBe(true)
  await page.getByText('Corrigir').click()
  await expect(page.getByRole('combobox', { name: 'Descrição' })).toHaveValue('text')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar planilha (CSV)' }).click()
  const sheet = readFileSync(await (await download).path(), 'utf8')
  expect(
    sheet
      .split('\r\n')
      .slice(1, 5)
      .map((line) => line.split(';')[0]),
  ).toEqual(['1', '2', '3', '4'])
  expect(sheet).toMatch(/^3;Ventilador de teto;UN;.*Não identificado no catálogo/m)
  await page.getByRole('link', { name: 'Gerar solicitação (PDF com CNPJ)' }).click()
  const paper = page.getByRole('article', { name: 'Documento' })
  await expect(paper.getByRole('row').nth(3)).toContainText('Ventilador de teto')
  await expect(paper.getByRole('row').nth(3)).toContainText('Não identificado no catálogo')
  await page.getByRole('checkbox', { name: 'Equipamento parado' }).check()
  await page.getByRole('textbox', { name: 'Revisão nº' }).fill('2')
  await page.getByRole('textbox', { name: 'Substitui a solicitação' }).fill('118/2026')
  await page.getByRole('textbox', { name: 'O que mudou' }).fill('mais dois conectores')
  await page.getByRole('textbox', { name: 'Local de entrega' }).fill('Almoxarifado central')
  await expect(paper).toContainText('Revisão 2 de 118/2026')
  await expectAccessible(page)
  const text = whatsappText(await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href'))
  for (const words of [
    'URGENTE: equipamento parado.',
    'O que mudou: mais dois conectores',
    'Local de entrega: Almoxarifado central',
    '(não identificado no catálogo) Ventilador de teto',
    'Item 2',
  ])
    expect(text).toContain(words)
})

test("the buyer's numbers go through the cart: lines that they number apart are not summed", async ({ page }) => {
  await checkList(page, 'Item;Código;Qtd;Cód. interno\n4;CP06;3;10432\n9;CP06;2;10433')
  await page.getByRole('button', { name: 'Adicionar 2 itens ao carrinho' }).click()
  await expect
    .poll(() => cartLines(page))
    .toMatchObject([
      { quantity: 3, buyerLine: { item: '4', code: '10432' } },
      { quantity: 2, buyerLine: { item: '9', code: '10433' } },
    ])
  await open(page, '/solicitacao')
  const paper = page.getByRole('article', { name: 'Documento' })
  await expect(paper.getByRole('row').nth(1)).toHaveText(/^4CP06.*Cód. 10432/)
  await expect(paper.getByRole('row').nth(2)).toHaveText(/^9CP06.*Cód. 10433/)
})

test('the box keeps its list over a reload and the way back; a file that is dropped on it is read', async ({
  page,
}) => {
  await checkList(page, 'CP06 x 3\nCP07 x 2')
  await expect(resultHeading(page)).toHaveText('2 de 2 encontrados')
  await page.reload()
  await expect(listBox(page)).toHaveValue('CP06 x 3\nCP07 x 2')
  await open(page, '/contato')
  await page.goBack()
  await expect(listBox(page)).toHaveValue('CP06 x 3\nCP07 x 2')
  const bytes = [...readFileSync('tests/sheets/cotacao.xlsx')]
  const dropped = await page.evaluateHandle((content) => {
    const files = new DataTransfer()
    files.items.add(new File([Uint8Array.from(content)], 'cotacao.xlsx'))
    return files
  }, bytes)
  await listBox(page).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(resultHeading(page)).toHaveText('3 de 4 encontrados')
})

test('columns that were corrected are remembered for sheets with the same headings', async ({ page }) => {
  await open(page, '/pedido-rapido')
  // Two columns of numbers: which of them counts is not to be guessed.
  await listBox(page).fill('Código;Pedido;Caixa;Peça\nA-1;3;20;C5VGA2\nA-2;4;30;CP06')
  await expect(listRow(page, 3)).toContainText('Qual é a pedida?')
  const question = page.getByRole('group', { name: 'Qual coluna tem a quantidade pedida?' })
  await question.getByRole('button', { name: 'Pedido' }).click()
  await expect(listRow(page, 3)).toContainText('Cód. A-2')
  await expect(page.getByLabel('Quantidade da linha 3')).toHaveValue('4')
  await page.reload()
  await listBox(page).fill('Código;Pedido;Caixa;Peça\nA-7;9;10;CP07\nA-8;2;5;CP06')
  await expect(page.getByLabel('Quantidade da linha 2')).toHaveValue('9')
})

test('a decision sheet sets a part beside others for the same machines, one page each on paper', async ({ page }) => {
  await addToCart(page, '/produto/cabo-ecg-ge-aha?opcao=5-vias')
  await open(page, '/solicitacao')
  await page.getByRole('link', { name: 'Fichas de decisão' }).click()
  const sheet = page.getByRole('article', { name: /^Ficha de/ })
  await expect(sheet).toContainText('C5VGA2')
  await expect(sheet).toContainText('Conferir no equipamento antes de pedir')
  await expect(sheet).toContainText('Engenharia clínica: nome, assinatura e data')
  await expectAccessible(page)
  await open(page, '/ficha?codigos=C5VGA2,CP06,ZZZ99')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('alert')).toContainText('ZZZ99')
  expect(pageCount(await page.pdf({ preferCSSPageSize: true }))).toBe(2)
  expect((await page.goto('/ficha/nada'))?.status()).toBe(404)
})
