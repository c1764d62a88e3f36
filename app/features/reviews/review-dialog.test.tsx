import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, show } from '#tests/components/shown.tsx'
import { ReviewDialog } from './review-dialog.tsx'

const dialog = page.getByRole('dialog', { name: 'Avalie este produto' })
const send = dialog.getByRole('button', { name: 'Enviar avaliação' })
const showDialog = () => show(<ReviewDialog productId="1" productName="Célula" isOpen onClose={() => undefined} />)

test('a review needs its fields, and keeps them when it could not be sent', async () => {
  answer('/rest/v1/product_reviews', new Response('', { status: 503 }))
  showDialog()
  await send.click()
  await expect.element(dialog.getByText('Por favor, preencha todos os campos obrigatórios.')).toBeVisible()
  await dialog.getByRole('radio', { name: '4 estrelas' }).click({ force: true })
  await dialog.getByLabelText('Nome').fill('Ana Souza')
  await dialog.getByLabelText('Título').fill('Boa leitura')
  await dialog.getByLabelText('Comentário').fill('A célula chegou bem embalada e calibrou na primeira tentativa.')
  await send.click()
  await expect.element(dialog.getByText('Houve um erro ao enviar sua avaliação. Tente novamente.')).toBeVisible()
  await expect.element(dialog.getByLabelText('Título')).toHaveValue('Boa leitura')
})

test('stars are chosen with the arrow keys', async () => {
  showDialog()
  const star = (name: string) => dialog.getByRole('radio', { name })
  await expect.element(star('1 estrela')).toBeInTheDocument()
  const first = star('1 estrela').element()
  if (first instanceof HTMLElement) first.focus()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(star('3 estrelas')).toBeChecked()
})
