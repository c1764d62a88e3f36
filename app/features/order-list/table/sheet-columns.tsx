import { Button } from '#app/ui/button.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { columnRoleLabel, type ColumnRole } from '#domain/order-list/column-role.ts'
import type { Sheet } from '#domain/order-list/sheet.ts'

interface SheetColumnsProps {
  sheet: Sheet
  onColumns: (columns: ColumnRole[]) => void
}

/** How each column of a table was read, with a select to correct it. */
export function SheetColumns({ sheet: { columns, heading }, onColumns }: SheetColumnsProps) {
  const open = columns.flatMap((role, place) => (role === 'quantity' ? [place] : []))
  const used = columns.flatMap((role) => (role === 'none' ? [] : [columnRoleLabel[role]]))
  const details = (
    <details className="rounded border border-rule text-small">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5">
        Colunas lidas: {used.join(', ')}. <span className="underline underline-offset-4">Corrigir</span>
      </summary>
      <div className="flex flex-wrap gap-3 border-t border-rule p-3">
        {columns.map((role, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the index identifies the column
          <label key={place} className="grid gap-1">
            <span className="max-w-40 truncate text-label">{heading[place]?.trim() || `Coluna ${place + 1}`}</span>
            <select
              value={role}
              onChange={({ target }) =>
                onColumns(columns.map((one, at) => (at === place ? roleOf(target.value) : one)))
              }
              className="min-h-11 rounded border border-rule-strong bg-sheet px-2"
            >
              {keysOf(columnRoleLabel).map((key) => (
                <option key={key} value={key}>
                  {columnRoleLabel[key]}
                </option>
              ))}
            </select>
          </label>
        ))}
        {heading.length > 0 && (
          <p className="w-full text-label text-muted">
            A correção fica guardada neste aparelho para planilhas com os mesmos títulos.
          </p>
        )}
      </div>
    </details>
  )
  if (open.length < 2) return details
  return (
    <>
      <div
        role="group"
        aria-labelledby="qual-quantidade"
        className="grid gap-2 rounded border border-signal bg-signal-tint p-3 text-small"
      >
        <p id="qual-quantidade">Qual coluna tem a quantidade pedida?</p>
        <div className="flex flex-wrap gap-2">
          {open.map((place) => (
            <Button
              key={place}
              size="small"
              onClick={() =>
                onColumns(columns.map((role, at) => (role === 'quantity' && at !== place ? 'none' : role)))
              }
            >
              {heading[place]?.trim() || `Coluna ${place + 1}`}
            </Button>
          ))}
        </div>
      </div>
      {details}
    </>
  )
}

function roleOf(value: string): ColumnRole {
  return keysOf(columnRoleLabel).find((key) => key === value) ?? 'none'
}
