import { expect, test, type Locator, type Page } from '@playwright/test'
import { addToCart, layOut, open } from './pages.ts'

const lists = ['/acessorios-componentes', '/categoria/monitorizacao']
const everyKind = [
  '/',
  '/equipamentos',
  ...lists,
  '/acessorios-componentes?search=zzzxqw',
  '/produto/bracadeira-pni-mindray',
  '/produto/cabo-que-nao-existe',
  '/blog',
  '/blog/cabo-ecg-3-ou-5-vias',
  '/contato',
  '/manutencao-preventiva',
  '/carrinho',
]
const isTouch = (page: Page) => page.evaluate(() => matchMedia('(pointer: coarse)').matches)
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

async function topOf(place: Locator): Promise<number> {
  const box = await place.boundingBox()
  if (!box) throw new Error('It has no place on the page.')
  return box.y
}

/** The labels of the page's drawings that show with letters under 11 px, at the size at which each drawing stands. */
function smallLabels(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const drawings = [...document.images].filter(
      (image) => image.currentSrc.endsWith('.svg') && image.checkVisibility() && image.clientWidth > 0,
    )
    const small: string[] = []
    for (const { currentSrc, clientWidth } of drawings) {
      const text = await (await fetch(currentSrc)).text()
      const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
      const rules = (svg.querySelector('style')?.textContent ?? '').matchAll(/max-width:([\d.]+)px\)\{(\.\w+)/g)
      const hidden = [...rules].filter(([, below]) => clientWidth <= Number(below)).map(([, , name]) => name)
      svg.querySelectorAll(['style', ...hidden].join()).forEach((part) => part.remove())
      svg.setAttribute('width', String(clientWidth))
      svg.removeAttribute('height')
      document.body.append(svg)
      for (const label of svg.querySelectorAll('text')) {
        const { c = 0, d = 0 } = label.getScreenCTM() ?? {}
        const size = parseFloat(getComputedStyle(label).fontSize) * Math.hypot(c, d)
        if (size < 11) small.push(`${currentSrc}: ${label.textContent} ${size} px`)
      }
      svg.remove()
    }
    return small
  })
}

for (const path of lists) {
  test(`the first product of ${path} stands in the upper half of the first screen`, async ({ page }) => {
    await open(page, path)
    expect(await topOf(page.getByRole('main').getByRole('article').first())).toBeLessThanOrEqual(
      isPhone(page) ? 380 : 260,
    )
  })
}

test('a wide header holds a search field, with room around it', async ({ page }) => {
  await open(page, '/contato')
  const parts = page.getByRole('banner').locator(':scope > div > *')
  for (const width of [1024, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    const field = await page.getByRole('banner').getByRole('combobox').boundingBox()
    expect(field?.width, `at ${width} px`).toBeGreaterThanOrEqual(360)
    expect(field?.width, `at ${width} px`).toBeLessThanOrEqual(420)
    if (await isTouch(page)) expect(field?.height).toBeGreaterThanOrEqual(44)
    const boxes = await parts.evaluateAll((all) =>
      all.map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0),
    )
    for (const [place, box] of boxes.entries()) {
      const before = boxes[place - 1]
      if (before) expect(box.left, `part ${place} at ${width} px`).toBeGreaterThanOrEqual(before.right + 8)
    }
  }
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(page.getByRole('banner').getByRole('combobox')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Abrir busca' })).toBeVisible()
})

test('twenty products of the compact view are in one desktop window', async ({ page }) => {
  test.skip(isPhone(page))
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/acessorios-componentes?vista=compacta&ordem=nome')
  const bottoms = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().bottom))
  expect(bottoms.filter((bottom) => bottom <= 900).length).toBeGreaterThanOrEqual(20)
})

test('a wide screen holds six cards in a row', async ({ page }) => {
  test.skip(isPhone(page))
  await page.setViewportSize({ width: 1920, height: 1080 })
  await open(page, '/acessorios-componentes')
  const cards = page.getByRole('main').getByRole('article')
  expect(await topOf(cards.nth(5))).toBe(await topOf(cards.first()))
})

test('the equipment catalogue begins before 2,200 px on a desktop', async ({ page }) => {
  test.skip(isPhone(page))
  await open(page, '/equipamentos')
  await layOut(page)
  expect(await topOf(page.locator('#catalogo'))).toBeLessThan(2200)
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

test('the button of a product is above the fold, beside the drawing in its large weight', async ({ page }) => {
  test.skip(isPhone(page))
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, '/produto/bracadeira-pni-mindray')
  const button = await page.locator('#orcamento button').boundingBox()
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(720)
  const drawing = page.getByRole('button', { name: /^Ampliar imagem/ }).locator('img')
  expect(await drawing.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('-grande.')
  await page.setViewportSize({ width: 768, height: 1024 })
  const [left, right] = [await drawing.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()]
  expect(right?.x).toBeGreaterThan((left?.x ?? Infinity) + (left?.width ?? 0))
})

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
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
})

test('nothing found names the filter in the way, and what comes nearest stands above the fold', async ({ page }) => {
  await open(page, '/acessorios-componentes?marca=lifemed&tipo=cabos-pi')
  const nearest = page.getByRole('region', { name: 'Produtos mais próximos' })
  expect(await topOf(nearest)).toBeLessThanOrEqual(isPhone(page) ? 844 : 800)
  await page.getByRole('link', { name: /^Retirar marca: Lifemed · \d+ produtos$/ }).click()
  await expect(page).toHaveURL('/acessorios-componentes?tipo=cabos-pi')
})

test('a line of the cart page is a row of a table on a desktop', async ({ page }) => {
  test.skip(isPhone(page))
  await addToCart(page, '/produto/cabo-ecg-mindray-5-vias')
  await open(page, '/carrinho')
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'C5VG14' })
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(88)
})

for (const path of everyKind) {
  test(`${path}: no sideways scroll from 320 to 2560 px, no text under 11 px`, async ({ page }) => {
    await open(page, path)
    expect(await smallLabels(page)).toEqual([])
    for (const width of [320, 390, 768, 1024, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      const { scroll, inner } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        inner: document.documentElement.clientWidth,
      }))
      expect(scroll, `at ${width} px`).toBeLessThanOrEqual(inner)
    }
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) =>
          [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
        )
        .filter((element) => element.checkVisibility() && parseFloat(getComputedStyle(element).fontSize) < 11)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    )
    expect(small).toEqual([])
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await smallLabels(page)).toEqual([])
  })

  test(`${path}: what a finger presses is 44 px high or part of a text`, async ({ page }) => {
    test.skip(!isPhone(page))
    await open(page, path)
    const low = await page
      .getByRole('main')
      .or(page.getByRole('banner'))
      .or(page.getByRole('contentinfo'))
      .locator('button, summary, select, [class*=min-h-]:is(a, input)')
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.checkVisibility({ visibilityProperty: true }))
          .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML.slice(0, 160) }))
          .filter(({ box }) => box.height > 1 && (box.height < 43.5 || box.width < 43.5))
          .map(({ html }) => html),
      )
    expect(low).toEqual([])
  })
}

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
