import type { Page } from '@playwright/test'
import { open, storedCart } from './pages.ts'

/** Elements of the quick order's page, and what journeys do there. */

export const listBox = (page: Page) => page.getByRole('textbox', { name: 'Lista de códigos' })
export const resultHeading = (page: Page) => page.getByRole('heading', { name: /encontrados?$/ })
export const listRow = (page: Page, number: number) =>
  page
    .getByRole('table', { name: 'Linhas da lista' })
    .getByRole('row')
    .filter({ has: page.getByLabel(`Código da linha ${number}`) })

export async function checkList(page: Page, text: string) {
  await open(page, '/pedido-rapido')
  await listBox(page).fill(text)
  await listBox(page).press('Control+Enter')
}

export async function cartLines(page: Page) {
  const cart: { items?: { quantity: number; variantId?: string; note?: string; selectedOptions?: object }[] } =
    JSON.parse((await storedCart(page)) ?? '{}')
  return cart.items ?? []
}
