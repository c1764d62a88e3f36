import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { itemFor, type OrderedItem } from '#domain/order-list/order-item.ts'
import type { Outcome } from '#domain/order-list/outcome.ts'
import { show } from '#tests/components/shown.tsx'
import { accessory, ecgVariants, summaryOf } from '#tests/samples.ts'
import { RowQuestion } from './order-table.tsx'

const cable = summaryOf(accessory({ name: 'Cabo de ECG', variants: ecgVariants }))
const three = itemFor(cable, '3-vias')
const five = itemFor(cable, '5-vias')

/** A line with its outcome, and the visitor's choice for that line. */
function Entry({ outcome }: { outcome: Outcome }) {
  const [chosenItem, choose] = useState<OrderedItem>()
  return (
    <>
      <RowQuestion entry={{ id: 1, line: 4, written: 'C5VG 2', outcome }} chosenItem={chosenItem} onChoose={choose} />
      <output>{chosenItem ? `${chosenItem.item.code} x ${chosenItem.quantity}` : 'nada'}</output>
    </>
  )
}

const matters: [Outcome, string][] = [
  [{ kind: 'variant', choices: [three, five], quantity: 2 }, 'Escolha a variação.'],
  [
    { kind: 'unknown', similarItems: [five], quantity: 2 },
    'Código não encontrado. É um destes? Confira na etiqueta da peça.',
  ],
  [{ kind: 'unknown', similarItems: [], quantity: 2 }, 'Não encontrado no catálogo.'],
  [{ kind: 'text', choices: [itemFor(cable)], quantity: 2 }, 'Sem código. O mais próximo no catálogo:'],
  [
    { kind: 'quantity', item: five, written: '2,5' },
    'C5VGA2, Cabo de ECG: a quantidade “2,5” não é um número inteiro de 1 a 999. Corrija-a.',
  ],
  [{ kind: 'skipped', item: five }, 'Quantidade 0: fica de fora.'],
  [{ kind: 'remark' }, 'Sem código nem produto: fica de fora.'],
  [{ kind: 'confirm', readings: [{ item: five, quantity: 2 }] }, 'Pode ser lida de mais de uma forma. Qual é a certa?'],
]

for (const [outcome, words] of matters)
  test(`a line is named and told what is the matter: ${words}`, async () => {
    show(<Entry outcome={outcome} />)
    const entry = page.getByRole('group', { name: /^Linha 4: C5VG 2/ })
    await expect.element(entry.getByText(words)).toBeVisible()
  })

test('a near code is taken, and given up, by its button', async () => {
  show(<Entry outcome={{ kind: 'unknown', similarItems: [five], quantity: 2 }} />)
  const near = page.getByRole('button', { name: /^C5VGA2 × 2/ })
  await near.click()
  await expect.element(page.getByText('C5VGA2 x 2')).toBeVisible()
  await expect.element(page.getByText('Escolhido.')).toBeVisible()
  await near.click()
  await expect.element(page.getByText('nada')).toBeVisible()
})

test('an answer offers the quantity that was typed', async () => {
  const outcome: Outcome = { kind: 'variant', choices: [three, five], quantity: 2 }
  const entry = { id: 1, line: 4, written: 'FAM1', outcome, buyerLine: { text: 'Cabo tronco' } }
  show(<RowQuestion entry={entry} chosenItem={undefined} quantity={7} onChoose={() => undefined} />)
  await expect.element(page.getByRole('button', { name: /^C5VGA2 × 7/ })).toBeVisible()
  await expect.element(page.getByText('FAM1 Cabo tronco')).toBeVisible()
})

test('words that name a product with variants ask for one of them', async () => {
  show(<Entry outcome={{ kind: 'text', choices: [itemFor(cable)], quantity: 1 }} />)
  await page.getByRole('button', { name: /^Cabo de ECG 2 variações/ }).click()
  await page.getByRole('button', { name: /^C3VGA2 × 1/ }).click()
  await expect.element(page.getByText('C3VGA2 x 1')).toBeVisible()
})
