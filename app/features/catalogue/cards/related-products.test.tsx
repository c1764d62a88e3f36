import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import { show } from '#tests/components/shown.tsx'
import { RelatedProducts } from './related-products.tsx'

const product = (id: string): ProductSummary => ({
  id,
  name: 'Extensão de PNI',
  sku: 'TPNI02AL15 … TPNI02NL30',
  category: 'acessorios-componentes',
  brand: 'mindray',
  fits: 'Mindray',
  availability: 'em-estoque',
  currentPrice: 0,
  picture: { src: '/desenhos/extensao.svg', alt: '' },
  variants: [],
})

test('a card with a range of long codes stays within a phone', async () => {
  await page.viewport(390, 844)
  const relations = ['extensao-1', 'extensao-2'].map((id) => ({ product: product(id), reason: 'Mindray' }))
  show(<RelatedProducts title="Produtos deste artigo" relations={relations} />)
  await expect.element(page.getByText('TPNI02AL15 … TPNI02NL30').first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
})
