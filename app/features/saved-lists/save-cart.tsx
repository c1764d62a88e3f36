import { useState } from 'react'
import { useLocation } from 'react-router'
import { isoDay, savedLine } from '#app/browser/saved-lists.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { linesText } from '#domain/cart/totals.ts'
import { addSavedList, maximumSavedLines, maximumSavedLists, type SavedList } from '#domain/saved/saved-lists.ts'

interface SaveCartProps {
  cart: Cart
  change: (update: (lists: SavedList[]) => SavedList[]) => boolean
}

/** Saves the cart as a list. The field for the list's name has the focus where the link 'Salvar lista' led here. */
export function SaveCart({ cart, change }: SaveCartProps) {
  const [name, setName] = useState('')
  const { hash } = useLocation()

  function save() {
    const list = { id: crypto.randomUUID(), name, savedOn: isoDay(new Date()), lines: cart.items.map(savedLine) }
    let hasRoom = true
    const isStored = change((lists) => {
      const next = addSavedList(lists, list)
      hasRoom = next !== undefined
      return next ?? lists
    })
    if (!hasRoom) {
      const text = `Cabem ${maximumSavedLists} listas de ${maximumSavedLines} itens. Apague uma lista e tente de novo.`
      showToast('A lista não foi guardada', { text, tone: 'destructive' })
    } else if (isStored) {
      setName('')
      showToast('Lista guardada neste aparelho')
    }
  }

  return (
    <form
      className="flex flex-wrap items-end gap-3 rounded border border-rule-strong bg-sheet p-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label={`Salvar o carrinho como lista: ${linesText(cart)}`}
        placeholder="UTI adulto"
        maxLength={60}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just asked to save
        autoFocus={hash === '#salvar'}
        value={name}
        onChange={({ target }) => setName(target.value)}
        className="min-w-0 max-w-lg flex-1"
      />
      <Button type="submit" look="primary">
        Salvar lista
      </Button>
    </form>
  )
}
