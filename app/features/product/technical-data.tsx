import { Link } from 'react-router'
import { paths } from '#domain/pages/paths.ts'
import { SpecTable } from '#app/ui/blocks/spec-table.tsx'
import type { DataSheet, SheetRow } from '#domain/catalogue/data-sheet.ts'

/** Connectors and values, papers for the purchase, and the maker's references. */
export function TechnicalData({ sheet: { rows, papers, references } }: { sheet: DataSheet }) {
  return (
    <div className="grid max-w-2xl gap-6 print:max-w-none print:gap-2">
      <SpecTable rows={rows.map((row) => ({ name: row.name, value: <SheetValue {...row} /> }))} />
      {papers.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-small">Documentação para a compra</h3>
          <SpecTable rows={papers} />
        </div>
      )}
      {references.length > 0 && (
        <div className="grid gap-1">
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

/** A value; a connector leads to its face, and a typical value names its source. */
function SheetValue({ value, connector, source }: SheetRow) {
  if (connector) {
    return (
      <Link to={paths.connector(connector)} className="underline underline-offset-4 hover:text-petrol-deep">
        {value}
      </Link>
    )
  }
  if (!source) return value
  return (
    <>
      {value}
      <span className="block text-label text-muted">Valor típico da família. Fonte: {source}</span>
    </>
  )
}
