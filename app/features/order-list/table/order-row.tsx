import { X } from 'lucide'
import { useId, useState } from 'react'
import { controlClass } from '#app/ui/form/field.tsx'
import { quantityField, typedQuantity } from '#domain/cart/quantity-field.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useFocusHandover } from '#app/ui/use-focus-handover.ts'
import type { OrderEntry } from '#domain/order-list/outcome.ts'
import { quantityOf, readAsOrdered, readingOf, withQuantity, withReading, type OrderTableRow } from './order-rows.ts'
import { RowPart } from './row-part.tsx'

interface OrderRowProps {
  row: OrderTableRow
  read: (text: string) => OrderEntry | undefined
  /** The row as it is now; several where the visitor made several of it. */
  onChange: (...rows: OrderTableRow[]) => void
}

const cellClass = 'py-2 pr-3 max-sm:py-0 max-sm:pr-0 print:py-1'

/** One line: number, code, the product or a question about it, quantity, and a button that removes it. */
export function OrderRow({ row, read, onChange }: OrderRowProps) {
  const ref = useFocusHandover<HTMLTableRowElement>()
  const entry = readingOf(row)
  const ordered = readAsOrdered(row)
  const isUncounted = entry.outcome.kind === 'quantity' && row.quantity === undefined
  return (
    <tr
      ref={ref}
      className="border-b border-rule align-top max-sm:grid max-sm:grid-cols-[1fr_auto_auto] max-sm:gap-x-2 max-sm:gap-y-1 max-sm:py-3"
    >
      <th scope="row" className={`${cellClass} flex-[0.5] font-normal text-muted max-sm:col-span-full`}>
        <span className="sm:hidden">{entry.theirs?.item === undefined ? 'Linha ' : 'Item '}</span>
        {entry.theirs?.item ?? entry.line}
      </th>
      <td className={`${cellClass} flex-[1.3]`}>
        <CodeField
          key={`${entry.written} ${ordered?.item.code ?? ''}`}
          code={ordered?.item.code ?? ''}
          line={entry.line}
          onCode={(code) => {
            const reading = read(code)
            if (reading) onChange(withReading(row, reading))
          }}
        />
      </td>
      <td className={`${cellClass} flex-5 max-sm:order-last max-sm:col-span-full`}>
        <RowPart row={row} onChange={onChange} />
      </td>
      <td className={cellClass}>
        <QuantityField
          quantity={isUncounted ? undefined : quantityOf(row)}
          line={entry.line}
          onQuantity={(quantity) => onChange(withQuantity(row, quantity))}
        />
      </td>
      <td className={`${cellClass} no-print sm:pr-0`}>
        <button
          type="button"
          aria-label={`Retirar a linha ${entry.line}`}
          className="grid size-11 cursor-pointer place-items-center rounded hover:bg-tint"
          onClick={() => onChange({ ...row, isRemoved: true })}
        >
          <Icon node={X} size={18} />
        </button>
      </td>
    </tr>
  )
}

/**
 * The code, in the style of a part's label. A changed code is read when the field loses the focus or Enter is pressed.
 */
function CodeField({ code, line, onCode }: { code: string; line: number; onCode: (code: string) => void }) {
  const [typed, setTyped] = useState(code)
  const settle = () => typed.trim() !== '' && typed.trim() !== code && onCode(typed)
  return (
    <input
      aria-label={`Código da linha ${line}`}
      placeholder="código"
      spellCheck={false}
      autoComplete="off"
      maxLength={40}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      className={`${controlClass} font-semibold tracking-wide`}
    />
  )
}

/** The quantity of a line; anything but a whole number from 1 to 999 is refused and changes nothing. */
function QuantityField({
  quantity = '',
  line,
  onQuantity,
}: {
  quantity: number | string | undefined
  line: number
  onQuantity: (quantity: number) => void
}) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const isRefused = typed !== undefined && typed.trim() !== '' && typedQuantity(typed) === undefined
  return (
    <>
      <input
        {...quantityField}
        aria-label={`Quantidade da linha ${line}`}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? id : undefined}
        value={typed ?? quantity}
        onChange={({ target }) => {
          setTyped(target.value)
          const next = typedQuantity(target.value)
          if (next !== undefined) onQuantity(next)
        }}
        onBlur={() => !isRefused && setTyped(undefined)}
        className={`${controlClass} text-right tabular-nums max-sm:w-20`}
      />
      <span id={id} role="status" className="block text-label text-signal empty:hidden">
        {isRefused && `${quantityField.title}.`}
      </span>
    </>
  )
}
