import { expect, test, type Page } from '@playwright/test'
import { filterBy, products } from './list-page.ts'
import { open, settled } from './pages.ts'

/** As Google Translate does: every text becomes a text within two `<font>`, and so do texts that come later. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrapAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        const parent = text.parentElement
        if (!parent || !text.nodeValue?.trim() || parent.closest('font, script, style, select, textarea, svg')) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.append(`${text.nodeValue} `)
        outer.append(inner)
        text.parentNode?.replaceChild(outer, text)
      }
    }
    wrapAll()
    new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

test('a translated page goes on working', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await open(page, '/acessorios-componentes')
  await page.waitForLoadState('networkidle')
  await settled(page)
  await translate(page)
  await filterBy(page, 'Marca', /^Philips/)
  await expect(page).toHaveURL(/marca=philips/)
  await expect(products(page)).toHaveCount(3)
  await page.getByRole('link', { name: /^Remover Marca/ }).click()
  await expect(products(page)).toHaveCount(20)

  await products(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/produto\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.goBack()
  await expect(products(page)).toHaveCount(20)

  await page.getByRole('link', { name: /^Abrir carrinho/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar comprando' }).click()
  const add = page.getByRole('main').getByRole('button', { name: 'Adicionar ao Carrinho' }).first()
  await add.click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await add.click()
  await expect(page.getByRole('dialog').getByLabel(/^Quantidade/)).toHaveValue('2')
  await page.getByRole('dialog').getByRole('button', { name: 'Limpar' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(0)
  expect(errors).toEqual([])
})
