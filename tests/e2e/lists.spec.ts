import { expect, test } from '@playwright/test'
import { productCount, filterBy, products, tableRows } from './list-page.ts'
import { isPhone, open, settled } from './pages.ts'
import { shop } from './shop.ts'

test(
  'filters answer at once, stand in the address, can be removed one by one and all together',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/acessorios-componentes')
    await expect(productCount(page)).toHaveText('24 produtos encontrados')
    await expect(products(page)).toHaveCount(20)
    await filterBy(page, 'Marca', /^Mindray/)
    await expect(page).toHaveURL('/acessorios-componentes?marca=mindray')
    await expect(productCount(page)).toHaveText('9 produtos encontrados')
    await filterBy(page, 'Tipo', /^Cabos de ECG/)
    await expect(productCount(page)).toHaveText('1 produto encontrado')
    await page.getByRole('link', { name: 'Remover Marca: Mindray' }).click()
    await expect(page).toHaveURL('/acessorios-componentes?tipo=cabos-ecg')
    await page.getByRole('link', { name: 'Limpar' }).click()
    await expect(page).toHaveURL('/acessorios-componentes')
    await expect(productCount(page)).toHaveText('24 produtos encontrados')
  },
)

test('a suggested type is toggled and goes to the front; Ver mais opens the Tipo filter', async ({ page }) => {
  await open(page, '/acessorios-componentes')
  const chips = page.getByRole('group', { name: 'Tipos sugeridos' })
  await chips.getByRole('link', { name: 'Cabos de ECG' }).click()
  await expect(page).toHaveURL(/\?tipo=cabos-ecg$/)
  await chips.getByRole('link', { name: 'Sensores de SpO2' }).click()
  await expect(page).toHaveURL(/\?tipo=sensores-spo2&tipo=cabos-ecg$/)
  await expect(productCount(page)).toHaveText('6 produtos encontrados')
  await chips.getByRole('link', { name: 'Sensores de SpO2' }).click()
  await expect(page).toHaveURL(/\?tipo=cabos-ecg$/)
  await chips.getByRole('button', { name: 'Ver mais...' }).click()
  await expect(page.getByRole('checkbox', { name: /^Lâmpadas/ })).toBeVisible()
})

test('the compact view stands by type, can be sorted and shows twenty products in one desktop window', async ({
  page,
}) => {
  await open(page, '/acessorios-componentes')
  await page.getByRole('link', { name: 'Compacta' }).click()
  await expect(page).toHaveURL(/vista=compacta/)
  await expect(page.getByRole('link', { name: 'Compacta' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('rowheader', { name: 'Cabos de ECG', exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Nome')
  await expect(page).toHaveURL(/vista=compacta&ordem=nome/)
  await expect(tableRows(page).first()).toContainText('Adaptador')
  if (isPhone(page)) return
  await expect(tableRows(page).nth(19)).toBeVisible()
  const heights = await tableRows(page).evaluateAll((cards) => {
    const [first, last] = [cards[0], cards[19]].map((card) => card?.getBoundingClientRect())
    return (last?.bottom ?? Infinity) - (first?.top ?? 0)
  })
  expect(heights).toBeLessThan(800 - 64)
  // Twenty rows fit below the head of the page.
  await page.setViewportSize({ width: 1440, height: 900 })
  const bottoms = await tableRows(page).evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().bottom))
  expect(bottoms.filter((bottom) => bottom <= 900).length).toBeGreaterThanOrEqual(20)
})

test('the list goes on by itself when its end is in view, to the last product', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/categoria/monitorizacao')
  await expect(productCount(page)).toHaveText('14 produtos')
  await expect(products(page)).toHaveCount(12)
  // The message is shown for only a third of a second: the page is looked at in each frame, from before its end comes into view.
  const loading = page.waitForFunction(() =>
    [...document.querySelectorAll('main p')].some(({ textContent }) => textContent === 'Carregando...'),
  )
  await page.getByText('Role para carregar mais').scrollIntoViewIfNeeded()
  await loading
  await expect(products(page)).toHaveCount(14)
  await expect(page).toHaveURL(/mostrar=24/)
  await expect(page.getByText('Todos os produtos foram carregados')).toBeVisible()
})

test('by keyboard the list goes on with its link, and the focus goes to the first new product', async ({ page }) => {
  await open(page, '/acessorios-componentes')
  await expect(products(page)).toHaveCount(20)
  await page.getByRole('link', { name: 'Carregar mais' }).focus()
  await page.keyboard.press('Enter')
  await expect(products(page)).toHaveCount(24)
  await expect(products(page).nth(20).getByRole('link').first()).toBeFocused()
})

test('a search that is sent again after its answer waits for nothing', async ({ page }) => {
  await open(page, '/acessorios-componentes')
  const field = page.getByRole('main').getByRole('combobox').first()
  await field.fill('cabo')
  await expect(page).toHaveURL(/search=cabo/)
  await field.press('Enter')
  await settled(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
})

test('changing a filter deep in the list brings the beginning of its results into view', async ({ page }) => {
  test.skip(isPhone(page), 'the filters stand above the list there')
  await open(page, '/acessorios-componentes?mostrar=100')
  await page.evaluate(() => scrollTo(0, 4000))
  await page.getByRole('checkbox', { name: /^Dixtal/ }).check()
  await expect(productCount(page)).toHaveText('2 produtos encontrados')
  await expect(productCount(page)).toBeInViewport()
  await expect(page).not.toHaveURL(/mostrar/)
})

test('equipment is filtered and searched, and what is not there can be asked for', async ({ page }) => {
  await open(page, '/equipamentos')
  await expect(productCount(page)).toHaveText('5 produtos encontrados')
  if (isPhone(page)) await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  await page.getByRole('checkbox', { name: /^Neonatologia/ }).check()
  if (isPhone(page)) await page.getByRole('button', { name: /^Ver \d+ produtos/ }).click()
  await expect(productCount(page)).toHaveText('2 produtos encontrados')
  await page.getByPlaceholder('Buscar equipamentos...').fill('nada disso')
  await expect(page.getByRole('heading', { name: 'Equipamentos Disponíveis Sob Consulta' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Consultar por WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(shop.whatsapp.main),
  )
  await expect(page.getByRole('link', { name: 'Consultar por e-mail' })).toHaveAttribute(
    'href',
    /^mailto:.*Interesse%20em%20Equipamentos%20M%C3%A9dicos/,
  )
})

test('prices filter within a range, and Lista and Grade show the same products', async ({ page }) => {
  await open(page, '/acessorios-componentes')
  if (isPhone(page)) await page.getByRole('button', { name: 'Preço', exact: true }).click()
  await page.getByLabel('Preço mínimo em reais').fill('1000')
  await page.getByLabel('Preço mínimo em reais').press('Enter')
  await expect(page).toHaveURL(/preco=1000-1000000/)
  await expect(productCount(page)).toHaveText('3 produtos encontrados')
  await expect(products(page).filter({ hasText: shop.offers.pricedNote ?? '' })).toHaveCount(3)
  await expect(products(page).filter({ hasText: '-20%' })).toHaveCount(1)
})

test('filters that are ticked faster than they are answered are all kept, and one taken back is not', async ({
  page,
}) => {
  test.skip(isPhone(page), 'a phone has each filter in a sheet of its own')
  await open(page, '/acessorios-componentes')
  const boxes = [/^Mindray/, /^GE/, /^Philips/].map((name) => page.getByRole('checkbox', { name }).elementHandle())
  await page.evaluate(
    (ticked) => {
      for (const box of [...ticked, ticked[1]]) if (box instanceof HTMLElement) box.click()
    },
    await Promise.all(boxes),
  )
  await expect(page).toHaveURL('/acessorios-componentes?marca=philips&marca=mindray')
  await expect(page.getByRole('checkbox', { name: /^GE/ })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Philips/ })).toBeChecked()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list goes on by its link, and in the other view', async ({ page }) => {
    await page.goto('/acessorios-componentes')
    // Scrolled as by hand, so that the parts on the way are laid out and the link no longer moves.
    const more = page.getByRole('link', { name: 'Carregar mais' })
    await more.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 200)
    await more.click()
    await expect(page).toHaveURL(/mostrar=36#item-21/)
    await expect(products(page)).toHaveCount(24)
    await page.getByRole('link', { name: 'Compacta' }).click()
    await expect(page).toHaveURL(/vista=compacta/)
  })
})
