import { expect, test, type Page } from '@playwright/test'
import { open, settled } from './pages.ts'

/** A product with twelve pictures: one for each size and number of tubes, the whole, and the detail. */
const manyPictures = '/produto/bracadeira-pni-mindray'

const gallery = (page: Page) => page.getByRole('region', { name: 'Imagens do produto' })
const shownPicture = (page: Page) =>
  gallery(page)
    .getByRole('button', { name: /^Ampliar imagem/ })
    .locator('img')

test('a swipe to the left brings the next picture and does not enlarge it', { tag: '@phone' }, async ({ page }) => {
  await open(page, manyPictures)
  const box = await shownPicture(page).boundingBox()
  if (!box) throw new Error('The large picture has no place on the page.')
  const [middle, line] = [box.x + box.width / 2, box.y + box.height / 2]
  const swipe = async (from: number, to: number) => {
    await page.mouse.move(from, line)
    await page.mouse.down()
    await page.mouse.move(to, line + 5, { steps: 4 })
    await page.mouse.up()
  }
  await swipe(middle + 60, middle - 60)
  await expect(gallery(page).getByText('2/12')).toBeVisible()
  await swipe(middle - 60, middle + 60)
  await expect(gallery(page).getByText('1/12')).toBeVisible()
  await swipe(middle - 15, middle + 15)
  await expect(gallery(page).getByText('1/12').first()).toBeVisible()
})

test('two neighbours on each side are fetched once the picture was shown for a moment, and no others', async ({
  page,
}) => {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const [key] = /bracadeira-pni-mindray[^/]*\/[^.]+/.exec(request.url()) ?? []
    if (key) fetched.add(key)
  })
  // The window is so low that the thumbnails are out of view.
  await page.setViewportSize({ width: 1280, height: 120 })
  await open(page, manyPictures)
  await expect.poll(() => fetched.size).toBeGreaterThanOrEqual(5)
  await settled(page)
  expect(fetched.size).toBe(5)
  await page.getByRole('button', { name: 'Próxima imagem' }).dispatchEvent('click')
  await expect.poll(() => fetched.size).toBe(6)
})

test('the enlarged picture is moved by dragging and by the arrow keys', { tag: '@phone' }, async ({ page }) => {
  await open(page, manyPictures)
  await page.getByRole('button', { name: /^Ampliar imagem/ }).click()
  const dialog = page.getByRole('dialog')
  const view = dialog.getByRole('group', { name: /^Imagem ampliável/ })
  await expect(view).toBeFocused()
  const left = () => view.evaluate((element) => element.scrollLeft)
  expect(await left()).toBe(0)

  await page.keyboard.press('+')
  await expect(dialog.getByText('200%')).toBeVisible()
  const middle = await left()
  expect(middle).toBeGreaterThan(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeGreaterThan(middle)

  const box = await view.boundingBox()
  if (!box) throw new Error('The enlarged picture has no place on the page.')
  const before = await left()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(left).toBeLessThan(before)
  await expect(dialog.getByText('200%')).toBeVisible()

  await view.click()
  await expect(dialog.getByText('100%')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('2/12')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /^Ampliar imagem/ })).toBeFocused()
})

test('pictures far below are fetched only when the page comes near them', async ({ page }) => {
  await open(page, '/acessorios-componentes')
  const pictures = page.getByRole('main').locator('.picture')
  // The picture is selected by its index, because the list continues when its end comes into view.
  const last = pictures.nth((await pictures.count()) - 1)
  await expect(last).toHaveAttribute('data-state', 'waiting')
  const before = (await last.boundingBox())?.height
  await last.scrollIntoViewIfNeeded()
  await expect(last).toHaveAttribute('data-state', 'loaded')
  expect((await last.boundingBox())?.height).toBe(before)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the pictures of a list are there', { tag: '@all' }, async ({ page }) => {
    await page.goto('/acessorios-componentes')
    const images = page.getByRole('main').locator('.picture img')
    expect(await images.count()).toBeGreaterThan(10)
    await images.nth(3).scrollIntoViewIfNeeded()
    await expect.poll(() => images.nth(3).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
})

test('under reduced motion nothing fades and the thumbnails jump', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, manyPictures)
  expect(await shownPicture(page).evaluate((image) => getComputedStyle(image).transitionDuration)).toBe('0s')
  expect(
    await gallery(page)
      .getByRole('list')
      .evaluate((list) => getComputedStyle(list).scrollBehavior),
  ).toBe('auto')
})

test('a photograph stands first on card, page and paper, before the drawn detail', async ({ page }) => {
  const photograph = /^\/fotos\/produtos\/lampada-laringoscopio-led\//
  await open(page, '/acessorios-componentes?tipo=lampadas')
  await expect(page.getByRole('article').locator('img[width="960"]').first()).toHaveAttribute('src', photograph)
  await open(page, '/produto/lampada-laringoscopio-led')
  await expect(shownPicture(page).last()).toHaveAttribute('src', photograph)
  await expect(gallery(page).getByText('1/2')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(shownPicture(page).last()).toBeVisible()
})
