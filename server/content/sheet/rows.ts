import { compactCode } from '#domain/codes/code.ts'
import type { ContentFault, FaultCode } from '#server/content-error.ts'
import type { Sheet, SheetRow } from '#server/sheet/csv-sheet.ts'
import { codeColumn, headingOf, productColumns, sheetColumns, variantColumns } from './columns.ts'
import { ownerName, type Owner, type RowOwners } from './owners.ts'

/** The word that removes a field. An empty cell removes none: a gap in another system's export deletes no price. */
export const clearWord = '(apagar)'

export interface ProductRows {
  id: string
  own: FieldRow | undefined
  variants: FieldRow[]
  /** Whether the sheet identifies variants by id: only then may it add some, and order them if it has all. */
  listsVariants: boolean
}

export interface FieldRow {
  place: string
  columnPlace: (column: string) => string
  /** The values by field; undefined for a field to be removed. */
  fields: Record<string, unknown>
  blank: string[]
}

/** Usual headings for columns of a price list; compared like codes, by letters and digits without case and accents. */
const aliases: readonly (readonly [written: string, column: string])[] = [
  ['código', codeColumn],
  ['versão', 'variant'],
  ['nome', 'name'],
  ['descrição', 'description'],
  ['preço', 'currentPrice'],
  ['price', 'currentPrice'],
  ['preço anterior', 'originalPrice'],
  ['disponibilidade', 'availability'],
]

const byHeading = (pairs: readonly (readonly [written: string, column: string])[]) =>
  new Map(pairs.map(([written, column]) => [compactCode(written), column]))
const columns = byHeading([...[...sheetColumns, codeColumn].map((name) => [name, name] as const), ...aliases])
const exportedColumns = byHeading(sheetColumns.map((name) => [headingOf(name), name]))
const identifyingColumns = ['id', codeColumn, 'sku']
const keyColumns: ReadonlySet<string> = new Set(['id', 'variant', codeColumn])

/** The column with this name or usual heading; undefined for any other. */
export const columnByName = (written: string): string | undefined => columns.get(compactCode(written))

/** Whether a row is the shop's own heading. Without an id other systems may have the same words ('Tipo', 'Marca'). */
export function isOwnHeading(written: readonly string[]): boolean {
  let faults = 0
  const columnNames = readHeading(written, () => (faults += 1))
  return (
    faults === 0 && (columnNames.has('id') || written.filter(Boolean).every((name) => columnByName(name) !== undefined))
  )
}

/** The index of the shop's own heading among the first rows of a sheet; otherwise 0. */
export const headingIndex = (rows: readonly (readonly string[])[]): number => Math.max(0, rows.findIndex(isOwnHeading))

type Fault = (column: string, code: FaultCode, problem: string) => void

/** The heading of each column of the sheet, by column; faults are reported with the heading. */
function readHeading(written: readonly string[], fault: Fault): ReadonlyMap<string, string> {
  const headingOfColumn = new Map<string, string>()
  for (const name of written.filter(Boolean)) {
    const column = columnByName(name) ?? exportedColumns.get(compactCode(name))
    const other = column === undefined ? undefined : headingOfColumn.get(column)
    if (column === undefined) {
      fault(name, 'conteudo-coluna-desconhecida', 'não existe coluna com este nome; retire-a ou corrija a grafia')
    } else if (other === undefined) headingOfColumn.set(column, name)
    else {
      const problem = other === name ? 'aparece duas vezes' : `é a mesma coluna que ${other}`
      fault(name, 'conteudo-coluna-repetida', `${problem}; deixe cada coluna uma só vez`)
    }
  }
  if (!identifyingColumns.some((column) => headingOfColumn.has(column))) {
    const problem = 'falta a coluna que diz de que produto é cada linha; dê-lhe o nome id ou código'
    fault('id', 'conteudo-coluna-que-falta', problem)
  }
  return headingOfColumn
}

/** Reads a sheet's rows, grouped by product. Pushes faults. Out: the products, and remarks such as on former codes. */
export function readProductRows({ heading, rows }: Sheet, file: string, owners: RowOwners, faults: ContentFault[]) {
  const push = (path: string, code: FaultCode, problem: string) => faults.push({ file, path, code, problem })
  const headingOfColumn = readHeading(heading, (column, ...rest) => push(`linha 1, coluna ${column}`, ...rest))
  if (!identifyingColumns.some((column) => headingOfColumn.has(column))) return { products: [], notes: [] }
  if (rows.length === 0) push('linha 2', 'conteudo-planilha-vazia', 'há só o cabeçalho; escreva ao menos uma linha')
  const listsVariants = headingOfColumn.has('variant')
  const products = new Map<string, ProductRows>()
  const places = new Map<string, string>()
  const notes: string[] = []
  for (const row of rows) {
    const cells = cellsByColumn(row, headingOfColumn)
    const columnPlace = (column: string) => `${row.place}, coluna ${headingOfColumn.get(column) ?? headingOf(column)}`
    const [id, variant, code, sku] = ['id', 'variant', codeColumn, 'sku'].map((column) => cells.get(column))
    const match = owners.find({ id, variant, code, sku }, listsVariants)
    if (match.fault) push(columnPlace(match.fault.column), match.fault.code, match.fault.problem)
    if (!('owner' in match)) continue
    const { owner, by, note } = match
    const firstPlace = places.get(ownerName(owner))
    if (firstPlace !== undefined) {
      const problem = `${ownerName(owner)} já está na ${firstPlace}; deixe uma só linha`
      push(columnPlace(by), 'conteudo-linha-repetida', problem)
      continue
    }
    places.set(ownerName(owner), row.place)
    if (note !== undefined) notes.push(`${row.place}: ${note}`)
    const valueColumns = [...headingOfColumn.keys()].filter(
      (column) => !keyColumns.has(column) && !(column === 'sku' && by === 'sku'),
    )
    const readFields = readCells(cells, owner, valueColumns, (column, ...rest) => push(columnPlace(column), ...rest))
    const productRows = products.get(owner.id) ?? { id: owner.id, own: undefined, variants: [], listsVariants }
    products.set(owner.id, productRows)
    const fieldRow = { place: row.place, columnPlace, ...readFields }
    if (owner.variant === undefined) productRows.own = fieldRow
    else productRows.variants.push({ ...fieldRow, fields: { ...readFields.fields, id: owner.variant } })
  }
  return { products: [...products.values()], notes }
}

function cellsByColumn({ cells }: SheetRow, headingOfColumn: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const cellEntries = [...headingOfColumn].flatMap(([column, heading]) => {
    const cell = cells.get(heading)
    return cell === undefined ? [] : [[column, cell] as const]
  })
  return new Map(cellEntries)
}

/** Reads the cells of one row; a cell with a fault is reported and left out. */
function readCells(cells: ReadonlyMap<string, string>, { variant }: Owner, names: readonly string[], fault: Fault) {
  const rowColumns = variant === undefined ? productColumns : variantColumns
  const fields: Record<string, unknown> = {}
  const blank: string[] = []
  for (const name of names) {
    const cell = cells.get(name)
    const column = rowColumns.find((candidate) => candidate.name === name)
    if (cell === undefined) {
      if (column) blank.push(column.field)
    } else if (!column) {
      const problem =
        variant === undefined
          ? 'é um dado de versão; deixe a célula vazia, ou diga de que versão é a linha'
          : 'é um dado do produto e não da versão; deixe a célula vazia'
      fault(name, 'conteudo-celula-fora-de-lugar', problem)
    } else if (cell.toLowerCase() === clearWord) fields[column.field] = undefined
    else {
      const decoded = column.decode(cell)
      if ('value' in decoded) fields[column.field] = decoded.value
      else fault(name, decoded.code, decoded.problem)
    }
  }
  // An original price without a price would make the next price look like an offer.
  if (variant === undefined && fields['currentPrice'] === 0 && !('originalPrice' in fields))
    fields['originalPrice'] = undefined
  return { fields, blank }
}
