import type { ReactNode } from 'react'
import { formatBrl } from '#domain/catalogue/price.ts'
import { availabilityText, type CatalogueRow } from '#server/content/edit/table/catalogue-row.ts'
import { findingLabel } from '#server/content/edit/table/findings.ts'
import { rowOrders, type RowOrder } from '#server/content/edit/table/row-query.ts'
import { Moment } from '#desk/screens/parts/moment.tsx'
import { Cell, Row } from '#desk/screens/parts/table.tsx'
import { catalogueAddress, columnNames, withDraft, type CatalogueFilters, type Column } from './catalogue-address.ts'

interface CatalogueTableProps {
  filters: CatalogueFilters
  rows: readonly CatalogueRow[]
}

/** A row for each product; the headings sort. */
export function CatalogueTable({ filters, rows }: CatalogueTableProps) {
  return (
    <table className="w-full border-t border-rule text-small max-md:block">
      <caption className="sr-only">Produtos</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col" className="w-11 py-2 text-left text-label font-medium text-muted">
            <span className="sr-only">Marcar</span>
          </th>
          <Heading filters={filters} order="nome" name="Nome" />
          {filters.columns.map((column) => (
            <Heading
              key={column}
              filters={filters}
              order={rowOrders.find((order) => order === column)}
              name={columnNames[column]}
            />
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <ProductRow key={row.id} row={row} filters={filters} />
        ))}
      </tbody>
    </table>
  )
}

function Heading({ filters, order, name }: { filters: CatalogueFilters; order: RowOrder | undefined; name: string }) {
  const isHere = filters.order === order
  const next = { ...filters, page: 1, order: order ?? 'nome', isDescending: isHere && !filters.isDescending }
  return (
    <th
      scope="col"
      aria-sort={isHere ? (filters.isDescending ? 'descending' : 'ascending') : undefined}
      className="py-2 pr-4 text-left text-label font-medium whitespace-nowrap text-muted"
    >
      {order === undefined ? (
        name
      ) : (
        <a href={catalogueAddress(next)} className="inline-flex min-h-6 items-center hover:underline touch:min-h-11">
          {name}
          {isHere && <span aria-hidden>{filters.isDescending ? ' ↓' : ' ↑'}</span>}
        </a>
      )}
    </th>
  )
}

function ProductRow({ row, filters }: { row: CatalogueRow; filters: CatalogueFilters }) {
  return (
    <Row>
      <td aria-label="Marcar" className="max-md:grid max-md:grid-cols-[8rem_minmax(0,1fr)] max-md:gap-2">
        <label className="grid min-h-11 min-w-11 cursor-pointer place-items-center max-md:col-span-2 max-md:justify-items-start">
          <span className="sr-only">Marcar {row.name}</span>
          <input type="checkbox" name="produto" value={row.id} className="size-5 accent-petrol" data-check />
        </label>
      </td>
      <Cell label="Nome">
        <a
          href={withDraft(`/catalogo/${row.id}`, filters.draft)}
          data-row
          className="inline-flex min-h-6 items-center md:min-w-56 font-medium text-petrol-deep underline underline-offset-4 touch:min-h-11"
        >
          {row.name}
        </a>
      </Cell>
      {filters.columns.map((column) => (
        <Cell key={column} label={columnNames[column]}>
          {cells[column](row)}
        </Cell>
      ))}
    </Row>
  )
}

/** The first two findings and the number of the others, which are in the tooltip and read by screen readers. */
function Findings({ findings }: Pick<CatalogueRow, 'findings'>) {
  const names = findings.map((finding) => findingLabel[finding])
  if (names.length === 0) return '—'
  const more = names.slice(2)
  return (
    <span className="text-label text-muted">
      {names.slice(0, 2).join(', ')}
      {more.length > 0 && (
        <span title={more.join(', ')}>
          {' '}
          +{more.length}
          <span className="sr-only">: {more.join(', ')}</span>
        </span>
      )}
    </span>
  )
}

const cells: Readonly<Record<Column, (row: CatalogueRow) => ReactNode>> = {
  codigo: ({ code, codeCount }) => (
    <span className="whitespace-nowrap tabular-nums">
      {code || '—'}
      {codeCount > 1 && <span className="text-muted"> +{codeCount - 1}</span>}
    </span>
  ),
  tipo: ({ typeName }) => typeName,
  preco: ({ price, hasManyPrices }) => (
    <span className="whitespace-nowrap tabular-nums">
      {hasManyPrices && <span className="text-muted">de </span>}
      {price === 0 ? <span className="text-muted">consultar</span> : formatBrl(price)}
    </span>
  ),
  disponibilidade: ({ availability }) => <span className="whitespace-nowrap">{availabilityText(availability)}</span>,
  completude: ({ completeness }) => (completeness === undefined ? '—' : `${completeness}%`),
  fotografias: ({ photographs }) => (photographs === 0 ? '—' : String(photographs)),
  achados: ({ findings }) => <Findings findings={findings.filter((finding) => finding !== 'sem-fotografia')} />,
  mudou: ({ changedAt, changedBy, isDrafted }) => (
    <span className="text-label text-muted">
      <Moment at={changedAt} />
      {changedBy !== '' && (
        <span className="block text-petrol-deep">
          {changedBy}
          {isDrafted && ', no rascunho'}
        </span>
      )}
    </span>
  ),
}
