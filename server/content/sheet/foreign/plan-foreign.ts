import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import { planRows, SheetError, type ImportPlan } from '#server/content/sheet/plan-import.ts'
import { RowOwners } from '#server/content/sheet/rows/row-owner.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { SheetRow } from '#server/sheet/csv-sheet.ts'
import type { ForeignChoices } from './foreign-choices.ts'
import type { ForeignSheet } from './foreign-sheet.ts'
import { NewRows, type NewProductRow } from './new-rows.ts'
import { translateRows, type SkippedRow } from './translate-rows.ts'

/** What another system's sheet would change, add, and leave out. */
export interface ForeignPlan extends ImportPlan {
  created: readonly NewProductRow[]
  skipped: readonly SkippedRow[]
}

/**
 * Determines the changes of another system's sheet in a catalogue, by a person's choices for it. A row with a fault is
 * left out with the reason; the others stay. Throws a SheetError for a fault that belongs to no row.
 */
export async function planForeign(
  { products, registries, files, removed }: CatalogueState,
  { sheet, choices, file }: { sheet: ForeignSheet; choices: ForeignChoices; file: string },
): Promise<ForeignPlan> {
  const former = new Set(products.flatMap(({ formerly = [] }) => formerly))
  const gone = new Set(removed.products)
  const isTaken = (id: string) => files.has(id) || former.has(id) || gone.has(id)
  const news = new NewRows({ choices, brands: registries.brands, isTaken })
  const made = translateRows(sheet, choices, { owners: new RowOwners(products), news })
  const { sheet: own, skipped, notes } = made
  const catalogue = { products, registries, textOf: async (id: string) => files.get(id)?.text ?? '' }
  let { rows } = own
  const refused: SkippedRow[] = []
  while (rows.length > 0) {
    try {
      const plan = await planRows(catalogue, { sheet: { heading: own.heading, rows }, file })
      const places = new Set(rows.map(({ place }) => place))
      const created = made.created.filter(({ place }) => places.has(place))
      const report = { ...plan.report, notes: [...plan.report.notes, ...notes] }
      return { ...plan, report, created, skipped: [...skipped, ...refused] }
    } catch (error) {
      if (!(error instanceof SheetError)) throw error
      const wrong = wrongRows(rows, error.faults)
      if (wrong.length === 0) throw error
      const known = new Set(refused.map(({ place }) => place))
      refused.push(...wrong.filter(({ place, code }) => code !== '' && !known.has(place)))
      const left = new Set(wrong.map(({ place }) => place))
      rows = rows.filter(({ place }) => !left.has(place))
    }
  }
  const report = { added: [], changed: [], unchanged: [], lines: [], notes: [...notes] }
  return { report, texts: new Map(), created: [], skipped: [...skipped, ...refused] }
}

/** The rows with faults, each with the first of its faults. */
function wrongRows(rows: readonly SheetRow[], faults: readonly ContentFault[]): SkippedRow[] {
  return rows.flatMap(({ place, cells }): SkippedRow[] => {
    const fault = faults.find(({ path }) => path === place || path.startsWith(`${place}, `))
    if (!fault) return []
    const column = fault.path.slice(place.length).replace(/^, /, '')
    const code = cells.get('code') ?? cells.get('sku') ?? ''
    return [{ place, code, why: column === '' ? fault.problem : `${column}: ${fault.problem}` }]
  })
}
