import { Trash2 } from 'lucide'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#domain/pages/paths.ts'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { useFocusHandover } from '#app/ui/use-focus-handover.ts'
import {
  lineVariant,
  maximumNoteLength,
  removeLine,
  updateNote,
  updateQuantity,
  type CartLine,
} from '#domain/cart/cart.ts'
import { optionTexts } from '#domain/cart/option-text.ts'
import { lineTotal, unitPrice } from '#domain/cart/totals.ts'
import { formatBrl } from '#domain/catalogue/price.ts'
import { armText } from '#domain/catalogue/variants/arm-size.ts'
import { variantLabel } from '#domain/catalogue/variants/selection.ts'
import { useCartStore } from './cart-provider.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface LineProps {
  line: CartLine
  isNoteEditable?: boolean
  /** The visitor goes to the product. */
  onFollow?: (() => void) | undefined
}

/** One line of the cart, in the drawer and on the page (spec §2 'Cart line'). */
export function CartLineItem({ line, isNoteEditable = false, onFollow }: LineProps) {
  const store = useCartStore()
  const ref = useFocusHandover<HTMLLIElement>()
  const { product, quantity } = line

  return (
    <li
      ref={ref}
      className={classNames(
        'grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-3 border-b border-rule last:border-0',
        isNoteEditable
          ? 'relative py-4 min-[46rem]:grid-cols-[5rem_minmax(0,1fr)_17rem] min-[46rem]:items-center min-[46rem]:py-1.5 min-[46rem]:pr-11'
          : 'py-4 sm:grid-cols-[6rem_1fr]',
      )}
    >
      <img
        src={product.picture.src}
        alt=""
        width={480}
        height={360}
        className="aspect-drawing w-full rounded border border-rule bg-sheet"
      />
      <div className="grid content-start gap-1 min-[46rem]:gap-0">
        <div className="flex items-start justify-between gap-2">
          <Link
            to={paths.product(product.id, line.variantId)}
            onClick={onFollow}
            className="py-0.5 text-small font-medium hover:underline"
          >
            {product.name}
          </Link>
          <button
            type="button"
            aria-label={`Remover ${product.name}`}
            onClick={() => void store.change((cart) => ({ cart: removeLine(cart, line.id) }))}
            className={classNames(
              '-mt-1 grid size-9 touch:size-11 shrink-0 cursor-pointer place-items-center rounded text-muted hover:bg-tint hover:text-signal',
              isNoteEditable &&
                'min-[46rem]:absolute min-[46rem]:top-1/2 min-[46rem]:right-0 min-[46rem]:mt-0 min-[46rem]:-translate-y-1/2',
            )}
          >
            <Icon node={Trash2} size={17} />
          </button>
        </div>
        <LineChoices line={line} isNoteEditable={isNoteEditable} />
      </div>
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between gap-3',
          isNoteEditable ? 'max-[46rem]:col-span-2' : 'col-span-2 sm:col-span-1 sm:col-start-2',
        )}
      >
        <QuantityStepper
          quantity={quantity}
          name={product.name}
          minimum={0}
          onChange={(next) => void store.change((cart) => ({ cart: updateQuantity(cart, line.id, next) }))}
        />
        <LinePrice line={line} />
      </div>
    </li>
  )
}

/** What was chosen: code, variant, a cuff's arm, options and the buyer's remark. */
function LineChoices({ line, isNoteEditable = false }: Pick<LineProps, 'line' | 'isNoteEditable'>) {
  const variant = lineVariant(line)
  const sku = variant?.sku ?? line.product.sku
  const arm = variant && armText(variant)
  const options = optionTexts(line)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
      {sku && <CodeLabel code={sku} />}
      {variant && <p>{variantLabel(variant)}</p>}
      {arm && <p className="w-full text-label">{arm}</p>}
      {options.length > 0 && <p>{options.join(', ')}</p>}
      <LineNote line={line} isEditable={isNoteEditable} />
    </div>
  )
}

function LinePrice({ line }: { line: CartLine }) {
  const price = unitPrice(line)
  if (price <= 0) return <p className="text-small text-muted">Sob consulta</p>
  return (
    <p className="text-right text-small">
      <span className="block font-semibold">{formatBrl(lineTotal(line))}</span>
      <span className="text-label text-muted">{formatBrl(price)} cada</span>
    </p>
  )
}

const noteClass = 'text-label open:w-full'

/** The buyer's remark: a line of text in the drawer, a field behind its name on the page. */
function LineNote({ line: { id, note = '' }, isEditable }: { line: CartLine; isEditable: boolean }) {
  const store = useCartStore()
  const [isOpenAtFirst] = useState(note !== '')
  if (!isEditable) return note && <p className={noteClass}>Observação: {note}</p>
  return (
    <details open={isOpenAtFirst} className={noteClass}>
      <summary className="inline-flex min-h-8 touch:min-h-11 items-center underline decoration-rule-strong underline-offset-4">
        Observação para esta linha (opcional)
      </summary>
      <input
        aria-label="Observação para esta linha (opcional)"
        className="mt-1 min-h-10 touch:min-h-11 w-full rounded border border-rule-strong bg-sheet px-2 text-small text-ink"
        defaultValue={note}
        maxLength={maximumNoteLength}
        onChange={(event) => void store.change((cart) => ({ cart: updateNote(cart, id, event.target.value) }))}
      />
    </details>
  )
}
