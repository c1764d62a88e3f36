import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { optionTexts } from '#domain/cart/option-text.ts'
import { itemChoice } from '#domain/order-list/order-item.ts'
import type { Summed, OrderedLine } from '#domain/order-list/ordered-item.ts'
import { paths } from '#domain/pages/paths.ts'

interface WantedTableProps {
  wanted: readonly (OrderedLine & Partial<Summed>)[]
  /** Codes for which one was taken because no quantity was told. */
  assumed?: ReadonlySet<string>
}

/** Items with their quantities, as they would be added. */
export function WantedTable({ wanted, assumed }: WantedTableProps) {
  return (
    <ul aria-label="Itens encontrados" className="border-t border-rule">
      {wanted.map(({ id, item, quantity, options, note, lines = 1, isCut = false }) => (
        <li key={id} className="flex items-start justify-between gap-4 border-b border-rule py-2 text-small">
          <Link to={paths.product(item.product.id, item.variantId)} className="min-w-0 py-1 hover:underline">
            <CodeLabel code={item.code} /> {item.product.name}
            <span className="text-muted">
              {[itemChoice(item), ...optionTexts({ selectedOptions: options })].map((words) => words && `, ${words}`)}
              {note && <span className="block break-words">Obs.: {note}</span>}
            </span>
          </Link>
          <span className="shrink-0 py-1 text-right font-medium tabular-nums">
            {quantity} un
            {lines > 1 && <Small>soma de {lines} linhas</Small>}
            {isCut && <Small>a lista pede mais de 999</Small>}
            {assumed?.has(item.code) && <Small>sem quantidade na lista: 1</Small>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Small({ children }: { children: ReactNode }) {
  return <span className="block text-label font-normal text-muted">{children}</span>
}
