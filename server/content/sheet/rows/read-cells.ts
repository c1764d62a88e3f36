import type { FaultCode } from '#server/content-error.ts'
import { codeColumn } from './column-names.ts'
import { productColumns, variantColumns } from '#server/content/sheet/cells/csv-columns.ts'
import type { Decoded } from '#server/content/sheet/cells/decoded.ts'
import type { Owner } from './row-owner.ts'

/**
 * The word that removes a field. An empty cell changes nothing, because a gap in another system's export must not
 * delete a price.
 */
export const clearWord = '(apagar)'

/** The fields in the cells of a row. */
export interface RowFields {
  /** The values by field; undefined for a field to be removed. */
  fields: Record<string, unknown>
  /** The fields whose cells are empty. */
  blank: string[]
}

interface CellsOf {
  cells: ReadonlyMap<string, string>
  owner: Owner
  by: 'id' | 'code' | 'sku'
  /** The sheet's columns. */
  columns: readonly string[]
}

/** The columns that identify a row. */
const keys: ReadonlySet<string> = new Set(['id', 'variant', codeColumn])

/** Reads the cells of one row; faults are reported to `fault` with the column, and their cells are left out. */
export function readCells(
  { cells, owner, by, columns }: CellsOf,
  fault: (column: string, code: FaultCode, problem: string) => void,
): RowFields {
  const isVariant = owner.variant !== undefined
  const own: readonly { name: string; field: string; decode: (cell: string) => Decoded }[] = isVariant
    ? variantColumns
    : productColumns
  const read: RowFields = { fields: {}, blank: [] }
  for (const name of columns.filter((column) => !keys.has(column) && !(column === 'sku' && by === 'sku'))) {
    const cell = cells.get(name)
    const column = own.find((candidate) => candidate.name === name)
    if (cell === undefined) {
      if (column) read.blank.push(column.field)
    } else if (!column) {
      const problem = isVariant
        ? 'é um dado do produto e não da versão; deixe a célula vazia'
        : 'é um dado de versão; deixe a célula vazia, ou diga de que versão é a linha'
      fault(name, 'conteudo-celula-fora-de-lugar', problem)
    } else if (cell.toLowerCase() === clearWord) read.fields[column.field] = undefined
    else {
      const decoded = column.decode(cell)
      if ('value' in decoded) read.fields[column.field] = decoded.value
      else fault(name, decoded.code, decoded.problem)
    }
  }
  // An original price without a price is meaningless, and would make the next price look like an offer.
  const { fields } = read
  if (!isVariant && fields['currentPrice'] === 0 && !('originalPrice' in fields)) fields['originalPrice'] = undefined
  return read
}
