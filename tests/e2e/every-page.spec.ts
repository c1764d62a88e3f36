import { expect, test, type Page } from '@playwright/test'
import { testsAll } from '#tests/test-all.ts'
import { expectAccessible } from './accessible.ts'
import { hydrated } from './pages.ts'

/** Every kind of page, opened once: its policy, accessibility, letters, seven widths and targets. */
const pagesOfEachKind = [
  '/',
  '/acessorios-componentes',
  '/equipamentos',
  '/categoria/cabos-de-ecg',
  '/produto/1',
  '/produto/cabo-ecg-ge-aha?opcao=5-vias',
  '/carrinho',
  '/contato',
  '/blog',
  '/blog/leasing-ou-compra-de-equipamentos',
  '/manutencao-preventiva',
  '/sobre',
  '/privacidade',
  '/nao-existe',
  '/compatibilidade',
  '/compatibilidade/mindray/umec-12',
  '/comparar?p=cabo-pi-mindray,cabo-pi-ge,cabo-pi-dixtal',
  '/identificar-peca',
  '/identificar-peca?parametro=ecg&forma=redondo',
  '/identificar-peca?conector=db9-macho',
  '/identificar-peca/tela',
  '/identificar-peca/gabarito',
  '/pedido-rapido',
  '/minhas-listas',
]
/** Pages of the same kinds: with other content, with nothing found, or not there. */
const furtherPages = [
  '/acessorios-componentes?search=nada-disso',
  '/acessorios-componentes?vista=compacta&marca=philips',
  '/produto/bracadeira-pni-mindray',
  '/produto/nao-existe',
  '/blog?search=nada-disso',
  '/blog/cabo-ecg-3-ou-5-vias',
  '/termos',
  '/compatibilidade/mindray',
  '/compatibilidade?busca=umec',
  '/identificar-peca?modelo=DX+2020&busca=cabo',
]
const widths = [320, 390, 768, 1024, 1280, 1920, 2560]

for (const path of testsAll ? [...pagesOfEachKind, ...furtherPages] : pagesOfEachKind)
  test(`${path} keeps its policy, is accessible, fits seven widths, and is read and pressed with ease`, async ({
    page,
  }) => {
    const faults: string[] = []
    page.on('console', (message) => {
      // A page that does not exist answers 404, which is no fault here.
      if (message.type() === 'error' && !message.text().includes('404')) faults.push(message.text())
    })
    page.on('pageerror', ({ message }) => faults.push(message))
    const response = await page.goto(path)
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe-inline')
    await hydrated(page)
    // Checked before the steps below read the drawings, which the content security policy reports.
    expect(faults).toEqual([])
    // Folded parts are opened, so that they are checked too.
    for (const face of await page.getByText('Escolher o conector pela face').all()) await face.click()
    // Scrolled to the top, because the sticky header would cover targets below it.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
    expect(await smallLabels(page)).toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysScroll(page), `at ${width} px`).toBeLessThanOrEqual(0)
    }
    expect(await smallTexts(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await smallLabels(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await smallTargets(page)).toEqual([])
    if (testsAll) await expectFitForTouch(page)
  })

/** Checks the page on a touch screen, where controls are larger. */
async function expectFitForTouch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  expect(await smallTargets(page)).toEqual([])
  expect(await smallTexts(page)).toEqual([])
  for (const width of widths.filter((each) => each < 1024)) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sidewaysScroll(page), `for a finger at ${width} px`).toBeLessThanOrEqual(0)
  }
  expect(await smallFields(page)).toEqual([])
  // Letters, words and lines as far apart as a reader may set them (WCAG 1.4.12).
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet()
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets.push(spaced)
  })
  await page.setViewportSize({ width: 320, height: 844 })
  expect(await sidewaysScroll(page), 'with wider spacing').toBeLessThanOrEqual(0)
}

/** The fields to type in whose letters are so small that a phone enlarges the page for them. */
function smallFields(page: Page): Promise<string[]> {
  return page
    .locator('input:not([type=checkbox], [type=radio]), select, textarea')
    .filter({ visible: true })
    .evaluateAll((fields) =>
      fields.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).map((field) => field.outerHTML),
    )
}

/** The number of pixels by which the page is wider than its window. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** The elements whose text is shown under 11 px. */
function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A drawing in millimetres has letters of three units that stand twelve pixels high.
    const scaleOf = (element: Element) => (element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1)
    return [...document.querySelectorAll('body *')]
      .filter((element) =>
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
      )
      .filter(
        (element) =>
          element.checkVisibility() && parseFloat(getComputedStyle(element).fontSize) * scaleOf(element) < 11,
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
}

/**
 * What a finger presses that is not 44 px high and wide. A link within a text, or anywhere in an article, is not
 * judged; one that is all that its place says has to be as high.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .or(page.getByRole('banner'))
    .or(page.getByRole('contentinfo'))
    .locator('button, summary, select, a, input[class*=min-h-]')
    .evaluateAll((targets) => {
      const isAlone = (link: Element) =>
        !link.closest('.article-body') && link.parentElement?.textContent.trim() === link.textContent.trim()
      // A link of a card is as large as the card.
      const isCard = (target: Element) => getComputedStyle(target, '::after').position === 'absolute'
      return targets
        .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !isCard(target))
        .map((target) => {
          const { width, height } = target.getBoundingClientRect()
          const isText = target.localName === 'a' && !target.className.includes('min-h-')
          const isLow = height < 43.5 && (!isText || isAlone(target))
          return { isLow: height > 1 && (isLow || (!isText && width < 43.5)), html: target.outerHTML.slice(0, 160) }
        })
        .flatMap(({ isLow, html }) => (isLow ? [html] : []))
    })
}

/** The labels of the page's drawings with letters under 11 px, at the size at which each drawing is shown. */
function smallLabels(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const drawings = [...document.images].filter(
      (image) => image.currentSrc.endsWith('.svg') && image.checkVisibility() && image.clientWidth > 0,
    )
    const small: string[] = []
    for (const { currentSrc, clientWidth } of drawings) {
      const text = await (await fetch(currentSrc)).text()
      const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
      const rules = (svg.querySelector('style')?.textContent ?? '').matchAll(/max-width:([\d.]+)px\)\{(\.\w+)/g)
      const hidden = [...rules].filter(([, below]) => clientWidth <= Number(below)).map(([, , name]) => name)
      svg.querySelectorAll(['style', ...hidden].join()).forEach((part) => part.remove())
      svg.setAttribute('width', String(clientWidth))
      svg.removeAttribute('height')
      document.body.append(svg)
      for (const label of svg.querySelectorAll('text')) {
        const { c = 0, d = 0 } = label.getScreenCTM() ?? {}
        const size = parseFloat(getComputedStyle(label).fontSize) * Math.hypot(c, d)
        if (size < 11) small.push(`${currentSrc}: ${label.textContent} ${size} px`)
      }
      svg.remove()
    }
    return small
  })
}
