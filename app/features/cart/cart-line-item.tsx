import { Trash2 } from 'lucide'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { CodeLabel } from '#app/ui/code-label.tsx'
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
import { variantLabel } from '#domain/catalogue/selection.ts'
import { useCartStore } from './cart-provider.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** One line of the cart, in the drawer and on the page (spec §2 'Cart line'). */
export function CartLineItem({ line, hasNote = false }: { line: CartLine; hasNote?: boolean }) {
  const store = useCartStore()
  const { product, quantity } = line
  const variant = lineVariant(line)
  const sku = variant?.sku ?? product.sku
  const options = optionTexts(line)

  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-3 border-b border-rule py-4 last:border-0 sm:grid-cols-[6rem_1fr]">
      <img
        src={product.picture.src}
        alt=""
        width={480}
        height={360}
        className="aspect-drawing w-full rounded border border-rule bg-sheet"
      />
      <div className="grid content-start gap-1">
        <div className="flex items-start justify-between gap-2">
          <Link to={paths.product(product.id, line.variantId)} className="text-small font-medium hover:underline">
            {product.name}
          </Link>
          <button
            type="button"
            aria-label={`Remover ${product.name}`}
            onClick={() => void store.change((cart) => removeLine(cart, line.id))}
            className="-mt-1 grid size-9 shrink-0 cursor-pointer place-items-center rounded text-muted hover:bg-tint hover:text-signal"
          >
            <Icon node={Trash2} size={17} />
          </button>
        </div>
        {variant && <p className="text-small text-muted">{variantLabel(variant)}</p>}
        {options.length > 0 && <p className="text-small text-muted">{options.join(', ')}</p>}
        {sku && (
          <p>
            <CodeLabel code={sku} />
          </p>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-3 sm:col-span-1 sm:col-start-2">
        <QuantityStepper
          quantity={quantity}
          name={product.name}
          minimum={0}
          onChange={(next) => void store.change((cart) => updateQuantity(cart, line.id, next))}
        />
        <LinePrice line={line} />
      </div>
      {hasNote && <LineNote line={line} />}
    </li>
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

function LineNote({ line }: { line: CartLine }) {
  const store = useCartStore()
  return (
    <label className="col-span-2 grid gap-1 text-label text-muted sm:col-span-1 sm:col-start-2">
      Observação para esta linha (opcional)
      <input
        className="min-h-9 rounded border border-rule-strong bg-sheet px-2 text-small text-ink"
        defaultValue={line.note ?? ''}
        maxLength={maximumNoteLength}
        onBlur={(event) => void store.change((cart) => updateNote(cart, line.id, event.target.value))}
      />
    </label>
  )
}
