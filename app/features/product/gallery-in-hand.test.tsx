import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/components/shown.tsx'
import { Gallery } from './gallery.tsx'

const dot = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'
const keys = Array.from({ length: 12 }, (_, place) => String(place + 1))
const sound = keys.map((key) => ({ key, alt: `Vista ${key}`, src: `${dot}#${key}`, variantIds: [] }))

function Pictures({ images = sound }) {
  const [index, setIndex] = useState(0)
  return (
    <div style={{ maxWidth: 640 }}>
      <Gallery images={images} index={index} onChange={setIndex} />
    </div>
  )
}

const counter = (text: string) => page.getByRole('region', { name: 'Imagens do produto' }).getByText(text)
const thumbnail = (place: number) => page.getByRole('button', { name: `Ver imagem ${place} de 12:` })
const next = page.getByRole('button', { name: 'Próxima imagem' })
const previous = page.getByRole('button', { name: 'Imagem anterior' })

test('previous and next wrap around and the counter follows', async () => {
  show(<Pictures />)
  await expect.element(counter('1/12')).toBeVisible()
  await previous.click()
  await expect.element(counter('12/12')).toBeVisible()
  await next.click()
  await expect.element(counter('1/12')).toBeVisible()
})

test('the arrow keys step while a control of the gallery has the focus', async () => {
  show(<Pictures />)
  await next.click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(counter('3/12')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(counter('2/12')).toBeVisible()
})

test('the current thumbnail comes into view and the page stays where it is', async () => {
  show(<Pictures />)
  await previous.click()
  await expect.element(thumbnail(12)).toHaveAttribute('aria-current', 'true')
  await expect.element(thumbnail(12)).toBeInViewport({ ratio: 0.9 })
  await expect.element(thumbnail(1)).not.toBeInViewport()
  expect(scrollY).toBe(0)
  await thumbnail(11).click()
  await expect.element(counter('11/12')).toBeVisible()
})

test('a picture that cannot be had says so, and the next one is shown', async () => {
  show(
    <Pictures images={[{ key: 'x', alt: 'Vista x', src: 'data:image/png,nada', variantIds: [] }, ...sound.slice(1)]} />,
  )
  await expect.element(page.getByText('Imagem indisponível').first()).toBeVisible()
  await next.click()
  await expect.element(page.getByRole('button', { name: 'Ampliar imagem: Vista 2' })).toBeVisible()
})
