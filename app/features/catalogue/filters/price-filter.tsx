import { useEffect, useRef, type KeyboardEvent } from 'react'
import { filterFormId } from '#app/features/catalogue/list/query-link.tsx'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'
import { Button } from '#app/ui/button.tsx'
import { listKinds } from '#domain/list/list-kinds.ts'
import { withChange } from '#domain/list/list-query-changes.ts'
import { priceRange } from '#domain/list/list-query.ts'

/**
 * A range of prices in whole reais (spec §5, §9): the full range filters nothing. Without scripts its fields are sent
 * with the form of all filters.
 */
export function PriceFilter({ list }: { list: CatalogueListControl }) {
  const { priceLimit, keepsUnpriced } = listKinds[list.page.kind]
  const { price } = list.query
  const ref = useRef<HTMLDivElement>(null)

  function apply() {
    const [min = '', max = ''] = Array.from(ref.current?.querySelectorAll('input') ?? [], ({ value }) => value)
    const range = priceRange(Number(min), max === '' ? priceLimit : Number(max), priceLimit)
    list.setQuery(withChange(list.query, { price: range }))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }

  return (
    <div className="grid gap-2 py-1">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in its fields, which have no form of their own */}
      <div ref={ref} onKeyDown={onKeyDown} className="flex items-center gap-2">
        <Amount
          name="preco-de"
          label="Preço mínimo em reais"
          placeholder="mín."
          value={price ? String(price.min) : ''}
          limit={priceLimit}
        />
        <span className="text-label text-muted">a</span>
        <Amount
          name="preco-ate"
          label="Preço máximo em reais"
          placeholder="máx."
          value={price && price.max < priceLimit ? String(price.max) : ''}
          limit={priceLimit}
        />
        <Button
          type="submit"
          form={filterFormId}
          size="small"
          onClick={(event) => {
            event.preventDefault()
            apply()
          }}
        >
          OK
        </Button>
      </div>
      <p className="text-label text-muted">
        {keepsUnpriced
          ? 'Itens sob consulta continuam na lista.'
          : 'Com mínimo 0, itens sob consulta continuam na lista.'}
      </p>
    </div>
  )
}

interface AmountProps {
  name: string
  label: string
  placeholder: string
  value: string
  limit: number
}

/** The field keeps what was typed, before hydration too, until the filter changes from outside (removed, Back). */
function Amount({ label, value, limit, ...rest }: AmountProps) {
  const ref = useRef<HTMLInputElement>(null)
  const appliedValue = useRef(value)

  useEffect(() => {
    if (!ref.current || appliedValue.current === value) return
    appliedValue.current = value
    ref.current.value = value
  }, [value])

  return (
    <input
      ref={ref}
      type="number"
      inputMode="numeric"
      form={filterFormId}
      min={0}
      max={limit}
      aria-label={label}
      defaultValue={value}
      className="min-h-11 w-full rounded border border-rule-strong bg-sheet px-2 text-small lg:min-h-9 touch:min-h-11"
      {...rest}
    />
  )
}
