import { idOf } from '#server/content/edit/catalogue.ts'
import type { ContentDrafts } from '#server/inbox/content-drafts/content-drafts.ts'

/** Who changed a product that was published, and when it was (ISO 8601). */
export interface PublishedChange {
  person: string
  at: string
}

/** So many publications are looked through: the files of older ones are not kept. */
const most = 50

/** By store: what was found, and the publication that was the last one then. */
const known = new WeakMap<ContentDrafts, { last: number; changes: ReadonlyMap<string, PublishedChange> }>()

/** By the ids of products: who changed what was published last of each. */
export async function publishedChanges(drafts: ContentDrafts): Promise<ReadonlyMap<string, PublishedChange>> {
  const done = (await drafts.publications.latest(most)).filter(({ state }) => state === 'done')
  const last = done[0]?.id ?? 0
  const kept = known.get(drafts)
  if (kept?.last === last) return kept.changes
  const changes = new Map<string, PublishedChange>()
  for (const { draftId, endedAt, kind, person } of done) {
    const files = (await drafts.file(draftId))?.files ?? []
    for (const file of files) {
      const id = idOf(file.path)
      // Who goes back is who changes it.
      const by = kind === 'back' ? person : file.person
      if (id !== '' && endedAt !== null && !changes.has(id)) changes.set(id, { person: by, at: endedAt })
    }
  }
  known.set(drafts, { last, changes })
  return changes
}
