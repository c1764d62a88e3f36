import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { availabilityLabel, keysOf } from '#domain/catalogue/vocabulary.ts'
import { findingLabel } from '#server/content/edit/table/findings.ts'
import { rowOrders } from '#server/content/edit/table/row-query.ts'
import { idIn } from '#desk/http/form.ts'
import { columnNames, usualColumns, type CatalogueFilters } from '#desk/screens/catalogue/catalogue-address.ts'

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
      colunas === undefined ? usualColumns : keysOf(columnNames).filter((one) => colunas.split(',').includes(one)),
    page: /^[1-9]\d{0,3}$/.test(pagina) ? Number(pagina) : 1,
    draft: idIn(rascunho),
  }
}
