import { execFileSync } from 'node:child_process'
import { expect, test, type Page } from '@playwright/test'
import { open, openEarly } from './pages.ts'

function storedContacts(): { name: string; company: string | null; subject: string; message: string }[] {
  const output = execFileSync('node', ['server/inbox/cli.ts', 'contacts', '--json'], {
    env: { ...process.env, DATA_DIR: 'test-results/data' },
    encoding: 'utf8',
  })
  return JSON.parse(output)
}

async function fill(page: Page, name: string) {
  await page.getByLabel('Nome').fill(name)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com')
  await page.getByLabel('Assunto').selectOption('Orçamento')
  await page.getByLabel('Mensagem').fill('Preciso de três cabos de ECG de 5 vias para o monitor da UTI.')
}

test('each invalid field shows its own message and nothing that was typed is lost', async ({ page }) => {
  await open(page, '/contato')
  await page.getByLabel('Nome').fill('A')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@')
  await page.getByLabel('Mensagem').fill('curta')
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(page.getByText('Nome deve ter pelo menos 2 caracteres')).toBeVisible()
  await expect(page.getByText('Email inválido')).toBeVisible()
  await expect(page.getByText('Mensagem deve ter pelo menos 10 caracteres')).toBeVisible()
  await expect(page.getByLabel('Assunto')).toHaveAccessibleDescription('Selecione um assunto')
  await expect(page.getByLabel('Nome')).toBeFocused()
  await expect(page.getByLabel('Mensagem')).toHaveValue('curta')
})

test('a message is stored, and the operator can read it', async ({ page }, { project }) => {
  const name = `Ana do ${project.name}`
  await open(page, '/contato')
  await fill(page, name)
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(page.getByText('Mensagem enviada com sucesso! Entraremos em contato em breve.')).toBeVisible()
  await expect(page.getByLabel('Nome')).toHaveValue('')
  expect(storedContacts().find((contact) => contact.name === name)).toMatchObject({
    subject: 'Orçamento',
    company: null,
  })
})

for (const [failure, fail] of Object.entries({
  'the server is gone': (page: Page) => page.route('**/rest/v1/contacts', (route) => route.abort()),
  'the store refuses': (page: Page) => page.route('**/rest/v1/contacts', (route) => route.fulfill({ status: 503 })),
})) {
  test(`when ${failure}, the visitor is told and keeps every word`, async ({ page }) => {
    await open(page, '/contato')
    await fill(page, 'Ana Souza')
    await fail(page)
    await page.getByRole('button', { name: 'Enviar mensagem' }).click()
    await expect(page.getByText('Erro ao enviar mensagem. Tente novamente.')).toBeVisible()
    await expect(page.getByLabel('Nome')).toHaveValue('Ana Souza')
    await expect(page.getByLabel('Mensagem')).toHaveValue(/três cabos/)
  })
}

test('how the form was filled in goes along, for people and for programs', async ({ page }) => {
  await open(page, '/contato')
  for (const trap of ['', 'https://example.com']) {
    await fill(page, `Marcas ${trap ? 'de programa' : 'de pessoa'}`)
    await page.locator('[name=site]').evaluate((input: HTMLInputElement, value) => (input.value = value), trap)
    const sent = page.waitForRequest('**/rest/v1/contacts')
    await page.getByRole('button', { name: 'Enviar mensagem' }).click()
    const headers = (await sent).headers()
    expect(headers['x-form-opened']).toMatch(/^\d+$/)
    expect(headers['x-form-trap']).toBe(trap ? '1' : undefined)
    await expect(page.getByLabel('Nome')).toHaveValue('')
  }
})

test('what was typed before the scripts came is still there after the next key', async ({ page }) => {
  const takeOver = await openEarly(page, '/contato')
  await page.getByLabel('Nome').fill('Ana Souza')
  await page.getByLabel('Assunto').selectOption('Orçamento')
  await takeOver()
  await page.getByLabel('Mensagem').fill('Preciso de um cabo.')
  await expect(page.getByLabel('Nome')).toHaveValue('Ana Souza')
  await expect(page.getByLabel('Assunto')).toHaveValue('Orçamento')
})
