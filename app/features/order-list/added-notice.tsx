import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useFocusHandover } from '#app/ui/use-focus-handover.ts'
import type { OrderedItem } from '#domain/order-list/order-item.ts'
import { paths } from '#domain/pages/paths.ts'
import { counted } from '#domain/text/number-text.ts'

/** The route's changes of the cart: adding a list, or replacing the cart by it. Out: a function that undoes one. */
export type CartActions = Record<'add' | 'replace', (items: readonly OrderedItem[]) => () => void>

export function AddedNotice({ count, undo }: { count: number; undo: () => void }) {
  const ref = useFocusHandover<HTMLElement>()
  const cartLink = useRef<HTMLAnchorElement>(null)
  const [isUndone, setIsUndone] = useState(false)
  const items = counted(count, 'item', 'itens')

  // The button that had the focus is gone, so the link takes the focus.
  useEffect(() => cartLink.current?.focus(), [])

  function undoAddition() {
    undo()
    setIsUndone(true)
  }

  return (
    <section ref={ref} className="grid justify-items-start gap-3 rounded border border-rule-strong bg-sheet p-4">
      <p role="status">{isUndone ? 'Desfeito: o carrinho está como antes.' : `No carrinho: ${items} da lista.`}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink ref={cartLink} look="primary" to={paths.cart}>
          Ver carrinho
        </ButtonLink>
        {!isUndone && <Button onClick={undoAddition}>Desfazer</Button>}
      </div>
    </section>
  )
}
