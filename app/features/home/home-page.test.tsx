import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/components/shown.tsx'
import { BrandMarquee } from './home-page.tsx'

const brands = {
  title: 'Marcas',
  lead: 'Peças para estas.',
  pauseLabel: 'Pausar a lista de marcas',
  playLabel: 'Retomar a lista de marcas',
  names: ['Mindray', 'Philips'],
  partnership: { lead: 'É fabricante?', label: 'Seja um parceiro', text: 'Quero ser parceiro.' },
}

test('the brands stop when asked to, and go on', async () => {
  show(<BrandMarquee brands={brands} />)
  const motion = () => {
    const track = page.getByRole('list').first().element()
    return getComputedStyle(track).animationPlayState
  }
  await expect.element(page.getByRole('list').first()).toBeVisible()
  // The pointer may lie over the brands, where another test has left it: the brands rest under a pointer.
  await page.getByRole('heading', { name: 'Marcas' }).hover()
  await expect.poll(motion).toBe('running')
  await page.getByRole('button', { name: 'Pausar a lista de marcas' }).click()
  await expect.poll(motion).toBe('paused')
  await page.getByRole('button', { name: 'Retomar a lista de marcas' }).click()
  await expect.poll(motion).toBe('running')
})
