import { Link } from 'react-router'
import { paths } from '#domain/pages/paths.ts'
import { SpecTable } from '#app/ui/blocks/spec-table.tsx'
import type { DataSheet, SheetRow } from '#domain/catalogue/data-sheet.ts'

/** Connectors and values, papers for the purchase, and the maker's reference codes. */
export function TechnicalData({ sheet: { rows, papers, references } }: { sheet: DataSheet }) {
  return (
    <div className="grid max-w-2xl gap-6 print:max-w-none print:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:gap-x-6 print:gap-y-2">
      <SpecTable rows={rows.map(shownRow)} />
      {papers.length > 0 && (
        <div className="grid content-start gap-1">
          <h3 className="text-small">Documentação para a compra</h3>
          <SpecTable rows={papers.map(shownRow)} />
        </div>
      )}
      {references.length > 0 && (
        <div className="grid content-start gap-1">
          <h3 className="text-small">Referência do fabricante (informada; confira na peça)</h3>
          <SpecTable
            rows={references.map(({ maker, code, source }) => ({
              name: maker,
              value: (
                <>
                  <span className="font-medium">{code}</span>
                  <span className="block text-label text-muted">Fonte: {source}</span>
                </>
              ),
            }))}
          />
        </div>
      )}
    </div>
  )
}

function shownRow(row: SheetRow) {
  return { name: row.name, value: <SheetValue {...row} /> }
}

/** A value. A connector links to its face, a typical value names its source, a claim names the paper that proves it. */
function SheetValue({ value, connectors, source, note }: SheetRow) {
  if (connectors) {
    return connectors.map(({ key, text }) => (
      <Link
        key={text}
        to={paths.connector(key)}
        className="tap block w-fit underline underline-offset-4 hover:text-petrol-deep"
      >
        {text}
      </Link>
    ))
  }
  const quiet = source ? `Valor típico da família. Fonte: ${source}` : note
  if (!quiet) return value
  return (
    <>
      {value}
      <span className="block text-label text-muted">{quiet}</span>
    </>
  )
}
