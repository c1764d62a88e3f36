import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, show } from '#tests/components/shown.tsx'
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
  show(<ContactForm subjects={['Orçamento']} />)
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
    show(<ContactForm subjects={['Orçamento']} />)
    await fill()
    await send.click()
    await expect.element(page.getByText('Erro ao enviar mensagem. Tente novamente.')).toBeVisible()
    await expect.element(name).toHaveValue('Ana Souza')
    await expect.element(words).toHaveValue(wish)
  })
}

test('what was sent is thanked for, and how the form was filled in goes along, for people and for programs', async () => {
  const sent = answer('/rest/v1/contacts', new Response(null, { status: 201 }))
  show(<ContactForm subjects={['Orçamento']} />)
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
