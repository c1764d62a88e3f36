import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { listKinds } from '#domain/catalogue/list-kinds.ts'
import { withChange } from '#domain/catalogue/list-query-changes.ts'
import { priceRange } from '#domain/catalogue/list-query.ts'
import { numberText } from '#domain/number-text.ts'
import type { ListControl } from './use-list.ts'

const inputClass = 'min-h-11 w-full rounded border border-rule-strong bg-sheet px-2 text-small lg:min-h-9'

/** A range of prices in whole reais (spec §5, §9): the whole range filters nothing. */
export function PriceFilter({ list }: { list: ListControl }) {
  const { price } = list.query
  // Another range from outside (a removed filter, Back) starts the fields anew.
  return <PriceFields key={`${price?.min}-${price?.max}`} list={list} />
}

function PriceFields({ list }: { list: ListControl }) {
  const { priceLimit, keepsUnpriced } = listKinds[list.page.kind]
  const { price } = list.query
  const [min, setMin] = useState(price ? String(price.min) : '')
  const [max, setMax] = useState(price && price.max < priceLimit ? String(price.max) : '')

  function apply() {
    const range = priceRange(Number(min), max === '' ? priceLimit : Number(max), priceLimit)
    list.ask(withChange(list.query, { price: range }))
  }

  return (
    <form
      className="grid gap-2 py-1"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <div className="flex items-center gap-2">
        <Amount label="Preço mínimo em reais" placeholder="0" value={min} limit={priceLimit} onChange={setMin} />
        <span className="text-label text-muted">a</span>
        <Amount
          label="Preço máximo em reais"
          placeholder={numberText(priceLimit)}
          value={max}
          limit={priceLimit}
          onChange={setMax}
        />
        <Button type="submit" size="small">
          OK
        </Button>
      </div>
      <p className="text-label text-muted">
        {keepsUnpriced
          ? 'Itens sob consulta continuam na lista.'
          : 'Com mínimo 0, itens sob consulta continuam na lista.'}
      </p>
    </form>
  )
}

interface AmountProps {
  label: string
  placeholder: string
  value: string
  limit: number
  onChange: (value: string) => void
}

function Amount({ label, placeholder, value, limit, onChange }: AmountProps) {
  return (
    <input
      type="number"
      inputMode="numeric"
      min={0}
      max={limit}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={inputClass}
    />
  )
}
