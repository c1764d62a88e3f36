import { Trash2 } from 'lucide'
import { useState } from 'react'
import { Link } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useFocusHandover } from '#app/ui/use-focus-handover.ts'
import { buyerNumbers } from '#domain/buyer/buyer-line.ts'
import {
  maximumNoteLength,
  updateNote,
  type CartLine,
  lineVariant,
  removeLine,
  updateQuantity,
} from '#domain/cart/cart.ts'
import { optionTexts } from '#domain/cart/line-text.ts'
import { lineTotal, unitPrice } from '#domain/cart/totals.ts'
import { armText } from '#domain/catalogue/variants/arm-size.ts'
import { variantLabel } from '#domain/catalogue/variants/selection.ts'
import { pageAmount } from '#domain/money.ts'
import { paths } from '#domain/pages/paths.ts'
import { useCartStore } from './cart-store.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

/** The field for the buyer's remark; an empty one was just opened and takes the focus. */
function NoteField({ line: { id, product, note = '' } }: { line: CartLine }) {
  const store = useCartStore()
  return (
    <input
      aria-label={`Observação para ${product.name} (opcional)`}
      placeholder="Observação para esta linha (opcional)"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just asked for the field
      autoFocus={note === ''}
      className="col-span-full mb-1 min-h-9 min-[46rem]:col-start-2 touch:min-h-11 w-full rounded border border-rule-strong bg-sheet px-2 text-small text-ink placeholder:text-muted"
      defaultValue={note}
      maxLength={maximumNoteLength}
      onChange={(event) => store.change((cart) => ({ cart: updateNote(cart, id, event.target.value) }))}
    />
  )
}

interface CartLineItemProps {
  line: CartLine
  /** Where the line is: the page has room for a table row and a field for the note; the drawer only shows the note. */
  layout: 'page' | 'drawer'
  onNavigate?: (() => void) | undefined
}

/** One line of the cart (spec §2 'Cart line'): on a wide page a table's row, else the name above quantity and price. */
export function CartLineItem({ line, layout, onNavigate }: CartLineItemProps) {
  const store = useCartStore()
  const itemRef = useFocusHandover<HTMLLIElement>()
  const { product, quantity, note = '' } = line
  const [isNoteOpen, setIsNoteOpen] = useState(note !== '')
  const variant = lineVariant(line)
  const isPage = layout === 'page'
  const isEditingNote = isPage && isNoteOpen

  return (
    <li
      ref={itemRef}
      className={classNames(
        'grid grid-cols-[minmax(0,2.5rem)_minmax(min-content,1fr)_auto] items-center gap-x-2.5 border-b border-rule py-1 last:border-0',
        isPage && 'min-[46rem]:grid-cols-[4rem_minmax(0,1fr)_auto] min-[46rem]:gap-x-4 min-[46rem]:py-1.5',
      )}
    >
      <img
        src={product.picture.src}
        alt=""
        width={480}
        height={360}
        className="row-span-2 aspect-drawing w-full self-start rounded border border-rule bg-sheet"
      />
      <p className={classNames('col-span-2 text-small leading-tight text-muted', isPage && 'min-[46rem]:col-span-1')}>
        <Link
          to={paths.product(product.id, line.variantId)}
          onClick={onNavigate}
          className="mr-2 font-medium text-ink hover:underline"
        >
          {product.name}
        </Link>
        {[variant && variantLabel(variant), ...optionTexts(line), buyerNumbers(line.buyerLine)]
          .filter(Boolean)
          .join(', ')}
      </p>
      <LineDetails line={line} isPage={isPage} />
      <div
        className={classNames(
          'flex items-center justify-end gap-x-1 max-[24rem]:col-span-full',
          isPage && 'min-[46rem]:col-start-3 min-[46rem]:row-span-2 min-[46rem]:row-start-1 min-[46rem]:gap-x-2',
        )}
      >
        {isPage && (
          <button
            type="button"
            aria-expanded={isNoteOpen}
            onClick={() => setIsNoteOpen(!isNoteOpen)}
            className="min-h-9 touch:min-h-11 cursor-pointer rounded px-1 text-label whitespace-nowrap text-brand-deep underline decoration-rule-strong underline-offset-4 hover:decoration-current"
          >
            + nota<span className="sr-only"> para {product.name}</span>
          </button>
        )}
        <QuantityStepper
          quantity={quantity}
          itemName={product.name}
          minimum={0}
          onChange={(next) => store.change((cart) => ({ cart: updateQuantity(cart, line.id, next) }))}
        />
        {isPage && <LinePrice line={line} className="hidden w-26 text-right min-[46rem]:block" />}
        <button
          type="button"
          aria-label={`Remover ${product.name}`}
          onClick={() => store.change((cart) => ({ cart: removeLine(cart, line.id) }))}
          className="-mr-2 grid size-9 touch:size-11 shrink-0 cursor-pointer place-items-center rounded text-muted hover:bg-tint hover:text-signal"
        >
          <Icon node={Trash2} size={17} />
        </button>
      </div>
      {isEditingNote && <NoteField line={line} />}
      {!isEditingNote && note && (
        <p className={classNames('col-span-full pb-1 text-label text-muted', isPage && 'min-[46rem]:col-start-2')}>
          Observação: {note}
        </p>
      )}
    </li>
  )
}

function LineDetails({ line, isPage }: { line: CartLine; isPage: boolean }) {
  const variant = lineVariant(line)
  const sku = variant?.sku ?? line.product.sku
  const arm = variant && armText(variant)
  return (
    <div
      className={classNames(
        'grid items-center justify-items-start gap-x-2 text-label text-muted max-[24rem]:col-span-2 max-[24rem]:flex',
        isPage && 'min-[46rem]:flex min-[46rem]:flex-wrap',
      )}
    >
      {sku && <CodeLabel code={sku} />}
      {arm && <p className="max-[46rem]:hidden">{arm}</p>}
      <LinePrice line={line} className={classNames(isPage && 'min-[46rem]:hidden')} />
    </div>
  )
}

function LinePrice({ line, className }: { line: CartLine; className: string }) {
  const price = unitPrice(line)
  if (price <= 0)
    return <p className={classNames('text-label whitespace-nowrap text-muted', className)}>Sob consulta</p>
  return (
    <p className={className}>
      <span className="font-semibold text-ink">{pageAmount(lineTotal(line))}</span>{' '}
      <span className="text-label text-muted min-[46rem]:whitespace-nowrap">{pageAmount(price)} cada</span>
    </p>
  )
}
