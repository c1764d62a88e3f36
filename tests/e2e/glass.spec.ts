import { expect, test, type Locator, type Page } from '@playwright/test'
import { writeCalibration } from '#domain/true-size/calibration.ts'
import { open, whatsappText } from './pages.ts'
import { pdfBoxes } from './pdf-boxes.ts'
import { shop } from './shop.ts'

const path = '/encoste-o-conector'
/** Millimetres that a face may differ from its measure on any screen. */
const tolerance = 0.3
/** Under this name the device keeps how large a millimetre is. */
const kept = `${shop.slug}-tela`

/** Opens the page on a screen that was calibrated before. */
async function openCalibrated(page: Page, pixels: number, address = path): Promise<void> {
  await open(page, address)
  const screen = await page.evaluate(() => ({
    ratio: devicePixelRatio,
    zoom: Math.round((outerWidth / document.documentElement.clientWidth) * 100) / 100,
    sides: [globalThis.screen.width, globalThis.screen.height] as [number, number],
  }))
  const text = writeCalibration({ version: 1, pixels, ratio: screen.ratio, zoom: screen.zoom, screen: screen.sides })
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [kept, text] as const)
  await page.reload()
  await expect(page.getByRole('group', { name: 'Forma' })).toBeVisible()
}

const faceOnGlass = (page: Page): Locator => page.locator('[data-stage] svg')

/** Where something stands in the window, into which it is brought. */
async function boxOf(place: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await place.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await place.boundingBox()
  if (!box) throw new Error('it is not shown')
  return box
}

function chooseForm(page: Page, name: string): Promise<void> {
  return page.getByRole('group', { name: 'Forma' }).getByRole('button', { name }).click()
}

test('a plug is laid on the glass: measured, chosen by contacts, turned, found, asked for with its face @phone', async ({
  page,
}) => {
  await open(page, path)
  const thing = page.locator('[data-thing]')
  const before = await boxOf(thing)
  const edge = await boxOf(page.getByRole('slider', { name: /Borda direita/ }))
  const [x, y] = [edge.x + edge.width / 2, edge.y + edge.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 12, y, { steps: 4 })
  await page.mouse.up()
  const dragged = await boxOf(thing)
  expect(before.width - dragged.width).toBeCloseTo(12, 0)
  const millimetres = (page.viewportSize()?.width ?? 0) < 600 ? 53.98 : 85.6
  await page.getByRole('button', { name: 'Coincide: usar esta medida' }).click()

  await chooseForm(page, 'Luer, cone ou tubo')
  await page.getByRole('group', { name: 'Contatos ou vias' }).getByRole('button', { name: '1' }).click()
  await expect(page.getByRole('heading', { name: 'Luer fêmea' })).toBeVisible()
  await expect(page.getByText('como se vê de frente')).toBeVisible()
  const face = await boxOf(faceOnGlass(page))
  expect(face.width / (dragged.width / millimetres)).toBeCloseTo(4.25, 1)

  const turn = page.getByRole('slider', { name: /Girar/ })
  await turn.focus()
  await page.keyboard.press('ArrowRight')
  await expect(faceOnGlass(page).locator('g').first()).toHaveAttribute('transform', 'rotate(5)')
  await page.getByLabel(/Espelhar/).check()
  await expect(page.getByText('espelhado')).toBeVisible()
  await page.getByLabel(/Só o contorno/).check()

  await page.getByRole('button', { name: 'É este' }).click()
  await expect(page.getByRole('heading', { name: 'Peças com Luer fêmea' })).toBeFocused()
  await expect(page.getByText(shop.attentionNotice)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Peças' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/produto\//,
  )
  const ask = page.getByRole('link', { name: 'Pedir por WhatsApp com esta face' })
  const text = whatsappText(await ask.getAttribute('href'))
  expect(text).toContain('Conector: Luer fêmea')
  expect(text).toContain('Conferido na tela em tamanho real: Ø 4,25 mm')
  await page.getByRole('link', { name: 'Completar a mensagem' }).click()
  await expect(page).toHaveURL(/identificar-peca/)
  await expect(page.getByRole('radio', { name: 'Luer fêmea' })).toBeChecked()
})

for (const ratio of [1, 1.25, 2, 2.625, 3])
  test.describe(`on a screen of ${ratio} device pixels`, () => {
    test.use({ deviceScaleFactor: ratio })

    test(
      'every face is as large as its measure, at any calibration',
      // Only the screen with the most difficult pixel ratio is always tested.
      { tag: ratio === 2.625 ? [] : '@all' },
      async ({ page }) => {
        for (const pixels of [2.9, 5.13]) {
          await openCalibrated(page, pixels)
          for (const form of ['Redondo', 'Em D', 'Plugue ou pinos', 'Luer, cone ou tubo']) {
            await chooseForm(page, form)
            const said =
              (await page.getByRole('list', { name: 'Faces' }).getByRole('button').first().textContent()) ?? ''
            const [, width = '', height = width] =
              /(?:Ø )?(\d+(?:,\d+)?)(?: × (\d+(?:,\d+)?))? mm/.exec(said.replace(/^.*?\)/, '')) ?? []
            const box = await boxOf(faceOnGlass(page))
            expect(Math.abs(box.width / pixels - number(width))).toBeLessThanOrEqual(tolerance)
            expect(Math.abs(box.height / pixels - number(height))).toBeLessThanOrEqual(tolerance)
          }
        }
      },
    )
  })

const number = (text: string) => Number(text.replace(',', '.'))

test('a page that two fingers enlarge shows the face as large as before', { tag: '@phone' }, async ({ page }) => {
  await openCalibrated(page, 5)
  await chooseForm(page, 'Em D')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2)
  const width = await faceOnGlass(page).evaluate((face) => face.getBoundingClientRect().width)
  expect(Math.abs((width * 2) / 5 - 30.81)).toBeLessThanOrEqual(tolerance)
})

test('another zoom asks again, and begins with what it comes to', { tag: '@all' }, async ({ browser, baseURL }) => {
  const [before, after] = await Promise.all(
    [1, 1.5].map((deviceScaleFactor) =>
      browser.newPage({ baseURL: baseURL ?? '', deviceScaleFactor, viewport: { width: 1280, height: 800 } }),
    ),
  )
  if (!before || !after) throw new Error('no pages')
  await openCalibrated(before, 5)
  await open(after, path)
  await after.evaluate(([key, text]) => localStorage.setItem(key, text ?? ''), [
    kept,
    await before.evaluate((key) => localStorage.getItem(key), kept),
  ] as const)
  await after.reload()
  await expect(after.getByRole('heading', { name: 'Confira a medida da tela' })).toBeVisible()
  const thing = await boxOf(after.locator('[data-thing]'))
  expect(Math.abs((thing.width * 1.5) / 5 - 85.6)).toBeLessThanOrEqual(tolerance)
  await after.getByRole('button', { name: 'Coincide: usar esta medida' }).click()
  await chooseForm(after, 'Em D')
  const face = await boxOf(faceOnGlass(after))
  expect(Math.abs((face.width * 1.5) / 5 - 30.81)).toBeLessThanOrEqual(tolerance)
  await Promise.all([before.close(), after.close()])
})

test('everything goes by keys: edges, faces, turning', async ({ page }) => {
  await open(page, path)
  const thing = page.locator('[data-thing]')
  const before = (await boxOf(thing)).width
  await page.getByRole('slider', { name: /Borda esquerda/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('slider', { name: /Borda direita/ }).focus()
  await page.keyboard.press('Shift+ArrowRight')
  expect((await boxOf(thing)).width - before).toBeCloseTo(5.5, 1)
  await page.getByRole('button', { name: 'Coincide: usar esta medida' }).press('Enter')
  await chooseForm(page, 'Luer, cone ou tubo')
  const heading = page.locator('#na-tela')
  const first = (await heading.textContent()) ?? ''
  await page.getByRole('slider', { name: /Tamanho/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(heading).not.toHaveText(first)
  await page.keyboard.press('ArrowLeft')
  await expect(heading).toHaveText(first)
})

test('a finger leads to the next face, larger than the last', { tag: '@phone' }, async ({ page }) => {
  await openCalibrated(page, 5)
  await chooseForm(page, 'Luer, cone ou tubo')
  const small = (await boxOf(faceOnGlass(page))).width
  const stage = await boxOf(page.locator('[data-stage]'))
  await page.mouse.move(stage.x + stage.width * 0.8, stage.y + 60)
  await page.mouse.down()
  await page.mouse.move(stage.x + stage.width * 0.2, stage.y + 70, { steps: 4 })
  await page.mouse.up()
  expect((await boxOf(faceOnGlass(page))).width).toBeGreaterThan(small)
})

test('what is alike is told apart, and a plug like none goes into the message with its measure', async ({ page }) => {
  await openCalibrated(page, 4)
  await chooseForm(page, 'Luer, cone ou tubo')
  await page
    .getByRole('list', { name: 'Faces' })
    .getByRole('button', { name: /22 mm macho/ })
    .click()
  await page.getByRole('button', { name: 'Parecido' }).click()
  await page.getByRole('button', { name: /15 mm macho.*mm de diâmetro a menos/ }).click()
  await expect(page.getByRole('heading', { name: 'Cone respiratório de 15 mm macho' })).toBeVisible()
  await page.getByRole('button', { name: 'Nenhum' }).click()
  await page.getByRole('slider', { name: /Diâmetro/ }).focus()
  await page.keyboard.press('ArrowRight')
  const own = await boxOf(page.getByRole('img', { name: 'Contorno de Ø 20,5 mm' }))
  expect(Math.abs(own.width / 4 - 20.5)).toBeLessThanOrEqual(tolerance)
  const ask = page.getByRole('link', { name: 'Perguntar por WhatsApp' })
  expect(whatsappText(await ask.getAttribute('href'))).toContain(
    'Conector: luer, cone ou tubo, Ø 20,5 mm medidos na tela em tamanho real.',
  )
})

test('without measuring the screen the same is chosen by words', async ({ page }) => {
  await open(page, path)
  await page.getByRole('button', { name: 'Sem medir: escolher por palavras' }).click()
  await chooseForm(page, 'Em D')
  await expect(page.locator('[data-stage]')).toHaveCount(0)
  await page
    .getByRole('list', { name: 'Faces' })
    .getByRole('button', { name: /9 contatos · em 2 fileiras/ })
    .click()
  await page.getByRole('button', { name: 'É este' }).click()
  await expect(page.getByRole('heading', { name: 'Peças com DB9 macho (9 pinos)' })).toBeFocused()
})

test('from a machine the question is which plug is its own, and its name goes into the message', async ({ page }) => {
  await open(page, '/compatibilidade/mindray/umec-12')
  await page.getByRole('link', { name: 'Qual destes conectores é o seu?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qual destes é o do Mindray uMEC 12?')
  await page.getByRole('button', { name: 'Sem medir: escolher por palavras' }).click()
  await page.getByRole('button', { name: 'É este' }).click()
  const ask = page.getByRole('link', { name: 'Pedir por WhatsApp com esta face' })
  expect(whatsappText(await ask.getAttribute('href'))).toContain('Equipamento: Mindray uMEC 12')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page leads to the gauge on paper, which needs none', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('slider')).toHaveCount(0)
    await page.getByRole('link', { name: 'Abrir o gabarito' }).click()
    await expect(page.getByRole('img', { name: 'Régua de 100 mm, para conferir a impressão' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'DB9 macho (9 pinos), 30,81 × 12,55 mm' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  })
})

test('the printed gauge is in millimetres: its ruler, and its faces', async ({ page }) => {
  await open(page, '/gabarito-de-conectores')
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
