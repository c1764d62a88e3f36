import { listKinds } from '#domain/list/list-kinds.ts'
import type { CatalogueListControl } from './use-catalogue-list.ts'

/** A hidden field with the list's view, if it is not the first one, for a form that is sent without JavaScript. */
export function HiddenState({ list: { query, page } }: { list: CatalogueListControl }) {
  return query.isOtherView && <input type="hidden" name="vista" value={listKinds[page.kind].views[1]} />
}
