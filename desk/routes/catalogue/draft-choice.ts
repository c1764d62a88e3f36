import type { ContentDrafts, Draft, ListedDraft } from '#server/inbox/content-drafts/content-drafts.ts'
import { sessionOf, type DeskContext } from '#desk/http/environment.ts'
import { idIn } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { RouteOptions } from '#desk/routes/desk-routes.ts'

/** The draft that a page shows, and all of the person's own and the shared drafts, that one included. */
export interface DraftChoice {
  /** Undefined when there is none: the first change then creates one. */
  draft: Draft | undefined
  open: readonly ListedDraft[]
}

/**
 * The draft in an address (`?rascunho=3`), else the person's own that was changed last, else the shared one that was
 * changed last. Throws a Refusal for one that is published or discarded, or belongs to somebody else.
 */
export async function draftChoice(context: DeskContext, { desk }: Pick<RouteOptions, 'desk'>): Promise<DraftChoice> {
  const { person } = sessionOf(context)
  const all = await desk.contentDrafts.open()
  const open = all.filter(({ ownerId }) => ownerId === null || ownerId === person.id)
  const asked = context.req.query('rascunho')
  const chosen =
    asked === undefined
      ? (open.find(({ ownerId }) => ownerId === person.id) ?? open[0])
      : open.find(({ id }) => id === idIn(asked))
  if (asked !== undefined && !chosen) throw noDraft()
  return { draft: chosen && (await wholeDraft(desk.contentDrafts, chosen)), open }
}

export const noDraft = () =>
  new Refusal('no-such-draft', 404, 'Este rascunho não está aberto: foi publicado ou descartado, ou é de outra pessoa.')

/** Drafts that were read before: by their store, then by id. */
const known = new WeakMap<ContentDrafts, Map<number, Draft>>()

async function wholeDraft(drafts: ContentDrafts, { id, version }: ListedDraft): Promise<Draft | undefined> {
  const kept = known.get(drafts) ?? new Map<number, Draft>()
  known.set(drafts, kept)
  const found = kept.get(id)
  if (found?.version === version) return found
  const draft = await drafts.file(id)
  if (draft) kept.set(id, draft)
  return draft
}
