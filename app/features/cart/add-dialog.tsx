import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Segmented } from '#app/ui/form/segmented.tsx'
import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import { sensorTypes } from '#domain/catalogue/sensor-types.ts'
import {
  visibleGroups,
  selectedVariant,
  validSelection,
  toggleChoice,
  type Selection,
} from '#domain/catalogue/variants/selection.ts'
import { QuantityStepper } from './quantity-stepper.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

interface AddDialogProps {
  product: ProductSummary
  isOpen: boolean
  onClose: () => void
  initialSelection?: Selection | undefined
  quantity?: number
}

/** Asks for variant, sensor type and quantity (spec §2 'Add-to-cart dialog', §5). Needs a new key for each opening. */
export function AddDialog({ product, isOpen, onClose, initialSelection, ...initial }: AddDialogProps) {
  const [quantity, setQuantity] = useState(initial.quantity ?? 1)
  const [changedSelection, setChangedSelection] = useState<Selection>()
  const [sensorType, setSensorType] = useState<string>()
  // Counts submits that were refused because a choice was missing: each moves the focus to the first such choice.
  const [failedSubmits, setFailedSubmits] = useState(0)
  const choicesRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failedSubmits > 0) choicesRef.current?.querySelector<HTMLElement>('[aria-invalid] button')?.focus()
  }, [failedSubmits])
  const add = useAddToCart()
  const selection = validSelection(product.variants, changedSelection ?? initialSelection ?? {})
  const variant = selectedVariant(product.variants, selection)
  const sensorTypeOptions = sensorTypes(product.productType, selection.application)
  const selectedType = sensorTypeOptions.find(({ value }) => value === sensorType)?.value

  function submit() {
    if (product.variants.length > 0 && !variant) {
      setFailedSubmits(failedSubmits + 1)
      return
    }
    add({
      product,
      quantity,
      variantId: variant?.id,
      ...(selectedType !== undefined && { selectedOptions: { tipo: selectedType } }),
    })
    onClose()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Adicionar ao carrinho"
      footer={
        <Button look="primary" className="w-full" onClick={submit}>
          Adicionar ao carrinho
        </Button>
      }
    >
      <div ref={choicesRef} className="grid gap-5">
        <p className="flex items-center gap-3 font-medium">
          <img
            src={product.picture.src}
            alt=""
            width={480}
            height={360}
            className="aspect-drawing w-16 shrink-0 rounded border border-rule"
          />
          {product.name}
        </p>
        {visibleGroups(product.variants, selection).map((group) => (
          <Segmented
            key={group.axis}
            legend={group.label}
            hint={group.hint}
            isRequired
            error={failedSubmits > 0 && selection[group.axis] === undefined ? 'Seleção obrigatória' : undefined}
            options={group.choices}
            value={selection[group.axis]}
            onToggle={(value) => setChangedSelection(toggleChoice(selection, group.axis, value))}
          />
        ))}
        {sensorTypeOptions.length > 1 && (
          <Segmented
            legend="Tipo de sensor (opcional)"
            options={sensorTypeOptions}
            value={selectedType}
            onToggle={(next) => setSensorType(next === selectedType ? undefined : next)}
          />
        )}
        {product.variants.length > 0 && <SelectedCode code={variant?.sku} isRefused={failedSubmits > 0} />}
        <div className="grid justify-items-start gap-2 text-small font-medium">
          Quantidade <QuantityStepper quantity={quantity} itemName={product.name} minimum={1} onChange={setQuantity} />
        </div>
      </div>
    </Dialog>
  )
}

/** The variant's code or, after a refused submit, the request to choose. Its height is fixed, so that nothing moves. */
function SelectedCode({ code, isRefused }: { code: string | undefined; isRefused: boolean }) {
  return (
    <p aria-live="polite" className="flex min-h-7 items-center gap-2 text-small">
      {code !== undefined ? (
        <>
          SKU Selecionado <CodeLabel code={code} />
        </>
      ) : (
        isRefused && <span className="text-label text-signal">Por favor, selecione uma variação do produto.</span>
      )}
    </p>
  )
}
