import { expect, test, type Locator, type Page } from '@playwright/test'
import { addToCart, isPhone, layOut, open, settled } from './pages.ts'

const listPaths = ['/acessorios-componentes', '/categoria/monitorizacao']
const isTouch = (page: Page) => page.evaluate(() => matchMedia('(pointer: coarse)').matches)

async function topOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element has no place on the page.')
  return box.y
}

for (const [index, path] of listPaths.entries())
  test(
    `the first product of ${path} stands in the upper half of the first screen`,
    { tag: index === 0 ? [] : '@all' },
    async ({ page }) => {
      await open(page, path)
      expect(await topOf(page.getByRole('main').getByRole('article').first())).toBeLessThanOrEqual(
        isPhone(page) ? 300 : 260,
      )
      if (!isPhone(page)) return
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await topOf(page.getByRole('main').getByRole('article').first())).toBeLessThanOrEqual(326)
    },
  )

test('a long name of a shop takes two lines on a phone, and the menu stays on the screen', async ({ page }) => {
  await open(page, '/contato')
  await page.setViewportSize({ width: 390, height: 800 })
  const name = page
    .getByRole('banner')
    .getByRole('link', { name: /página inicial/ })
    .locator('span > span')
  await name.evaluate((element) => (element.textContent = 'Serra Azul Peças Médicas'))
  const menu = await page.getByRole('button', { name: 'Abrir menu' }).boundingBox()
  expect((menu?.x ?? 390) + (menu?.width ?? 0)).toBeLessThanOrEqual(390)
  expect((await name.boundingBox())?.height).toBeLessThanOrEqual(44)
})

test('a long name of a shop stays in its column of the foot', async ({ page }) => {
  await open(page, '/contato')
  await page.setViewportSize({ width: 1280, height: 800 })
  const foot = page.getByRole('contentinfo')
  const name = foot.locator('picture + span')
  await name.evaluate((element) => (element.textContent = 'Vale Norte Peças Médico-Hospitalares do Brasil'))
  const [box, next] = [await name.boundingBox(), await foot.getByRole('navigation').nth(1).boundingBox()]
  expect((box?.x ?? 1280) + (box?.width ?? 0)).toBeLessThanOrEqual(next?.x ?? 0)
})

test('a wide header holds a search field, with room around it', async ({ page }) => {
  await open(page, '/contato')
  const parts = page.getByRole('banner').locator(':scope > div:first-child > *')
  for (const width of [1024, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    const field = await page.getByRole('banner').getByRole('combobox').boundingBox()
    expect(field?.width, `at ${width} px`).toBeGreaterThanOrEqual(360)
    expect(field?.width, `at ${width} px`).toBeLessThanOrEqual(420)
    if (await isTouch(page)) expect(field?.height).toBeGreaterThanOrEqual(44)
    const boxes = await parts.evaluateAll((elements) =>
      elements.map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0),
    )
    for (const [index, box] of boxes.entries()) {
      const previous = boxes[index - 1]
      if (previous) expect(box.left, `part ${index} at ${width} px`).toBeGreaterThanOrEqual(previous.right + 8)
    }
  }
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(page.getByRole('banner').getByRole('combobox')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Abrir busca' })).toBeVisible()
})

test('one search stands on a screen: where the page has its own over all parts, the header shows none', async ({
  page,
}) => {
  test.skip(isPhone(page))
  const field = page.getByRole('banner').getByRole('combobox')
  for (const [path, isShown] of [
    ['/', false],
    ['/acessorios-componentes', false],
    ['/categoria/cabos-de-ecg', true],
  ] as const) {
    await page.goto(path)
    await expect(field, path).toBeVisible({ visible: isShown })
  }
})

test('a wide screen holds six cards in a row', async ({ page }) => {
  test.skip(isPhone(page))
  await page.setViewportSize({ width: 1920, height: 1080 })
  await open(page, '/acessorios-componentes')
  const cards = page.getByRole('main').getByRole('article')
  expect(await topOf(cards.nth(5))).toBe(await topOf(cards.first()))
})

test('the large picture of the equipment page is fetched where a window has room for it, and not by a phone', async ({
  page,
}) => {
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await open(page, '/equipamentos')
  const picture = page.getByRole('main').locator('img[width="720"]')
  expect(requestedPaths.includes((await picture.getAttribute('src')) ?? '')).toBe(!isPhone(page))
  await expect(picture).toBeVisible({ visible: !isPhone(page) })
})

test('the sections of the equipment page stand open in the order of the specification; its first lines lead to the catalogue', async ({
  page,
}) => {
  await open(page, '/equipamentos')
  await layOut(page)
  const main = page.getByRole('main')
  const headings = main.getByRole('heading', { level: 2 }).filter({ hasNotText: /^(?:Filtros|Produtos)$/ })
  await expect(headings).toHaveText([
    'Famílias de equipamentos',
    'Razões para comprar com apoio técnico',
    'Da consulta ao equipamento em uso',
    'Quem já comprou',
    /^Por que escolher/,
    'Catálogo de equipamentos · 5 equipamentos',
  ])
  for (const norm of ['ISO 13485', 'ISO 14971', 'IEC 60601', 'ANVISA', 'INMETRO']) {
    await expect(main.getByText(norm, { exact: true }).first()).toBeVisible()
  }
  await expect(main.getByRole('link', { name: 'Iniciar Consultoria Gratuita' })).toBeVisible()
  await expect(main.getByText('Verificado')).toHaveCount(2)
  await main.getByRole('link', { name: 'Ver os 5 equipamentos do catálogo' }).click()
  await expect(page.locator('#catalogo')).toBeInViewport()
})

test('a family of equipment is a flat card that leads to its machines', async ({ page }) => {
  test.skip(isPhone(page))
  await open(page, '/equipamentos')
  const families = page.getByRole('region', { name: 'Famílias de equipamentos' }).getByRole('listitem')
  const heights = await families.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(190)
  await expect(families.first().getByRole('heading').getByRole('link')).toHaveAttribute('href', /#catalogo$/)
})

test('the home page of a phone ends before 5,500 px', async ({ page }) => {
  test.skip(!isPhone(page))
  await open(page, '/')
  await layOut(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5500)
})

test('a narrow phone’s header shows the whole mark of the company', async ({ page }) => {
  test.skip(!isPhone(page))
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/contato')
  const home = page.getByRole('banner').getByRole('link', { name: /página inicial$/ })
  const [frame, mark] = [await home.boundingBox(), await home.locator('img').boundingBox()]
  expect(mark?.width).toBeGreaterThanOrEqual(28)
  expect((mark?.x ?? Infinity) + (mark?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0))
})

test('on a small desktop nothing covers a choice, and the main button is above the fold', async ({ page }) => {
  test.skip(isPhone(page))
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, '/produto/bracadeira-pni-mindray')
  for (const choice of await page.locator('#opcoes button').all())
    expect(await choice.evaluate(isUncovered), await choice.innerText()).toBe(true)
  const mainButton = page.locator('#orcamento button')
  await expect(mainButton).toBeInViewport({ ratio: 1 })
  await open(page, '/produto/cabo-ecg-ge-aha')
  await expect(mainButton).toBeInViewport({ ratio: 1 })
  const drawing = page.getByRole('button', { name: /^Ampliar imagem/ }).locator('img')
  expect(await drawing.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('.grande.')
  await page.setViewportSize({ width: 768, height: 1024 })
  const [left, right] = [await drawing.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()]
  expect(right?.x).toBeGreaterThan((left?.x ?? Infinity) + (left?.width ?? 0))
})

/** Whether an element's middle is what a press there would meet. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

test('a choice that is missing can be made in the phone’s bar', async ({ page }) => {
  test.skip(!isPhone(page))
  await open(page, '/produto/cabo-ecg-ge-aha')
  const choice = page.locator('#orcamento').getByRole('combobox', { name: 'Vias de ECG' })
  await expect(choice).toBeInViewport()
  await choice.selectOption('5 vias')
  await expect(page.getByText('SKU Selecionado')).toContainText('C5VGA2')
  await expect(choice).toHaveCount(0)
})

test('the buttons of a product’s page stay where they were served', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
        for (const { node } of sources)
          if (node instanceof Element && node.closest('#orcamento, #orcamento ~ *')) moved.push(node.outerHTML)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, '/produto/cabo-ecg-ge-aha')
  await settled(page)
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
})

test('nothing found names the filter in the way, and what comes nearest stands above the fold', async ({ page }) => {
  await open(page, '/acessorios-componentes?marca=lifemed&tipo=cabos-pi')
  const nearest = page.getByRole('region', { name: 'Produtos mais próximos' })
  expect(await topOf(nearest)).toBeLessThanOrEqual(isPhone(page) ? 844 : 800)
  await page.getByRole('link', { name: /^Retirar marca: Lifemed · \d+ produtos$/ }).click()
  await expect(page).toHaveURL('/acessorios-componentes?tipo=cabos-pi')
})

test('a line of the cart page is a row of a table, on a phone with the name above its controls', async ({ page }) => {
  await addToCart(page, '/produto/cabo-ecg-mindray-5-vias')
  await open(page, '/carrinho')
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'C5VG14' })
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(72)
})

test('where the height is small, the lines of the drawer stand above its buttons, not in a slit', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await addToCart(page, '/produto/1')
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByLabel(/^Quantidade de/)).toBeInViewport({ ratio: 1 })
  await drawer.getByRole('link', { name: 'Enviar por WhatsApp' }).scrollIntoViewIfNeeded()
  await expect(drawer.getByRole('button', { name: 'Fechar', exact: true })).toBeInViewport({ ratio: 1 })
})

test('a dialog has an edge under a contrast theme, which paints its ground as the page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await addToCart(page, '/produto/1')
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-width', '1px')
})

test('the cart on paper is a table with the company, its number and the date, without buttons', async ({ page }) => {
  await addToCart(page, '/produto/cabo-ecg-mindray-5-vias')
  await open(page, '/carrinho')
  await expect(page.getByRole('heading', { name: 'Itens selecionados' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'C5VG14' })
  await expect(row.getByRole('cell')).toHaveCount(6)
  await expect(page.getByText(/· CNPJ/)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('with letters twice as large the header keeps cart and menu within a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.goto('/contato')
  const menu = await page.getByRole('button', { name: 'Abrir menu' }).boundingBox()
  expect((menu?.x ?? Infinity) + (menu?.width ?? 0)).toBeLessThanOrEqual(390)
})
