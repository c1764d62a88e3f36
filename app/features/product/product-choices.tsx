import { CopyableCode } from '#app/ui/code-label.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import type { ChoiceGroup, Selection } from '#domain/catalogue/selection.ts'
import type { VariantAxis } from '#domain/catalogue/variant-axes.ts'

interface ProductChoicesProps {
  groups: readonly ChoiceGroup[]
  selection: Selection
  /** The code of what is chosen, or of a product without choices. */
  sku: string | undefined
  isVariant: boolean
  onToggle: (axis: VariantAxis, value: string) => void
}

/** The questions of a product and the code that the answers lead to. */
export function ProductChoices({ groups, selection, sku, isVariant, onToggle }: ProductChoicesProps) {
  return (
    <div className="grid gap-4">
      {groups.map(({ axis, label, choices }) => (
        <Segmented
          key={axis}
          legend={label}
          isRequired
          options={choices}
          value={selection[axis]}
          onToggle={(value) => onToggle(axis, value)}
        />
      ))}
      <p aria-live="polite" className="flex min-h-7 items-center gap-2 text-small empty:hidden">
        {sku && (
          <>
            {isVariant ? 'SKU Selecionado' : 'SKU'} <CopyableCode key={sku} code={sku} />
          </>
        )}
      </p>
    </div>
  )
}
