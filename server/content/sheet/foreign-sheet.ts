import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import { newRows, translateRows, type NewProductRow, type SkippedRow } from './foreign-rows.ts'
import { headingAt, headingSignature, type ForeignChoices } from './foreign-uses.ts'
import { SheetError, planRows, type ImportPlan } from './plan.ts'
import type { ContentFault } from '#server/content-error.ts'
import { readSheet, type SheetRow } from '#server/sheet/csv-sheet.ts'
import { RowOwners } from './owners.ts'
import { registryWords } from './registry-words.ts'

/** The sheet of another system, as in its file. */
export interface ForeignSheet {
  heading: readonly string[]
  rows: readonly SheetRow[]
  signature: string
}

/**
 * Reads the sheet from CSV in UTF-8 (csvBytes). Columns with the same heading are numbered, so that none hides another.
 * Faults are pushed to `faults`; cells in columns without a heading are ignored, not faults.
 */
export function readForeignSheet(bytes: Buffer, file: string, faults: ContentFault[]): ForeignSheet {
  const found: ContentFault[] = []
  const { heading, rows } = readSheet({ bytes, file, headingAt, isNumbered: true }, found)
  faults.push(...found.filter(({ code }) => code !== 'conteudo-coluna-sem-nome'))
  const named = heading.filter(Boolean)
  return { heading: named, rows, signature: headingSignature(named) }
}

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
  sheet: ForeignSheet,
  choices: ForeignChoices,
  file: string,
): Promise<ForeignPlan> {
  const taken = new Set([...files.keys(), ...removed.products, ...products.flatMap(({ formerly = [] }) => formerly)])
  const newRow = newRows(choices, registries.brands, (id) => taken.has(id))
  const made = translateRows(sheet.rows, choices, new RowOwners(products), newRow, registryWords(registries))
  const catalogue = { products, registries, textOf: async (id: string) => files.get(id)?.text ?? '' }
  const skipped = [...made.skipped]
  let { rows } = made.sheet
  let plan: ImportPlan = {
    report: { added: [], changed: [], unchanged: [], lines: [], notes: [] },
    texts: new Map(),
  }
  while (rows.length > 0) {
    try {
      plan = await planRows(catalogue, { heading: made.sheet.heading, rows }, file)
      break
    } catch (error) {
      if (!(error instanceof SheetError)) throw error
      const wrong = wrongRows(rows, error.faults)
      if (wrong.length === 0) throw error
      const known = new Set(skipped.map(({ place }) => place))
      skipped.push(...wrong.filter(({ place, code }) => code !== '' && !known.has(place)))
      const left = new Set(wrong.map(({ place }) => place))
      rows = rows.filter(({ place }) => !left.has(place))
    }
  }
  const places = new Set(rows.map(({ place }) => place))
  const report = { ...plan.report, notes: [...plan.report.notes, ...made.notes] }
  return { ...plan, report, created: made.created.filter(({ place }) => places.has(place)), skipped }
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
