import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { dayMilliseconds } from '#domain/time.ts'
import { insertRow } from './sql.ts'
import { byPerson, now, type Actor, type Db, type Row, type VersionRef } from './tables.ts'
import { addHistoryEntry, lockedRow, writeRow, type HistoryEntry } from './versioned-write.ts'

export type ListedDraft = ReturnType<typeof listedDraft>

const fileColumns = ['path', 'base', 'text', 'version', 'person', 'at'] as const
export type DraftFile = Pick<Row<'content_draft_files'>, (typeof fileColumns)[number]>

/** A SHA-256 of what a draft would write, to compare with what somebody has seen. */
export const draftDigest = (files: readonly Pick<DraftFile, 'path' | 'base' | 'text'>[]): string =>
  hash('sha256', JSON.stringify(files.map(({ path, base, text }) => [path, base, text])))

/** A draft with all its files, in the order of their paths. */
export type Draft = NonNullable<Awaited<ReturnType<typeof readDraft>>>

export interface FileToSave {
  path: string
  /** The version of the draft's file that the person had open; 0 where the draft did not contain the file. */
  expectedVersion: number
  /** The text in `content/`; null for no file. A new text equal to it removes the file from the draft. */
  base: string | null
  /** The new text; null deletes the file. */
  text: string | null
}

/** The result of a write. `conflict`: what the person saw has changed; `closed`: not open, or somebody else's draft. */
export type DraftOutcome = { kind: 'done'; version: number } | { kind: 'conflict' | 'gone' | 'closed' }

/** How long the files of published and discarded drafts are kept at least. */
const keepMilliseconds = 30 * dayMilliseconds
/** How many headings' choices are kept (sheetReadings): those saved last. */
const maximumReadings = 100

export const noSchedule = { publish_at: null, publish_by_id: null, publish_by: null }

/** Changes of files before publication. Throws a RowRefused for a file of more than 20 million characters. */
export function contentDraftStore(db: Db) {
  /** Saves all files or none. A time of publication is taken back: what was scheduled is what had been seen then. */
  const saveFiles = (draftId: number, files: readonly FileToSave[], by: Actor): Promise<DraftOutcome> =>
    changeIfAllowed(db, { id: draftId }, mayChange(by), (transaction, draft) => saveAll(transaction, draft, files, by))
  return {
    /** The open drafts and the one being published, the last changed first. */
    listOpen: async (): Promise<ListedDraft[]> => {
      const rows = await db
        .selectFrom('content_drafts')
        .selectAll()
        .select((is) =>
          is
            .selectFrom('content_draft_files')
            .select((of) => of.fn.countAll<number>().as('files'))
            .whereRef('draft_id', '=', 'content_drafts.id')
            .as('file_count'),
        )
        .where('state', 'in', ['open', 'publishing'])
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return rows.map((row) => listedDraft(row, row.file_count ?? 0))
    },
    /** The bytes of all files of the open drafts, and of those that they replace. */
    openBytes: async (): Promise<number> => {
      const files = db
        .selectFrom('content_draft_files')
        .where('draft_id', 'in', (is) =>
          is.selectFrom('content_drafts').select('id').where('state', 'in', ['open', 'publishing']),
        )
      const size = sql<number>`coalesce(octet_length(base), 0) + coalesce(octet_length(text), 0)`
      const { bytes } = await files
        .select(sql<number>`CAST(coalesce(sum(${size}), 0) AS integer)`.as('bytes'))
        .executeTakeFirstOrThrow()
      return bytes
    },
    draft: (id: number) => readDraft(db, id),
    create: ({ name, isShared }: { name: string; isShared: boolean }, by: Actor): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        await deleteOldFiles(transaction)
        const owner = { owner_id: isShared ? null : by.id, owner: by.name }
        const row = { name, ...owner, created_at: now(), updated_at: now() }
        const id = await insertRow(transaction, 'content_drafts', row)
        await addHistoryEntry(transaction, 'content_drafts', { id, version: 1 }, { act: 'create', by })
        return id
      }),
    saveFile: (draftId: number, file: FileToSave, by: Actor) => saveFiles(draftId, [file], by),
    saveFiles,
    discard: (expected: VersionRef, by: Actor): Promise<DraftOutcome> =>
      changeIfAllowed(db, expected, mayChange(by), (transaction, draft) =>
        changeDraft(transaction, draft, { by, act: 'discard', columns: { state: 'discarded', ...noSchedule } }),
      ),
    /** Sets the time of publication; undefined removes it. Who may publish may schedule somebody else's draft too. */
    schedule: (expected: VersionRef, at: string | undefined, by: Actor): Promise<DraftOutcome> =>
      changeIfAllowed(db, expected, isOpen, (transaction, draft) =>
        at === undefined
          ? changeDraft(transaction, draft, { by, act: 'unschedule', columns: noSchedule })
          : changeDraft(transaction, draft, {
              by,
              act: 'schedule',
              detail: at,
              columns: { publish_at: at, publish_by_id: by.id, publish_by: by.name },
            }),
      ),
    due: async (): Promise<number[]> => {
      const scheduled = db.selectFrom('content_drafts').where('state', '=', 'open').where('publish_at', '<=', now())
      const rows = await scheduled.select('id').orderBy('publish_at').orderBy('id').execute()
      return rows.map(({ id }) => id)
    },
  }
}

/** The choices last made for other systems' sheets, by a digest of the sheet's heading; the same for everybody. */
export const sheetReadingStore = (db: Db) => ({
  /** The choices for a heading, as JSON. */
  find: async (heading: string): Promise<string | undefined> =>
    (await db.selectFrom('sheet_readings').select('choices').where('heading', '=', heading).executeTakeFirst())
      ?.choices,
  save: (heading: string, choices: string, by: Actor): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const row = { choices, at: now(), person: by.name }
      await transaction
        .insertInto('sheet_readings')
        .values({ heading, ...row })
        .onConflict((conflict) => conflict.column('heading').doUpdateSet(row))
        .execute()
      const headings = transaction.selectFrom('sheet_readings').select('heading')
      const newest = headings.orderBy('at', 'desc').limit(maximumReadings)
      await transaction.deleteFrom('sheet_readings').where('heading', 'not in', newest).execute()
    }),
})

async function readDraft(db: Db, id: number) {
  const row = await db.selectFrom('content_drafts').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return undefined
  const ownFiles = db.selectFrom('content_draft_files').where('draft_id', '=', id)
  const files = await ownFiles.select(fileColumns).orderBy('path').execute()
  const acts = db.selectFrom('content_draft_acts').where('draft_id', '=', id)
  const history = await acts.select(['at', 'person', 'act', 'detail']).orderBy('id').execute()
  return { ...listedDraft(row, files.length), files, history }
}

function listedDraft(row: Row<'content_drafts'>, fileCount: number) {
  const { publish_at: at, publish_by: name, publish_by_id: person } = row
  return {
    id: row.id,
    name: row.name,
    /** The id of the only person who may change the draft; null: everybody may. */
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

type DraftRow = Row<'content_drafts'>

const isOpen = ({ state }: DraftRow) => state === 'open'
const mayChange = (by: Actor) => (draft: DraftRow) =>
  isOpen(draft) && (draft.owner_id === null || draft.owner_id === by.id)

/** Changes a draft in a transaction, if the person may and it is in the expected version. In: gives the new version. */
const changeIfAllowed = (
  db: Db,
  { id, version: expectedVersion }: { id: number; version?: number },
  isAllowed: (draft: DraftRow) => boolean,
  change: (transaction: Db, draft: DraftRow) => Promise<number | 'conflict'>,
): Promise<DraftOutcome> =>
  db.transaction().execute(async (transaction) => {
    const draft = await lockedRow(transaction, 'content_drafts', id)
    if (draft === undefined) return { kind: 'gone' }
    if (!isAllowed(draft)) return { kind: 'closed' }
    const isExpected = expectedVersion === undefined || draft.version === expectedVersion
    const version = isExpected ? await change(transaction, draft) : 'conflict'
    return version === 'conflict' ? { kind: 'conflict' } : { kind: 'done', version }
  })

/** Changes a draft, increases its version, and records the act. Out: the new version. */
export async function changeDraft(
  db: Db,
  draft: VersionRef,
  { columns, ...act }: HistoryEntry & { columns: Partial<DraftRow> },
): Promise<number> {
  const allColumns = { ...columns, updated_at: now() }
  return (await writeRow(db, 'content_drafts', draft, allColumns, act)).version
}

/** Deletes old files, but not of the draft published last: a step back needs them. The record of publications stays. */
async function deleteOldFiles(db: Db): Promise<void> {
  const ended = db.selectFrom('content_drafts').where('state', 'in', ['published', 'discarded'])
  const old = ended.where('updated_at', '<', now(-keepMilliseconds)).select('id')
  const done = db.selectFrom('content_publications').where('state', '=', 'done')
  const last = done.select('draft_id').orderBy('id', 'desc').limit(1)
  await db.deleteFrom('content_draft_files').where('draft_id', 'in', old).where('draft_id', 'not in', last).execute()
}

async function saveAll(db: Db, draft: DraftRow, files: readonly FileToSave[], by: Actor) {
  const { id } = draft
  // A transaction that returns is committed, even with a conflict, so all files are checked before one is written.
  const ownFiles = db.selectFrom('content_draft_files').where('draft_id', '=', id)
  const presentFiles = await ownFiles.select(['path', 'version']).execute()
  const versions = new Map(presentFiles.map((file) => [file.path, file.version]))
  if (files.some(({ path, expectedVersion }) => (versions.get(path) ?? 0) !== expectedVersion)) return 'conflict'
  let { version } = draft
  if (draft.publish_at !== null) {
    const change = { act: 'unschedule', detail: draft.publish_at, columns: noSchedule, by }
    version = await changeDraft(db, draft, change)
  }
  for (const file of files) version = await saveFile(db, { id, version }, file, by)
  return version
}

async function saveFile(db: Db, draft: VersionRef, { path, base, text }: FileToSave, by: Actor) {
  const isChange = base !== text
  const act = isChange ? 'save' : 'restore'
  const version = await changeDraft(db, draft, { act, detail: path, by, columns: {} })
  if (isChange) {
    const row = { base, text, ...byPerson(by), version }
    await db
      .insertInto('content_draft_files')
      .values({ draft_id: draft.id, path, ...row })
      .onConflict((conflict) => conflict.columns(['draft_id', 'path']).doUpdateSet(row))
      .execute()
  } else await db.deleteFrom('content_draft_files').where('draft_id', '=', draft.id).where('path', '=', path).execute()
  return version
}
