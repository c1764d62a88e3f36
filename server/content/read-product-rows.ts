import type { ContentFault } from './content-error.ts'
import { productColumns, sheetHeading, variantColumns, type Column } from './csv-columns.ts'
import type { Sheet, SheetRow } from './csv-sheet.ts'

/** A product of a sheet: its own row and those of its variants, each with the fields that its cells say. */
export interface ProductRows {
  id: string
  own: FieldRow
  /** Undefined when the sheet has no column `variant`: it says nothing about variants. */
  variants: FieldRow[] | undefined
}

/** The fields of the sheet's columns; an empty cell is an undefined field. */
export interface FieldRow {
  place: string
  fields: Record<string, unknown>
}

/** Sorts the rows of a sheet by product and reads their cells. What is wrong is pushed to `faults`. */
export function readProductRows({ heading, rows, file }: Sheet & { file: string }, faults: ContentFault[]): ProductRows[] {
  checkHeading(heading, (column, problem) => faults.push({ file, path: `line 1, column ${column}`, problem }))
  const saysVariants = heading.includes('variant')
  const products = new Map<string, ProductRows>()
  const orphans: { id: string; row: FieldRow }[] = []

  for (const row of rows) {
    const fault = (column: string, problem: string) => faults.push({ file, path: `${row.place}, column ${column}`, problem })
    const id = row.cells.get('id')
    if (id === undefined) {
      fault('id', 'found nothing, expected the id of the product')
    } else if (row.cells.has('variant')) {
      orphans.push({ id, row: { place: row.place, fields: readCells({ row, heading, columns: variantColumns, fault }) } })
    } else if (products.has(id)) {
      fault('id', `found ${id} a second time (${products.get(id)?.own.place} has it); expected one row, or a variant's id in the column variant`)
    } else {
      const fields = readCells({ row, heading, columns: productColumns, fault })
      products.set(id, { id, own: { place: row.place, fields }, variants: saysVariants ? [] : undefined })
    }
  }
  for (const { id, row } of orphans) {
    const product = products.get(id)
    if (product) product.variants?.push(row)
    else faults.push({ file, path: `${row.place}, column id`, problem: `found ${id}, which has no row of its own; expected a row with this id and an empty variant` })
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
    fault(name, row.cells.has('variant') ? "belongs to the product's own row; clear this cell" : 'belongs to the rows of variants; clear this cell or fill in variant')
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
