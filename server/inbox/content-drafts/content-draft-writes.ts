import * as v from 'valibot'
import type { Actor, Seen } from '#server/inbox/desk/messages.ts'
import { id, parseRows } from '#server/inbox/rows.ts'
import type { Dialect, SqlStore, Steps } from '#server/inbox/sql/dialect.ts'
import {
  actRow,
  draftChangeSteps,
  fileOf,
  heldDraft,
  mayChange,
  seenDraft,
  unscheduled,
} from './content-draft-steps.ts'
import { fileOfRow, type StoredContentDraft, type StoredDraftFile } from '#server/inbox/content-draft-rows.ts'
import type { ContentDrafts, DraftOutcome, FileOutcome, FileToSave } from './content-drafts.ts'

type Writes = Pick<ContentDrafts, 'create' | 'saveFile' | 'saveFiles' | 'discard' | 'schedule'>

/** The desk's writes to drafts, each in one transaction with its row of the history. */
export function draftWrites({ dialect, statements }: SqlStore): Writes {
  const change = async (
    seen: Seen,
    by: Actor | undefined,
    steps: (draft: StoredContentDraft) => Steps<number>,
  ): Promise<DraftOutcome> => {
    const written = await statements.transaction(function* () {
      const draft = yield* seenDraft(dialect, seen, by)
      return typeof draft === 'string' ? draft : yield* steps(draft)
    })
    return typeof written === 'number' ? { kind: 'done', version: written } : { kind: written }
  }
  const saveFiles: Writes['saveFiles'] = (draftId, files, by) =>
    statements.transaction(() => savingAll(dialect, draftId, { files, by }))
  return {
    create: (draft, by) => statements.transaction(() => creating(dialect, draft, by)),
    saveFile: (draftId, file, by) => saveFiles(draftId, [file], by),
    saveFiles,
    discard: (seen, by) =>
      change(seen, by, (draft) =>
        draftChangeSteps(dialect, draft, { setting: { state: 'discarded', ...unscheduled }, act: 'discard', by }),
      ),
    schedule: (seen, at, by) =>
      // A person who may publish may also schedule somebody else's draft.
      change(seen, undefined, (draft) => {
        const set = { publish_at: at ?? null, publish_by_id: by.id, publish_by: by.name }
        const setting = at === undefined ? unscheduled : set
        return draftChangeSteps(dialect, draft, {
          setting,
          act: at === undefined ? 'unschedule' : 'schedule',
          detail: at,
          by,
        })
      }),
  }
}

function* creating(
  dialect: Dialect,
  { name, isShared }: { name: string; isShared: boolean },
  by: Actor,
): Steps<number> {
  yield* forgetting(dialect)
  const rows = yield {
    text: `INSERT INTO ${dialect.tables.content_drafts} (name, owner_id, owner) VALUES ($1, $2, $3) RETURNING id`,
    values: [name, isShared ? null : by.id, by.name],
  }
  const [made] = parseRows(v.object({ id }), rows)
  if (made === undefined) throw new Error('a row without a number')
  yield actRow(dialect, { draftId: made.id, act: 'create', by, version: 1 })
  return made.id
}

/**
 * Deletes the files of drafts published or discarded more than 30 days ago, except the one that was published last: a
 * step back needs its files. The record of publications stays.
 */
function* forgetting({ tables, fromNow }: Dialect): Steps<void> {
  const { content_drafts: drafts, content_draft_files: files, content_publications: publications } = tables
  const month = 30 * 24 * 60 * 60
  yield {
    text: `DELETE FROM ${files} WHERE draft_id IN (
        SELECT id FROM ${drafts} WHERE state IN ('published', 'discarded') AND updated_at < ${fromNow('$1')}
      ) AND draft_id NOT IN (SELECT draft_id FROM ${publications} WHERE state = 'done' ORDER BY id DESC LIMIT 1)`,
    values: [-month],
  }
}

function* savingAll(
  dialect: Dialect,
  draftId: number,
  { files, by }: { files: readonly FileToSave[]; by: Actor },
): Steps<FileOutcome> {
  const draft = yield* heldDraft(dialect, draftId)
  if (draft === 'gone') return { kind: 'gone' }
  if (!mayChange(draft, by)) return { kind: 'closed' }
  // All files are checked before the first is written, because a transaction that returns is committed.
  for (const { path, seenVersion } of files) {
    const present: StoredDraftFile | undefined = yield* fileOf(dialect, draftId, path)
    if ((present?.version ?? 0) !== seenVersion) return { kind: 'conflict', present: present && fileOfRow(present) }
  }
  let version = draft.version
  for (const file of files) version = yield* saving(dialect, { ...draft, version }, { file, by })
  return { kind: 'saved', version }
}

function* saving(
  dialect: Dialect,
  draft: StoredContentDraft,
  { file: { path, base, text }, by }: { file: FileToSave; by: Actor },
): Steps<number> {
  const files = dialect.tables.content_draft_files
  const isChange = base !== text
  const version = yield* draftChangeSteps(dialect, draft, { act: isChange ? 'save' : 'restore', detail: path, by })
  if (!isChange) {
    yield { text: `DELETE FROM ${files} WHERE draft_id = $1 AND path = $2`, values: [draft.id, path] }
    return version
  }
  yield {
    text: `INSERT INTO ${files} (draft_id, path, base, text, at, person_id, person, version)
      VALUES ($1, $2, $3, $4, ${dialect.now}, $5, $6, $7)
      ON CONFLICT (draft_id, path) DO UPDATE SET base = excluded.base, text = excluded.text, at = excluded.at,
        person_id = excluded.person_id, person = excluded.person, version = excluded.version`,
    values: [draft.id, path, base, text, by.id, by.name, version],
  }
  return version
}
