import { formatBrl } from '#domain/catalogue/price.ts'
import { ncmText } from '#domain/catalogue/part/ncm.ts'
import { readCents } from '#domain/money.ts'
import type { NewProductRow } from '#server/content/sheet/foreign/new-rows.ts'
import type { ForeignPlan } from '#server/content/sheet/foreign/plan-foreign.ts'
import type { SkippedRow } from '#server/content/sheet/foreign/translate-rows.ts'
import { SheetLines } from './sheet-page.tsx'

/** The most lines that are shown; further ones are only counted. */
const maximumShown = 200

/** The effect of a sheet in sentences: changed products, new ones, and rows that are left out, with reasons. */
export function ForeignPlanned({ plan: { report, created, skipped } }: { plan: ForeignPlan }) {
  const changes = report.lines.filter((line) => !line.includes(' produto novo: '))
  return (
    <section aria-label="O que muda" className="grid gap-4 border-t border-rule pt-4">
      <h2 className="text-lead font-semibold">
        {counted(report.changed.length, 'produto muda', 'produtos mudam')},{' '}
        {counted(created.length, 'produto novo', 'produtos novos')},{' '}
        {counted(report.unchanged.length, 'fica como está', 'ficam como estão')}
      </h2>
      <Part title="Mudanças" lines={[...changes, ...report.notes]} />
      <Part title="Produtos novos" lines={created.map(sentenceOf)} />
      {skipped.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-semibold">{counted(skipped.length, 'linha pulada', 'linhas puladas')}</h3>
          <ul className="grid gap-1 text-small">
            {[...Map.groupBy(skipped, ({ why }) => why)].map(([why, rows]) => (
              <li key={why} className="break-words">
                <span className="font-medium">{why}</span>: {namesOf(rows)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  const more = lines.length - maximumShown
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <SheetLines lines={more > 0 ? [...lines.slice(0, maximumShown), `e mais ${more}`] : lines} />
    </div>
  )
}

const brandWords = { sheet: 'dita na planilha', name: 'lida no nome', choice: 'a escolhida' } as const

function sentenceOf({ code, name, cells, brandBy }: NewProductRow): string {
  const cents = readCents(cells.get('currentPrice') ?? '')
  const ncm = cells.get('ncm')
  const parts = [
    `${code} ${name}`,
    cents === undefined ? 'sem preço' : formatBrl(cents / 100),
    `marca ${cells.get('equipmentBrand') ?? ''} (${brandWords[brandBy]})`,
    ...(ncm === undefined ? [] : [`NCM ${ncmText(ncm)}`]),
    `em /produto/${cells.get('id') ?? ''}`,
  ]
  return parts.join(', ')
}

function namesOf(rows: readonly SkippedRow[]): string {
  const shown = rows.slice(0, 12).map(({ code, place }) => code || place)
  return rows.length > 12 ? `${shown.join(', ')} e mais ${rows.length - 12}` : shown.join(', ')
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
