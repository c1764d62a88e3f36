import { withDraft } from '#desk/screens/parts/with-draft.ts'
import type { RowQuery } from '#server/content/edit/table/row-query.ts'

/** The optional columns in order; the name is always shown. */
export const columnNames = {
  codigo: 'Código',
  tipo: 'Tipo',
  preco: 'Preço',
  disponibilidade: 'Disponibilidade',
  completude: 'Completude',
  fotografias: 'Fotografias',
  achados: 'A melhorar',
  mudou: 'Última mudança',
} as const
export type Column = keyof typeof columnNames

/** The table's filters in the address. */
export interface CatalogueFilters extends RowQuery {
  columns: readonly Column[]
  /** The number of the page, from 1 on. */
  page: number
  /** The draft's id; undefined lets the desk choose. */
  draft: number | undefined
}

/** The columns shown by default. */
export const usualColumns: readonly Column[] = ['codigo', 'preco', 'disponibilidade', 'completude', 'achados', 'mudou']

/** The table's address with these filters, without defaults. */
export function catalogueAddress(filters: CatalogueFilters): string {
  const { search, type, availability, finding, order, isDescending, columns, page, draft } = filters
  const parts: [string, string][] = [
    ['busca', search],
    ['tipo', type],
    ['disponibilidade', availability],
    ['achado', finding],
    ['ordem', order === 'nome' && !isDescending ? '' : `${isDescending ? '-' : ''}${order}`],
    ['colunas', columns.join() === usualColumns.join() ? '' : columns.join(',') || 'nome'],
    ['pagina', page === 1 ? '' : String(page)],
  ]
  return withDraft('/catalogo', draft, parts)
}
