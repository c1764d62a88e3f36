import { LRUCache } from 'lru-cache'
import type { Draft, ListedDraft } from '#server/store/content-drafts.ts'
import type { Actor } from '#server/store/tables.ts'
import type { ContentDrafts } from '#server/store/store.ts'
import { sessionOf, type DeskContext } from '#desk/http/environment.ts'
import { idIn } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { RouteOptions } from '#desk/http/desk-routes.ts'
import { Button } from '#app/ui/button.tsx'
import { LostSchedule } from '#desk/publish/draft-page.tsx'
import { draftAddress } from './address.ts'
import { FilterSelect } from '#desk/parts/filter-select.tsx'

/** The draft that a page shows, and all of the person's own and the shared drafts, that one included. */
export interface DraftChoice {
  /** Undefined when there is none: the first change then creates one. */
  draft: Draft | undefined
  open: readonly ListedDraft[]
}

/**
 * The draft in an address (`?rascunho=3`), also while it is being published. Without one, and where that one is
 * published, because its changes are in `content/` by then: the shared open draft that was changed last, else the person's
 * own. Throws a Refusal for a draft that is discarded, or belongs to somebody else.
 */
export async function draftChoice(context: DeskContext, { store }: Pick<RouteOptions, 'store'>): Promise<DraftChoice> {
  const { person } = sessionOf(context)
  const isTheirs = ({ ownerId }: ListedDraft) => ownerId === null || ownerId === person.id
  const all = (await store.contentDrafts.open()).filter(isTheirs)
  const open = all.filter(({ state }) => state === 'open')
  const named = await namedDraft(context.req.query('rascunho'), all, store.contentDrafts)
  const chosen = named ?? open.find(({ ownerId }) => ownerId === null) ?? open[0]
  const draft = chosen && (await wholeDraft(store.contentDrafts, chosen))
  return { draft, open: all.filter((one) => one.state === 'open' || one === chosen) }
}

/** The draft with an id in an address; undefined without one, and for one that is published. Throws a Refusal. */
async function namedDraft(
  named: string | undefined,
  all: readonly ListedDraft[],
  drafts: ContentDrafts,
): Promise<ListedDraft | undefined> {
  if (named === undefined) return undefined
  const id = idIn(named)
  const found = all.find((one) => one.id === id)
  if (found) return found
  const closed = id === undefined ? undefined : await drafts.file(id)
  if (closed?.state !== 'published') throw noDraft()
  return undefined
}

export const noDraft = () =>
  new Refusal(
    'no-such-draft',
    404,
    'Este rascunho não está aberto: está sendo publicado (espere que termine e repita), foi descartado, ou é de outra pessoa.',
  )

/** Creates the draft of everybody, in which a first change begins. Out: its id. */
export function sharedDraft(drafts: ContentDrafts, by: Actor): Promise<number> {
  return drafts.create({ name: 'Alterações', isShared: true }, by)
}

/** Who else has a file in another open draft, or changed it last in this one. */
export async function othersWith(
  context: DeskContext,
  { store }: Pick<RouteOptions, 'store'>,
  { draft }: DraftChoice,
  path: string,
): Promise<{ person: string; draft: Pick<ListedDraft, 'id' | 'name'>; isHere: boolean }[]> {
  const { person } = sessionOf(context)
  const all = await store.contentDrafts.open()
  const read = await Promise.all(all.map((one) => wholeDraft(store.contentDrafts, one)))
  return read.flatMap((one) => {
    const file = one?.files.find((held) => held.path === path)
    const isHere = one?.id === draft?.id
    if (!one || !file || (isHere && file.person === person.name)) return []
    return [{ person: file.person, draft: { id: one.id, name: one.name }, isHere }]
  })
}

/** Drafts that were read last, with their photographs: by their store, then by id. */
const known = new WeakMap<ContentDrafts, LRUCache<number, Draft>>()
const maximumKnown = 20

async function wholeDraft(drafts: ContentDrafts, { id, version }: ListedDraft): Promise<Draft | undefined> {
  const cache = known.get(drafts) ?? new LRUCache<number, Draft>({ max: maximumKnown })
  known.set(drafts, cache)
  const found = cache.get(id)
  if (found?.version === version) return found
  const draft = await drafts.file(id)
  if (draft) cache.set(id, draft)
  return draft
}

/** The draft into which changes go, and a choice of the others. In: the page to return to after choosing another one. */
export function DraftBar({ choice: { draft, open }, path }: { choice: DraftChoice; path: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-rule bg-sheet px-4 py-3 text-small">
      {draft === undefined ? (
        <p className="py-1">
          Nada está em rascunho: a primeira mudança começa um, e o site só muda quando ele for publicado.
        </p>
      ) : (
        <>
          {open.length > 1 ? (
            <form method="get" action={path} className="flex flex-wrap items-end gap-2">
              <FilterSelect label="Rascunho" name="rascunho" value={String(draft.id)}>
                {open.map(({ id, name, ownerId }) => (
                  <option key={id} value={id}>
                    {name}
                    {ownerId === null ? '' : ' (só seu)'}
                  </option>
                ))}
              </FilterSelect>
              <Button type="submit">Trocar</Button>
            </form>
          ) : (
            <p className="py-1">
              Rascunho: <span className="font-medium">{draft.name}</span>
            </p>
          )}
          <a href={draftAddress(draft.id)} className="inline-flex min-h-11 items-center underline underline-offset-4">
            Ver e publicar
          </a>
          <p className="py-1 text-muted">
            {draft.fileCount === 1 ? '1 coisa mudada' : `${draft.fileCount} coisas mudadas`}
          </p>
          <LostSchedule history={draft.history} />
        </>
      )}
    </div>
  )
}
