import { idOf } from '#server/content/edit/catalogue.ts'
import type { ContentDrafts } from '#server/store/store.ts'

/** Who made a published change of a product, and when (ISO 8601). */
export interface PublishedChange {
  person: string
  at: string
}

/** The number of publications that are examined; the files of a published draft are kept for a month only. */
const maximum = 50

/** The result for each store, and the latest publication that it includes. */
const known = new WeakMap<ContentDrafts, { last: number; changes: ReadonlyMap<string, PublishedChange> }>()

/** The last published change of each product, by product id. */
export async function publishedChanges(drafts: ContentDrafts): Promise<ReadonlyMap<string, PublishedChange>> {
  const done = (await drafts.publications.latest(maximum)).filter(({ state }) => state === 'done')
  const last = done[0]?.id ?? 0
  const kept = known.get(drafts)
  if (kept?.last === last) return kept.changes
  const changes = new Map<string, PublishedChange>()
  for (const { draftId, endedAt, kind, person } of done) {
    const files = (await drafts.file(draftId))?.files ?? []
    for (const file of files) {
      const id = idOf(file.path)
      // A publication that undoes another one counts as a change by the person who undid it.
      const by = kind === 'back' ? person : file.person
      if (id !== '' && endedAt !== null && !changes.has(id)) changes.set(id, { person: by, at: endedAt })
    }
  }
  known.set(drafts, { last, changes })
  return changes
}
