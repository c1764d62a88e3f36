import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openBrowser } from '../../bench/pages/browser.ts'
import { withSite } from '../../bench/pages/running-site.ts'
import { templates } from '../../bench/pages/templates.ts'

/** node docs/pictures/take.ts after script/build: the first two screens of one page of each template, phone and desktop. */

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

await withSite(async (address) => {
  const browser = await openBrowser()
  for (const viewport of screens) {
    const page = await browser.newPage({ viewport })
    for (const [name, path] of templates) {
      await page.goto(address + path)
      await showAll(page)
      const clip = { x: 0, y: 0, width: viewport.width, height: 2 * viewport.height }
      const picture = await page.screenshot({ fullPage: true, clip })
      const file = `${name.toLowerCase().replaceAll(' ', '-')}-${viewport.width}.webp`
      await sharp(picture).webp({ quality: 60 }).toFile(join(import.meta.dirname, file))
    }
    await page.close()
  }
  await browser.close()
})

/** Scrolls through, so that what waits for the visitor is there, and back to the top. */
async function showAll(page: Page): Promise<void> {
  for (const top of [600, 1200, 1800, 0]) {
    await page.evaluate((y) => scrollTo(0, y), top)
    await page.waitForTimeout(500)
  }
}
