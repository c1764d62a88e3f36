import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { optionTexts } from '#domain/cart/line-text.ts'
import { buyerNumbers } from '#domain/buyer/buyer-line.ts'
import { itemChoice } from '#domain/order-list/order-item.ts'
import type { OrderedItem } from '#domain/order-list/ordered-item.ts'
import { paths } from '#domain/pages/paths.ts'
import {
  isToConfirm,
  readAsOrdered,
  readingOf,
  rowOfEach,
  withChoice,
  writtenBeside,
  type OrderTableRow,
} from './order-rows.ts'
import { choiceClass, RowQuestion } from './row-question.tsx'

interface RowPartProps {
  row: OrderTableRow
  onChange: (...rows: OrderTableRow[]) => void
}

/** The part that a line orders, or the question about it. */
export function RowPart({ row, onChange }: RowPartProps) {
  const entry = readingOf(row)
  const ordered = readAsOrdered(row)
  if (!ordered)
    return (
      <RowQuestion
        entry={entry}
        chosen={row.chosen}
        quantity={row.quantity}
        onChoose={(chosen) => onChange(withChoice(row, chosen))}
        onEach={() => onChange(...rowOfEach(row))}
      />
    )
  return (
    <>
      <Part {...ordered} row={row} />
      {row.chosen && (
        <Button look="plain" size="inline" onClick={() => onChange(withChoice(row, undefined))}>
          Escolher outra
        </Button>
      )}
      {entry.readAs !== undefined && !row.chosen && (
        <button
          type="button"
          aria-pressed={row.isConfirmed === true}
          onClick={() => onChange({ ...row, isConfirmed: row.isConfirmed !== true })}
          className={`${choiceClass} mt-1`}
        >
          Confirmo: é {entry.readAs}
        </button>
      )}
    </>
  )
}

/** The ordered part, in the catalogue's words and in the buyer's. */
function Part({ item, options, note, theirs, row }: OrderedItem & { row: OrderTableRow }) {
  const { outcome, readAs, written } = readingOf(row)
  const words = [itemChoice(item), ...optionTexts({ selectedOptions: options })].filter(Boolean).join(', ')
  const numbers = buyerNumbers({ ...theirs, item: undefined })
  const onList = writtenBeside(readingOf(row))
  return (
    <>
      <Link
        to={paths.product(item.product.id, item.variantId)}
        className="inline-block min-h-6 font-medium hover:underline"
      >
        {item.product.name}
      </Link>
      {words && <span className="block">{words}</span>}
      {readAs !== undefined && (
        <span className={`block text-label ${isToConfirm(row) ? 'text-signal' : 'text-muted'}`}>
          Lido como {readAs}; na lista está “{written}”.
        </span>
      )}
      {outcome.kind === 'certain' && outcome.isAssumed && <Small>sem quantidade na lista: 1, confira</Small>}
      {onList && <Small>Na lista: {onList}</Small>}
      {numbers && <Small>{numbers}</Small>}
      {note && <Small>Obs.: {note}</Small>}
    </>
  )
}

function Small({ children }: { children: ReactNode }) {
  return <span className="block text-label break-words text-muted">{children}</span>
}
