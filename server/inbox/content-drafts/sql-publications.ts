import * as v from 'valibot'
import type { Actor } from '#server/inbox/desk/messages.ts'
import { id, parseRows } from '#server/inbox/rows.ts'
import type { Dialect, SqlStore, Statement, Steps } from '#server/inbox/sql/dialect.ts'
import { storedPublicationSchema } from '#server/inbox/content-draft-rows.ts'
import { draftChangeSteps, heldDraft, unscheduled } from './content-draft-steps.ts'
import type { DraftState } from './content-drafts.ts'
import type { Publication, PublicationFailure, Publications, PublicationStart } from './publications.ts'

const changesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()))
const failureSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    reason: v.picklist(['faults', 'conflict', 'build', 'interrupted']),
    problems: v.array(v.object({ text: v.string(), path: v.optional(v.string()), field: v.optional(v.string()) })),
  }),
) satisfies v.GenericSchema<string, PublicationFailure>
const namedSchema = v.object({ ...storedPublicationSchema.entries, draft_name: v.string() })

/** The record of publications, in a store shared by all desks. */
export function sqlPublications({ dialect, statements }: SqlStore): Publications {
  const { content_publications: publications, content_drafts: drafts } = dialect.tables
  const find = async (rest: string, values: number[] = []) => {
    const text = `SELECT made.*, drafts.name AS draft_name FROM ${publications} AS made
      JOIN ${drafts} AS drafts ON drafts.id = made.draft_id ${rest}`
    return parseRows(namedSchema, await statements.read({ text, values })).map(publicationOfRow)
  }
  return {
    latest: (count) => find('ORDER BY made.id DESC LIMIT $1', [count]),
    unfinished: () => find("WHERE made.state IN ('building', 'switching') ORDER BY made.id"),
    start: (publication, by) => statements.transaction(() => starting(dialect, publication, by)),
    switching: async (number, { release, before = null }) => {
      await statements.write({
        text: `UPDATE ${publications} SET state = 'switching', release = $2, release_before = $3 WHERE id = $1`,
        values: [number, release, before],
      })
    },
    done: (number) => statements.transaction(() => ending(dialect, number)),
    failed: (number, failure) => statements.transaction(() => failing(dialect, number, failure)),
  }
}

function* starting(dialect: Dialect, { kind, seen, changes }: PublicationStart, by: Actor): Steps<number | undefined> {
  const draft = yield* heldDraft(dialect, seen.id)
  const expected = kind === 'publish' ? 'open' : 'published'
  if (draft === 'gone' || draft.version !== seen.version || draft.state !== expected) return undefined
  const rows = yield {
    text: `INSERT INTO ${dialect.tables.content_publications} (draft_id, kind, person_id, person, changes)
      VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    values: [seen.id, kind, by.id, by.name, JSON.stringify(changes)],
  }
  // From here on nobody can change the draft that is being published.
  yield stateOf(dialect, seen.id, 'publishing')
  return parseRows(v.object({ id }), rows)[0]?.id
}

/** Records a failure, and gives the draft the state that it had before the publication. */
function* failing(dialect: Dialect, number: number, failure: PublicationFailure): Steps<void> {
  const rows = yield {
    text: `UPDATE ${dialect.tables.content_publications} SET state = 'failed', failure = $2, ended_at = ${dialect.now}
      WHERE id = $1 RETURNING *`,
    values: [number, JSON.stringify(failure)],
  }
  const [made] = parseRows(storedPublicationSchema, rows)
  if (!made) return
  yield stateOf(dialect, made.draft_id, made.kind === 'publish' ? 'open' : 'published')
  // After a failure a person has to look first; an interrupted publication is tried again.
  if (failure.reason !== 'interrupted')
    yield {
      text: `UPDATE ${dialect.tables.content_drafts} SET publish_at = NULL, publish_by_id = NULL, publish_by = NULL WHERE id = $1`,
      values: [made.draft_id],
    }
}

function stateOf({ tables }: Dialect, draftId: number, state: DraftState): Statement {
  return { text: `UPDATE ${tables.content_drafts} SET state = $1 WHERE id = $2`, values: [state, draftId] }
}

function* ending(dialect: Dialect, number: number): Steps<void> {
  const publications = dialect.tables.content_publications
  const rows = yield {
    text: `UPDATE ${publications} SET state = 'done', ended_at = ${dialect.now} WHERE id = $1 RETURNING *`,
    values: [number],
  }
  const [made] = parseRows(storedPublicationSchema, rows)
  const draft = made ? yield* heldDraft(dialect, made.draft_id) : 'gone'
  if (made === undefined || draft === 'gone') return
  const state = made.kind === 'publish' ? 'published' : 'open'
  const by = { id: made.person_id, name: made.person }
  yield* draftChangeSteps(dialect, draft, { setting: { state, ...unscheduled }, act: made.kind, by })
}

function publicationOfRow(row: v.InferOutput<typeof namedSchema>): Publication {
  return {
    id: row.id,
    draftId: row.draft_id,
    draftName: row.draft_name,
    kind: row.kind,
    at: row.at,
    endedAt: row.ended_at,
    person: row.person,
    state: row.state,
    release: row.release,
    releaseBefore: row.release_before,
    changes: v.parse(changesSchema, row.changes),
    failure: row.failure === null ? undefined : v.parse(failureSchema, row.failure),
  }
}
