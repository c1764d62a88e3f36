import { DatabaseSync } from 'node:sqlite'
import { expect, test, type Page } from '@playwright/test'
import { open, openEarly } from './pages.ts'

interface StoredContact {
  name: unknown
  company: unknown
  subject: unknown
  message: unknown
}

/** The messages in the store of the server under test, read from its file. */
function storedContacts(): StoredContact[] {
  const database = new DatabaseSync('test-results/data/inbox.sqlite', { readOnly: true })
  const rows = database.prepare('SELECT name, company, subject, message FROM contacts').all()
  database.close()
  return rows.map(({ name, company, subject, message }) => ({ name, company, subject, message }))
}

async function fillForm(page: Page, name: string) {
  await page.getByLabel('Nome').fill(name)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com')
  await page.getByLabel('Assunto').selectOption('Orçamento')
  await page.getByLabel('Mensagem').fill('Preciso de três cabos de ECG de 5 vias para o monitor da UTI.')
}

test('a message is stored, and the operator can read it', async ({ page }, { project }) => {
  const name = `Ana do ${project.name}`
  await open(page, '/contato')
  await fillForm(page, name)
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(page.getByText('Mensagem enviada com sucesso! Entraremos em contato em breve.')).toBeVisible()
  await expect(page.getByLabel('Nome')).toHaveValue('')
  expect(storedContacts().find((contact) => contact.name === name)).toMatchObject({
    subject: 'Orçamento',
    company: null,
  })
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
