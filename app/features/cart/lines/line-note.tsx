import { useState } from 'react'
import { maximumNoteLength, updateNote, type CartLine } from '#domain/cart/cart.ts'
import { useCartStore } from '#app/features/cart/cart-provider.tsx'

interface NoteField {
  isOpen: boolean
  /** Whether the visitor has just opened the field, which then takes the focus. */
  isAsked: boolean
  toggle: () => void
}

/** The state of a line's note field: open from the start where a note was written. */
export function useNoteField({ note = '' }: CartLine): NoteField {
  const [isOpen, setIsOpen] = useState(note !== '')
  const [isAsked, setIsAsked] = useState(false)
  return {
    isOpen,
    isAsked,
    toggle: () => {
      setIsOpen(!isOpen)
      setIsAsked(true)
    },
  }
}

/** Opens and closes the field for the buyer's remark. */
export function NoteButton({ name, field }: { name: string; field: NoteField }) {
  return (
    <button
      type="button"
      aria-expanded={field.isOpen}
      onClick={field.toggle}
      className="min-h-9 touch:min-h-11 cursor-pointer rounded px-1 text-label whitespace-nowrap text-petrol-deep underline decoration-rule-strong underline-offset-4 hover:decoration-current"
    >
      + nota<span className="sr-only"> para {name}</span>
    </button>
  )
}

/** The buyer's remark: a field where it may be written, else a line of text. */
export function LineNote({ line: { id, note = '' }, field }: { line: CartLine; field: NoteField | undefined }) {
  const store = useCartStore()
  if (!field) return note && <p className="col-span-full pb-1 text-label text-muted">Observação: {note}</p>
  if (!field.isOpen) return null
  return (
    <input
      aria-label="Observação para esta linha (opcional)"
      placeholder="Observação para esta linha (opcional)"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just asked for the field
      autoFocus={field.isAsked}
      className="col-span-full mb-1 min-h-9 min-[46rem]:col-start-2 touch:min-h-11 w-full rounded border border-rule-strong bg-sheet px-2 text-small text-ink placeholder:text-muted"
      defaultValue={note}
      maxLength={maximumNoteLength}
      onChange={(event) => void store.change((cart) => ({ cart: updateNote(cart, id, event.target.value) }))}
    />
  )
}
