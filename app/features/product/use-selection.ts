import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  selectedVariant,
  selectionOf,
  settleSelection,
  toggleChoice,
  type Selection,
} from '#domain/catalogue/variants/selection.ts'
import type { VariantAxis } from '#domain/catalogue/variants/variant-axes.ts'
import type { Variant } from '#domain/catalogue/variants/variant.ts'

/**
 * What the visitor has chosen of a product. A complete choice is written into the address (`?opcao=5-vias`), so that it
 * can be sent to a colleague; the choice is shown first, the address follows.
 */
export function useSelection(variants: readonly Variant[]) {
  const [parameters, setParameters] = useSearchParams()
  const address = parameters.get('opcao') ?? undefined
  const addressed = variants.find(({ id }) => id === address)
  const [chosen, setChosen] = useState<{ selection: Selection; instead: string | undefined }>()
  const own = chosen?.selection ?? {}
  const isAhead = chosen !== undefined && chosen.instead === address
  const selection = settleSelection(variants, addressed && !isAhead ? selectionOf(addressed) : own)

  function toggle(axis: VariantAxis, value: string) {
    const next = settleSelection(variants, toggleChoice(selection, axis, value))
    setChosen({ selection: next, instead: address })
    const variant = selectedVariant(variants, next)
    if (variant?.id !== address) setParameters(withVariant(variant), inPlace)
  }

  return { selection, variant: selectedVariant(variants, selection), toggle }
}

const inPlace = { replace: true, preventScrollReset: true }

function withVariant(variant: Variant | undefined) {
  return (parameters: URLSearchParams) => {
    const changed = new URLSearchParams(parameters)
    if (variant) changed.set('opcao', variant.id)
    else changed.delete('opcao')
    return changed
  }
}
