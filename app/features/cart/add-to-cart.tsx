import { ShoppingCart } from 'lucide'
import { useState, type SubmitEvent } from 'react'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LazyBoundary, lazyComponent } from '#app/ui/lazy-boundary.tsx'
import { quantityField } from '#domain/cart/quantity-field.ts'
import { needsOptions, type ProductSummary } from '#domain/catalogue/product-summary.ts'
import type { Selection } from '#domain/catalogue/variants/selection.ts'
import { paths } from '#domain/pages/paths.ts'
import { preloadCartDrawer } from './lazy-cart-drawer.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

const AddDialog = lazyComponent(async () => (await import('./add-dialog.tsx')).AddDialog)

interface AddToCartProps extends Pick<ButtonLook, 'size'> {
  product: ProductSummary
  initialSelection?: Selection
  /** The chosen variant, once the choice is complete; after that only a sensor type needs the dialog. */
  variantId?: string | undefined
  asksQuantity?: boolean
  quantity?: number
}

/** The form 'Adicionar ao Carrinho' or 'Selecione as opções' (spec §4); without scripts it leads to cart or product. */
export function AddToCart(props: AddToCartProps) {
  const { product, size, initialSelection, variantId, quantity = 1 } = props
  const isRow = size === 'row'
  const asksQuantity = props.asksQuantity ?? isRow
  /** Counts the dialog's openings, its key: each starts from what is chosen on the page at that time. */
  const [openings, setOpenings] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const add = useAddToCart()
  const needsDialog = needsOptions(variantId === undefined ? product : { ...product, variants: [] })

  function preload() {
    preloadCartDrawer()
    if (needsDialog) AddDialog.preload()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (needsDialog) {
      setOpenings(openings + 1)
      setIsOpen(true)
    } else {
      const formQuantity = Number(new FormData(event.currentTarget).get('quantidade') ?? quantity)
      add({ product, quantity: formQuantity, variantId })
    }
  }

  return (
    <>
      <form
        action={needsDialog ? `${paths.product(product.id)}#opcoes` : paths.cart}
        onSubmit={submit}
        className={classNames(
          asksQuantity ? 'flex' : 'grid',
          asksQuantity && (isRow ? 'justify-end gap-1' : 'grow gap-2'),
        )}
      >
        {!needsDialog && <input type="hidden" name="adicionar" value={product.id} />}
        {variantId !== undefined && <input type="hidden" name="opcao" value={variantId} />}
        {!needsDialog && asksQuantity && <QuantityField initial={quantity} isRow={isRow} />}
        {!needsDialog && !asksQuantity && quantity > 1 && <input type="hidden" name="quantidade" value={quantity} />}
        <Button
          type="submit"
          className={asksQuantity && !isRow ? 'grow' : undefined}
          size={size}
          onPointerEnter={preload}
          onFocus={preload}
          // The second click of a double click adds nothing more.
          onClick={(event) => {
            if (event.detail > 1) event.preventDefault()
          }}
        >
          <ButtonLabel size={size} asksFirst={needsDialog} />
        </Button>
      </form>
      {openings > 0 && (
        <LazyBoundary whenFailed="over-page">
          <AddDialog
            key={openings}
            product={product}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            initialSelection={initialSelection}
            quantity={quantity}
          />
        </LazyBoundary>
      )}
    </>
  )
}

/** A product's button in a list; in a table's row, where it has to be compact, with a field for the quantity. */
export const renderAddToCart = (
  product: ProductSummary,
  { quantity = 1, isCompact = false }: { quantity?: number | undefined; isCompact?: boolean },
) => <AddToCart product={product} quantity={quantity} size={isCompact ? 'row' : 'card'} />

/** The button's label: in a table row an icon or one word, but screen readers read the whole label. */
function ButtonLabel({ size, asksFirst }: Pick<ButtonLook, 'size'> & { asksFirst: boolean }) {
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

function QuantityField({ initial, isRow }: { initial: number; isRow: boolean }) {
  return (
    <input
      {...quantityField}
      name="quantidade"
      aria-label="Quantidade"
      defaultValue={initial}
      required
      className={classNames(
        'rounded border border-rule-strong bg-sheet text-center',
        isRow ? 'min-h-6.5 w-12 touch:min-h-11 px-1 text-label' : 'min-h-11 w-18 px-2 text-small',
      )}
    />
  )
}
