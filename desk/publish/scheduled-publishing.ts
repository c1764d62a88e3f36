import { setTimeout as sleep } from 'node:timers/promises'
import type { RouteOptions } from '#desk/http/routes.ts'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { describeChanges } from '#server/publish/describe-changes.ts'

type PublishingParts = Pick<RouteOptions, 'publisher' | 'store' | 'access'>

/** The time between two looks for drafts whose hour of publication has come. */
const dueCheckMilliseconds = 15_000

/** Publishes drafts at their hour. Out: `stop`, which waits until no publication is under way. */
export function startScheduledPublishing(parts: PublishingParts): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  async function run(): Promise<void> {
    while (!signal.aborted) {
      await publishDue(parts, signal).catch((error: unknown) => log('publishing-when-due-failed', traceOf(error)))
      // The pause rejects only when it is ended by `stop`.
      await sleep(dueCheckMilliseconds, undefined, { signal }).catch(() => {})
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
      await parts.publisher.whenIdle()
    },
  }
}

/**
 * Publishes each draft whose hour has come; after a signal, no further one. A draft that throws does not hold up the
 * others, and is tried again like an interrupted publication. One whose publication failed waits until a person acts.
 */
export async function publishDue(parts: PublishingParts, signal?: AbortSignal): Promise<void> {
  const { store, access } = parts
  const drafts = store.contentDrafts
  // An hour that was taken back (by a save, by discarding the draft) must not hold again if the shop's store says so.
  for (const { draftId, at } of await access.schedules.all())
    if ((await drafts.draft(draftId))?.schedule?.at !== at) await access.schedules.remove(draftId, at)
  for (const draft of await drafts.due()) {
    if (signal?.aborted) return
    await publishDraft(parts, draft).catch((error: unknown) =>
      log('publishing-when-due-failed', { draft, ...traceOf(error) }),
    )
  }
}

/**
 * Publishes a draft as its person saw it, and in that person's name, as long as the person still administers. The
 * public server can write to the shop's store, so an hour holds only if the desk's own store has it too.
 */
async function publishDraft({ publisher, store, access }: PublishingParts, id: number): Promise<void> {
  const drafts = store.contentDrafts
  const draft = await drafts.draft(id)
  if (!draft?.schedule) return
  const { at, by } = draft.schedule
  const expected = { id, version: draft.version }
  const schedule = await access.schedules.of(id)
  const isConfirmed = schedule?.at === at && schedule.personId === by.id
  const person = (await access.persons.all()).find(({ id: personId, isActive }) => isActive && personId === by.id)
  if (!isConfirmed || person?.role !== 'administra') {
    await drafts.schedule(expected, undefined, by)
    const note = 'publicação com hora marcada'
    await store.audit.record({ operator: by.name, action: 'refused', target: id, note })
    return
  }
  const changes = describeChanges(draft.files).flatMap(({ sentences }) => sentences)
  const { digest } = schedule
  const outcome = await publisher.publish({ kind: 'publish', expected, digest, changes }, person)
  if (outcome.kind !== 'ended') return
  await access.schedules.remove(id, at)
  if (outcome.failure) return
  await access.approvals.add(id, digest)
  const act = { operator: person.name, action: 'published-draft', target: id, note: 'na hora marcada' } as const
  await store.audit.record(act)
}
