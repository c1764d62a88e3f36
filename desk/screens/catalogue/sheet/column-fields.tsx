import { controlClass } from '#app/ui/form/field.tsx'
import { columnUseLabel } from '#server/content/sheet/foreign/column-uses.ts'
import type { ForeignChoices } from '#server/content/sheet/foreign/foreign-choices.ts'
import type { ForeignSheet } from '#server/content/sheet/foreign/foreign-sheet.ts'

interface ColumnFieldsProps {
  sheet: ForeignSheet
  uses: ForeignChoices['uses']
}

/** Selects for the use of each column of a sheet. Columns with a use come first; most of the others need no change. */
export function ColumnFields({ sheet, uses }: ColumnFieldsProps) {
  const columns = sheet.heading.map((written, at) => ({ written, at }))
  const isUsed = ({ written }: { written: string }) => (uses[written] ?? 'none') !== 'none'
  const others = columns.filter((column) => !isUsed(column))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-lead font-semibold">O que é cada coluna</legend>
      <Columns columns={columns.filter(isUsed)} {...{ sheet, uses }} />
      {others.length > 0 && (
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-small text-petrol-deep underline underline-offset-4">
            {others.length === 1 ? '1 coluna que não se usa' : `${others.length} colunas que não se usam`}
          </summary>
          <Columns columns={others} {...{ sheet, uses }} />
        </details>
      )}
    </fieldset>
  )
}

function Columns({
  columns,
  sheet,
  uses,
}: ColumnFieldsProps & { columns: readonly { written: string; at: number }[] }) {
  return (
    <ul className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
      {columns.map(({ written, at }) => (
        <li key={written} className="min-w-0">
          <label className="grid gap-1 text-small font-medium">
            {written}
            <select name={`uso.${at}`} defaultValue={uses[written] ?? 'none'} className={controlClass}>
              {Object.entries(columnUseLabel).map(([use, label]) => (
                <option key={use} value={use}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <span className="block truncate text-label text-muted">{examplesOf(sheet, written)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The first values of a column. */
function examplesOf({ rows }: ForeignSheet, column: string): string {
  const said = new Set<string>()
  for (const { cells } of rows) {
    const cell = cells.get(column)
    if (cell !== undefined) said.add(cell.slice(0, 60))
    if (said.size === 3) break
  }
  return said.size === 0 ? 'vazia' : `Ex.: ${[...said].join(' · ')}`
}
