import type { Page } from '@playwright/test'

/** What is stored of the cart in this browser. */
export function storedCart(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('vitrine-medica-cart'))
}

/** Waits until the page answers to the visitor's hand. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Resolves when React has taken the served page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
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
