import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, show } from '#tests/components/shown.tsx'
import { ReviewList } from './reviews.tsx'

const review = {
  id: 1,
  customer_name: 'Bruno Lima',
  rating: 4,
  title: 'Boa leitura',
  comment: 'Calibrou na primeira tentativa.',
  created_at: '2026-11-20T12:00:00.000Z',
  shop_reply: null,
  shop_replied_at: null,
}

test('what the shop answers stands below its review, as text, with its name and day', async () => {
  const replied = { shop_reply: 'Obrigado!\n<b>Volte sempre</b>', shop_replied_at: '2026-11-24T01:00:00.000Z' }
  answer('/rest/v1/product_reviews', Response.json([{ ...review, ...replied, id: 2 }, review]))
  show(<ReviewList productId="replied" />)
  const [first, second] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)]
  // By Brasília's calendar it was still the 23rd when the shop answered.
  await expect.element(first.getByText(/^Resposta da .+, 23\/11\/2026$/)).toBeVisible()
  await expect.element(first.getByText('<b>Volte sempre</b>')).toBeVisible()
  await expect.element(second.getByText('Boa leitura')).toBeVisible()
  await expect.element(second.getByText(/^Resposta da/)).not.toBeInTheDocument()
})
