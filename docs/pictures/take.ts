import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { openBrowser } from '#bench/pages/browser.ts'
import { withSite } from '#bench/pages/running-site.ts'
import { templates } from '#bench/pages/templates.ts'

/**
 * After script/build. `node docs/pictures/take.ts`: the pictures of the README, which are this folder's.
 * `node docs/pictures/take.ts FOLDER`: for looking through, one page of each template and of the states that tell, at four
 * widths, and each printed as a PDF file.
 */
const [folder] = process.argv.slice(2)

const states: typeof templates = [
  ['Compact', '/acessorios-componentes?vista=compacta'],
  ['Empty list', '/acessorios-componentes?marca=philips&tipo=modulos&condicao=novo&disponibilidade=em-breve'],
  ['Empty search', '/acessorios-componentes?search=zzzxqw'],
  ['Empty category', '/categoria/cabos-de-ecg?search=zzzxqw'],
  ['Missing product', '/produto/cabo-ecg-antigo'],
  ['Quick order', '/pedido-rapido'],
  ['Request', '/solicitacao'],
]
const all = [...templates, ...states]
const named = (name: string) => templates.filter(([one]) => one === name)
const sizes = { phone: [390, 844], tablet: [768, 1024], desktop: [1280, 800], wide: [1920, 1080] } as const

await withSite(async (address) => {
  const browser = await openBrowser()
  if (folder) await takeAll(browser, address, folder)
  else {
    const shown = { address, folder: import.meta.dirname, screens: 1 }
    await take(browser, { ...shown, size: sizes.desktop, pages: named('Home') })
    await take(browser, { ...shown, size: sizes.phone, pages: named('Product') })
  }
  await browser.close()
})

async function takeAll(browser: Browser, address: string, into: string): Promise<void> {
  mkdirSync(into, { recursive: true })
  for (const size of Object.values(sizes)) {
    await take(browser, { address, size, folder: into, pages: all, screens: 2, isFilled: true })
  }
  const page = await browser.newPage()
  await fillCart(page, address)
  for (const [name, path] of all) {
    await page.goto(address + path)
    await showAll(page)
    await page.pdf({ path: join(into, `${fileName(name)}.pdf`), preferCSSPageSize: true })
  }
  await page.close()
}

interface Sitting {
  address: string
  size: readonly [width: number, height: number]
  folder: string
  pages: typeof templates
  /** How many windows' heights a picture has. */
  screens: number
  /** With something in the cart. */
  isFilled?: boolean
}

async function take(browser: Browser, sitting: Sitting): Promise<void> {
  const [width, height] = sitting.size
  const page = await browser.newPage({ viewport: { width, height } })
  if (sitting.isFilled) await fillCart(page, sitting.address)
  for (const [name, path] of sitting.pages) {
    await page.goto(sitting.address + path)
    await showAll(page)
    const picture = await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height: sitting.screens * height },
    })
    await sharp(picture)
      .webp({ quality: 55 })
      .toFile(join(sitting.folder, `${fileName(name)}-${width}.webp`))
  }
  await page.close()
}

function fileName(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

/** Two lines: a choice with a code of its own, and a product without choices. */
async function fillCart(page: Page, address: string): Promise<void> {
  for (const path of ['/produto/cabo-ecg-ge-aha?opcao=5-vias', '/produto/1']) {
    await page.goto(address + path)
    await page.getByRole('main').getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
    await page.getByRole('dialog', { name: /^Carrinho \(/ }).waitFor()
  }
}

/** Scrolls through, so that what waits for the visitor is there, and back to the top. */
async function showAll(page: Page): Promise<void> {
  for (const top of [600, 1200, 1800, 0]) {
    await page.evaluate((y) => scrollTo(0, y), top)
    await page.waitForTimeout(500)
  }
}
