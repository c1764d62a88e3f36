import type { ProductRecord } from '#domain/catalogue/product.ts'
import type { ContentFault, FaultCode } from '#server/content-error.ts'
import type { Sheet, SheetRow } from '#server/sheet/csv-sheet.ts'
import { codeColumn, readHeading, type Heading } from './column-names.ts'
import { readCells, type RowFields } from './read-cells.ts'
import { ownerName, RowOwners, type Owner } from './row-owner.ts'

/** A product in a sheet: its own row and those of its variants, each with the fields in its cells. */
export interface ProductRows {
  id: string
  /** Undefined when the sheet has only rows of its variants. */
  own: FieldRow | undefined
  variants: FieldRow[]
  /**
   * Whether the sheet identifies variants by id: then it may contain new variants, and determines their order if it
   * contains all existing ones.
   */
  listsVariants: boolean
}

/** A row with its fields, its place in the sheet, and the names of its columns for messages. */
export interface FieldRow extends RowFields {
  place: string
  columnPlace: (column: string) => string
}

export interface ReadRows {
  products: ProductRows[]
  /** Remarks on what was understood, such as a former code. */
  notes: string[]
}

interface SheetSource extends Sheet {
  file: string
  before: ReadonlyMap<string, ProductRecord>
}

/** Groups the rows of a sheet by product and reads their cells. Faults are pushed to `faults`. */
export function readProductRows(
  { heading: written, rows, file, before }: SheetSource,
  faults: ContentFault[],
): ReadRows {
  const push: Push = (path, code, problem) => faults.push({ file, path, code, problem })
  const heading = readHeading(written, (column, ...rest) => push(`linha 1, coluna ${column}`, ...rest))
  if (!['id', codeColumn, 'sku'].some((column) => heading.writtenOf.has(column))) return { products: [], notes: [] }
  if (rows.length === 0) push('linha 2', 'conteudo-planilha-vazia', 'há só o cabeçalho; escreva ao menos uma linha')
  const sorted = new SortedRows(heading, new RowOwners(before.values()), push)
  for (const row of rows) sorted.add(row)
  return { products: [...sorted.products.values()], notes: sorted.notes }
}

type Push = (path: string, code: FaultCode, problem: string) => void

/** The rows of a sheet by product, without repeated products and variants. */
class SortedRows {
  readonly products = new Map<string, ProductRows>()
  readonly notes: string[] = []
  readonly #heading: Heading
  readonly #owners: RowOwners
  readonly #push: Push
  /** The place of the row of each product and variant. */
  readonly #places = new Map<string, string>()

  constructor(heading: Heading, owners: RowOwners, push: Push) {
    this.#heading = heading
    this.#owners = owners
    this.#push = push
  }

  add(row: SheetRow): void {
    const { writtenOf, columnOf } = this.#heading
    const cells = namedCells(row, this.#heading)
    const columnPlace = (column: string) => `${row.place}, coluna ${writtenOf.get(column) ?? column}`
    const keys = {
      id: cells.get('id'),
      variant: cells.get('variant'),
      code: cells.get(codeColumn),
      sku: cells.get('sku'),
    }
    const found = this.#owners.find(keys, writtenOf.has('variant'))
    if (found.fault) this.#push(columnPlace(found.fault.column), found.fault.code, found.fault.problem)
    if (!('owner' in found)) return
    const { owner, by, note } = found
    if (this.#stands(owner, row.place, columnPlace(by))) return
    if (note !== undefined) this.notes.push(`${row.place}: ${note}`)
    const fault = (column: string, ...rest: [FaultCode, string]) => this.#push(columnPlace(column), ...rest)
    const fields = readCells({ cells, owner, by, columns: [...columnOf.values()] }, fault)
    this.#put(owner, { place: row.place, columnPlace, ...fields })
  }

  /** Whether the product or variant already has a row, which is reported as a fault. */
  #stands(owner: Owner, place: string, path: string): boolean {
    const key = JSON.stringify([owner.id, owner.variant])
    const first = this.#places.get(key)
    if (first === undefined) this.#places.set(key, place)
    else this.#push(path, 'conteudo-linha-repetida', `${ownerName(owner)} já está na ${first}; deixe uma só linha`)
    return first !== undefined
  }

  #put({ id, variant }: Owner, row: FieldRow): void {
    const listsVariants = this.#heading.writtenOf.has('variant')
    const known = this.products.get(id) ?? { id, own: undefined, variants: [], listsVariants }
    this.products.set(id, known)
    if (variant === undefined) known.own = row
    else known.variants.push({ ...row, fields: { ...row.fields, id: variant } })
  }
}

function namedCells(row: SheetRow, { columnOf }: Heading): ReadonlyMap<string, string> {
  const named = [...row.cells].flatMap(([written, cell]) => {
    const column = columnOf.get(written)
    return column === undefined ? [] : [[column, cell] as const]
  })
  return new Map(named)
}
