import { parseRows } from '#server/inbox/rows.ts'
import type { Dialect, Statement, Steps } from '#server/inbox/sql/dialect.ts'
import type { Actor, Seen } from '#server/inbox/desk/messages.ts'
import { update, type Setting } from '#server/inbox/desk/setting.ts'
import {
  storedContentDraftSchema,
  storedDraftFileSchema,
  type StoredContentDraft,
  type StoredDraftFile,
} from '#server/inbox/content-draft-rows.ts'

/** The row of a draft, locked until the transaction ends; 'gone' when it does not exist. */
export function* heldDraft({ tables, lockRows }: Dialect, draftId: number): Steps<StoredContentDraft | 'gone'> {
  const rows = yield { text: `SELECT * FROM ${tables.content_drafts} WHERE id = $1 ${lockRows}`, values: [draftId] }
  const [found] = parseRows(storedContentDraftSchema, rows)
  return found ?? 'gone'
}

/**
 * An open draft, if it is still in the version that was seen; otherwise the reason why not. In `by`: the person who
 * changes the draft, who must be its owner unless the draft is everybody's; undefined where any person may.
 */
export function* seenDraft(
  dialect: Dialect,
  seen: Seen,
  by: Actor | undefined,
): Steps<StoredContentDraft | 'gone' | 'closed' | 'conflict'> {
  const found = yield* heldDraft(dialect, seen.id)
  if (found === 'gone') return found
  if (!(by ? mayChange(found, by) : found.state === 'open')) return 'closed'
  return found.version === seen.version ? found : 'conflict'
}

/** Whether a draft is open, and belongs to the person or to everybody. */
export function mayChange({ state, owner_id: owner }: StoredContentDraft, by: Actor): boolean {
  return state === 'open' && (owner === null || owner === by.id)
}

/** The columns whose setting removes a draft's time of publication. */
export const unscheduled = { publish_at: null, publish_by_id: null, publish_by: null }

/** One file of a draft. */
export function* fileOf({ tables }: Dialect, draftId: number, path: string): Steps<StoredDraftFile | undefined> {
  const rows = yield {
    text: `SELECT * FROM ${tables.content_draft_files} WHERE draft_id = $1 AND path = $2`,
    values: [draftId, path],
  }
  return parseRows(storedDraftFileSchema, rows)[0]
}

/** Changes a draft, increases its version, and records the act. Out: the new version. */
export function* draftChangeSteps(
  dialect: Dialect,
  draft: StoredContentDraft,
  { setting = {}, act, detail, by }: { setting?: Setting; act: string; detail?: string | undefined; by: Actor },
): Steps<number> {
  const { tables, now } = dialect
  yield update(tables.content_drafts, draft.id, { ...setting, updated_at: { sql: now } })
  const version = draft.version + 1
  yield actRow(dialect, { draftId: draft.id, act, detail, by, version })
  return version
}

/** The statement that inserts a row into the history. */
export function actRow(
  { tables }: Dialect,
  row: { draftId: number; act: string; detail?: string | undefined; by: Actor; version: number },
): Statement {
  const { draftId, act, detail = null, by, version } = row
  return {
    text: `INSERT INTO ${tables.content_draft_acts} (draft_id, person_id, person, act, detail, version) VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [draftId, by.id, by.name, act, detail, version],
  }
}
