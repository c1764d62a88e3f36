import { idIn } from '#desk/http/form.ts'
import { choiceFilter, listFilters, pageFilter, textFilter, type Filter } from '#desk/http/list-filters.ts'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { availabilityLabel, keysOf } from '#domain/catalogue/vocabulary.ts'
import { findingLabel, rowOrders, type RowQuery } from '#server/content/edit/catalogue-table.ts'

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

const defaultColumns: readonly Column[] = ['codigo', 'preco', 'disponibilidade', 'achados', 'mudou']

const columnFilter: Filter<readonly Column[]> = {
  parameter: 'colunas',
  read: (text) =>
    text === '' ? defaultColumns : keysOf(columnNames).filter((column) => text.split(',').includes(column)),
  write: (columns) => (columns.join() === defaultColumns.join() ? '' : columns.join(',') || 'nome'),
}

/** The column that sorts the table (`?ordem=nome`); with a hyphen before its name, from the last to the first. */
export const sortFilter: Filter<Pick<RowQuery, 'order' | 'isDescending'>> = {
  parameter: 'ordem',
  read: (text) => {
    const order = rowOrders.find((candidate) => candidate === text.replace(/^-/, ''))
    return { order: order ?? 'nome', isDescending: order !== undefined && text.startsWith('-') }
  },
  write: ({ order, isDescending }) => {
    if (isDescending) return `-${order}`
    return order === 'nome' ? '' : order
  },
}

export const catalogueFilters = listFilters('/catalogo', {
  search: textFilter('busca', 100),
  type: choiceFilter('tipo', [...keysOf(productTypeLabel), ...keysOf(equipmentFamilyLabel)], ''),
  availability: choiceFilter('disponibilidade', keysOf(availabilityLabel), ''),
  finding: choiceFilter('achado', [...keysOf(findingLabel), 'rascunho' as const], ''),
  sort: sortFilter,
  columns: columnFilter,
  page: pageFilter,
  /** The id of the draft with which the table is shown; undefined lets the desk choose (draftChoice). */
  draft: { parameter: 'rascunho', read: idIn, write: (id) => String(id ?? '') },
})
export type CatalogueFilters = ReturnType<typeof catalogueFilters.read>

export const rowQuery = ({ sort, ...filters }: CatalogueFilters): RowQuery => ({ ...filters, ...sort })
