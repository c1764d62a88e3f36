import { listKinds } from '#domain/list/list-kinds.ts'
import type { ListControl } from './use-list.ts'

/** What a form sent without JavaScript must keep besides its own fields. */
export function HiddenState({ list: { query, page } }: { list: ListControl }) {
  return query.isOtherView && <input type="hidden" name="vista" value={listKinds[page.kind].views[1]} />
}
