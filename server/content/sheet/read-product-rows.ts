import type { ContentFault } from '#server/content-error.ts'
import { productColumns, sheetHeading, variantColumns, type Column } from './csv-columns.ts'
import type { Sheet, SheetRow } from '#server/sheet/csv-sheet.ts'

/** A product of a sheet: its own row and those of its variants, each with the fields that its cells say. */
export interface ProductRows {
  id: string
  own: FieldRow
  /** Undefined when the sheet has no column `variant`: it says nothing about variants. */
  variants: FieldRow[] | undefined
}

/** The fields of the sheet's columns; an empty cell is an undefined field. */
interface FieldRow {
  place: string
  fields: Record<string, unknown>
}

/** Sorts the rows of a sheet by product and reads their cells. What is wrong is pushed to `faults`. */
export function readProductRows(
  { heading, rows, file }: Sheet & { file: string },
  faults: ContentFault[],
): ProductRows[] {
  const push = (place: string, problem: string) => faults.push({ file, path: place, problem })
  checkHeading(heading, (column, problem) => push(`line 1, column ${column}`, problem))
  if (!heading.includes('id')) return []
  const products = new Map<string, ProductRows>()
  const fieldsOf = (row: SheetRow, columns: readonly Column<never>[]) => {
    const fault = (column: string, problem: string) => push(`${row.place}, column ${column}`, problem)
    return { place: row.place, fields: readCells({ row, heading, columns, fault }) }
  }

  for (const row of rows.filter(({ cells }) => !cells.has('variant'))) {
    const id = row.cells.get('id')
    const known = products.get(id ?? '')
    if (id === undefined) push(`${row.place}, column id`, 'found nothing, expected the id of the product')
    else if (known === undefined) {
      products.set(id, {
        id,
        own: fieldsOf(row, productColumns),
        variants: heading.includes('variant') ? [] : undefined,
      })
    } else {
      const problem = `found ${id} a second time (${known.own.place} has it); expected one row, or a variant's id in the column variant`
      push(`${row.place}, column id`, problem)
    }
  }
  for (const row of rows.filter(({ cells }) => cells.has('variant'))) {
    const id = row.cells.get('id')
    const variant = fieldsOf(row, variantColumns)
    const product = products.get(id ?? '')
    const problem = `found ${id ?? 'nothing'}, expected the id of a product that has a row of its own, with an empty variant`
    if (product === undefined) push(`${row.place}, column id`, problem)
    else product.variants?.push(variant)
  }
  return [...products.values()]
}

function checkHeading(heading: readonly string[], fault: (column: string, problem: string) => void): void {
  for (const [index, name] of heading.entries()) {
    if (name === '') continue
    if (!sheetHeading.includes(name)) fault(name, `unknown column; remove it or check its spelling`)
    if (heading.indexOf(name) < index) fault(name, 'found twice, expected each column once')
  }
  if (!heading.includes('id')) fault('id', 'found no such column, expected one with the id of each product')
}

interface CellsOf {
  row: SheetRow
  heading: readonly string[]
  columns: readonly Column<never>[]
  fault: (column: string, problem: string) => void
}

function readCells({ row, heading, columns, fault }: CellsOf): Record<string, unknown> {
  const names = new Set(columns.map(({ name }) => name))
  for (const name of row.cells.keys()) {
    if (name === 'id' || names.has(name) || !sheetHeading.includes(name)) continue
    fault(
      name,
      row.cells.has('variant')
        ? "belongs to the product's own row; clear this cell"
        : 'belongs to the rows of variants; clear this cell or fill in variant',
    )
  }
  const entries = columns
    .filter(({ name }) => heading.includes(name))
    .map(({ name, field, decode }) => {
      const cell = row.cells.get(name)
      const decoded = cell === undefined ? { value: undefined } : decode(cell)
      if ('value' in decoded) return [field, decoded.value]
      fault(name, decoded.problem)
      return [field, undefined]
    })
  return Object.fromEntries(entries)
}
