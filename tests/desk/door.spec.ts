import { expect } from '@playwright/test'
import { test } from './desk-test.ts'

test('the first link lets in, a passkey from then on', { tag: '@phone' }, async ({ page, desk, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const [link = ''] = desk.command('link', '--name', 'Carla Dias').split('\n')
  await page.goto(`${desk.url}/sessoes`)
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  await page.goto(link)
  await page.getByRole('button', { name: 'Entrar como Carla Dias' }).click()
  await page.waitForURL('**/mensagens')
  await page.goto(`${desk.url}/sessoes`)
  await page.getByRole('button', { name: 'Criar chave neste aparelho' }).click()
  await expect(page.getByRole('status')).toContainText('Chave de acesso criada')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible()
  await page.goto(`${desk.url}/sessoes`)
  await signOut(page)
  await page.goto(`${desk.url}/auditoria`)
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await page.waitForURL(/\/(?:auditoria|sessoes)/)
  expect(desk.command('sessions')).toContain('Carla Dias')
})

test('who administers adds a person, who comes in and sees less', { tag: '@all' }, async ({ ana, desk, browser }) => {
  await ana.goto(`${desk.url}/pessoas`)
  const name = `Davi ${Date.now()}`
  await ana.getByLabel('Nome').fill(name)
  await ana.getByRole('button', { name: 'Adicionar' }).click()
  await expect(ana.getByRole('status')).toContainText('Pessoa salva.')
  await ana.getByRole('button', { name: `Fazer um link de entrada para ${name}` }).click()
  const link = await ana.getByLabel('Link de entrada').inputValue()
  await expect(ana.getByRole('button', { name: 'Copiar o link' })).toBeVisible()
  const page = await (await browser.newContext()).newPage()
  await page.goto(link)
  await page.getByRole('button', { name: `Entrar como ${name}` }).click()
  await page.waitForURL('**/mensagens')
  await page.goto(`${desk.url}/pessoas`)
  await expect(page.getByText('Só quem administra pode ver ou fazer isto.')).toBeVisible()
  await ana.goto(`${desk.url}/auditoria?ato=refused`)
  await expect(ana.getByRole('row', { name }).first()).toBeVisible()
  await ana.goto(`${desk.url}/pessoas`)
  await ana.getByRole('link', { name: `Editar ${name}` }).click()
  await ana.getByRole('button', { name: /Encerrar o acesso/ }).click()
  await page.goto(`${desk.url}/mensagens`)
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
})

test('a wrong address has the way home, and the menu leads everywhere', { tag: '@phone' }, async ({ ana, desk }) => {
  await ana.goto(`${desk.url}/nada`)
  await ana.getByRole('link', { name: 'Ir para o início da mesa' }).click()
  await expect(ana).toHaveURL(`${desk.url}/mensagens`)
  for (const name of ['Situação', 'Pessoas', 'Sessões', 'Auditoria']) {
    await openMenu(ana)
    await ana.getByRole('navigation', { name: 'Mesa' }).getByRole('link', { name: 'Administração' }).click()
    await ana.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name }).click()
    await expect(ana.getByRole('heading', { name, level: 1 })).toBeVisible()
  }
})

type Page = Parameters<Parameters<typeof test>[2]>[0]['page']

async function openMenu(page: Page): Promise<void> {
  const menu = page.locator('summary', { hasText: 'Menu' })
  if (await menu.isVisible()) await menu.click()
}

async function signOut(page: Page): Promise<void> {
  await openMenu(page)
  await page.getByRole('button', { name: 'Sair' }).filter({ visible: true }).click()
  await expect(page.getByRole('status')).toContainText('Você saiu.')
}
