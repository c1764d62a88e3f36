import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyCart } from '#domain/cart/cart.ts'
import { serializeSavedLists } from '#domain/saved/saved-lists.ts'
import { refuseToKeep } from '#tests/components/refused-storage.ts'
import { show } from '#tests/components/shown.tsx'
import { SavedLists } from './saved-lists-page.tsx'

const list = { id: 'uti', name: 'UTI adulto', savedOn: '2026-02-01', lines: [] }
const machine = { key: 'dx-2020', maker: 'dixtal', name: 'Dixtal DX 2020' }

async function takeFile(): Promise<void> {
  show(<SavedLists cart={emptyCart} />)
  const file = new File([serializeSavedLists([list], [machine])], 'minhas-listas.json', { type: 'application/json' })
  await userEvent.upload(page.getByLabelText('Importar'), file)
}

test('lists and machines of a file are imported', async () => {
  await takeFile()
  await expect.element(page.getByText('1 lista e 1 equipamento')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'UTI adulto' })).toBeVisible()
})

test('where the device refuses the lists, they are shown for the tab, and nothing says that they were imported', async () => {
  refuseToKeep('-listas')
  await takeFile()
  await expect.element(page.getByText('A lista não foi salva')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Dixtal DX 2020' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'UTI adulto' })).toBeVisible()
  await expect.element(page.getByText('Importado')).not.toBeInTheDocument()
})

test('where the device refuses the machines, the visitor is told', async () => {
  refuseToKeep('-meus-equipamentos')
  await takeFile()
  await expect.element(page.getByText('Importado')).toBeVisible()
  await expect.element(page.getByRole('alert').getByText(/^Os equipamentos não foram salvos/)).toBeVisible()
})
