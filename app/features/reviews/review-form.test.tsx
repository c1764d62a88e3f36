import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, show } from '#tests/components/shown.tsx'
import { ReviewForm } from './review-form.tsx'

const send = page.getByRole('button', { name: 'Enviar avaliação' })
const showForm = () => show(<ReviewForm productId="1" productName="Célula" onSent={() => undefined} />)

test('a review needs its fields, and keeps them when it could not be sent', async () => {
  answer('/rest/v1/product_reviews', new Response('', { status: 503 }))
  showForm()
  await send.click()
  await expect.element(page.getByText('Por favor, preencha todos os campos obrigatórios.')).toBeVisible()
  await page.getByRole('radio', { name: '4 estrelas' }).click({ force: true })
  await page.getByLabelText('Nome').fill('Ana Souza')
  await page.getByLabelText('Título').fill('Boa leitura')
  await page.getByLabelText('Comentário').fill('A célula chegou bem embalada e calibrou na primeira tentativa.')
  await send.click()
  await expect.element(page.getByText('Houve um erro ao enviar sua avaliação. Tente novamente.')).toBeVisible()
  await expect.element(page.getByLabelText('Título')).toHaveValue('Boa leitura')
})

test('stars are chosen with the arrow keys', async () => {
  showForm()
  const star = (name: string) => page.getByRole('radio', { name })
  await expect.element(star('1 estrela')).toBeInTheDocument()
  const first = star('1 estrela').element()
  if (first instanceof HTMLElement) first.focus()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(star('3 estrelas')).toBeChecked()
})
