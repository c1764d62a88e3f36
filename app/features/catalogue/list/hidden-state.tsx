import { listKinds } from '#domain/list/list-kinds.ts'
import type { CatalogueListControl } from './use-catalogue-list.ts'

/** Hidden fields with the rest of the query, for a form that is sent without JavaScript. */
export function HiddenState({ list: { query, page } }: { list: CatalogueListControl }) {
  return query.isOtherView && <input type="hidden" name="vista" value={listKinds[page.kind].views[1]} />
}
