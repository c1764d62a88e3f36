import { expect, test } from '@playwright/test'
import { productCount, products, searchField, suggestions } from './list-page.ts'
import { isPhone, open, openEarly, siteSearch } from './pages.ts'

test('typing suggests at most five, and the keyboard opens one', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/acessorios-componentes')
  await searchField(page).fill('cabo ecg')
  await expect(suggestions(page).first()).toBeVisible()
  expect(
    await suggestions(page)
      .filter({ hasNotText: /^Ver os/ })
      .count(),
  ).toBeLessThanOrEqual(5)
  await expect(searchField(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true')
  const active = await suggestions(page).first().getAttribute('id')
  expect(active).toBeTruthy()
  await expect(searchField(page)).toHaveAttribute('aria-activedescendant', active ?? '')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(searchField(page)).toHaveValue('cabo ecg')
})

test('below the suggestions stands how many results there are, and the way to them', async ({ page }) => {
  await open(page, '/contato')
  await (await siteSearch(page)).fill('mindray')
  await page.getByRole('option').filter({ hasText: 'Ver os' }).click()
  await expect(page).toHaveURL('/acessorios-componentes?search=mindray')
  expect(await productCount(page).textContent()).toMatch(/^[1-9]/)
})

test('a suggested product shows its picture and code and leads to its page', async ({ page }) => {
  await open(page, '/acessorios-componentes')
  await searchField(page).fill('C5VGA2')
  // Exact before prefix: C5VGA23 may follow.
  await expect(suggestions(page).first()).toContainText('C5VGA2')
  await suggestions(page).first().click()
  await expect(page).toHaveURL('/produto/cabo-ecg-ge-aha?opcao=5-vias')
  await expect(page.getByText('SKU Selecionado')).toContainText('C5VGA2')
})

test('a type is suggested as itself, sets its filter and leaves an empty field behind', async ({ page }) => {
  await open(page, '/acessorios-componentes')
  await searchField(page).fill('cabo de ecg')
  await suggestions(page).filter({ hasText: 'Ver todo o tipo' }).click()
  await expect(page).toHaveURL(/\?tipo=cabos-ecg$/)
  await expect(productCount(page)).toHaveText('4 produtos encontrados')
  await expect(searchField(page)).toHaveValue('')
})

test('the list follows what is typed, and keeps the filters', async ({ page }) => {
  await open(page, '/acessorios-componentes?disponibilidade=em-estoque')
  await searchField(page).pressSequentially('oximetro mindray', { delay: 20 })
  await expect(page).toHaveURL(/search=oximetro\+mindray&disponibilidade=em-estoque/)
  await expect(products(page).first()).toContainText('SpO2')
  await expect(products(page).first()).toContainText('Mindray')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Remover Busca: “oximetro mindray”' }).click()
  await expect(searchField(page)).toHaveValue('')
})

test('recent searches wait in the empty field on this device and can be forgotten', async ({ page }) => {
  await open(page, '/acessorios-componentes')
  await searchField(page).fill('sensor spo2')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=sensor\+spo2/)
  await open(page, '/acessorios-componentes')
  await searchField(page).focus()
  await expect(suggestions(page).first()).toHaveText('sensor spo2')
  await suggestions(page).first().click()
  await expect(page).toHaveURL(/search=sensor\+spo2/)
  await open(page, '/acessorios-componentes')
  await searchField(page).focus()
  await suggestions(page).filter({ hasText: 'Apagar buscas recentes' }).click()
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('the key / leads to the search of every page, and in a field it is a letter', async ({ page }) => {
  await open(page, '/contato')
  // Assistive technology announces the key.
  await expect(page.locator('[aria-keyshortcuts="/"]:visible')).toHaveCount(1)
  await page.keyboard.press('/')
  const search = page.getByRole('combobox', { name: 'Buscar em todo o catálogo' })
  await expect(search).toBeFocused()
  await page.keyboard.type('1/2')
  await expect(search).toHaveValue('1/2')
})

test(
  'a search from the header leads to the list, and leaves an empty field behind',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/categoria/cabos-de-ecg')
    const search = await siteSearch(page)
    await search.fill('c5vga2')
    await search.press('Enter')
    await expect(page).toHaveURL('/acessorios-componentes?search=c5vga2')
    await expect(searchField(page)).toHaveValue('c5vga2')
    await expect(products(page).first()).toContainText('C5VGA2')
    if (await search.isVisible()) {
      await expect(search).toHaveValue('')
      await expect(page.getByRole('main')).toBeFocused()
    }
  },
)

test('the menu of small screens has a search, and closes when it leads on', { tag: '@phone' }, async ({ page }) => {
  test.skip(!isPhone(page), 'the menu is for small screens')
  await open(page, '/contato')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('combobox').fill('c5vga2')
  await menu.getByRole('option').filter({ hasText: 'C5VGA2' }).first().click()
  await expect(page).toHaveURL(/\/produto\/cabo-ecg-ge-aha/)
  await expect(menu).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the header’s field leads to the list; a small header’s icon does', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/contato')
    const search = page.getByRole('banner').getByRole('combobox')
    if (!isPhone(page)) {
      await search.fill('C5VGA2')
      await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).click()
      await expect(page).toHaveURL('/acessorios-componentes?search=C5VGA2')
      await expect(productCount(page)).toHaveText('1 produto encontrado')
    } else {
      await expect(search).toBeHidden()
      await page.getByRole('link', { name: 'Abrir busca' }).click()
      await expect(page).toHaveURL('/acessorios-componentes')
    }
  })
})

test.describe('without the worker, which may keep the search’s file', () => {
  test.use({ serviceWorkers: 'block' })

  test('without the search’s file the server suggests and answers', async ({ page }) => {
    await page.route('**/indices/busca.*', (route) => route.fulfill({ status: 404 }))
    await open(page, '/acessorios-componentes')
    const suggested = page.waitForResponse((response) => response.url().includes('/sugestoes?'))
    await searchField(page).fill('C5VG14')
    expect(await (await suggested).json()).not.toEqual([])
    await expect(suggestions(page).first()).toContainText('C5VG14')
    await expect(products(page)).toHaveCount(1)
    await expect(products(page)).toContainText('C5VG14')
  })
})

for (const { where, path, label, isOfWideScreens } of [
  { where: 'home page', path: '/', label: 'Buscar no catálogo', isOfWideScreens: false },
  { where: 'header', path: '/contato', label: 'Buscar em todo o catálogo', isOfWideScreens: true },
] as const) {
  test(`a search typed into the ${where} before the scripts came is the one that is sent`, async ({ page }) => {
    test.skip(isOfWideScreens && isPhone(page), 'small screens have an icon')
    const takeOver = await openEarly(page, path)
    const box = page.getByLabel(label, { exact: true })
    await box.fill('c5vga')
    await takeOver()
    await box.press('End')
    await box.press('2')
    await box.press('Enter')
    await expect(page).toHaveURL('/acessorios-componentes?search=c5vga2')
  })
}
