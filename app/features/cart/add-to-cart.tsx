import { ShoppingCart } from 'lucide'
import { useRef, useState, type Ref } from 'react'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { quantityField } from '#app/ui/form/quantity-field.ts'
import { LatePlace, latePart } from '#app/ui/late/late-part.tsx'
import { useAtLeave } from '#app/ui/late/use-at-leave.ts'
import { needsOptions } from '#domain/catalogue/product-summary.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import type { Selection } from '#domain/catalogue/variants/selection.ts'
import { preloadCartDrawer } from './cart-overlay.tsx'
import { useAddToCart } from './adding/use-add-to-cart.ts'
import { Icon } from '#app/ui/icon.tsx'

const AddDialog = latePart(async () => (await import('./add-dialog.tsx')).AddDialog)

interface AddToCartProps extends Pick<ButtonLook, 'size'> {
  product: ProductSummary
  /** The choices that the visitor has already made on the page; the dialog starts with them. */
  chosen?: Selection
  /** The chosen variant, once the choice is complete: then only a sensor type still needs the dialog. */
  variantId?: string | undefined
  /** Shows a quantity field beside the button, where no dialog is needed. */
  asksQuantity?: boolean
  /** The quantity that is added; the dialog starts with it. */
  quantity?: number
}

/** 'Adicionar ao Carrinho', or 'Selecione as opções' where something must be chosen first (spec §4). */
export function AddToCart(props: AddToCartProps) {
  const { product, size, chosen, variantId, quantity = 1 } = props
  const isRow = size === 'row'
  const asksQuantity = props.asksQuantity ?? isRow
  const [isOpen, setIsOpen] = useState(false)
  /** Counts openings, and is the dialog's key: each opening starts from what is chosen on the page at that time. */
  const [openings, setOpenings] = useState(0)
  const add = useAddToCart()
  // A dialog whose code was still loading when the visitor left the list must not open when they come back.
  useAtLeave(() => setIsOpen(false))
  const field = useRef<HTMLInputElement>(null)
  const asksFirst = needsOptions(variantId === undefined ? product : { ...product, variants: [] })

  function preload() {
    preloadCartDrawer()
    if (asksFirst) AddDialog.preload()
  }

  function ask() {
    setOpenings(openings + 1)
    setIsOpen(true)
  }

  function addNow() {
    if (field.current && !field.current.reportValidity()) return
    const wanted = field.current ? Number(field.current.value) : quantity
    void add({ product, quantity: wanted, variantId })
  }

  const button = (
    <Button
      className={classNames('needs-script', asksQuantity && !isRow && 'grow')}
      size={size}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={({ detail }) => {
        if (asksFirst) ask()
        // The second click of a double click adds nothing more.
        else if (detail < 2) addNow()
      }}
    >
      <ButtonWords size={size} asksFirst={asksFirst} />
    </Button>
  )

  return (
    <>
      {asksQuantity ? (
        <div className={isRow ? 'flex justify-end gap-1' : 'flex grow gap-2'}>
          {!asksFirst && <QuantityField ref={field} initial={quantity} isRow={isRow} />}
          {button}
        </div>
      ) : (
        button
      )}
      {openings > 0 && (
        <LatePlace whenFailed="over">
          <AddDialog
            key={openings}
            product={product}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            chosen={chosen}
            quantity={quantity}
          />
        </LatePlace>
      )}
    </>
  )
}

/**
 * The button's label. In a table row it has room for an icon or one word only, and screen readers read the whole label.
 */
function ButtonWords({ size, asksFirst }: Pick<ButtonLook, 'size'> & { asksFirst: boolean }) {
  const isRow = size === 'row'
  return (
    <>
      {size !== 'card' && !(isRow && asksFirst) && <Icon node={ShoppingCart} size={17} />}
      {isRow && asksFirst && 'Opções'}
      <span className={isRow ? 'sr-only' : undefined}>
        {asksFirst ? 'Selecione as opções' : 'Adicionar ao Carrinho'}
      </span>
    </>
  )
}

function QuantityField({ ref, initial, isRow }: { ref: Ref<HTMLInputElement>; initial: number; isRow: boolean }) {
  return (
    <input
      ref={ref}
      {...quantityField}
      aria-label="Quantidade"
      defaultValue={initial}
      required
      className={classNames(
        'needs-script rounded border border-rule-strong bg-sheet text-center',
        isRow
          ? 'min-h-6.5 w-12 touch:min-h-11 px-1 text-label touch:text-body'
          : 'min-h-11 w-18 px-2 text-small touch:text-body',
      )}
    />
  )
}
