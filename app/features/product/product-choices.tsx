import { paths } from '#app/paths.ts'
import { CopyableCode } from '#app/ui/code-label.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { variantLabel, type ChoiceGroup, type Selection } from '#domain/catalogue/selection.ts'
import type { VariantAxis } from '#domain/catalogue/variant-axes.ts'
import type { Variant } from '#domain/catalogue/variant.ts'

interface ProductChoicesProps {
  productId: string
  variants: readonly Variant[]
  groups: readonly ChoiceGroup[]
  selection: Selection
  /** The code of what is chosen, or of a product without choices. */
  sku: string | undefined
  isVariant: boolean
  onToggle: (axis: VariantAxis, value: string) => void
}

/** The questions of a product and the code that the answers lead to. */
export function ProductChoices(props: ProductChoicesProps) {
  const { productId, variants, groups, selection, sku, isVariant, onToggle } = props
  return (
    <div className="grid gap-4">
      <div className="needs-script grid gap-4 empty:hidden">
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
      </div>
      {variants.length > 0 && (
        <noscript>
          <p className="text-small">
            Escolha a opção:{' '}
            {variants.map((variant) => (
              <a key={variant.id} href={paths.product(productId, variant.id)} className="mr-3 underline">
                {variantLabel(variant)} ({variant.sku})
              </a>
            ))}
          </p>
        </noscript>
      )}
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
