import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '#tests/e2e/accessible.ts'
import { startSite } from './desk-process.ts'
import { arrives, test } from './desk-test.ts'

test('a message becomes a proposal, is priced, sent and revised', { tag: '@phone' }, async ({ ana, desk }) => {
  const name = await arrives(desk, 'Bom dia!\n3 un C5VGA2\n2x CEL02\nColchão hospitalar 1 un')
  await ana.goto(`${desk.url}/mensagens?busca=${encodeURIComponent(name)}`)
  await ana.getByRole('link', { name }).click()
  await ana.getByRole('link', { name: 'Fazer proposta' }).click()
  await ana.getByRole('button', { name: 'Montar a proposta' }).click()
  await expect(ana.getByRole('status')).toContainText('Proposta montada')
  await expect(ana.getByLabel('Contato')).toHaveValue(name)
  const lines = ana.getByRole('listitem', { name: /^Item \d+$/ })
  await expect(lines).toHaveCount(3)
  await expect(lines.first()).toContainText('“3 un C5VGA2”')
  await expectAccessible(ana)

  await lines.last().getByLabel('Não trabalhamos com isto').check()
  await lines.first().getByLabel('Preço unitário').fill('dez')
  await ana.getByLabel('Pagamento').fill('28 dias')
  await ana.getByRole('button', { name: 'Salvar e marcar como enviada' }).first().click()
  await expect(ana.getByRole('alert')).toContainText('Nada foi salvo')
  await expect(ana.getByLabel('Pagamento')).toHaveValue('28 dias')
  for (const price of await ana.getByLabel('Preço unitário').all()) await price.fill('149,90')
  await ana.getByRole('button', { name: 'Salvar e marcar como enviada' }).first().click()
  await expect(ana.getByRole('status')).toContainText('Marcada como enviada')
  await expect(ana.getByRole('main').getByText(name, { exact: true })).toBeVisible()
  await expect(ana.getByLabel('O texto da proposta')).toHaveValue(/3 un × R\$ 149,90 = R\$ 449,70/)
  await ana.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await ana.getByRole('button', { name: 'Copiar o texto' }).click()
  await expect(ana.getByRole('button', { name: 'Copiado' })).toBeVisible()
  expect(await ana.evaluate(() => navigator.clipboard.readText())).toContain('3 un × R$ 149,90')
  await expect(ana.getByText('Não trabalhamos com este item.', { exact: true })).toBeVisible()
  await expectAccessible(ana)

  await ana.getByRole('button', { name: 'Fazer uma revisão' }).click()
  await ana.getByLabel('Preço unitário').first().fill('139,90')
  await ana.getByRole('button', { name: 'Salvar e marcar como enviada' }).first().click()
  await expect(ana.getByText('preço R$ 149,90 → R$ 139,90')).toBeVisible()
  await ana.getByRole('button', { name: 'Aceita pelo cliente' }).click()
  await ana.goto(`${desk.url}/propostas?situacao=aceita&busca=${encodeURIComponent(name)}`)
  await expect(ana.getByRole('row', { name })).toContainText('Aceita')
  await expectAccessible(ana)
})

test(
  'lines are added, moved and taken out, and the last change is taken back',
  { tag: ['@all', '@phone'] },
  async ({ ana, desk }) => {
    await ana.goto(`${desk.url}/propostas/nova`)
    await expectAccessible(ana)
    await ana.getByLabel('O que o cliente escreveu').fill('1 un C5VGA2')
    await ana.getByRole('button', { name: 'Montar a proposta' }).click()
    await ana.getByLabel('Acrescentar itens').fill('Frete expresso até Londrina')
    await ana.getByRole('button', { name: 'Acrescentar como texto livre' }).click()
    await ana.getByRole('button', { name: 'Subir o item 2' }).click()
    await expect(ana.getByLabel('Descrição').first()).toHaveValue('Frete expresso até Londrina')
    await ana.getByRole('button', { name: 'Remover o item 2' }).click()
    await expect(ana.getByLabel('Descrição')).toHaveCount(1)
    await ana.getByRole('button', { name: 'Desfazer a última mudança' }).click()
    await expect(ana.getByLabel('Descrição')).toHaveCount(2)
  },
)

test('a line finds its product by code and by name, and says what was written by hand', async ({ ana, desk }) => {
  await ana.goto(`${desk.url}/propostas/nova`)
  await ana.getByLabel('O que o cliente escreveu').fill('2 un C5VGA2\nColchão hospitalar 3 un')
  await ana.getByRole('button', { name: 'Montar a proposta' }).click()
  const [first, second] = [ana.getByRole('listitem', { name: 'Item 1' }), ana.getByRole('listitem', { name: 'Item 2' })]
  await expect(ana.locator('#produtos option[value=C5VGA2]')).toHaveText(/Cabo de ECG/)
  await first.getByLabel('Descrição').fill('Cabo de ECG, com estojo')
  await second.getByLabel('Outro produto, por código ou nome').fill('C3VGA2')
  await ana.getByRole('button', { name: 'Salvar', exact: true }).first().click()
  await expect(first.getByText(/^Editada à mão. No catálogo: “Cabo de ECG/)).toBeVisible()
  await expect(second.getByLabel('Descrição')).toHaveValue(/Cabo de ECG.*3 vias/)
  await expect(second.getByLabel('Quantidade')).toHaveValue('3')
  await second.getByLabel('Código ou nome').fill('célula de oxigênio')
  await ana.getByRole('button', { name: 'Salvar', exact: true }).first().click()
  await expect(second.getByText('“célula de oxigênio”: qual destes?')).toBeVisible()
  await second.getByRole('radio').first().check()
  await second.getByLabel('Preço unitário').fill('389,90')
  await ana.getByRole('button', { name: 'Salvar', exact: true }).first().click()
  await expect(second.getByLabel('Descrição')).toHaveValue(/oxigênio/i)
  await expect(second.getByLabel('Preço unitário')).toHaveValue('389,90')
  await expect(second).toContainText('“Colchão hospitalar 3 un”')
})

test(
  'the customer chooses A or B at the link, and the accepted value follows',
  { tag: '@both-stores' },
  async ({ ana, desk, browser }, { parallelIndex }) => {
    // A site of its own is started beside the desk.
    test.setTimeout(120_000)
    const site = await startSite(Number(process.env.JOURNEY_PORT ?? 4180) + 30 + parallelIndex, desk.settings)
    try {
      await ana.goto(`${desk.url}/propostas/nova`)
      await ana.getByLabel('O que o cliente escreveu').fill('2 un C5VGA2\n2 un C3VGA2')
      await ana.getByRole('button', { name: 'Montar a proposta' }).click()
      for (const [place, price] of ['100,00', '80,00'].entries()) {
        const line = ana.getByRole('listitem', { name: `Item ${place + 1}` })
        await line.getByLabel('Preço unitário').fill(price)
        await line.getByText('Entrega, condição, marca').click()
        await line.getByLabel('Grupo de opções').fill('1')
      }
      await ana.getByLabel('Instituição').fill('Hospital da escolha')
      await ana.getByRole('button', { name: 'Salvar e marcar como enviada' }).first().click()
      await ana.getByRole('button', { name: 'Fazer o link' }).click()
      const link = (await ana.locator('strong', { hasText: '/proposta/' }).innerText()).trim()
      const customer = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
      await customer.goto(site.url + new URL(link).pathname)
      await expect(customer.getByText('Total com a opção A')).toBeVisible()
      await customer.getByLabel('Nome de quem aceita').fill('Rita Nunes')
      await customer.getByLabel('Cargo').fill('Compras')
      await expect(customer.getByLabel('Cargo')).toHaveCSS('border-top-style', 'solid')
      await customer.getByRole('radio', { name: /^Opção B/ }).check()
      await expectAccessible(customer)
      await customer.getByRole('button', { name: 'Aceitar a proposta' }).click()
      await expect(customer.getByText('Aceite enviado à loja')).toBeVisible()
      await ana.reload()
      await expect(ana.getByRole('region', { name: 'Resposta do cliente' })).toContainText('aceitou')
      await ana.getByRole('button', { name: 'Aceita pelo cliente' }).click()
      await ana.goto(`${desk.url}/propostas?situacao=aceita&busca=escolha`)
      await expect(ana.getByRole('row', { name: /Hospital da escolha/ })).toContainText('R$ 160,00')
    } finally {
      await site.end()
    }
  },
)

test('the document is a tagged PDF of a few pages', async ({ ana, desk }) => {
  await ana.goto(`${desk.url}/propostas/nova`)
  await ana.getByLabel('O que o cliente escreveu').fill(Array(60).fill('1 un C5VGA2').join('\n'))
  await ana.getByRole('button', { name: 'Montar a proposta' }).click()
  const [download] = await Promise.all([
    ana.waitForEvent('download'),
    ana.getByRole('link', { name: 'Baixar PDF' }).first().click(),
  ])
  const pdf = readFileSync(await download.path()).toString('latin1')
  expect(pdf).toContain('/StructTreeRoot')
  const pages = pdf.match(/\/Type \/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(1)
  expect(pages).toBeLessThan(7)
})

test('six lines of a message are a sent proposal with its PDF in at most twelve presses', async ({ ana, desk }) => {
  const text = '2 CEL02\n1 CEL05\n3 un C5VGA2\n2x SFL01\n1 C5VGA2\n4 CEL02'
  const name = await arrives(desk, `Bom dia, tudo bem?\n${text}\nCNPJ 11.222.333/0001-81\nEntregar no almoxarifado`)
  await ana.goto(`${desk.url}/mensagens?busca=${encodeURIComponent(name)}`)
  let presses = 0
  const press = async (what: Locator) => {
    presses += 1
    await what.click()
  }
  await press(ana.getByRole('link', { name }))
  await press(ana.getByRole('link', { name: 'Fazer proposta' }))
  await press(ana.getByRole('button', { name: 'Montar a proposta' }))
  await expect(ana.getByRole('listitem', { name: /^Item \d+$/ })).toHaveCount(6)
  for (const price of await ana.getByLabel('Preço unitário').all()) {
    if ((await price.inputValue()) !== '') continue
    presses += 1
    await price.fill('149,90')
  }
  await press(ana.getByRole('button', { name: 'Salvar e marcar como enviada' }).first())
  await expect(ana.getByRole('status')).toContainText('Marcada como enviada')
  const download = ana.waitForEvent('download')
  await press(ana.getByRole('link', { name: 'Baixar PDF' }).first())
  expect((await download).suggestedFilename()).toMatch(/^proposta-\d{4}-\d{4,}\.pdf$/)
  expect(presses).toBeLessThanOrEqual(12)
})

const sixLinesInWords =
  'Oi, boa tarde! Preciso de:\n2 cabos de ecg 5 vias mindray\n3 sensores de spo2 adulto mindray\n1 bateria para umec\n4 braçadeiras adulto mindray 1 via\n2 extensões de pni mindray adulto\n5 sensores de silicone philips\nObrigada'

type Press = () => Promise<void>

/**
 * Makes the proposal of those lines, sends it and saves its PDF. In: the presses before it is made, and those besides
 * the prices; out: the count of all presses.
 */
async function pricedAndSent(ana: Page, before: readonly Press[], ...besides: readonly Press[]): Promise<number> {
  const lines = ana.getByRole('listitem', { name: /^Item \d+$/ })
  const codes = ['C5VG14', 'SCD03', 'BAT01', 'BP05A1', 'TPNI05', 'SSP01']
  const prices = codes.map(
    (code, place) => () => lines.nth(place).getByLabel(`Preço de ${code}`, { exact: true }).fill('149,90'),
  )
  const making = [...before, () => ana.getByRole('button', { name: 'Montar a proposta' }).click()]
  for (const press of making) await press()
  await expect(lines).toHaveCount(6)
  for (const press of [...prices, ...besides]) await press()
  await ana.getByRole('button', { name: 'Salvar e marcar como enviada' }).first().click()
  await expect(ana.getByRole('status')).toContainText('Marcada como enviada')
  for (const code of codes) await expect(ana.getByRole('region', { name: 'O que foi enviado' })).toContainText(code)
  const download = ana.waitForEvent('download')
  await ana.getByRole('link', { name: 'Baixar PDF' }).first().click()
  expect((await download).suggestedFilename()).toMatch(/^proposta-\d{4}-\d{4,}\.pdf$/)
  return making.length + prices.length + besides.length + 2
}

test('six lines in words are a sent proposal with its PDF in at most twelve presses', async ({ ana, desk }) => {
  const name = await arrives(desk, sixLinesInWords)
  await ana.goto(`${desk.url}/mensagens?busca=${encodeURIComponent(name)}`)
  const ofMessage = await pricedAndSent(ana, [
    () => ana.getByRole('link', { name }).click(),
    () => ana.getByRole('link', { name: 'Fazer proposta' }).click(),
  ])
  expect(ofMessage).toBeLessThanOrEqual(12)
  await ana.goto(`${desk.url}/propostas`)
  const ofPastedText = await pricedAndSent(
    ana,
    [
      () => ana.getByRole('link', { name: 'Nova proposta' }).click(),
      () => ana.getByLabel('O que o cliente escreveu').fill(sixLinesInWords),
    ],
    () => ana.getByLabel('Instituição').fill('Hospital das seis linhas'),
  )
  expect(ofPastedText).toBeLessThanOrEqual(12)
})
