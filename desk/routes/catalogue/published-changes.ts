import { idOf } from '#server/content/edit/catalogue.ts'
import type { ContentDrafts } from '#server/inbox/content-drafts/content-drafts.ts'

/** Who made a published change of a product, and when (ISO 8601). */
export interface PublishedChange {
  person: string
  at: string
}

/** The number of publications that are examined: the files of older ones are not kept. */
const maximum = 50

/** By store: the result, and the latest publication that it includes. */
const known = new WeakMap<ContentDrafts, { last: number; changes: ReadonlyMap<string, PublishedChange> }>()

/** By product id: the last published change of each. */
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
      // After a step back, the person who went back counts.
      const by = kind === 'back' ? person : file.person
      if (id !== '' && endedAt !== null && !changes.has(id)) changes.set(id, { person: by, at: endedAt })
    }
  }
  known.set(drafts, { last, changes })
  return changes
}
