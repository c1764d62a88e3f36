import { useAtHydration } from '#app/ui/late/use-at-hydration.ts'
import { facetLabel, type FacetName } from '#domain/list/facets.ts'
import { toggleValue, withChange } from '#domain/list/list-query-changes.ts'
import type { ListQuery } from '#domain/list/list-query.ts'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'
import { filterForm } from './option-row.tsx'

/**
 * Applies the boxes and radio buttons that the visitor changed before hydration, so that the list is asked for what the
 * form shows.
 */
export function useEarlyChoices(list: CatalogueListControl): void {
  useAtHydration(() => {
    const changed = inputsOf(filterForm).filter(({ checked, defaultChecked }) => checked !== defaultChecked)
    const query = changed.reduce((asked, input) => withInput(asked, input, list), list.query)
    if (query !== list.query) list.ask(query)
  })
}

function withInput(
  query: ListQuery,
  { type, name, value, checked }: HTMLInputElement,
  { page }: CatalogueListControl,
): ListQuery {
  if (type === 'checkbox' && isFacet(name)) return toggleValue(query, name, value)
  if (type !== 'radio' || !checked) return query
  return withChange(query, { availability: page.availabilities.find((one) => one.value === value)?.value })
}

function isFacet(name: string): name is FacetName {
  return Object.hasOwn(facetLabel, name)
}

function inputsOf(formId: string): HTMLInputElement[] {
  const form = document.querySelector<HTMLFormElement>(`#${formId}`)
  return Array.from(form?.elements ?? []).filter((control) => control instanceof HTMLInputElement)
}
