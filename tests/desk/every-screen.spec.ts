import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectContrast } from '#tests/e2e/accessible.ts'
import { sampleReview } from '#tests/server/support/sample-rows.ts'
import { testsAll } from '#tests/test-all.ts'
import type { DeskProcess } from './desk-process.ts'
import { arrives, comeIn, test } from './desk-test.ts'

const evil = '"><script>document.title="hacked"</script><img src=x onerror="document.title=1"> https://evil.example'
const screens = [
  '/mensagens',
  '/mensagens/nova',
  '/mensagens/1',
  '/propostas',
  '/propostas/nova?mensagem=1',
  '/propostas/numeros',
  '/catalogo',
  '/catalogo/cabo-ecg-ge-aha',
  '/catalogo/planilha',
  '/catalogo/cabo-ecg-ge-aha/endereco',
  '/catalogo/novo',
  '/catalogo/novo?tipo=sensores-temperatura',
  '/catalogo/novo?de=cabo-ecg-ge-aha',
  '/conteudo',
  '/conteudo/marca',
  '/conteudo/modelos',
  '/conteudo/artigos/novo',
  '/avaliacoes?situacao=todas',
  '/avaliacoes/1',
  '/dados-pessoais',
  '/dados-pessoais/1',
  '/publicar',
  '/publicar/1',
  '/procuras',
  '/procuras?ver=semanas',
  '/procuras/termo?termo=cabo',
  '/procuras/ensinar?ensino=sinonimo&termo=fio&palavra=fio&equivale=cabo',
  '/administracao',
  '/atendimento',
  '/conteudo/respostas/orcamento',
  '/conteudo/feriados',
  '/conteudo/horario',
  '/situacao',
  '/pessoas',
  '/pessoas/1',
  '/sessoes',
  '/auditoria',
  '/nada',
]

/** Inserts a message, a review and a request with hostile texts. */
async function evilArrives(desk: DeskProcess): Promise<void> {
  await arrives(desk, evil)
  const review = { ...sampleReview(), title: evil.slice(0, 100), comment: evil }
  await desk.store.reviews.receive(review, false)
  const request = { kind: 'eliminacao', name: evil.slice(0, 100), phone: null, receivedOn: '2026-11-24' } as const
  const { personalData, contentDrafts } = desk.store
  const ana = { id: 1, name: 'Ana' }
  const draft = await contentDrafts.create({ name: evil.slice(0, 80), isShared: true }, ana)
  await contentDrafts.saveFile(draft, { path: 'brand.yaml', expectedVersion: 0, base: evil, text: `${evil}\n` }, ana)
  await personalData.open({ ...request, email: review.customer_email }, { id: null, name: 'Ana' })
}

// The time for thirty screens, one after the other.
test.describe.configure({ timeout: 240_000 })

/** Two tests with half of the screens each, so that two workers share them. */
const halves = [screens.slice(0, screens.length / 2), screens.slice(screens.length / 2)]

for (const half of halves) {
  test(`from ${half[0]} on every screen can be used by everybody, weighs little, never scrolls sideways, and has room for a finger`, async ({
    ana,
    desk,
  }) => {
    await evilArrives(desk)
    for (const path of half) {
      await ana.setViewportSize({ width: 1280, height: 800 })
      await ana.goto(desk.url + path)
      await expectAccessible(ana)
      // No operator sees a path of a file, or the key of a fault.
      const text = await ana.locator('body').innerText()
      expect([path, /[\w/-]+\.ya?ml\b|\bcontent\/\w|\[conteudo-/.exec(text)?.[0]]).toEqual([path, undefined])
      for (const width of [1280, 768, 320, 390]) {
        await ana.setViewportSize({ width, height: 800 })
        const wide = await ana.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect([path, width, wide]).toEqual([path, width, 0])
        if (width <= 390) expect([path, width, await lowControls(ana)]).toEqual([path, width, []])
      }
      // The budget is for compressed bytes; the scripts stay below it even uncompressed.
      expect([path, (await scriptBytes(ana)) < 50_000]).toEqual([path, true])
      // At a phone's width, which the steps above have set.
      if (testsAll) await expectAccessible(ana)
      if (testsAll) await expectContrastInTheDark(ana)
    }
  })
}

/**
 * Checks the screen in the dark colours, at a phone's width and at a desktop's. Colours change at once, because folded
 * parts never finish a gradual change.
 */
async function expectContrastInTheDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    const styles = new CSSStyleSheet()
    styles.replaceSync('* { transition: none !important }')
    document.adoptedStyleSheets.push(styles)
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectContrast(page)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The controls that are lower than a finger is wide. */
function lowControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main button, main select, main input:not([type=hidden], [type=checkbox])')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 43.5)
      .map((element) => element.outerHTML),
  )
}

/** The bytes of all scripts that the page has asked for, each time that it asked for them. */
function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0),
  )
}

test('what a visitor wrote is text and nothing else', async ({ ana, desk }) => {
  const asked: string[] = []
  ana.on('request', (request) => asked.push(new URL(request.url()).host))
  await evilArrives(desk)
  for (const path of ['/mensagens?vez=todas', '/mensagens/1', '/avaliacoes?situacao=todas', '/avaliacoes/1']) {
    await ana.goto(desk.url + path)
    await expect(ana.getByText('<script>document.title="hacked"</script>').first()).toBeVisible()
  }
  await expect(ana).not.toHaveTitle(/hacked/)
  expect(new Set(asked)).toEqual(new Set([new URL(desk.url).host]))
  await expect(ana.locator('a[href*="evil"]')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a person comes in, answers and leaves', async ({ page, desk }) => {
    await comeIn(page, desk, 'Ana Souza')
    const name = await arrives(desk, 'Sem scripts')
    await page.goto(`${desk.url}/mensagens?busca=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name }).click()
    await page.getByRole('link', { name: 'Orçamento', exact: true }).click()
    await expect(page.getByLabel('Resposta', { exact: true })).toHaveValue(/Segue a proposta/)
    await page.getByRole('button', { name: 'Abrir no WhatsApp' }).click()
    await expect(page.getByRole('link', { name: 'Abrir no WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/55\d+\?text=/,
    )
  })
})
