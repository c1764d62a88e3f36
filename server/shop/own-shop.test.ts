import { expect, test } from 'vitest'
import { ContentFiles } from '#server/content/content-files.ts'
import { readEnvironment } from '#server/environment.ts'
import { fixtureShop } from '#tests/fixture-shop.ts'
import { allPaths } from './all-paths.ts'
import { compatibilityPage, compatibilityPaths } from './compatibility.ts'
import { loadShop } from './load-shop.ts'
import { siteFacts } from './site-facts.ts'

const own = await loadShop(new ContentFiles('templates/loja'), readEnvironment({}))
const whole = await fixtureShop()
const labels = (shop: typeof own) => siteFacts(shop).menu.map(({ label }) => label)

test('the menus of a shop lead to what it has', () => {
  expect(labels(whole)).toEqual(['Início', 'Equipamentos', 'Acessórios', 'Manutenção Preventiva', 'Blog', 'Contato'])
  expect(labels(own)).not.toContain('Equipamentos')
  expect(allPaths(own)).not.toContain('/equipamentos')
  expect(siteFacts(own).tools.map(({ name }) => name)).not.toContain('Peças pelo equipamento')
})

test('a model for which the shop has no part makes no page', () => {
  expect(compatibilityPaths(own)).toEqual([{ path: '/compatibilidade', isListed: true }])
  const asked = { maker: 'mindray', model: 'umec-12' }
  expect(compatibilityPage(own, asked, new URLSearchParams()).kind).toBe('missing')
  expect(compatibilityPage(whole, asked, new URLSearchParams()).kind).toBe('model')
})

test('the texts with which a shop begins promise no equipment and no maintenance', () => {
  const { home, about } = own.pages
  expect(JSON.stringify([home.process, about])).not.toMatch(
    /(?:vendemos|fornecemos) equipamentos|equipamentos (?:completos|são configurados)|manutenção preventiva/i,
  )
})
