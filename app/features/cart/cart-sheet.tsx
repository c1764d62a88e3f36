import { useSyncExternalStore } from 'react'
import { useSite } from '#app/site.tsx'
import { lineVariant, type CartLine } from '#domain/cart/cart.ts'
import { buyerNumbers } from '#domain/buyer/buyer-line.ts'
import { optionTexts } from '#domain/cart/line-text.ts'
import { cartTotal, lineTotal, unitPrice } from '#domain/cart/totals.ts'
import { formatBrl } from '#domain/money.ts'
import { labelCode } from '#domain/catalogue/product-summary.ts'
import { variantWords } from '#domain/catalogue/variants/selection.ts'
import { useCart } from './cart-provider.tsx'

/** Calls back before each print, so that the date is read anew: a page may stay open overnight. */
function onPrint(tell: () => void) {
  addEventListener('beforeprint', tell)
  return () => removeEventListener('beforeprint', tell)
}
const today = () => new Date().toLocaleDateString('pt-BR')

const cell = 'px-2 py-1 align-top'

/** The cart on paper: the supplier, the date, and a table as purchasing departments expect it. */
export function CartSheet() {
  const { brand } = useSite()
  const { cart } = useCart()
  const date = useSyncExternalStore(onPrint, today, () => '')
  const total = cartTotal(cart)
  return (
    <div className="supplier hidden text-small print:block">
      <p>
        <strong>{brand.name}</strong> · CNPJ {brand.cnpj} · {brand.phone} · {brand.email.sales}
      </p>
      <p className="mb-3">Itens selecionados em {date}</p>
      <table className="whole-rows w-full text-label">
        <thead>
          <tr className="border-b border-ink text-left">
            <th scope="col" className={`${cell} flex-[0.5]`}>
              Item
            </th>
            <th scope="col" className={cell}>
              Código
            </th>
            <th scope="col" className={`${cell} flex-3`}>
              Descrição
            </th>
            <th scope="col" className={`${cell} flex-[0.5] text-right`}>
              Qtd.
            </th>
            <th scope="col" className={`${cell} text-right`}>
              Unitário
            </th>
            <th scope="col" className={`${cell} text-right`}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {cart.items.map((line, index) => (
            <SheetLine key={line.id} line={line} place={index + 1} />
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-right font-semibold">Total: {total > 0 ? formatBrl(total) : 'Sob consulta'}</p>
    </div>
  )
}

function SheetLine({ line, place }: { line: CartLine; place: number }) {
  const { product, quantity, note } = line
  const variant = lineVariant(line)
  const price = unitPrice(line)
  const details = [variant && variantWords(variant), ...optionTexts(line), buyerNumbers(line.theirs), note].filter(
    Boolean,
  )
  return (
    <tr className="break-inside-avoid border-b border-rule-strong">
      <td className={`${cell} flex-[0.5]`}>{place}</td>
      <td className={`${cell} font-semibold whitespace-nowrap`}>{variant?.sku ?? labelCode(product)}</td>
      <td className={`${cell} flex-3`}>
        {product.name}
        {details.length > 0 && <span className="block text-muted">{details.join(' · ')}</span>}
      </td>
      <td className={`${cell} flex-[0.5] text-right`}>{quantity}</td>
      <td className={`${cell} text-right whitespace-nowrap`}>{price > 0 ? formatBrl(price) : 'Sob consulta'}</td>
      <td className={`${cell} text-right whitespace-nowrap`}>
        {price > 0 ? formatBrl(lineTotal(line)) : 'Sob consulta'}
      </td>
    </tr>
  )
}
