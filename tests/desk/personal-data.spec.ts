import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { contactAt } from '#tests/server/support/rows.ts'
import { arrives, test } from './desk-test.ts'

test(
  'a request is opened, answered with what there is, done, proved and closed',
  { tag: ['@all', '@phone'] },
  async ({ ana, desk }) => {
    const name = await arrives(desk, 'Preciso de um orçamento de cabos.')
    const { email = '' } = (await desk.store.messages.all()).findLast((row) => row.name === name) ?? {}
    await ana.goto(`${desk.url}/dados-pessoais`)
    await ana.getByLabel('O que pede').selectOption('eliminação')
    await ana.getByLabel('E-mail').fill(email ?? '')
    await ana.getByRole('button', { name: 'Abrir pedido' }).click()
    await expect(ana.getByText('1 mensagem e 0 avaliações;')).toBeVisible()
    const download = ana.waitForEvent('download')
    await ana.getByRole('link', { name: 'Baixar para ler' }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(`Nome: ${name}`)
    await ana.getByRole('checkbox', { name: /^Caixa de e-mail da loja/ }).check()
    await ana.getByRole('button', { name: 'Salvar' }).click()
    await expect(ana.getByRole('checkbox', { name: /^Caixa de e-mail da loja/ })).toBeChecked()
    await ana.getByRole('checkbox', { name: 'Confirmei que o pedido é da própria pessoa' }).check()
    await ana.getByRole('button', { name: 'Apagar agora' }).click()
    await expect(ana.getByText('Apagamos do site: mensagens nº')).toBeVisible()
    expect((await desk.store.messages.all()).some((row) => row.name === name)).toBe(false)
    await ana.getByRole('button', { name: 'Respondi: encerrar o pedido' }).click()
    await ana.goto(`${desk.url}/dados-pessoais`)
    await expect(ana.getByRole('table')).toContainText('p…@example.com')
    await expect(ana.getByText(email ?? '')).toHaveCount(0)
  },
)

test(
  'a message becomes a request that is done and closed in four presses',
  { tag: '@phone' },
  async ({ ana, desk }) => {
    const name = await arrives(desk, 'Peço que apaguem os meus dados.')
    await ana.goto(`${desk.url}/mensagens?busca=${encodeURIComponent(name)}`)
    await ana.getByRole('link', { name }).click()
    await ana.getByRole('button', { name: 'Abrir pedido' }).click()
    await expect(ana.getByText('1 mensagem e 0 avaliações;')).toBeVisible()
    await ana.getByRole('checkbox', { name: 'Confirmei que o pedido é da própria pessoa' }).check()
    await ana.getByRole('button', { name: 'Apagar agora' }).click()
    await ana.getByRole('button', { name: 'Respondi: encerrar o pedido' }).click()
    await expect(ana.getByText('encerrado', { exact: true })).toBeVisible()
    expect((await desk.store.messages.all()).some((row) => row.name === name)).toBe(false)
  },
)

test('a name is corrected where it is kept', { tag: '@all' }, async ({ ana, desk }) => {
  const name = await arrives(desk, 'Meu nome está errado no cadastro.')
  const { id = 0, email = '' } = (await desk.store.messages.all()).findLast((row) => row.name === name) ?? {}
  await ana.goto(`${desk.url}/dados-pessoais`)
  await ana.getByLabel('O que pede').selectOption('correção')
  await ana.getByLabel('E-mail').fill(email ?? '')
  await ana.getByRole('button', { name: 'Abrir pedido' }).click()
  await ana.getByText('Corrigir', { exact: true }).click()
  await ana.getByLabel('Nome').fill('Helena Prado')
  await ana.getByRole('button', { name: `Corrigir a mensagem nº ${id}` }).click()
  await expect(ana.getByRole('status')).toContainText('Corrigido.')
  expect(await contactAt(desk.store, id)).toMatchObject({ name: 'Helena Prado' })
})
