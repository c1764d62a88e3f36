import { expect, test, type Page } from '@playwright/test'
import { again, cut, shell } from './dropouts.ts'
import { open } from './pages.ts'

/**
 * Code that is loaded late and fails affects only its own part of the screen. There is no service worker here, because
 * it would hide the failure.
 */

test.use({ serviceWorkers: 'block' })

interface LatePart {
  name: string
  path: string
  file: RegExp
  ask: (page: Page) => Promise<unknown>
  shown: (page: Page) => ReturnType<Page['locator']>
}

const lateParts: LatePart[] = [
  {
    name: 'the dialog of choices',
    path: '/produto/cabo-ecg-ge-aha',
    file: /add-dialog-/,
    ask: (page) => page.getByRole('button', { name: 'Selecione as opções', exact: true }).click(),
    shown: (page) => page.getByRole('dialog', { name: 'Adicionar ao carrinho' }),
  },
  {
    name: 'the advice of an empty category',
    path: '/categoria/cabos-de-ecg',
    file: /empty-category-/,
    ask: (page) => page.getByRole('main').locator('input[name=search]').fill('zzzzqqqq'),
    shown: (page) => page.getByRole('heading', { name: /^Nenhum produto encontrado/ }),
  },
]

for (const [place, { name, path, file, ask, shown }] of lateParts.entries()) {
  const tag = place === 0 ? [] : '@all'
  test(`${name} that does not come costs its own place, and comes when asked again`, { tag }, async ({ page }) => {
    await open(page, path)
    const mend = await cut(page, file)
    await ask(page)
    await expect(again(page)).toBeVisible()
    await expect(page.getByText('Não foi possível carregar esta parte.')).toBeVisible()
    await shell(page)
    await mend()
    await again(page).click()
    await expect(shown(page)).toBeVisible()
    await expect(again(page)).toHaveCount(0)
  })
}

test('a part that failed is tried again when its list is come back to', { tag: '@all' }, async ({ page }) => {
  await page.route(/product-table-/, (route) => route.abort())
  await open(page, '/acessorios-componentes')
  await page.getByRole('link', { name: 'Compacta' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  await page.locator('footer').getByRole('link', { name: 'Cabos de ECG' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cabos de ECG')
  await page.unroute(/product-table-/)
  await page.goBack()
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible()
})
