import * as v from 'valibot'
import { id, parseRows } from '#server/inbox/rows.ts'
import type { SqlStore } from '#server/inbox/sql/dialect.ts'
import {
  contentDraftActSchema,
  fileOfRow,
  storedContentDraftSchema,
  storedDraftFileSchema,
  type StoredContentDraft,
} from '#server/inbox/content-draft-rows.ts'
import { draftWrites } from './content-draft-writes.ts'
import type { ContentDrafts, Draft, ListedDraft } from './content-drafts.ts'
import { sqlPublications } from './sql-publications.ts'

const countedSchema = v.object({ ...storedContentDraftSchema.entries, file_count: id })

/** Drafts of the shop's files, in a store shared by all desks. */
export function sqlContentDrafts(store: SqlStore): ContentDrafts {
  const { dialect, statements } = store
  const { content_drafts: drafts, content_draft_files: files } = dialect.tables
  return {
    open: async () => {
      const rows = await statements.read({
        text: `SELECT drafts.*, (SELECT CAST(count(*) AS integer) FROM ${files} AS files WHERE files.draft_id = drafts.id) AS file_count
          FROM ${drafts} AS drafts WHERE state IN ('open', 'publishing') ORDER BY updated_at DESC, id DESC`,
        values: [],
      })
      return parseRows(countedSchema, rows).map((row) => listedDraft(row, row.file_count))
    },
    file: (draftId) => draftFile(store, draftId),
    due: async () => {
      const rows = await statements.read({
        text: `SELECT id FROM ${drafts} WHERE state = 'open' AND publish_at <= ${dialect.now} ORDER BY publish_at, id`,
        values: [],
      })
      return parseRows(v.object({ id }), rows).map((row) => row.id)
    },
    publications: sqlPublications(store),
    ...draftWrites(store),
  }
}

async function draftFile({ dialect, statements }: SqlStore, draftId: number): Promise<Draft | undefined> {
  const { content_drafts: drafts, content_draft_files: files, content_draft_acts: acts } = dialect.tables
  const read = (text: string) => statements.read({ text, values: [draftId] })
  const [row] = parseRows(storedContentDraftSchema, await read(`SELECT * FROM ${drafts} WHERE id = $1`))
  if (row === undefined) return undefined
  const held = await read(`SELECT * FROM ${files} WHERE draft_id = $1 ORDER BY path`)
  const history = await read(`SELECT * FROM ${acts} WHERE draft_id = $1 ORDER BY id`)
  const all = parseRows(storedDraftFileSchema, held).map(fileOfRow)
  return {
    ...listedDraft(row, all.length),
    files: all,
    history: parseRows(contentDraftActSchema, history).map(({ at, person, act, detail }) => ({
      at,
      person,
      act,
      detail,
    })),
  }
}

function listedDraft(row: StoredContentDraft, fileCount: number): ListedDraft {
  const { publish_at: at, publish_by: name, publish_by_id: person } = row
  return {
    id: row.id,
    name: row.name,
    ownerId: row.owner_id,
    owner: row.owner,
    state: row.state,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    schedule: at === null || name === null ? undefined : { at, by: { id: person, name } },
    fileCount,
    version: row.version,
  }
}
