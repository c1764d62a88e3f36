import * as v from 'valibot'
import { jsonTextSchema } from '#domain/text/text-schemas.ts'
import { changeDraft, noSchedule } from './content-drafts.ts'
import { insertRow } from './sql.ts'
import { byPerson, now, type Actor, type Db, type Row, type VersionRef } from './tables.ts'
import { lockedRow } from './versioned-write.ts'

export type Publication = Awaited<ReturnType<ReturnType<typeof publicationStore>['latest']>>[number]

export interface PublicationStart {
  kind: Row<'content_publications'>['kind']
  expected: VersionRef
  /** The digest of the draft's files as the person saw them (draftDigest). */
  digest: string
  changes: readonly string[]
}

const changesSchema = jsonTextSchema(v.array(v.string()))
const failureSchema = v.object({
  /** 'build' stands for an error while the files were written: stored rows have that name. */
  reason: v.picklist(['faults', 'conflict', 'build', 'interrupted']),
  problems: v.array(v.object({ text: v.string(), path: v.optional(v.string()), field: v.optional(v.string()) })),
})
/** Why a publication failed: sentences, each with its file where there is one. */
export type PublicationFailure = v.InferOutput<typeof failureSchema>

/** The record of publications, of which one can be under way at a time. */
export function publicationStore(db: Db) {
  const query = () =>
    db
      .selectFrom('content_publications as made')
      .innerJoin('content_drafts as draft', 'draft.id', 'made.draft_id')
      .select(['made.id', 'made.draft_id as draftId', 'draft.name as draftName', 'made.kind', 'made.at'])
      .select(['made.ended_at as endedAt', 'made.person', 'made.state', 'made.changes', 'made.failure'])
  return {
    publication: async (id: number) => {
      const row = await query().where('made.id', '=', id).executeTakeFirst()
      return row && publicationOf(row)
    },
    /** The last publications, the newest first. */
    latest: async (count: number) =>
      (await query().orderBy('made.id', 'desc').limit(count).execute()).map(publicationOf),
    /** Publications under way or left unfinished by a process that ended, oldest first. */
    unfinished: async () =>
      (await query().where('made.state', 'in', ['building', 'switching']).orderBy('made.id').execute()).map(
        publicationOf,
      ),
    /** Starts a publication. Out: its id; undefined if the draft has changed or is not open ('back': not published). */
    start: ({ kind, expected, changes }: Omit<PublicationStart, 'digest'>, by: Actor): Promise<number | undefined> =>
      db.transaction().execute(async (transaction) => {
        const draft = await lockedRow(transaction, 'content_drafts', expected.id)
        const startState = kind === 'publish' ? 'open' : 'published'
        if (draft?.version !== expected.version || draft.state !== startState) return undefined
        const row = { draft_id: expected.id, kind, ...byPerson(by), changes: JSON.stringify(changes) }
        const id = await insertRow(transaction, 'content_publications', row)
        await setDraft(transaction, expected.id, { state: 'publishing' })
        return id
      }),
    /** Records that the draft is published, or open again after a step back. */
    markDone: (id: number): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const publication = await endPublication(transaction, id, { state: 'done' })
        const draft = publication && (await lockedRow(transaction, 'content_drafts', publication.draft_id))
        if (!publication || !draft) return
        const by = { id: publication.person_id, name: publication.person }
        const state = publication.kind === 'publish' ? 'published' : 'open'
        await changeDraft(transaction, draft, { columns: { state, ...noSchedule }, act: publication.kind, by })
      }),
    /** Records the failure, and gives the draft the state that it had before. */
    markFailed: (id: number, failure: PublicationFailure): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const publication = await endPublication(transaction, id, { state: 'failed', failure: JSON.stringify(failure) })
        if (!publication) return
        const state = publication.kind === 'publish' ? 'open' : 'published'
        // The draft is tried again only after an interruption; after another failure a person has to look first.
        const isTriedAgain = failure.reason === 'interrupted'
        await setDraft(transaction, publication.draft_id, { state, ...(!isTriedAgain && noSchedule) })
      }),
  }
}

/** Sets columns of a draft and leaves its version as it is. */
async function setDraft(db: Db, id: number, columns: Partial<Row<'content_drafts'>>): Promise<void> {
  await db.updateTable('content_drafts').set(columns).where('id', '=', id).execute()
}

const endPublication = (db: Db, id: number, ending: { state: 'done' } | { state: 'failed'; failure: string }) =>
  db
    .updateTable('content_publications')
    .set({ ...ending, ended_at: now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

type StoredTexts = Pick<Row<'content_publications'>, 'changes' | 'failure'>

const publicationOf = <Columns extends StoredTexts>({ changes, failure, ...row }: Columns) => ({
  ...row,
  changes: v.parse(changesSchema, changes),
  failure: failure === null ? undefined : v.parse(jsonTextSchema(failureSchema), failure),
})
