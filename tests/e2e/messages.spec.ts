import { expect, test, type Locator, type Page } from '@playwright/test'
import { products, searchField, suggestions } from './list-page.ts'
import { open, siteSearch, storedCart } from './pages.ts'

const list = 'C5VG14 3\nEID301 1\nC5VGA2 2\nXK4471 5'

async function paste(into: Locator, text: string): Promise<void> {
  await into.focus()
  await into.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

async function expectQuickOrder(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/pedido-rapido\?lista=/)
  await expect(page.getByLabel('Lista de códigos')).toHaveValue(list)
  await expect(page.getByRole('main')).toContainText('Cabo de ECG de 5 vias para Mindray')
  await expect(page.getByRole('main')).toContainText('ão encontrado')
}

test('a pasted list is offered to the quick order from the search’s field and from its results', async ({ page }) => {
  await open(page, '/acessorios-componentes')
  await paste(searchField(page), list)
  const offer = suggestions(page).filter({ hasText: 'Abrir 4 códigos no pedido rápido' })
  await offer.click()
  await expectQuickOrder(page)
  await open(page, `/acessorios-componentes?search=${encodeURIComponent(list.replaceAll('\n', '; '))}`)
  await expect(products(page)).toHaveCount(3)
  await expect(products(page).first()).toContainText('C5VG14')
  await expect(page.getByText('Não temos o código “XK4471”')).toBeVisible()
  await page.getByRole('link', { name: 'Abrir 4 códigos no pedido rápido' }).click()
  await expectQuickOrder(page)
})

test('a list pasted into the search of every page is offered to the quick order', async ({ page }) => {
  await open(page, '/blog')
  await paste(await siteSearch(page), list)
  await suggestions(page).filter({ hasText: 'Abrir 4 códigos no pedido rápido' }).click()
  await expectQuickOrder(page)
})

for (const path of ['/equipamentos', '/categoria/cabos-de-ecg']) {
  test(
    `a list pasted into the plain search of ${path} is offered to the quick order`,
    { tag: path === '/equipamentos' ? '@all' : [] },
    async ({ page }) => {
      await open(page, path)
      const box = page.getByRole('main').locator('input[name="search"]')
      await box.fill('C5VG14')
      await paste(box, list)
      await page.getByRole('link', { name: 'Conferir este texto no pedido rápido' }).click()
      await expectQuickOrder(page)
    },
  )
}

test('a begun model is suggested with its number of parts and leads to its page', { tag: '@all' }, async ({ page }) => {
  await open(page, '/acessorios-componentes')
  await searchField(page).fill('beneview t5')
  await suggestions(page)
    .filter({ hasText: /^BeneView T5: \d peças$/ })
    .click()
  await expect(page).toHaveURL('/compatibilidade/mindray/beneview-t5')
})

test('an unknown code suggests the near ones', { tag: '@all' }, async ({ page }) => {
  await open(page, '/acessorios-componentes')
  await searchField(page).fill('C5VG15')
  await expect(suggestions(page).filter({ hasText: 'Código parecido' }).first()).toContainText('C5VG14')
})

test('what was left out is said, and one press insists on it', { tag: '@all' }, async ({ page }) => {
  await open(page, '/acessorios-componentes?search=galvanizado+listrado+cabo+ecg+mindray')
  await expect(products(page).first()).toContainText('Mindray')
  await expect(page.getByText('Sem “galvanizado” e “listrado”.')).toBeVisible()
  await page.getByRole('link', { name: 'Exigir essas palavras' }).click()
  await expect(page).toHaveURL(/search=%22galvanizado%22\+%22listrado%22\+cabo\+ecg\+mindray/)
  await expect(page.getByRole('heading', { name: 'Nenhum produto encontrado' })).toBeVisible()
})

test('the quantity beside a code stands on the card and goes into the cart', async ({ page }) => {
  await open(page, '/acessorios-componentes?search=C5VG14+3')
  await expect(products(page)).toHaveCount(1)
  await expect(products(page)).toContainText('3 ×')
  await products(page)
    .getByRole('button', { name: /adicionar/i })
    .click()
  await expect.poll(async () => JSON.parse((await storedCart(page)) ?? '{}').items?.[0]?.quantity).toBe(3)
})
