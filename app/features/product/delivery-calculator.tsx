import { LoaderCircle } from 'lucide'
import { memo, useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { ColumnHeads } from '#app/ui/blocks/column-heads.tsx'
import { Button } from '#app/ui/button.tsx'
import { controlClass } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { canCalculate, isPostalCode, maskPostalCode } from '#domain/forms/postal-code.ts'
import { pageAmount } from '#domain/money.ts'
import type { Offers } from '#domain/shop/offers.ts'

const calculationMilliseconds = 2000
const postalServiceSearch = 'https://buscacepinter.correios.com.br/app/endereco/index.php'

type Delivery = NonNullable<Offers['delivery']>
type State = 'idle' | 'calculating' | 'done' | 'invalid'

/** States the delivery terms for a CEP; no server is asked, the pause is the spec's (§4 'Delivery calculator'). */
export const DeliveryCalculator = memo(function DeliveryCalculator({ delivery }: { delivery: Delivery }) {
  const id = useId()
  const [postalCode, setPostalCode] = useState('')
  const [state, setState] = useState<State>('idle')
  const field = useRef<HTMLInputElement>(null)

  // Takes over a CEP that was typed before hydration.
  useEffect(() => setPostalCode(maskPostalCode(field.current?.value ?? '')), [])
  useEffect(() => {
    if (state !== 'calculating') return undefined
    const timer = setTimeout(() => setState('done'), calculationMilliseconds)
    return () => clearTimeout(timer)
  }, [state])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (state === 'calculating') return
    setState(isPostalCode(postalCode) ? 'calculating' : 'invalid')
  }

  return (
    <section aria-labelledby={id} className="needs-script no-print grid gap-3 border-t border-rule pt-5">
      <h2 id={id} className="text-small font-medium">
        Calcular entrega
      </h2>
      <form onSubmit={submit} className="flex flex-wrap items-center gap-2">
        <input
          ref={field}
          aria-label="CEP"
          aria-invalid={state === 'invalid' || undefined}
          aria-describedby={state === 'invalid' ? `${id}-error` : undefined}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="_____-___"
          value={postalCode}
          onChange={(event) => {
            setPostalCode(maskPostalCode(event.target.value))
            setState('idle')
          }}
          className={`${controlClass} max-w-36`}
        />
        <Button type="submit" disabled={!canCalculate(postalCode)}>
          OK
        </Button>
        <a
          href={postalServiceSearch}
          target="_blank"
          rel="noopener"
          className="tap text-small text-brand-deep underline underline-offset-4"
        >
          Não sei meu CEP
        </a>
      </form>
      <div aria-live="polite">
        {state === 'invalid' && (
          <p id={`${id}-error`} className="text-small text-signal">
            CEP inválido
          </p>
        )}
        {state === 'calculating' && (
          <p className="flex items-center gap-2 text-small text-muted">
            <Icon node={LoaderCircle} size={16} className="animate-spin" />
            Calculando…
          </p>
        )}
        {state === 'done' && <DeliveryResult delivery={delivery} />}
      </div>
    </section>
  )
})

function DeliveryResult({ delivery: { name, price, term } }: { delivery: Delivery }) {
  return (
    <>
      <table className="w-full text-small">
        <thead>
          <tr className="border-b border-rule text-left text-muted">
            <ColumnHeads className="py-1.5 font-normal" columns={{ Entrega: '', Valor: '', Prazo: '' }} />
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className="py-1.5">{name}</td>
            <td className="py-1.5">{pageAmount(price)}</td>
            <td className="py-1.5">{term}</td>
          </tr>
        </tbody>
      </table>
      <p className="text-label text-muted">
        Estimativa, contada do despacho: o valor e o prazo são confirmados no orçamento.
      </p>
    </>
  )
}
