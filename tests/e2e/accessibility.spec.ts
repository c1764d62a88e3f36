import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { addToCart, layOut, open } from './pages.ts'

async function expectAccessible(page: Page) {
  // A page that is laid out in part is misjudged.
  await layOut(page)
  // Nothing is judged half-way through its motion; endless and scroll-driven motion has no end to wait for.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => effect?.getComputedTiming().iterations !== Infinity && timeline === document.timeline,
      )
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

for (const path of [
  '/',
  '/acessorios-componentes',
  '/acessorios-componentes?search=nada-disso',
  '/equipamentos',
  '/categoria/cabos-de-ecg',
  '/acessorios-componentes?vista=compacta&marca=philips',
  '/produto/1',
  '/produto/cabo-ecg-ge-aha?opcao=5-vias',
  '/produto/nao-existe',
  '/carrinho',
  '/contato',
  '/blog',
  '/blog?search=nada-disso',
  '/blog/leasing-ou-compra-de-equipamentos',
  '/blog/cabo-ecg-3-ou-5-vias',
  '/blog/nao-existe',
  '/manutencao-preventiva',
  '/sobre',
  '/privacidade',
  '/termos',
  '/nao-existe',
]) {
  test(`${path} has no accessibility violation`, async ({ page }) => {
    await open(page, path)
    await expectAccessible(page)
  })
}

test('the drawer, full and empty, has no accessibility violation', { tag: '@phone' }, async ({ page }) => {
  await addToCart(page, '/produto/1')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Remover/ }).click()
  await expectAccessible(page)
})

test('the add-to-cart dialog has no accessibility violation', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/produto/cabo-ecg-ge-aha')
  await page.getByRole('button', { name: 'Selecione as opções', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await expectAccessible(page)
})

test('the review dialog with its errors has no accessibility violation', async ({ page }) => {
  await open(page, '/produto/1')
  await page.getByRole('button', { name: 'Deixe sua avaliação aqui' }).click()
  await page.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expectAccessible(page)
})

test('the contact form with its errors has no accessibility violation', async ({ page }) => {
  await open(page, '/contato')
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expectAccessible(page)
})

test(
  'the menu and the filled cart page have no accessibility violation',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await addToCart(page, '/produto/1')
    await open(page, '/carrinho')
    await expectAccessible(page)
    if (project.name !== 'phone') return
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await expectAccessible(page)
  },
)

test('suggestions and a filter have no accessibility violation', { tag: '@phone' }, async ({ page }, { project }) => {
  await open(page, '/acessorios-componentes')
  await page.getByRole('combobox', { name: 'Buscar acessórios e componentes' }).fill('cabo ecg')
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  if (project.name !== 'phone') return
  await page.getByRole('button', { name: 'Marca', exact: true }).click()
  await expectAccessible(page)
})
