import { expect } from '@playwright/test'
import { another, arrives, test } from './desk-test.ts'

test(
  'what arrived is found, answered from a template, and an act on it taken back',
  { tag: '@phone' },
  async ({ ana, desk }) => {
    const name = await arrives(desk, 'Preciso de CEL01 x2, com frete para Londrina.')
    await ana.goto(`${desk.url}/mensagens?busca=${encodeURIComponent(name)}`)
    await ana.getByRole('link', { name }).click()
    await expect(ana.getByRole('heading', { name, level: 1 })).toBeVisible()
    const asked = ana.getByRole('link', { name: /CEL01/ })
    await expect
      .poll(() => asked.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await ana.getByRole('link', { name: 'Falta saber o modelo' }).click()
    const answer = ana.getByLabel('Resposta', { exact: true })
    await expect(answer).toHaveValue(/falta saber: \[/)
    await answer.fill('Olá! Qual é o modelo?')
    await ana.getByRole('button', { name: 'Respondi por telefone' }).click()
    await expect(ana.getByText('esperando o cliente', { exact: true })).toBeVisible()
    await expect(ana.getByRole('article')).toContainText('Olá! Qual é o modelo?')
    await ana.getByRole('button', { name: 'O cliente respondeu' }).click()
    await expect(ana.getByText('nossa vez', { exact: true })).toBeVisible()
    await ana.getByRole('button', { name: 'Desfazer' }).click()
    await expect(ana.getByText('esperando o cliente', { exact: true })).toBeVisible()
  },
)

test('by the keys alone: down the list, open, close', async ({ ana, desk }) => {
  const [one, other] = [
    await arrives(desk, 'Primeira de duas, palavra joaninha'),
    await arrives(desk, 'Segunda de duas, palavra joaninha'),
  ]
  await ana.goto(`${desk.url}/mensagens`)
  await ana.keyboard.press('/')
  await ana.keyboard.type('joaninha')
  await ana.keyboard.press('Enter')
  await expect(ana.getByRole('link', { name: one })).toBeVisible()
  await ana.keyboard.press('j')
  await expect(ana.getByRole('link', { name: other })).toBeFocused()
  await ana.keyboard.press('j')
  await ana.keyboard.press('k')
  await ana.keyboard.press('Enter')
  await expect(ana.getByRole('heading', { name: other, level: 1 })).toBeVisible()
  await ana.keyboard.press('e')
  await expect(ana.getByText('encerrada').first()).toBeVisible()
  await ana.keyboard.press('?')
  await expect(ana.getByRole('dialog', { name: 'Teclas' })).toBeVisible()
  await ana.keyboard.press('Escape')
  await expect(ana.getByRole('dialog')).toBeHidden()
})

test('who goes on to the next message goes on after that one too', async ({ ana, desk }) => {
  const name = await arrives(desk, 'Qual é o prazo?')
  for (const text of ['E o preço, qual é?', 'E a garantia, qual é?']) await arrives(desk, text)
  await ana.goto(`${desk.url}/mensagens?busca=${encodeURIComponent(name)}`)
  await ana.getByRole('link', { name }).click()
  await ana.getByLabel('Resposta', { exact: true }).fill('Três dias.')
  const next = ana.getByRole('checkbox', { name: /^Responder e próxima/ })
  await expect(next).not.toBeChecked()
  await next.check()
  await ana.getByRole('button', { name: 'Respondi por telefone' }).click()
  await expect(ana.getByRole('status')).toContainText('Esta é a próxima.')
  await expect(next).toBeChecked()
})

test('several at once, and all of it back', { tag: '@all' }, async ({ ana, desk }) => {
  const word = `lote${Date.now()}`
  for (const number of [1, 2, 3]) await arrives(desk, `Mensagem ${number} do ${word}`)
  await ana.goto(`${desk.url}/mensagens?busca=${word}`)
  await expect(ana.getByRole('group', { name: 'Com as mensagens marcadas' })).toBeHidden()
  for (const box of await ana.getByRole('checkbox', { name: /Marcar/ }).all()) await box.check()
  await ana.getByRole('button', { name: 'Encerrar' }).click()
  await expect(ana.getByRole('status')).toContainText('Feito em 3 mensagens.')
  const rows = ana.getByRole('listitem').filter({ has: ana.getByRole('checkbox') })
  await expect(rows.filter({ hasText: 'encerrada' })).toHaveCount(3)
  await ana.getByRole('button', { name: 'Desfazer' }).click()
  await expect(rows.filter({ hasText: 'nossa vez' })).toHaveCount(3)
})

test('a caller is written down, and found again', { tag: '@all' }, async ({ ana, desk }) => {
  await ana.goto(`${desk.url}/mensagens`)
  await ana.getByRole('link', { name: 'Registrar mensagem' }).click()
  const name = `Balcão ${Date.now()}`
  await expect(ana.getByLabel('Nome')).toBeFocused()
  await ana.keyboard.type(name)
  await ana.getByLabel('O que pediu').fill('Um cabo igual ao que trouxe')
  await ana.getByRole('button', { name: 'Registrar' }).click()
  await expect(ana.getByRole('heading', { name, level: 1 })).toBeVisible()
  await ana.getByLabel('Nota para a equipe').fill('Volta na sexta')
  await ana.getByRole('button', { name: 'Anotar' }).click()
  await expect(ana.getByRole('article').filter({ hasText: 'Nota de Ana Souza' })).toContainText('Volta na sexta')
})

test('what arrives is told by the tab and the menu, and comes into the list by itself', async ({ ana, desk }) => {
  await ana.goto(`${desk.url}/mensagens`)
  await expect(ana).toHaveTitle(/^(\(\d+\) )?Mensagens/)
  const name = await arrives(desk, 'Chegou agora há pouco')
  await ana.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(ana).toHaveTitle(/^\(\d+\) Mensagens/)
  await expect(ana.getByRole('link', { name })).toBeVisible()
  await expect(ana.getByText('Chegou mensagem nova; a lista já a mostra.')).toBeVisible()
  await ana.getByRole('checkbox', { name: `Marcar a mensagem de ${name}` }).check()
  await arrives(desk, 'E mais uma')
  await ana.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(ana.getByRole('link', { name: 'Chegou mensagem nova: mostrar' })).toBeVisible()
  await expect(ana.getByRole('checkbox', { name: `Marcar a mensagem de ${name}` })).toBeChecked()
})

test(
  'two on one message see each other, and neither overwrites the other',
  { tag: '@two-people' },
  async ({ ana, desk, browser }) => {
    const name = await arrives(desk, 'Duas pessoas querem responder')
    await ana.goto(`${desk.url}/mensagens?busca=${encodeURIComponent(name)}`)
    await ana.getByRole('link', { name }).click()
    const bruno = await another(browser, desk, 'Bruno Lima')
    await bruno.goto(ana.url())
    await expect(bruno.getByText('Também está aberta por Ana Souza.')).toBeVisible()
    await bruno.getByLabel('Resposta', { exact: true }).fill('De Bruno')
    await ana.getByLabel('Resposta', { exact: true }).fill('De Ana')
    await ana.getByRole('button', { name: 'Respondi no balcão' }).click()
    await expect(ana.getByRole('article')).toContainText('De Ana')
    await bruno.getByRole('button', { name: 'Respondi por telefone' }).click()
    await expect(bruno.getByRole('region', { name: 'O que há agora' })).toContainText('De Ana')
    await expect(bruno.getByLabel('Sua resposta')).toHaveValue('De Bruno')
    await bruno.getByRole('button', { name: 'Gravar o meu também' }).click()
    await expect(bruno.getByRole('article')).toHaveText([/De Ana/, /De Bruno/])
  },
)

test('what is typed before the scripts have come is saved once they run', async ({ ana, desk }) => {
  const name = await arrives(desk, 'Resposta com pressa')
  await ana.goto(`${desk.url}/mensagens?busca=${encodeURIComponent(name)}`)
  const typed = Promise.withResolvers<void>()
  await ana.route(/\.js$/, async (route) => {
    await typed.promise
    await route.continue()
  })
  await ana.getByRole('link', { name }).click({ noWaitAfter: true })
  const answer = ana.getByLabel('Resposta', { exact: true })
  await answer.fill('Digitado cedo')
  typed.resolve()
  await expect(ana.getByText('Rascunho salvo.')).toBeVisible()
  await ana.reload()
  await expect(answer).toHaveValue('Digitado cedo')
})

test('nothing typed is lost: not by leaving, not by losing the line', async ({ ana, desk, context }) => {
  const name = await arrives(desk, 'Resposta longa')
  await ana.goto(`${desk.url}/mensagens?busca=${encodeURIComponent(name)}`)
  await ana.getByRole('link', { name }).click()
  const answer = ana.getByLabel('Resposta', { exact: true })
  await answer.fill('Metade de uma resposta')
  await expect(ana.getByText('Rascunho salvo.')).toBeVisible()
  await ana.reload()
  await expect(answer).toHaveValue('Metade de uma resposta')
  await context.setOffline(true)
  await answer.fill('Metade de uma resposta, e mais')
  await expect(ana.getByText('Sem conexão: o rascunho está salvo neste aparelho.')).toBeVisible()
  await context.setOffline(false)
  await expect(ana.getByText('Rascunho salvo.')).toBeVisible()
  await ana.reload()
  await expect(answer).toHaveValue('Metade de uma resposta, e mais')
})
