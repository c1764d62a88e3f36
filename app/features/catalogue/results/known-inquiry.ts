import type { FacetName } from '#domain/list/facets.ts'
import type { ListPage } from '#domain/list/list-page.ts'
import { paths } from '#domain/pages/paths.ts'

/**
 * The address of 'Identificar peça', filled in with the list's search, and with its type, brand and model where only
 * one is chosen.
 */
export function knownInquiry({ query, facets }: ListPage): string {
  const only = (facet: FacetName) => {
    const [value = '', ...others] = query.selected[facet] ?? []
    return others.length === 0 ? value : ''
  }
  const label = (facet: FacetName) =>
    facets.find(({ name }) => name === facet)?.options.find(({ value }) => value === only(facet))?.label ?? ''
  return paths.identifyWith({
    busca: query.search,
    peca: only('tipo'),
    marca: label('marca'),
    modelo: label('modelo'),
  })
}
