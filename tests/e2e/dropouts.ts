import { expect, type Page } from '@playwright/test'

/** The button that asks once more for what failed. */
export const again = (page: Page) => page.getByRole('button', { name: 'Tentar novamente' })
/** Expects the header and the footer, which every page has. */
export const shell = async (page: Page) => {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
}

/** Cuts off every request that matches, until the result is called. */
export async function cut(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  await page.route(pattern, (route) => route.abort())
  return () => page.unroute(pattern)
}
