import { useState } from 'react'
import { useLocation } from 'react-router'
import {
  selectedVariant,
  selectionOf,
  validSelection,
  toggleChoice,
  type Selection,
} from '#domain/catalogue/variants/selection.ts'
import type { VariantAxis } from '#domain/catalogue/variants/variant-axes.ts'
import type { Variant } from '#domain/catalogue/variants/variant.ts'

/**
 * The visitor's choice of a variant. A complete choice is written into the address (`?opcao=5-vias`), so that it can be
 * sent to a colleague.
 */
export function useSelection(variants: readonly Variant[]) {
  const { pathname, search, key } = useLocation()
  const variantId = new URLSearchParams(search).get('opcao') ?? undefined
  const addressVariant = variants.find(({ id }) => id === variantId)
  const [lastChoice, setLastChoice] = useState<{ selection: Selection; locationKey: string }>()
  // A choice is newer than the router's address until the next navigation.
  const isChoiceNewer = lastChoice?.locationKey === key
  const selection = validSelection(
    variants,
    addressVariant && !isChoiceNewer ? selectionOf(addressVariant) : (lastChoice?.selection ?? {}),
  )

  function toggle(axis: VariantAxis, value: string) {
    const newSelection = validSelection(variants, toggleChoice(selection, axis, value))
    setLastChoice({ selection: newSelection, locationKey: key })
    writeChoice(pathname, selectedVariant(variants, newSelection))
  }

  return { selection, variant: selectedVariant(variants, selection), toggle }
}

/**
 * Writes a choice into the address of the product's page, past the router: a navigation would render the whole page
 * twice, and a choice loads nothing. The router reads the address when the visitor comes back.
 */
function writeChoice(path: string, variant: Variant | undefined): void {
  const url = new URL(location.href)
  // The visitor has pressed Back, and this page is still shown until the other one is loaded.
  if (url.pathname !== path) return
  url.hash = ''
  if (variant) url.searchParams.set('opcao', variant.id)
  else url.searchParams.delete('opcao')
  history.replaceState(history.state, '', url)
}
