import { findingLabel, rowOrders, type CatalogueRow, type RowOrder } from '#server/content/edit/catalogue-table.ts'
import { catalogueAddress, columnNames, type CatalogueFilters, type Column } from './table-address.ts'
import { withDraft } from '#desk/content/address.ts'
import type { ReactNode } from 'react'
import { availabilityLabel } from '#domain/catalogue/vocabulary.ts'
import { formatBrl } from '#domain/money.ts'
import { Moment } from '#desk/parts/moment.tsx'

interface CatalogueTableProps {
  filters: CatalogueFilters
  rows: readonly CatalogueRow[]
}

/** A row for each product; the headings sort. On a phone each row is a card of three or four lines. */
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
    <tr className="relative border-b border-rule align-top max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2.5 max-md:py-1 max-md:pl-11">
      <td aria-label="Marcar" className="max-md:absolute max-md:top-1 max-md:-left-3">
        <label className="grid min-h-11 min-w-11 cursor-pointer place-items-center">
          <span className="sr-only">Marcar {row.name}</span>
          <input type="checkbox" name="produto" value={row.id} className="size-5 accent-petrol" data-check />
        </label>
      </td>
      <td className="py-2.5 pr-4 max-md:basis-full max-md:p-0">
        <a
          href={withDraft(`/catalogo/${row.id}`, filters.draft)}
          data-row
          className="inline-flex min-h-6 items-center leading-tight md:min-w-56 font-medium text-petrol-deep underline underline-offset-4 touch:min-h-11"
        >
          {row.name}
        </a>
      </td>
      {filters.columns.map((column) => (
        <td key={column} className="min-w-0 py-2.5 pr-4 max-md:p-0 max-md:text-label max-md:leading-snug">
          <span className="sr-only md:hidden">{columnNames[column]}: </span>
          {cells[column](row)}
        </td>
      ))}
    </tr>
  )
}

/** The first two findings and the number of the others, which are in the tooltip and read by screen readers. */
function Findings({ findings }: Pick<CatalogueRow, 'findings'>) {
  const names = findings.map((finding) => findingLabel[finding])
  if (names.length === 0) return <Nothing />
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

/** The placeholder of an empty cell; hidden on a card. */
function Nothing() {
  return <span className="max-md:hidden">—</span>
}

/** A number. In the table the column's heading explains it, on a card a word beside it. */
function Fact({ value, name }: { value: string; name: string }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      {value}
      <span className="md:hidden"> {name}</span>
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
  disponibilidade: ({ availability }) => (
    <span className="whitespace-nowrap">{availability && availabilityLabel[availability]}</span>
  ),
  fotografias: ({ photographs }) =>
    photographs === 0 ? <Nothing /> : <Fact value={String(photographs)} name={photographs === 1 ? 'foto' : 'fotos'} />,
  achados: ({ findings }) => <Findings findings={findings.filter((finding) => finding !== 'sem-fotografia')} />,
  mudou: ({ changedAt, changedBy, isDrafted }) => (
    <span className="text-label text-muted">
      <Moment at={changedAt} />
      {changedBy !== '' && (
        <span className="text-petrol-deep md:block">
          <span className="md:hidden">, </span>
          {changedBy}
          {isDrafted && ', no rascunho'}
        </span>
      )}
    </span>
  ),
}
