import type { Locator, Page } from '@playwright/test'
import { isPhone } from './pages.ts'

/** Checks a value of a filter; on a phone the filter is a chip, which is opened first. */
export async function filterBy(page: Page, filter: string, option: RegExp): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: filter, exact: true }).click()
  await page.getByRole('checkbox', { name: option }).check()
  if (isPhone(page)) await page.keyboard.press('Escape')
}

/** How many products were found, in words. */
export const productCount = (page: Page): Locator => page.getByRole('main').getByRole('status').first()

/** The products in sight, as rows of the compact view's table. */
export const tableRows = (page: Page): Locator => page.getByRole('main').locator('tbody tr[id^=item-]')

/** The products in sight. */
export const products = (page: Page): Locator => page.getByRole('main').getByRole('article')

/** The search field of the accessories, and what it suggests. */
export const searchField = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Buscar acessórios e componentes' })
export const suggestions = (page: Page): Locator => page.getByRole('listbox').getByRole('option')
