import { useState } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { Segmented } from '#app/ui/form/segmented.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import {
  selectedVariant,
  selectionOf,
  validSelection,
  toggleChoice,
  type Selection,
  type ChoiceGroup,
  variantLabel,
  variantWords,
} from '#domain/catalogue/variants/selection.ts'
import { type VariantAxis, axisValue, variantAxes } from '#domain/catalogue/variants/variant-axes.ts'
import type { Variant } from '#domain/catalogue/variants/variant.ts'
import { paths } from '#domain/pages/paths.ts'

/** The visitor's choice of a variant; when complete, it is in the address (`?opcao=5-vias`), for a colleague. */
export function useSelection(variants: readonly Variant[]) {
  const { pathname, search, key } = useLocation()
  const variantId = new URLSearchParams(search).get('opcao') ?? undefined
  const addressVariant = variants.find(({ id }) => id === variantId)
  const [lastChoice, setLastChoice] = useState<{ selection: Selection; locationKey: string }>()
  // The choice is newer than the router's address until the next navigation.
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

/** Writes a choice into the address, past the router: a navigation would render twice, and a choice loads nothing. */
function writeChoice(path: string, variant: Variant | undefined): void {
  const url = new URL(location.href)
  // The visitor has pressed Back, and this page is still shown until the other one is loaded.
  if (url.pathname !== path) return
  url.hash = ''
  if (variant) url.searchParams.set('opcao', variant.id)
  else url.searchParams.delete('opcao')
  history.replaceState(history.state, '', url)
}

/** The first open question, in a phone's bar. Its space is reserved: the buttons must not move from under a finger. */
export function MissingChoice(props: Pick<ProductChoicesProps, 'groups' | 'selection' | 'onToggle'>) {
  const { groups, selection, onToggle } = props
  const isHydrated = useIsHydrated()
  const missingGroup = groups.find(({ axis }) => selection[axis] === undefined)
  if (!missingGroup) return null
  return (
    <select
      aria-label={missingGroup.label}
      value=""
      onChange={({ target }) => onToggle(missingGroup.axis, target.value)}
      className={classNames(
        'needs-script min-h-11 w-0 grow-3 rounded border border-brand bg-sheet px-3 text-small font-medium min-[46rem]:hidden',
        !isHydrated && 'invisible',
      )}
    >
      <option value="">{missingGroup.label}</option>
      {missingGroup.choices.map(({ value, label, detail }) => (
        <option key={value} value={value}>
          {detail ? `${label}; ${detail}` : label}
        </option>
      ))}
    </select>
  )
}

interface ProductChoicesProps {
  productId: string
  variants: readonly Variant[]
  groups: readonly ChoiceGroup[]
  isRefused: boolean
  selection: Selection
  sku: string | undefined
  onToggle: (axis: VariantAxis, value: string) => void
}

function PossibleCodes({ variants, selection }: Pick<ProductChoicesProps, 'variants' | 'selection'>) {
  const possibleVariants = variants.filter((variant) =>
    variantAxes.every((axis) => selection[axis] === undefined || axisValue(variant, axis) === selection[axis]),
  )
  return (
    <ul className="hidden gap-0.5 print:grid print:grid-cols-2">
      {possibleVariants.map((variant) => (
        <li key={variant.id} className="flex items-center gap-1.5 text-label leading-tight text-muted">
          <CodeLabel code={variant.sku} />
          {variantLabel(variant)}
        </li>
      ))}
    </ul>
  )
}

export function ProductChoices(props: ProductChoicesProps) {
  const { productId, variants, groups, isRefused, selection, sku, onToggle } = props
  return (
    <div id="opcoes" className="grid scroll-mt-20 gap-3">
      <div className="needs-script no-print grid gap-3">
        {groups.map(({ axis, label, hint, choices }) => (
          <Segmented
            key={axis}
            legend={label}
            hint={hint}
            isRequired
            error={isRefused && selection[axis] === undefined ? 'Seleção obrigatória' : undefined}
            options={choices}
            value={selection[axis]}
            onToggle={(value) => onToggle(axis, value)}
          />
        ))}
      </div>
      <noscript>
        <p className="text-small">
          Escolha a opção:{' '}
          {variants.map((variant) => (
            <a key={variant.id} href={paths.product(productId, variant.id)} className="mr-3 underline">
              {variantWords(variant)} ({variant.sku})
            </a>
          ))}
        </p>
      </noscript>
      {!sku && <PossibleCodes variants={variants} selection={selection} />}
    </div>
  )
}
