import { Link } from 'react-router'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { buyerNumbers } from '#domain/buyer/buyer-line.ts'
import { paths } from '#domain/pages/paths.ts'
import type { RequestLine, RequestRow, UnfoundLine } from '#domain/quote/request.ts'

/** A list's lines in their order, with their quantities. */
export function WantedTable({ rows }: { rows: readonly RequestRow[] }) {
  return (
    <ul aria-label="Itens da lista" className="border-t border-rule">
      {rows.map((row) => (
        <li key={row.id} className="flex items-start justify-between gap-4 border-b border-rule py-2 text-small">
          {row.item ? <Found row={row} /> : <Unfound row={row} />}
          <span className="shrink-0 py-1 text-right font-medium tabular-nums">{row.quantity} un</span>
        </li>
      ))}
    </ul>
  )
}

function Found({ row: { item, choice, note, theirs } }: { row: RequestLine }) {
  const numbers = buyerNumbers(theirs)
  return (
    <Link to={paths.product(item.product.id, item.variantId)} className="min-w-0 py-1 hover:underline">
      <CodeLabel code={item.code} /> {item.product.name}
      <span className="text-muted">
        {choice && `, ${choice}`}
        {numbers && <span className="block">{numbers}</span>}
        {note && <span className="block break-words">Obs.: {note}</span>}
      </span>
    </Link>
  )
}

function Unfound({ row: { theirs, note } }: { row: UnfoundLine }) {
  const numbers = buyerNumbers(theirs)
  return (
    <span className="min-w-0 py-1">
      <span className="block break-words">{theirs.text}</span>
      <span className="block text-signal">Não identificado no catálogo</span>
      {numbers && <span className="block text-muted">{numbers}</span>}
      {note && <span className="block break-words text-muted">Obs.: {note}</span>}
    </span>
  )
}
