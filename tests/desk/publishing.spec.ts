import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { expectAccessible } from '#tests/e2e/accessible.ts'
import { startDeskProcess, startSite } from './desk-process.ts'
import { comeIn, test } from './desk-test.ts'

const product = 'bateria-litio-mindray'
const file = `products/${product}.yaml`

test(
  'a draft is previewed, published, seen on the site, and taken back',
  { tag: '@all' },
  async ({ page }, { parallelIndex }) => {
    test.setTimeout(240_000)
    // A shop of its own, because this journey changes it, and a server of its own that serves it.
    mkdirSync('test-results', { recursive: true })
    const shop = mkdtempSync('test-results/loja-')
    cpSync('tests/fixture/content', join(shop, 'content'), { recursive: true, dereference: true })
    const text = () => readFileSync(join(shop, 'content', file), 'utf8')
    const desk = await startDeskProcess(Number(process.env.JOURNEY_PORT ?? 4180) + 40 + parallelIndex, 'sqlite', {
      SITE_DIR: shop,
      DESK_PREVIEW_PORT: '0',
    })
    const site = await startSite(Number(process.env.JOURNEY_PORT ?? 4180) + 45 + parallelIndex, {
      ...desk.settings,
      SITE_DIR: shop,
    })
    const served = async () => (await fetch(`${site.url}/produto/${product}`)).text()
    try {
      expect(await served()).not.toContain('Bateria de dezembro')
      await comeIn(page, desk, 'Ana Souza', ['--administra'])
      await page.goto(`${desk.url}/publicar`)
      await page.getByLabel('Novo rascunho').fill('Nomes de dezembro')
      await page.getByRole('button', { name: 'Criar' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nomes de dezembro')
      const id = Number(/publicar\/(\d+)/.exec(page.url())?.[1])
      const base = text()
      const changed = base.replace(/^name: .*/m, 'name: Bateria de dezembro')
      const save = { path: file, expectedVersion: 0, base, text: changed }
      await desk.store.contentDrafts.saveFile(id, save, { id: 1, name: 'Ana Souza' })
      await page.reload()
      await expect(page.getByText(/Nome: .* → .*Bateria de dezembro/)).toBeVisible()
      await expectAccessible(page)

      const preview = page.waitForEvent('popup')
      await page.getByRole('link', { name: 'Ver como ficará' }).click()
      const seen = await preview
      await seen.goto(new URL(`/produto/${product}`, seen.url()).href)
      await expect(seen.getByRole('heading', { level: 1 })).toHaveText('Bateria de dezembro')
      await expect(seen.getByText('Prévia de Nomes de dezembro')).toBeVisible()
      await seen.goto(new URL('/acessorios-componentes?search=bateria+dezembro', seen.url()).href)
      await expect(seen.getByRole('link', { name: /Bateria de dezembro/ }).first()).toBeVisible()
      expect(text()).toBe(base)

      await page.getByRole('button', { name: 'Publicar agora' }).click()
      await expect(page.getByText('Rascunho publicado')).toBeVisible()
      expect(text()).toBe(changed)
      await expect.poll(served, { timeout: 3000, intervals: [100] }).toContain('Bateria de dezembro')

      await page.goto(`${desk.url}/publicar`)
      await page.getByRole('button', { name: 'Voltar à versão anterior' }).click()
      await expect(page.getByRole('link', { name: 'Nomes de dezembro' }).first()).toBeVisible()
      expect(text()).toBe(base)
      await expect.poll(served, { timeout: 3000, intervals: [100] }).not.toContain('Bateria de dezembro')
    } finally {
      await Promise.all([desk.end(), site.end()])
      rmSync(shop, { recursive: true, force: true })
    }
  },
)
