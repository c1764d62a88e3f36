import { X } from 'lucide'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { controlClass } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useFocusHandover } from '#app/ui/use-focus-handover.ts'
import { optionTexts } from '#domain/cart/option-text.ts'
import { buyerNumbers } from '#domain/buyer/buyer-line.ts'
import { itemChoice } from '#domain/order-list/order-item.ts'
import type { OrderEntry } from '#domain/order-list/outcome.ts'
import type { OrderedItem } from '#domain/order-list/ordered-item.ts'
import { paths } from '#domain/pages/paths.ts'
import {
  orderedOf,
  quantityOf,
  readingOf,
  withChoice,
  withQuantity,
  withReading,
  type OrderTableRow,
} from './order-rows.ts'
import { RowQuestion } from './row-question.tsx'

interface OrderRowProps {
  row: OrderTableRow
  read: (text: string) => OrderEntry | undefined
  onChange: (row: OrderTableRow) => void
}

const cellClass = 'py-2 pr-3 max-sm:py-0 max-sm:pr-0'

/** One line: its number, the code, what it is or what is asked about it, how many, and the way out. */
export function OrderRow({ row, read, onChange }: OrderRowProps) {
  const ref = useFocusHandover<HTMLTableRowElement>()
  const entry = readingOf(row)
  const ordered = orderedOf(row)
  const isAsked = entry.outcome.kind !== 'certain'
  const isUncounted = entry.outcome.kind === 'quantity' && row.quantity === undefined
  return (
    <tr
      ref={ref}
      className="border-b border-rule align-top max-sm:grid max-sm:grid-cols-[1fr_auto_auto] max-sm:gap-x-2 max-sm:gap-y-1 max-sm:py-3"
    >
      <th scope="row" className={`${cellClass} font-normal text-muted max-sm:col-span-full`}>
        <span className="sm:hidden">{entry.theirs?.item === undefined ? 'Linha ' : 'Item '}</span>
        {entry.theirs?.item ?? entry.line}
      </th>
      <td className={cellClass}>
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
      <td className={`${cellClass} max-sm:order-last max-sm:col-span-full`}>
        {isAsked && !ordered && (
          <RowQuestion
            entry={entry}
            chosen={row.chosen}
            quantity={row.quantity}
            onChoose={(chosen) => onChange(withChoice(row, chosen))}
          />
        )}
        {ordered && <Part {...ordered} entry={entry} />}
        {row.chosen && (
          <Button look="plain" size="inline" onClick={() => onChange(withChoice(row, undefined))}>
            Escolher outra
          </Button>
        )}
      </td>
      <td className={cellClass}>
        <QuantityField
          quantity={isUncounted ? undefined : quantityOf(row)}
          line={entry.line}
          onQuantity={(quantity) => onChange(withQuantity(row, quantity))}
        />
      </td>
      <td className={`${cellClass} sm:pr-0`}>
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

/** What the line orders, in the words of the catalogue and in the buyer's. */
function Part({ item, options, note, theirs, entry }: OrderedItem & { entry: OrderEntry }) {
  const words = [itemChoice(item), ...optionTexts({ selectedOptions: options })].filter(Boolean).join(', ')
  const numbers = buyerNumbers({ ...theirs, item: undefined })
  return (
    <>
      <Link
        to={paths.product(item.product.id, item.variantId)}
        className="inline-block min-h-6 font-medium hover:underline"
      >
        {item.product.name}
      </Link>
      {words && <span className="block">{words}</span>}
      {entry.readAs !== undefined && (
        <span className="block text-label text-signal">
          Lido como {entry.readAs}; na lista está “{entry.written}”. Confira.
        </span>
      )}
      {entry.outcome.kind === 'certain' && entry.outcome.isAssumed && <Small>sem quantidade na lista: 1</Small>}
      {theirs?.text && <Small>Na lista: {theirs.text}</Small>}
      {numbers && <Small>{numbers}</Small>}
      {note && <Small>Obs.: {note}</Small>}
    </>
  )
}

function Small({ children }: { children: ReactNode }) {
  return <span className="block text-label break-words text-muted">{children}</span>
}

/** The code, as on the part's label; another one is read when the field is left or Enter is pressed. */
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

function QuantityField({
  quantity = '',
  line,
  onQuantity,
}: {
  quantity: number | string | undefined
  line: number
  onQuantity: (quantity: number) => void
}) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      aria-label={`Quantidade da linha ${line}`}
      inputMode="numeric"
      maxLength={3}
      value={typed ?? quantity}
      onChange={({ target }) => {
        const digits = target.value.replaceAll(/\D/g, '')
        setTyped(digits)
        onQuantity(Number(digits))
      }}
      onBlur={() => setTyped(undefined)}
      className={`${controlClass} text-right tabular-nums max-sm:w-20`}
    />
  )
}
