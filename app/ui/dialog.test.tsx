import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#tests/components/shown.tsx'
import { Dialog } from './dialog.tsx'

function Opening() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Abrir</button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Uma pergunta" footer={<button>Sim</button>}>
        Quer mesmo?
      </Dialog>
    </>
  )
}

const dialog = page.getByRole('dialog', { name: 'Uma pergunta' })
const opener = page.getByRole('button', { name: 'Abrir' })

const ways = {
  'its button': () => page.getByRole('button', { name: 'Fechar' }).click(),
  Escape: () => userEvent.keyboard('{Escape}'),
  'a press beside it': () => page.getByRole('dialog').click({ position: { x: -40, y: 10 }, force: true }),
}

for (const [way, close] of Object.entries(ways))
  test(`a dialog closes by ${way}, and the focus is where it was`, async () => {
    show(<Opening />)
    await opener.click()
    await expect.element(dialog).toMatchTextContent(/Quer mesmo\?/)
    await close()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    await opener.click()
    await expect.element(dialog).toBeVisible()
  })

test('a press that begins in a dialog, as when text is selected, does not close it', async () => {
  show(<Opening />)
  await opener.click()
  await expect.element(dialog).toBeVisible()
  dialog
    .getByText('Quer mesmo?')
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  dialog.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(dialog).toBeVisible()
})
