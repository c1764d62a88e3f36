import { listKinds } from '#domain/list/list-kinds.ts'
import type { CatalogueListControl } from './use-catalogue-list.ts'

/** What a form sent without JavaScript must keep besides its own fields. */
export function HiddenState({ list: { query, page } }: { list: CatalogueListControl }) {
  return query.isOtherView && <input type="hidden" name="vista" value={listKinds[page.kind].views[1]} />
}
