import { useSyncExternalStore, type ReactNode } from 'react'
import { useSite } from '#app/site.tsx'
import { ColumnHeads } from '#app/ui/blocks/column-heads.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { buyerNumbers } from '#domain/buyer/buyer-line.ts'
import { lineVariant, type CartLine } from '#domain/cart/cart.ts'
import { optionTexts } from '#domain/cart/line-text.ts'
import { lineTotal, unitPrice } from '#domain/cart/totals.ts'
import { labelCode } from '#domain/catalogue/product-summary.ts'
import { variantWords } from '#domain/catalogue/variants/selection.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { priceOrOnRequest, Total } from './cart-notices.tsx'
import { useCart } from './cart-store.tsx'

/** Calls back before each print, so that the date is read anew: a page may stay open overnight. */
function onBeforePrint(listener: () => void) {
  addEventListener('beforeprint', listener)
  return () => removeEventListener('beforeprint', listener)
}

const dateText = () => new Date().toLocaleDateString('pt-BR')

const printedColumns = {
  Item: 'flex-[0.5]',
  Código: '',
  Descrição: 'flex-3',
  'Qtd.': 'flex-[0.5] text-right',
  Unitário: 'text-right',
  Total: 'text-right',
}
const cellClass = 'px-2 py-1 align-top'

/** The cart on paper. `flex-…` is for WebKit only, which cuts through rows of tables (docs/decisions/016-engines.md). */
export function PrintedCart() {
  const { brand } = useSite()
  const { cart } = useCart()
  const date = useSyncExternalStore(onBeforePrint, dateText, () => '')
  return (
    <div className="supplier hidden text-small print:block">
      <p>
        <strong>{brand.name}</strong> · CNPJ {brand.cnpj} · {brand.phone} · {brand.email.sales}
      </p>
      <p className="mb-3">Itens selecionados em {date}</p>
      <table className="whole-rows w-full text-label">
        <thead>
          <tr className="border-b border-ink text-left">
            <ColumnHeads className={cellClass} columns={printedColumns} />
          </tr>
        </thead>
        <tbody>
          {cart.items.map((line, index) => (
            <PrintedLine key={line.id} line={line} position={index + 1} />
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-right font-semibold">
        Total: <Total cart={cart} />
      </p>
    </div>
  )
}

function PrintedLine({ line, position }: { line: CartLine; position: number }) {
  const { product, quantity, note } = line
  const variant = lineVariant(line)
  const details = [variant && variantWords(variant), ...optionTexts(line), buyerNumbers(line.buyerLine), note].filter(
    Boolean,
  )
  const cells: Record<keyof typeof printedColumns, ReactNode> = {
    Item: position,
    Código: <span className="font-semibold whitespace-nowrap">{labelCode(product, line.variantId)}</span>,
    Descrição: (
      <>
        {product.name}
        {details.length > 0 && <span className="block text-muted">{details.join(' · ')}</span>}
      </>
    ),
    'Qtd.': quantity,
    Unitário: <span className="whitespace-nowrap">{priceOrOnRequest(unitPrice(line))}</span>,
    Total: <span className="whitespace-nowrap">{priceOrOnRequest(lineTotal(line))}</span>,
  }
  return (
    <tr className="break-inside-avoid border-b border-rule-strong">
      {keysOf(printedColumns).map((title) => (
        <td key={title} className={classNames(cellClass, printedColumns[title])}>
          {cells[title]}
        </td>
      ))}
    </tr>
  )
}
