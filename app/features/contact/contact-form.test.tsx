import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyCart } from '#domain/cart/cart.ts'
import { answer, show } from '#tests/components/shown.tsx'
import { line } from '#tests/samples.ts'
import { ContactForm } from './contact-form.tsx'

const send = page.getByRole('button', { name: 'Enviar mensagem' })
const name = page.getByLabelText('Nome')
const email = page.getByRole('textbox', { name: 'E-mail' })
const words = page.getByLabelText('Mensagem')

const wish = 'Preciso de três cabos de ECG de 5 vias para o monitor da UTI.'

async function fill() {
  await name.fill('Ana Souza')
  await email.fill('ana@example.com')
  await page.getByLabelText('Assunto').selectOptions('Orçamento')
  await words.fill(wish)
}

test('each invalid field shows its own message and nothing that was typed is lost', async () => {
  show(<ContactForm subjects={['Orçamento']} cart={emptyCart} />)
  await name.fill('A')
  await email.fill('ana@')
  await words.fill('curta')
  await send.click()
  await expect.element(page.getByText('Nome deve ter pelo menos 2 caracteres')).toBeVisible()
  await expect.element(page.getByText('Email inválido')).toBeVisible()
  await expect.element(page.getByText('Mensagem deve ter pelo menos 10 caracteres')).toBeVisible()
  await expect.element(page.getByLabelText('Assunto')).toHaveAccessibleDescription('Selecione um assunto')
  await expect.element(name).toHaveFocus()
  await expect.element(words).toHaveValue('curta')
})

for (const [failure, failing] of [
  ['the server is gone', new TypeError('Failed to fetch')],
  ['the store refuses', new Response('', { status: 503 })],
] as const) {
  test(`when ${failure}, the visitor is told and keeps every word`, async () => {
    answer('/rest/v1/contacts', failing)
    show(<ContactForm subjects={['Orçamento']} cart={emptyCart} />)
    await fill()
    await send.click()
    await expect.element(page.getByText('Erro ao enviar mensagem. Tente novamente.')).toBeVisible()
    await expect.element(name).toHaveValue('Ana Souza')
    await expect.element(words).toHaveValue(wish)
  })
}

test('what was sent is thanked for, and how the form was filled in goes along, for people and for programs', async () => {
  const sent = answer('/rest/v1/contacts', new Response(null, { status: 201 }))
  show(<ContactForm subjects={['Orçamento']} cart={emptyCart} />)
  for (const [round, trap] of ['', 'https://example.com'].entries()) {
    await fill()
    const hidden = document.querySelector<HTMLInputElement>('[name=site]')
    if (hidden) hidden.value = trap
    await send.click()
    await expect.element(name).toHaveValue('')
    expect(sent[round]?.headers.get('x-form-opened')).toMatch(/^\d+$/)
    expect(sent[round]?.headers.get('x-form-trap')).toBe(trap ? '1' : null)
  }
  await expect
    .element(page.getByText('Mensagem enviada com sucesso! Entraremos em contato em breve.').first())
    .toBeVisible()
  expect(await sent[0]?.json()).toMatchObject({ name: 'Ana Souza', subject: 'Orçamento', company: null })
})

test('the cart goes along where the visitor says so', async () => {
  const sent = answer('/rest/v1/contacts', new Response('', { status: 201 }))
  const cart = { items: [line({ name: 'Cabo de ECG', sku: 'C5VG14' }, { quantity: 4 })] }
  show(<ContactForm subjects={['Orçamento']} cart={cart} />)
  await fill()
  await page.getByRole('checkbox', { name: 'Enviar junto o carrinho: 1 linha · 4 itens' }).click()
  await send.click()
  await expect.poll(() => sent.length).toBe(1)
  const body = await sent[0]?.text()
  const { message }: { message: string } = JSON.parse(body ?? '{}')
  expect(message).toMatch(new RegExp(`^${wish}\n\nOlá! .*SKU: C5VG14\nQuantidade: 4\n`, 's'))
})
