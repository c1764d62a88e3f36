import { Minus, Plus } from 'lucide'
import { useState } from 'react'
import { maximumQuantity } from '#domain/cart/cart.ts'
import { Icon } from '#app/ui/icon.tsx'

interface QuantityStepperProps {
  quantity: number
  /** What is counted, for the buttons' names. */
  name: string
  onChange: (quantity: number) => void
  /** 0 where minus at 1 removes the line. */
  minimum: 0 | 1
}

const step = 'grid size-10 cursor-pointer place-items-center text-ink hover:bg-tint disabled:bg-sheet'

/** Minus, a typed whole number from 1 to 999, plus. */
export function QuantityStepper({ quantity, name, onChange, minimum }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function commit() {
    const value = Number(typed)
    if (typed !== null && Number.isInteger(value) && value >= 1) onChange(Math.min(maximumQuantity, value))
    setTyped(null)
  }

  return (
    <div className="inline-flex items-center overflow-hidden rounded border border-rule-strong bg-sheet">
      <button
        type="button"
        className={step}
        aria-label={`Diminuir quantidade de ${name}`}
        disabled={quantity <= minimum}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon node={Minus} size={16} />
      </button>
      <input
        inputMode="numeric"
        aria-label={`Quantidade de ${name}`}
        className="h-10 w-12 border-x border-rule text-center text-small"
        value={typed ?? quantity}
        onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, '').slice(0, 3))}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      <button
        type="button"
        className={step}
        aria-label={`Aumentar quantidade de ${name}`}
        disabled={quantity >= maximumQuantity}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon node={Plus} size={16} />
      </button>
    </div>
  )
}
