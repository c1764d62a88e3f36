import { expect, test, type Page } from '@playwright/test'
import { addToCart, hydrated, isPhone, open } from './pages.ts'

/** A browser that stores nothing, or has no room left: the visitor can still order, and sees a message. */

const notice = /^O navegador está sem espaço ou não permite salvar dados/
const product = '/produto/1'

/** As when the visitor forbids all site data: every access to a storage throws. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
    Object.defineProperty(window, name, { get: refuse })
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: new Promise(() => {}), register: () => Promise.reject(new DOMException('', 'SecurityError')) },
  })
}

/** As when other data take all of the site's room. */
function fillStorage(): void {
  const write: Storage['setItem'] = Reflect.get(Storage.prototype, 'setItem')
  Storage.prototype.setItem = function set(key, value) {
    if (this === localStorage) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    Reflect.apply(write, this, [key, value])
  }
}

/**
 * Failures in the site's files. The router's inline script for scroll positions fails too, but nothing depends on it.
 */
function failures(page: Page): string[] {
  const messages: string[] = []
  page.on('pageerror', ({ stack = '' }) => {
    if (stack.includes('/assets/')) messages.push(stack)
  })
  return messages
}

for (const [name, preventStorage] of [
  ['refused', refuseStorage],
  ['full', fillStorage],
] as const) {
  const tag = name === 'full' ? '@all' : []
  test(
    `with storage ${name}, what was chosen stays while the visitor goes on, and reaches the quote`,
    { tag },
    async ({ page }) => {
      const errors = failures(page)
      await page.addInitScript(preventStorage)
      await addToCart(page, product)
      const drawer = page.getByRole('dialog', { name: 'Carrinho (1)' })
      await expect(drawer.getByText(notice)).toBeVisible()
      await drawer.getByRole('link', { name: 'Ver carrinho completo' }).click()
      await expect(page.getByRole('heading', { name: 'Itens selecionados' })).toBeVisible()
      await expect(page.getByText(notice)).toBeVisible()
      await page.getByRole('button', { name: /^Aumentar quantidade/ }).click()
      await expect(page.getByText('2 itens').first()).toBeVisible()
      await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
      await expect(page).toHaveURL(product)
      await expect(page.getByRole('link', { name: 'Abrir carrinho: 2 itens' })).toBeVisible()
      await page.goBack()
      const quote = page.getByRole('link', { name: 'Solicitar via WhatsApp' })
      await expect(quote).toHaveAttribute('href', /^https:\/\/wa\.me\//)
      expect(errors).toEqual([])
    },
  )

  test(`with storage ${name}, lists and forms work`, { tag }, async ({ page }) => {
    const errors = failures(page)
    await page.addInitScript(preventStorage)
    await open(page, '/acessorios-componentes')
    if (isPhone(page)) await page.getByRole('button', { name: /^Marca/ }).click()
    await page.getByRole('checkbox', { name: /^Philips/ }).check()
    await expect(page).toHaveURL(/marca=philips/)
    await open(page, '/contato')
    await page.getByRole('button', { name: 'Enviar mensagem' }).click()
    await expect(page.getByText('Nome deve ter pelo menos 2 caracteres')).toBeVisible()
    expect(errors).toEqual([])
  })
}

test('with full storage a reload keeps the cart of the tab', async ({ page }) => {
  await page.addInitScript(fillStorage)
  await addToCart(page, product)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Abrir carrinho: 1 item' })).toBeVisible()
})

test('a cart that is kept says nothing about storage', { tag: '@all' }, async ({ page }) => {
  await addToCart(page, product)
  await expect(page.getByRole('dialog', { name: 'Carrinho (1)' })).toBeVisible()
  await expect(page.getByText(notice)).toHaveCount(0)
})
