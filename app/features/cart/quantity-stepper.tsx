import { Minus, Plus, type IconNode } from 'lucide'
import { useId, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { maximumQuantity } from '#domain/cart/cart.ts'
import { typedQuantity } from '#domain/cart/quantity-field.ts'

interface QuantityStepperProps {
  quantity: number
  itemName: string
  onChange: (quantity: number) => void
  /** The lowest quantity; with 0, minus at a quantity of 1 removes the line. */
  minimum: 0 | 1
}

/** Minus, a field, plus. A typed number takes effect at once; other text shows a message and keeps the old quantity. */
export function QuantityStepper({ quantity, itemName, onChange, minimum }: QuantityStepperProps) {
  const messageId = useId()
  const [typedText, setTypedText] = useState<string | null>(null)
  /** The quantity before the visitor began to type: it comes back when what was typed is refused. */
  const previousQuantity = useRef(quantity)
  const [isRefused, setIsRefused] = useState(false)

  function typeQuantity(text: string) {
    if (typedText === null) previousQuantity.current = quantity
    setTypedText(text)
    const value = typedQuantity(text)
    setIsRefused(text !== '' && value === undefined)
    onChange(value ?? previousQuantity.current)
  }

  function stepTo(next: number) {
    // A tap may leave the focus in the field, which would go on showing what was typed.
    setTypedText(null)
    setIsRefused(false)
    onChange(next)
  }

  const renderStepButton = (icon: IconNode, verb: string, step: 1 | -1, isDisabled: boolean) => (
    <button
      type="button"
      className="grid size-10 touch:size-11 cursor-pointer place-items-center text-ink hover:bg-tint disabled:bg-sheet"
      aria-label={`${verb} quantidade de ${itemName}`}
      disabled={isDisabled}
      onClick={() => stepTo(quantity + step)}
    >
      <Icon node={icon} size={16} />
    </button>
  )

  return (
    <div className="grid gap-1">
      <div className="inline-flex items-center justify-self-start overflow-hidden rounded bg-sheet outline -outline-offset-1 outline-rule-strong">
        {renderStepButton(Minus, 'Diminuir', -1, quantity <= minimum)}
        <input
          inputMode="numeric"
          aria-label={`Quantidade de ${itemName}`}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? messageId : undefined}
          className="h-10 touch:h-11 w-11 sm:w-12 border-x border-rule text-center text-small"
          value={typedText ?? quantity}
          onChange={(event) => typeQuantity(event.target.value.trim())}
          onBlur={() => {
            setTypedText(null)
            setIsRefused(false)
          }}
        />
        {renderStepButton(Plus, 'Aumentar', 1, quantity >= maximumQuantity)}
      </div>
      <p id={messageId} role="status" className="text-label text-signal empty:hidden">
        {isRefused && `Digite um número inteiro de 1 a ${maximumQuantity}.`}
      </p>
    </div>
  )
}
