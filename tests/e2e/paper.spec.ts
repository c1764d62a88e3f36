import { expect, test } from '@playwright/test'
import { addToCart, open } from './pages.ts'
import { textsOfPages } from './pdf.ts'
import { checkList, resultHeading, listRow } from './quick-order.ts'
import { shop } from './shop.ts'

/** What pages are on paper besides the documents that are made for it. */

test('a checked list on paper is its table and whose page it is, without fields to type in', async ({ page }) => {
  await checkList(page, 'C5VGA2 x 3\nCP06 1')
  await expect(resultHeading(page)).toHaveText('2 de 2 encontrados')
  await page.emulateMedia({ media: 'print' })
  await expect(listRow(page, 2)).toBeVisible()
  await expect(page.getByLabel('Código da linha 1')).toHaveCSS('border-top-width', '0px')
  await expect(page.getByRole('textbox', { name: 'Lista de códigos' })).toBeHidden()
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(shop.phone)).toBeVisible()
  await expect(footer.getByText(`CNPJ ${shop.cnpj}`)).toBeVisible()
  await expect(footer.getByText('Peça um orçamento')).toBeHidden()
})

test('a page whose head on paper tells the company does not repeat it at its foot', async ({ page }) => {
  await addToCart(page, '/produto/1')
  await open(page, '/carrinho')
  await expect(page.getByRole('heading', { name: 'Itens selecionados' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`CNPJ ${shop.cnpj}`)).toHaveCount(2)
  await expect(page.getByText(`CNPJ ${shop.cnpj}`).filter({ visible: true })).toHaveCount(1)
})

test("a category's first products and the company's address are one sheet", async ({ page }) => {
  await open(page, '/categoria/cabos-de-ecg')
  expect(textsOfPages(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(1)
})

test("a page's foot never stands alone on the last sheet", async ({ page }) => {
  await open(page, '/comparar?p=cabo-pi-mindray')
  const main = page.locator('main')
  /** Pieces of text on each sheet, with so much room left above the page's contents. */
  const printed = async (room: number, display = '') => {
    const style = { paddingTop: `${room}px`, display }
    await main.evaluate((element, given) => Object.assign(element.style, given), style)
    return textsOfPages(await page.pdf({ preferCSSPageSize: true }))
  }
  const [foot = 0] = await printed(0, 'none')
  // The foot is higher than the 16 px to which the room is found at which it has none left on the first sheet.
  let [fits, over] = [0, 900]
  expect([(await printed(fits)).length, (await printed(over)).length]).toEqual([1, 2])
  while (over - fits > 16) {
    const middle = (fits + over) / 2
    if ((await printed(middle)).length === 1) fits = middle
    else over = middle
  }
  const [, last] = await printed(over)
  expect(last).toBeGreaterThan(foot)
})
