import { compactCode } from '#domain/codes/code.ts'
import type { FaultCode } from '#server/content-error.ts'
import { sheetHeading } from '#server/content/sheet/cells/csv-columns.ts'

/** The column that identifies a row by a code. It never changes a code, unlike `sku` beside an id. */
export const codeColumn = 'code'

/**
 * Usual headings for the columns of a price list; compared like codes, by letters and digits without case and accents.
 */
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

const columns = new Map(
  [...[...sheetHeading, codeColumn].map((name) => [name, name] as const), ...aliases].map(([written, column]) => [
    compactCode(written),
    column,
  ]),
)

/** The columns of a sheet in order, and each column's heading for messages. */
export interface Heading {
  columnOf: ReadonlyMap<string, string>
  writtenOf: ReadonlyMap<string, string>
}

/** The column of the shop's own sheets with this heading; undefined for any other. */
export function columnNamed(written: string): string | undefined {
  return columns.get(compactCode(written))
}

/** Whether a row is a heading of the shop's own sheets. */
export function isOwnHeading(written: readonly string[]): boolean {
  let faults = 0
  readHeading(written, () => (faults += 1))
  return faults === 0
}

/** The index of the shop's own heading among the first rows of a sheet, below a title if need be; otherwise 0. */
export function ownHeadingAt(rows: readonly (readonly string[])[]): number {
  return Math.max(0, rows.findIndex(isOwnHeading))
}

/** Reads the heading of a sheet; faults are reported to `fault` with the column's heading. */
export function readHeading(
  written: readonly string[],
  fault: (column: string, code: FaultCode, problem: string) => void,
): Heading {
  const columnOf = new Map<string, string>()
  const writtenOf = new Map<string, string>()
  for (const name of written.filter(Boolean)) {
    const column = columnNamed(name)
    const other = column === undefined ? undefined : writtenOf.get(column)
    if (column === undefined) {
      fault(name, 'conteudo-coluna-desconhecida', 'não existe coluna com este nome; retire-a ou corrija a grafia')
    } else if (other === undefined) {
      columnOf.set(name, column)
      writtenOf.set(column, name)
    } else {
      const problem = other === name ? 'aparece duas vezes' : `é a mesma coluna que ${other}`
      fault(name, 'conteudo-coluna-repetida', `${problem}; deixe cada coluna uma só vez`)
    }
  }
  if (!['id', codeColumn, 'sku'].some((column) => writtenOf.has(column))) {
    const problem = 'falta a coluna que diz de que produto é cada linha; dê-lhe o nome id ou código'
    fault('id', 'conteudo-coluna-que-falta', problem)
  }
  return { columnOf, writtenOf }
}
