import { expect, type Locator, type Page } from '@playwright/test'
import { writeCalibration } from '#domain/true-size/calibration.ts'
import { open } from './pages.ts'
import { shop } from './shop.ts'

/** The step of 'Não sei o código' that lays the plug on the screen. */
export const glassPath = '/identificar-peca/tela'
/** Millimetres that a face may differ from its measure on any screen. */
export const tolerance = 0.3
/** Under this name the device keeps how large a millimetre is. */
export const calibrationKey = `${shop.slug}-tela`

/** Opens the page on a screen that was calibrated before. */
export async function openCalibrated(page: Page, pixels: number, address = glassPath): Promise<void> {
  // A document of the site without scripts, on which the device can be written to.
  await page.goto('/robots.txt')
  const screen = await page.evaluate(() => ({
    ratio: devicePixelRatio,
    zoom: Math.round((outerWidth / document.documentElement.clientWidth) * 100) / 100,
    sides: [globalThis.screen.width, globalThis.screen.height] as [number, number],
  }))
  const text = writeCalibration({ version: 1, pixels, ratio: screen.ratio, zoom: screen.zoom, screen: screen.sides })
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [calibrationKey, text] as const)
  await open(page, address)
  await expect(page.getByRole('group', { name: 'Forma' })).toBeVisible()
}

/** The face that is shown at true size. */
export const faceOnGlass = (page: Page): Locator => page.locator('[data-stage] svg')

/** Where something stands in the window, into which it is brought. */
export async function boxInView(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await element.evaluate((shown) => shown.scrollIntoView({ block: 'center' }))
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not shown')
  return box
}

/** Chooses a form of plug by its name, and waits for its faces. */
export async function chooseForm(page: Page, name: string): Promise<void> {
  const form = page.getByRole('group', { name: 'Forma' }).getByRole('link', { name })
  await form.click()
  await expect(form).toHaveAttribute('aria-current', 'true')
}
