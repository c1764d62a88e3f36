import { pathToFileURL } from 'node:url'
import type { RouteOptions } from '#desk/http/routes.ts'
import type { BuiltCode } from '#server/code/built-code.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { ContentBusy } from '#server/content/drafts/change-files.ts'
import type { Environment } from '#server/environment.ts'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { commitContent } from '#server/publish/commit-content.ts'
import { describeChanges } from '#server/publish/describe-changes.ts'
import { Publisher } from '#server/publish/publisher.ts'
import type { Store } from '#server/store/store.ts'
import { previewServer, type PreviewServer } from './preview-server.ts'
import { Previews, type PreviewSources } from './previews.ts'

type PublishingParts = Pick<RouteOptions, 'publisher' | 'store' | 'access'>

/**
 * Publishes what is due as its person saw it, and in that person's name, as long as the person still administers and the
 * desk's own store says the same: the shop's store alone could be the public server's word. A draft whose publication
 * failed is not due again until a person acts; an interrupted publication is tried again.
 */
export async function publishDue({ publisher, store, access }: PublishingParts): Promise<void> {
  const { contentDrafts: drafts } = store
  // An hour that was taken back (by a save, by discarding the draft) must not hold again if the shop's store says so.
  for (const { draftId, at } of await access.schedules.all())
    if ((await drafts.draft(draftId))?.schedule?.at !== at) await access.schedules.remove(draftId, at)
  for (const id of await drafts.due()) {
    const draft = await drafts.draft(id)
    if (!draft?.schedule) continue
    const { at, by } = draft.schedule
    const expected = { id, version: draft.version }
    const schedule = await access.schedules.of(id)
    const isConfirmed = schedule?.at === at && schedule.personId === by.id
    const person = (await access.persons.all()).find(({ id: personId, isActive }) => isActive && personId === by.id)
    if (!isConfirmed || person?.role !== 'administra') {
      await drafts.schedule(expected, undefined, by)
      const note = 'publicação com hora marcada'
      await store.audit.record({ operator: by.name, action: 'refused', target: id, note })
      continue
    }
    const changes = describeChanges(draft.files).flatMap(({ sentences }) => sentences)
    const { digest } = schedule
    const outcome = await publisher.publish({ kind: 'publish', expected, digest, changes }, person)
    if (outcome.kind !== 'ended') continue
    await access.schedules.remove(id, at)
    if (outcome.failure) continue
    await access.approvals.add(id, digest)
    const act = { operator: person.name, action: 'published-draft', target: id, note: 'na hora marcada' } as const
    await store.audit.record(act)
  }
}

/** The time between two looks for drafts whose hour of publication has come. */
const dueCheckMilliseconds = 15_000

/** Opens previews and publishes drafts at their hour. Out: `stop` ends both when nothing is under way. */
export async function openPublishing(
  code: BuiltCode,
  { settings, ...parts }: PublishingParts & Pick<RouteOptions, 'settings'> & Omit<PreviewSources, 'code'>,
): Promise<{ previews: PreviewServer; stop: () => Promise<void> }> {
  const { renderPage, routes }: typeof import('#server/render/worker.ts') = await import(
    pathToFileURL(code.server).href
  )
  const previews = previewServer({
    settings,
    sessions: parts.access.sessions,
    previews: new Previews({ ...parts, code: { renderPage, routes: routes() } }),
    codeFolder: code.client,
  })
  let isPublishing = false
  const timer = setInterval(() => {
    if (isPublishing) return
    isPublishing = true
    publishDue(parts)
      .catch((error: unknown) => log('publishing-when-due-failed', traceOf(error)))
      .finally(() => (isPublishing = false))
  }, dueCheckMilliseconds)
  return {
    previews,
    stop: async () => {
      clearInterval(timer)
      await Promise.all([parts.publisher.whenIdle(), previews.stop()])
    },
  }
}

/** Makes the publisher. A publication that an earlier process left by halves is finished first. */
export async function openPublisher(
  content: ContentFiles,
  { store, environment }: { store: Store; environment: Environment },
): Promise<Publisher> {
  const drafts = store.contentDrafts
  const publisher = new Publisher({ content, drafts, commit: commitContent, settings: environment })
  await publisher.recover().catch((error: unknown) => {
    if (!(error instanceof ContentBusy)) throw error
    // Another process is publishing or importing; the next publication finishes what it leaves.
    log('publishing-not-recovered', { reason: error.message })
  })
  return publisher
}
