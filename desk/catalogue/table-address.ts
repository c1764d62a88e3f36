import { withDraft } from '#desk/content/address.ts'
import { findingLabel, rowOrders, type RowQuery } from '#server/content/edit/catalogue-table.ts'
import { idIn } from '#desk/http/form.ts'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { availabilityLabel, keysOf } from '#domain/catalogue/vocabulary.ts'

export const rowsPerPage = 50

const types = [...keysOf(productTypeLabel), ...keysOf(equipmentFamilyLabel)]

/**
 * In: the query of an address, or the same fields of a form. Out: the table's filters; invalid values filter nothing.
 */
export function catalogueFilters(query: Readonly<Record<string, string>>): CatalogueFilters {
  const { busca = '', tipo, disponibilidade, achado, ordem = '', colunas, pagina = '', rascunho } = query
  const order = rowOrders.find((one) => one === ordem.replace(/^-/, ''))
  return {
    search: busca.trim().slice(0, 100),
    type: types.find((one) => one === tipo) ?? '',
    availability: keysOf(availabilityLabel).find((one) => one === disponibilidade) ?? '',
    finding: [...keysOf(findingLabel), 'rascunho' as const].find((one) => one === achado) ?? '',
    order: order ?? 'nome',
    isDescending: order !== undefined && ordem.startsWith('-'),
    columns:
      colunas === undefined ? defaultColumns : keysOf(columnNames).filter((one) => colunas.split(',').includes(one)),
    page: /^[1-9]\d{0,3}$/.test(pagina) ? Number(pagina) : 1,
    draft: idIn(rascunho),
  }
}

/** The optional columns in order; the name is always shown. */
export const columnNames = {
  codigo: 'Código',
  tipo: 'Tipo',
  preco: 'Preço',
  disponibilidade: 'Disponibilidade',
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
export const defaultColumns: readonly Column[] = ['codigo', 'preco', 'disponibilidade', 'achados', 'mudou']

/** The table's address with these filters, without defaults. */
export function catalogueAddress(filters: CatalogueFilters): string {
  const { search, type, availability, finding, order, isDescending, columns, page, draft } = filters
  const parts: [string, string][] = [
    ['busca', search],
    ['tipo', type],
    ['disponibilidade', availability],
    ['achado', finding],
    ['ordem', order === 'nome' && !isDescending ? '' : `${isDescending ? '-' : ''}${order}`],
    ['colunas', columns.join() === defaultColumns.join() ? '' : columns.join(',') || 'nome'],
    ['pagina', page === 1 ? '' : String(page)],
  ]
  return withDraft('/catalogo', draft, parts)
}
