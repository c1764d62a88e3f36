import type { Locator, Page } from '@playwright/test'

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

/** Checks a value of a filter; on a phone the filter is a chip, which is opened first. */
export async function filterBy(page: Page, filter: string, option: RegExp): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: filter, exact: true }).click()
  await page.getByRole('checkbox', { name: option }).check()
  if (isPhone(page)) await page.keyboard.press('Escape')
}

/** How many products were found, in words. */
export const count = (page: Page): Locator => page.getByRole('main').getByRole('status').first()

/** The products in sight, as rows of the compact view's table. */
export const rows = (page: Page): Locator => page.getByRole('main').locator('tbody tr[id^=item-]')

/** The products in sight. */
export const products = (page: Page): Locator => page.getByRole('main').getByRole('article')
