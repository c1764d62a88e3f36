import type { Store } from '#server/store/store.ts'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { describeChanges } from '#server/publish/describe-changes.ts'
import type { Publisher } from '#server/publish/publisher.ts'
import type { Access } from '#desk/access/access.ts'

interface DueParts {
  publisher: Pick<Publisher, 'publish'>
  store: Pick<Store, 'contentDrafts' | 'audit'>
  access: { persons: Pick<Access['persons'], 'all'> }
}

const everyMilliseconds = 15_000

/** Publishes drafts whose time has come, one after the other. Out: `stop` ends this. */
export function publishWhenDue(parts: DueParts): { stop: () => void } {
  let isAtWork = false
  const timer = setInterval(() => {
    if (isAtWork) return
    isAtWork = true
    publishDue(parts)
      .catch((error: unknown) => log('publishing-when-due-failed', traceOf(error)))
      .finally(() => (isAtWork = false))
  }, everyMilliseconds)
  return { stop: () => clearInterval(timer) }
}

/**
 * Publishes what is due, in the name of the person who set the time, as long as that person still administers. A draft
 * whose publication failed is not due again until a person acts; an interrupted publication is tried again.
 */
export async function publishDue({ publisher, store, access }: DueParts): Promise<void> {
  const { contentDrafts: drafts } = store
  for (const id of await drafts.due()) {
    const draft = await drafts.file(id)
    if (!draft?.schedule) continue
    const { by } = draft.schedule
    const seen = { id, version: draft.version }
    const persons = await access.persons.all()
    const mayPublish = persons.some((person) => person.id === by.id && person.role === 'administra' && person.isActive)
    if (!mayPublish) {
      await drafts.schedule(seen, undefined, by)
      await store.audit.record({
        operator: by.name,
        action: 'refused',
        target: id,
        note: 'publicação com hora marcada',
      })
      continue
    }
    const changes = describeChanges(draft.files).flatMap(({ sentences }) => sentences)
    const { kind } = await publisher.publish({ kind: 'publish', seen, changes }, by)
    if (kind === 'ended')
      await store.audit.record({ operator: by.name, action: 'published-draft', target: id, note: 'na hora marcada' })
  }
}
