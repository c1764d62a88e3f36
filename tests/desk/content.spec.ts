import { expect } from '@playwright/test'
import { expectAccessible } from '#tests/e2e/accessible.ts'
import { comeIn, test } from './desk-test.ts'

test(
  'the brand and an article are changed by their forms',
  { tag: ['@phone', '@both-stores'] },
  async ({ page: ana, desk }) => {
    // A person of their own for each screen size, so that no draft is left from another.
    await comeIn(ana, desk, `Ana ${test.info().project.name}`)
    await ana.goto(`${desk.url}/conteudo`)
    await ana.getByRole('link', { name: 'Marca', exact: true }).click()
    await expectAccessible(ana)
    await ana.getByLabel('Cor da empresa').fill('#1e5a2e')
    await ana.getByLabel('O que é, em poucas palavras').fill('Peças da loja do teste')
    await ana.getByRole('button', { name: 'Salvar no rascunho' }).first().click()
    await expect(ana.getByRole('region', { name: 'O que muda no rascunho' })).toContainText('→ Peças da loja do teste')

    await ana.goto(`${desk.url}/conteudo/artigos/novo`)
    await ana.getByRole('textbox', { name: 'Título', exact: true }).fill('Artigo do teste')
    await ana.getByRole('button', { name: 'Salvar no rascunho' }).first().click()
    await expect(ana.getByRole('alert')).toContainText('Nada foi salvo')
    await expect(ana.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue('Artigo do teste')
    await ana.goto(`${desk.url}/conteudo/artigos`)
    await ana.locator('main ul a[href^="/conteudo/artigos/"]').first().click()
    await ana.locator('textarea[name=body]').fill('## Uma parte\n\nTexto com **força**.')
    await expect(ana.locator('[data-article] strong')).toHaveText('força')
    await expectAccessible(ana)
  },
)
