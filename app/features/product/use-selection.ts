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
 * What the visitor has chosen of a product. A complete choice stands in the address
 * (`?opcao=5-vias`), so that it can be sent to a colleague.
 */
export function useSelection(variants: readonly Variant[]) {
  const [parameters, setParameters] = useSearchParams()
  const addressed = variants.find(({ id }) => id === parameters.get('opcao'))
  const [partial, setPartial] = useState<Selection>({})
  const selection = settleSelection(variants, addressed ? selectionOf(addressed) : partial)

  function toggle(axis: VariantAxis, value: string) {
    const next = settleSelection(variants, toggleChoice(selection, axis, value))
    setPartial(next)
    const variant = selectedVariant(variants, next)
    setParameters(
      (previous) => {
        const changed = new URLSearchParams(previous)
        if (variant) changed.set('opcao', variant.id)
        else changed.delete('opcao')
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return { selection, variant: selectedVariant(variants, selection), toggle }
}
