import { keysOf, type Availability } from '#domain/catalogue/vocabulary.ts'
import { normalize } from '#domain/text/normalize.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import type { Finding } from './findings.ts'

/** The orders, each with the value that it compares. */
const orders = {
  codigo: ({ code }) => code || '\uFFFF',
  nome: ({ name }) => normalize(name),
  tipo: ({ typeName }) => normalize(typeName),
  preco: ({ price }) => price,
  disponibilidade: ({ availability }) => availability,
  completude: ({ completeness }) => completeness ?? -1,
  fotografias: ({ photographs }) => photographs,
  mudou: ({ changedAt }) => changedAt,
} as const satisfies Record<string, (row: CatalogueRow) => string | number>
export type RowOrder = keyof typeof orders
export const rowOrders = keysOf(orders)

/** The filters of the table; '' filters nothing. */
export interface RowQuery {
  search: string
  /** A product type or an equipment family. */
  type: string
  availability: Availability | ''
  finding: Finding | 'rascunho' | ''
  order: RowOrder
  isDescending: boolean
}

/** The rows that pass a query's filters, in its order; ties stay sorted by id. */
export function foundRows(rows: readonly CatalogueRow[], query: RowQuery): CatalogueRow[] {
  const words = normalize(query.search).split(' ').filter(Boolean)
  const found = rows.filter(
    (row) =>
      (query.type === '' || row.type === query.type) &&
      (query.availability === '' || row.availability === query.availability) &&
      hasFinding(row, query.finding) &&
      words.every((word) => row.text.includes(word)),
  )
  const compared = found.map((row) => ({ row, key: orders[query.order](row) }))
  const way = query.isDescending ? -1 : 1
  return compared.toSorted((a, b) => (a.key < b.key ? -way : a.key > b.key ? way : 0)).map(({ row }) => row)
}

function hasFinding(row: CatalogueRow, finding: RowQuery['finding']): boolean {
  if (finding === '') return true
  return finding === 'rascunho' ? row.isDrafted : row.findings.includes(finding)
}

/** The number of rows with each finding. */
export function findingCounts(rows: readonly CatalogueRow[]): ReadonlyMap<RowQuery['finding'], number> {
  const counts = new Map<RowQuery['finding'], number>()
  const count = (finding: RowQuery['finding']) => counts.set(finding, (counts.get(finding) ?? 0) + 1)
  for (const { findings, isDrafted } of rows) {
    for (const finding of findings) count(finding)
    if (isDrafted) count('rascunho')
  }
  return counts
}
