import { expect, test } from '@playwright/test'
import { boxInView, chooseForm, faceOnGlass, glassPath, openCalibrated, tolerance } from './glass.ts'
import { open, whatsappText } from './pages.ts'
import { shop } from './shop.ts'

test('a plug is laid on the glass: measured, chosen by contacts, turned, found, asked for with its face @phone', async ({
  page,
}) => {
  await open(page, glassPath)
  const referenceObject = page.locator('[data-reference-object]')
  const before = await boxInView(referenceObject)
  const edge = await boxInView(page.getByRole('slider', { name: /Borda direita/ }))
  const [x, y] = [edge.x + edge.width / 2, edge.y + edge.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 12, y, { steps: 4 })
  await page.mouse.up()
  const dragged = await boxInView(referenceObject)
  expect(before.width - dragged.width).toBeCloseTo(12, 0)
  const millimetres = (page.viewportSize()?.width ?? 0) < 600 ? 53.98 : 85.6
  await page.getByRole('button', { name: 'Coincide: usar esta medida' }).click()

  await chooseForm(page, 'Luer, cone ou tubo')
  await page.getByRole('group', { name: 'Contatos ou vias' }).getByRole('link', { name: '1 contato' }).click()
  await expect(page.getByRole('heading', { name: 'Luer fêmea' })).toBeVisible()
  await expect(page.getByText('como se vê de frente')).toBeVisible()
  const face = await boxInView(faceOnGlass(page))
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
  await expect(page.getByRole('heading', { name: 'Luer fêmea', exact: true })).toBeVisible()
  await expect(page.getByText('Conector: Luer fêmea')).toBeVisible()
})

test('everything goes by keys: edges, faces, turning', async ({ page }) => {
  await open(page, glassPath)
  const referenceObject = page.locator('[data-reference-object]')
  const before = (await boxInView(referenceObject)).width
  await page.getByRole('slider', { name: /Borda esquerda/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('slider', { name: /Borda direita/ }).focus()
  await page.keyboard.press('Shift+ArrowRight')
  expect((await boxInView(referenceObject)).width - before).toBeCloseTo(5.5, 1)
  await page.getByRole('button', { name: 'Coincide: usar esta medida' }).press('Enter')
  await chooseForm(page, 'Luer, cone ou tubo')
  const heading = page.locator('#na-tela')
  const first = (await heading.textContent()) ?? ''
  await page.getByRole('slider', { name: /^Face/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(heading).not.toHaveText(first)
  await page.keyboard.press('ArrowLeft')
  await expect(heading).toHaveText(first)
})

test('a finger leads to the next face, larger than the last', { tag: '@phone' }, async ({ page }) => {
  await openCalibrated(page, 5)
  await chooseForm(page, 'Luer, cone ou tubo')
  const small = (await boxInView(faceOnGlass(page))).width
  const stage = await boxInView(page.locator('[data-stage]'))
  await page.mouse.move(stage.x + stage.width * 0.8, stage.y + 60)
  await page.mouse.down()
  await page.mouse.move(stage.x + stage.width * 0.2, stage.y + 70, { steps: 4 })
  await page.mouse.up()
  expect((await boxInView(faceOnGlass(page))).width).toBeGreaterThan(small)
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
  const contour = await boxInView(page.getByRole('img', { name: 'Contorno de Ø 20,5 mm' }))
  expect(Math.abs(contour.width / 4 - 20.5)).toBeLessThanOrEqual(tolerance)
  const ask = page.getByRole('link', { name: 'Perguntar por WhatsApp' })
  expect(whatsappText(await ask.getAttribute('href'))).toContain(
    'Conector: luer, cone ou tubo, Ø 20,5 mm medidos na tela em tamanho real.',
  )
})

test('without measuring the screen the same is chosen by words', async ({ page }) => {
  await open(page, glassPath)
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
  await expect(page.getByRole('heading', { name: 'Qual destes é o do Mindray uMEC 12?' })).toBeVisible()
  await page.getByRole('button', { name: 'Sem medir: escolher por palavras' }).click()
  await page.getByRole('button', { name: 'É este' }).click()
  const ask = page.getByRole('link', { name: 'Pedir por WhatsApp com esta face' })
  expect(whatsappText(await ask.getAttribute('href'))).toContain('Equipamento: Mindray uMEC 12')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page leads to the gauge on paper, which needs none', async ({ page }) => {
    await page.goto(glassPath)
    await expect(page.getByRole('slider')).toHaveCount(0)
    await page.getByRole('link', { name: 'Gabarito', exact: true }).click()
    await expect(page.getByRole('img', { name: 'Régua de 100 mm, para conferir a impressão' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'DB9 macho (9 pinos), 30,81 × 12,55 mm' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  })
})
