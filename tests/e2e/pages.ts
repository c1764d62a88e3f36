import type { Locator, Page } from '@playwright/test'
import { shop } from './shop.ts'

/** The name under which the browser stores the cart. */
export const cartKey = `${shop.slug}-cart`

/** The stored text of the cart in this browser. */
export function storedCart(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), cartKey)
}

/** Whether the window is narrow: filters stand in sheets, and a button opens the menu. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1024
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Resolves when React has completely hydrated the served page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const container = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))
    if (container?.[1].stateNode.current.memoizedState.isDehydrated !== false) return false
    // The page's content is hydrated later than the header and footer around it.
    const held = document.querySelector('main > div')
    return !held || Object.keys(held).some((key) => key.startsWith('__reactFiber'))
  })
}

/** Resolves when the page has been idle for several frames in a row. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turns = 0; turns < 5; turns += 1)
      await new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done())))
  })
}

/** Lays out the parts that a page leaves until they come near, so that the whole page can be measured. */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('[class*="late-layout"]'))
      part.style.contentVisibility = 'visible'
  })
}

/** Opens a page and holds its scripts back. Out: a function that lets them load and waits for hydration. */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    resolve()
    await hydrated(page)
  }
}

/** The search of every page: the field of a wide header, or the one that a small header's icon opens. */
export async function siteSearch(page: Page): Promise<Locator> {
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Buscar em todo o catálogo' })
  if (await field.isVisible()) return field
  await page.getByRole('link', { name: 'Abrir busca' }).click()
  return page.getByRole('dialog').getByRole('combobox')
}

/** The text that a wa.me link carries. */
export function whatsappText(href: string | null): string {
  return new URL(href ?? '').searchParams.get('text') ?? ''
}

/** Adds a product without choices from its page, and waits for the drawer. */
export async function addToCart(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.getByRole('main').getByRole('button', { name: 'Adicionar ao Carrinho' }).first().click()
  await page.getByRole('dialog').waitFor()
}
