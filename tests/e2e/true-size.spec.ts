import { expect, test } from '@playwright/test'
import { boxInView, calibrationKey, chooseForm, faceOnGlass, glassPath, openCalibrated, tolerance } from './glass.ts'
import { open } from './pages.ts'
import { pdfBoxes } from './pdf.ts'

test.describe('on a screen of 2.625 device pixels', () => {
  // No length comes to whole device pixels there.
  test.use({ deviceScaleFactor: 2.625 })

  test('every face is as large as its measure, at any calibration', async ({ page }) => {
    for (const pixels of [2.9, 5.13]) {
      await openCalibrated(page, pixels)
      for (const form of ['Redondo', 'Em D', 'Plugue ou pinos', 'Luer, cone ou tubo']) {
        await chooseForm(page, form)
        // The list and the face follow the press one after the other.
        await expect(async () => {
          const label =
            (await page.getByRole('list', { name: 'Faces' }).getByRole('button').first().textContent()) ?? ''
          const [, width = '', height = width] =
            /(?:Ø )?(\d+(?:,\d+)?)(?: × (\d+(?:,\d+)?))? mm/.exec(label.replace(/^.*?\)/, '')) ?? []
          const box = await boxInView(faceOnGlass(page))
          expect(Math.abs(box.width / pixels - number(width))).toBeLessThanOrEqual(tolerance)
          expect(Math.abs(box.height / pixels - number(height))).toBeLessThanOrEqual(tolerance)
        }).toPass({ timeout: 10_000 })
      }
    }
  })
})

const number = (text: string) => Number(text.replace(',', '.'))

test('a page that two fingers enlarge shows the face as large as before', { tag: '@phone' }, async ({ page }) => {
  await openCalibrated(page, 5)
  await chooseForm(page, 'Em D')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2)
  // The face follows the enlargement, and is drawn anew meanwhile.
  const widthInMillimetres = async () =>
    ((await faceOnGlass(page).evaluate((face) => face.getBoundingClientRect().width)) * 2) / 5
  await expect.poll(async () => Math.abs((await widthInMillimetres()) - 30.81)).toBeLessThanOrEqual(tolerance)
})

test('another zoom asks again, and begins with what it comes to', { tag: '@all' }, async ({ browser, baseURL }) => {
  const [before, after] = await Promise.all(
    [1, 1.5].map((deviceScaleFactor) =>
      browser.newPage({ baseURL: baseURL ?? '', deviceScaleFactor, viewport: { width: 1280, height: 800 } }),
    ),
  )
  if (!before || !after) throw new Error('no pages')
  await openCalibrated(before, 5)
  await after.goto('/robots.txt')
  await after.evaluate(([key, text]) => localStorage.setItem(key, text ?? ''), [
    calibrationKey,
    await before.evaluate((key) => localStorage.getItem(key), calibrationKey),
  ] as const)
  await open(after, glassPath)
  await expect(after.getByRole('heading', { name: 'Confira a medida da tela' })).toBeVisible()
  const referenceObject = await boxInView(after.locator('[data-reference-object]'))
  expect(Math.abs((referenceObject.width * 1.5) / 5 - 85.6)).toBeLessThanOrEqual(tolerance)
  await after.getByRole('button', { name: 'Coincide: usar esta medida' }).click()
  await chooseForm(after, 'Em D')
  const face = await boxInView(faceOnGlass(after))
  expect(Math.abs((face.width * 1.5) / 5 - 30.81)).toBeLessThanOrEqual(tolerance)
  await Promise.all([before.close(), after.close()])
})

test('the printed gauge is in millimetres: its ruler, and its faces', async ({ page }) => {
  await open(page, '/identificar-peca/gabarito')
  const boxes = pdfBoxes(await page.pdf({ preferCSSPageSize: true }))
  const millimetre = 72 / 25.4
  const has = (width: number, height: number, precision: number) =>
    boxes.some(
      (box) =>
        Math.abs(box.width - width * millimetre) < precision && Math.abs(box.height - height * millimetre) < precision,
    )
  // 100 mm are 283.46 points; the ruler's longest mark is 6 mm.
  expect(has(100, 6, 0.05)).toBe(true)
  expect(has(30.81, 12.55, 0.3)).toBe(true)
  expect(has(22, 22, 0.3)).toBe(true)
  expect(has(100.5, 6, 0.05)).toBe(false)
})
