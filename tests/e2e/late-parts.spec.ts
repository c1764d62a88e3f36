import { expect, test, type Page } from '@playwright/test'
import { again, cut, shell } from './dropouts.ts'
import { open } from './pages.ts'

/** Code that comes late and fails costs its own place on the screen. A worker would hide it: there is none here. */

test.use({ serviceWorkers: 'block' })

interface LatePart {
  name: string
  path: string
  file: RegExp
  isOfPhones?: boolean
  ask: (page: Page) => Promise<unknown>
  shown: (page: Page) => ReturnType<Page['locator']>
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first()
const lateParts: LatePart[] = [
  {
    name: 'the dialog of choices',
    path: '/produto/cabo-ecg-ge-aha',
    file: /add-dialog-/,
    ask: (page) => page.getByRole('button', { name: 'Selecione as opções', exact: true }).click(),
    shown: (page) => page.getByRole('dialog', { name: 'Adicionar ao carrinho' }),
  },
  {
    name: 'the review',
    path: '/produto/1',
    file: /review-dialog-/,
    ask: (page) => button(page, 'Deixe sua avaliação aqui').click(),
    shown: (page) => page.getByRole('dialog', { name: 'Avalie este produto' }),
  },
  {
    name: 'the large picture',
    path: '/produto/1',
    file: /gallery-zoom-/,
    ask: (page) => button(page, 'Ampliar imagem').click(),
    shown: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the cart drawer',
    path: '/contato',
    file: /cart-drawer-/,
    ask: (page) => page.getByRole('link', { name: /^Abrir carrinho/ }).click(),
    shown: (page) => page.getByRole('dialog', { name: /^Carrinho/ }),
  },
  {
    name: 'the compact view',
    path: '/acessorios-componentes',
    file: /product-line-/,
    ask: (page) => page.getByRole('link', { name: 'Compacta' }).click(),
    shown: (page) => page.getByRole('main').getByRole('article').first(),
  },
  {
    name: 'the advice of an empty list',
    path: '/acessorios-componentes',
    file: /empty-accessories-/,
    ask: (page) => page.getByLabel('Buscar acessórios e componentes').fill('zzzzqqqq'),
    shown: (page) => page.getByRole('heading', { name: /^Não temos o código|Nenhum produto/ }),
  },
  {
    name: 'the advice of an empty category',
    path: '/categoria/cabos-de-ecg',
    file: /empty-category-/,
    ask: (page) => page.getByRole('main').locator('input[name=search]').fill('zzzzqqqq'),
    shown: (page) => page.getByRole('heading', { name: /^Nenhum produto encontrado/ }),
  },
  {
    name: 'the advice of empty equipment',
    path: '/equipamentos',
    file: /empty-equipment-/,
    ask: (page) => page.getByRole('main').locator('input[name=search]').fill('zzzzqqqq'),
    shown: (page) => page.getByRole('heading', { name: 'Equipamentos Disponíveis Sob Consulta' }),
  },
  {
    name: 'the view as a list',
    path: '/categoria/cabos-de-ecg',
    file: /product-row-/,
    ask: (page) => page.getByRole('link', { name: 'Lista', exact: true }).click(),
    shown: (page) => page.getByRole('main').getByRole('article').first(),
  },
  {
    name: 'the search of a small header',
    path: '/contato',
    file: /search-dialog-/,
    isOfPhones: true,
    ask: (page) => page.getByRole('link', { name: 'Abrir busca' }).click(),
    shown: (page) => page.getByRole('dialog').getByRole('combobox'),
  },
  {
    name: 'the check of an order',
    path: '/pedido-rapido',
    file: /order-check-/,
    ask: async (page) => {
      await page.getByLabel('Lista de códigos').fill('C5VGA2 x 3')
      await page.getByRole('button', { name: 'Conferir lista' }).click()
    },
    shown: (page) => page.getByRole('heading', { name: '1 de 1 encontrado' }),
  },
  {
    name: 'the menu',
    path: '/contato',
    file: /mobile-menu-/,
    isOfPhones: true,
    ask: (page) => page.getByRole('button', { name: 'Abrir menu' }).click(),
    shown: (page) => page.getByRole('dialog', { name: 'Menu' }),
  },
]

for (const { name, path, file, isOfPhones, ask, shown } of lateParts) {
  test(`${name} that does not come costs its own place, and comes when asked again`, async ({ page, viewport }) => {
    test.skip(isOfPhones === true && (viewport?.width ?? 0) > 1000, 'of small screens')
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

test('a part that failed is tried again when its list is come back to', async ({ page }) => {
  await page.route(/product-line-/, (route) => route.abort())
  await open(page, '/acessorios-componentes')
  await page.getByRole('link', { name: 'Compacta' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  await page.locator('footer').getByRole('link', { name: 'Cabos de ECG' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cabos de ECG')
  await page.unroute(/product-line-/)
  await page.goBack()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
