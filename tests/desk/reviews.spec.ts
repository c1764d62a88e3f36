import { expect } from '@playwright/test'
import { sampleReview } from '#tests/server/support/sample-rows.ts'
import type { DeskProcess } from './desk-process.ts'
import { another, test } from './desk-test.ts'

let count = 0

/** Inserts a review from the site. Out: its title, which is unique. */
async function isReviewed(desk: DeskProcess, comment: string): Promise<string> {
  count += 1
  const title = `Avaliação ${process.pid}-${count}`
  await desk.store.reviews.receive({ ...sampleReview(), product_id: 'cabo-ecg-ge-aha', title, comment }, false)
  return title
}

/** The review in the answer to visitors. */
async function published(desk: DeskProcess, title: string) {
  const all = await desk.store.reviews.published({
    productIds: ['cabo-ecg-ge-aha'],
    order: [],
    limit: 99,
    offset: 0,
  })
  return all.find((review) => review.title === title)
}

test('a review is published, answered in public and taken back', { tag: '@phone' }, async ({ ana, desk }) => {
  const title = await isReviewed(desk, 'Encaixou bem no monitor do leito.')
  await ana.goto(`${desk.url}/avaliacoes`)
  await ana.getByRole('listitem').filter({ hasText: title }).getByRole('link').click()
  await expect(ana.getByRole('complementary').getByRole('link', { name: 'Cabo de ECG para GE' })).toBeVisible()
  await ana.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(ana.getByRole('status')).toContainText('em até um minuto')
  await ana.getByLabel('Resposta pública da loja').fill('Obrigada pela avaliação!')
  await ana.getByRole('button', { name: 'Publicar resposta' }).click()
  await expect.poll(() => published(desk, title)).toMatchObject({ shop_reply: 'Obrigada pela avaliação!' })
  await ana.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => published(desk, title)).toMatchObject({ shop_reply: null })
})

test('a review with a link says so, and is refused with a reason', { tag: '@all' }, async ({ ana, desk }) => {
  const title = await isReviewed(desk, 'Compre em www.loja-barata.com')
  await ana.goto(`${desk.url}/avaliacoes`)
  await ana.getByRole('listitem').filter({ hasText: title }).getByRole('link').click()
  await expect(ana.getByRole('region', { name: 'Sinais a conferir' })).toContainText('traz um link')
  await ana.getByLabel('Motivo').selectOption('É propaganda ou traz links')
  await ana.getByRole('button', { name: 'Recusar' }).click()
  await expect(ana.getByRole('status')).toContainText('Recusada.')
  await ana.goto(`${desk.url}/avaliacoes?situacao=recusadas`)
  await expect(ana.getByRole('listitem').filter({ hasText: title })).toBeVisible()
  expect(await published(desk, title)).toBeUndefined()
})

test(
  'two answer at once: the second sees both and loses nothing',
  { tag: ['@all', '@two-people'] },
  async ({ ana, desk, browser }) => {
    const title = await isReviewed(desk, 'Chegou antes do prazo.')
    await ana.goto(`${desk.url}/avaliacoes`)
    await ana.getByRole('listitem').filter({ hasText: title }).getByRole('link').click()
    const bruno = await another(browser, desk, 'Bruno Lima')
    await bruno.goto(ana.url())
    await ana.getByLabel('Resposta pública da loja').fill('A de Ana')
    await ana.getByRole('button', { name: 'Publicar resposta' }).click()
    await expect(ana.getByRole('status')).toBeVisible()
    await bruno.getByLabel('Resposta pública da loja').fill('A de Bruno')
    await bruno.getByRole('button', { name: 'Publicar resposta' }).click()
    await expect(bruno.getByRole('region', { name: 'O que há agora' })).toContainText('A de Ana')
    await expect(bruno.getByLabel('Sua resposta')).toHaveValue('A de Bruno')
    await bruno.getByRole('button', { name: 'Gravar o meu mesmo assim' }).click()
    await expect(bruno.getByLabel('Resposta pública da loja')).toHaveValue('A de Bruno')
  },
)
