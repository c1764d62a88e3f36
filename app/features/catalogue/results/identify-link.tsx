import { ButtonLink } from '#app/ui/button.tsx'
import type { FacetName } from '#domain/list/facets.ts'
import { paths } from '#domain/pages/paths.ts'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'

/** From a list that found nothing to 'Identificar peça', with what it was asked for filled in. */
export function IdentifyLink({ list: { query, page } }: { list: CatalogueListControl }) {
  const only = (facet: FacetName) => {
    const [value = '', ...others] = query.selected[facet] ?? []
    return others.length === 0 ? value : ''
  }
  const label = (facet: FacetName) =>
    page.facets.find(({ name }) => name === facet)?.options.find(({ value }) => value === only(facet))?.label ?? ''
  const known = { busca: query.search, peca: only('tipo'), marca: label('marca'), modelo: label('modelo') }
  return <ButtonLink to={paths.identifyWith(known)}>Identificar a peça</ButtonLink>
}
