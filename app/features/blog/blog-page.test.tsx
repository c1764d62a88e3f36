import { useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/components/shown.tsx'
import { parseBlogFilter } from './blog-filter.ts'
import { BlogFilterForm } from './blog-page.tsx'

function Filters() {
  const [parameters] = useSearchParams()
  return <BlogFilterForm filter={parseBlogFilter(parameters)} categories={[{ name: 'Gestão', slug: 'gestao' }]} />
}

const field = page.getByRole('searchbox', { name: 'Pesquisar artigos' })
const clear = page.getByRole('link', { name: 'Limpar' })

test('clear empties a term that was not sent yet, and is hidden where there is none', async () => {
  show(<Filters />, '/blog')
  await expect.element(clear).not.toBeInTheDocument()
  await field.fill('capnografia')
  await clear.click()
  await expect.element(field).toHaveValue('')
})

test('a term counts when it is sent, and stays beside the category that is chosen', async () => {
  const { address } = show(<Filters />, '/blog')
  await field.fill('taxa')
  expect(address()).toBe('/blog')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/blog?search=taxa')
  await page.getByRole('button', { name: 'Gestão' }).click()
  await expect.poll(address).toBe('/blog?search=taxa&categoria=gestao')
  await expect.element(page.getByRole('button', { name: 'Gestão' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Todas as categorias' }).click()
  await expect.poll(address).toBe('/blog?search=taxa')
  await clear.click()
  await expect.poll(address).toBe('/blog')
})
