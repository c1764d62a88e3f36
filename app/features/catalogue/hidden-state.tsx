import { listKinds } from '#domain/catalogue/list-kinds.ts'
import type { ListControl } from './use-list.ts'

/** What a form sent without JavaScript must keep besides its own fields. */
export function HiddenState({ list: { query, page } }: { list: ListControl }) {
  return (
    <>
      {query.isOtherView && <input type="hidden" name="vista" value={listKinds[page.kind].views[1]} />}
      {query.price && <input type="hidden" name="preco" value={`${query.price.min}-${query.price.max}`} />}
    </>
  )
}
