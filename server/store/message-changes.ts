import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { AnswerWay, Origin } from '#domain/desk/message-ways.ts'
import { canRemind, turnAfter, turns, type Action } from '#domain/desk/turn.ts'
import type { Contact } from '#domain/forms/contact.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { jsonTextSchema } from '#domain/text/text-schemas.ts'
import { messageDetails } from './messages.ts'
import { insertRow } from './sql.ts'
import { byPerson, now, type Actor, type Db, type Row, type VersionRef } from './tables.ts'
import {
  addHistoryEntry,
  changeIfUnchanged,
  lockedRow,
  unchangedRow,
  writeRow,
  type WriteRefusal,
} from './versioned-write.ts'

export type MessageChange =
  | { kind: 'action'; action: Exclude<Action, 'answer'> }
  /** The person who takes charge; null for nobody. */
  | { kind: 'in-charge'; person: number | null; name: string | null }
  /** The day of the reminder, 2026-11-26; null removes it. */
  | { kind: 'remind'; day: string | null }

export interface BulkOutcome {
  done: VersionRef[]
  /** The ids of messages that have changed meanwhile, are gone, or whose turn does not allow the change. */
  refused: number[]
  /** The id by which the changes can be undone together; undefined when nothing was changed. */
  batch: string | undefined
}

export interface NewAnswer {
  way: AnswerWay
  subject: string | null
  text: string
  /** The proposal's revision that is attached; the answer then goes to the address in the proposal. */
  document?: { proposalId: number; revision: number }
}

/** A message from outside the site: who, what about and what was asked are enough. */
export type NewMessage = Pick<Contact, 'name' | 'subject' | 'message'> &
  Partial<{ [Field in keyof Contact]: Contact[Field] | null }> & { origin: Exclude<Origin, 'site'> }

type WriteResult = { version: number; batch: string } | WriteRefusal

/** The columns of a message that changes set and an undo restores. */
const stateSchema = v.object({
  turn: v.picklist(turns),
  turn_since: v.string(),
  handled_at: v.nullable(v.string()),
  is_suspect: v.boolean(),
  in_charge: v.nullable(v.number()),
  remind_on: v.nullable(v.string()),
})
type MessageRow = Row<'contacts'>
type MessageState = v.InferOutput<typeof stateSchema>
const storedStateSchema = jsonTextSchema(stateSchema)
/** The column of a message that is to be indexed anew (message-search.ts). */
const reindexed = { search_text: null }
const stateOf = (row: MessageState) => JSON.stringify(v.parse(stateSchema, row))

/** The desk's writes to messages, each in one transaction with its row of the history. */
export function messageChanges(db: Db) {
  const changeMessage = (expected: VersionRef, change: (transaction: Db, row: MessageRow) => Promise<WriteResult>) =>
    changeIfUnchanged(db, 'contacts', expected, change, (id) => messageDetails(db, id))
  return {
    change: (expected: VersionRef, change: MessageChange, by: Actor) =>
      changeMessage(expected, (transaction, row) => changeOne(transaction, row, change, by, randomUUID())),
    changeAll: (messages: readonly VersionRef[], change: MessageChange, by: Actor): Promise<BulkOutcome> =>
      inBatch(db, async (transaction, batch, outcome) => {
        // Rows are locked in a fixed order, so that two persons who change many at once do not deadlock.
        for (const expected of messages.toSorted((a, b) => a.id - b.id)) {
          const row = await unchangedRow(transaction, 'contacts', expected)
          const result = typeof row === 'string' ? row : await changeOne(transaction, row, change, by, batch)
          if (typeof result === 'object') outcome.done.push({ id: expected.id, version: result.version })
          else outcome.refused.push(expected.id)
        }
      }),
    /** Undoes a batch for the messages that were not changed since. */
    undo: (undoneBatch: string, by: Actor): Promise<BulkOutcome> =>
      inBatch(db, async (transaction, batch, outcome) => {
        const acts = await transaction
          .selectFrom('desk_acts')
          .selectAll()
          .where('batch', '=', undoneBatch)
          .where('before', 'is not', null)
          // An answer is taken back with its text, by `takeBack`.
          .where('act', '<>', 'answer')
          .orderBy('id')
          .execute()
        for (const { contact_id: id, version, before, act } of acts) {
          if (id === null) continue
          const row = await unchangedRow(transaction, 'contacts', { id, version })
          if (typeof row === 'string') {
            outcome.refused.push(id)
            continue
          }
          const undo = { by, act: 'undo', detail: act, batch, before: stateOf(row) }
          await writeRow(transaction, 'contacts', row, v.parse(storedStateSchema, before), undo)
          outcome.done.push({ id, version: version + 1 })
        }
      }),
    /**
     * Stores an answer; one sent by SMTP goes into the outbox in the same transaction. Other messages of the person in
     * `repeatedIn` get its text without an e-mail, unless they have changed since.
     */
    answer: (expected: VersionRef, answer: NewAnswer, by: Actor, repeatedIn: readonly VersionRef[] = []) =>
      changeMessage(expected, async (transaction, row) => {
        const result = await answerMessage(transaction, row, answer, by)
        if (typeof result !== 'object') return result
        for (const other of repeatedIn) {
          const repeated = await unchangedRow(transaction, 'contacts', other)
          if (typeof repeated === 'object') await answerMessage(transaction, repeated, answer, by, true)
        }
        return result
      }),
    /** Takes back the last answer, recorded by mistake; the turn is as before it. An answer sent by SMTP stays. */
    takeBack: (expected: VersionRef, answerId: number, by: Actor) =>
      changeMessage(expected, (transaction, row) => takeAnswerBack(transaction, row, answerId, by)),
    /** Adds a note, whatever the version, as it overwrites nothing. Out: whether the message exists. */
    note: (id: number, text: string, by: Actor): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const message = await lockedRow(transaction, 'contacts', id)
        if (!message) return false
        await insertRow(transaction, 'message_notes', { contact_id: id, ...byPerson(by), text })
        // The version increases, because a person who is answering has to read the note first.
        await writeRow(transaction, 'contacts', message, reindexed, { by, act: 'note', batch: randomUUID() })
        return true
      }),
    /** Adds a message that did not come through the site: by telephone, say. Out: its id. Throws RowRefused. */
    add: (message: NewMessage, by: Actor): Promise<number> =>
      db.transaction().execute((transaction) => addMessage(transaction, message, by)),
  }
}

async function changeOne(db: Db, row: MessageRow, change: MessageChange, by: Actor, batch: string) {
  const columns = columnsAfter(row, change)
  if (columns === undefined) return 'not-allowed'
  const act = { by, ...actOf(change), batch, before: stateOf(row) }
  return { ...(await writeRow(db, 'contacts', row, columns, act)), batch }
}

function columnsAfter(row: MessageState, change: MessageChange): Partial<MessageState> | undefined {
  if (change.kind === 'action') return afterAction(row, change.action)
  if (change.kind === 'in-charge') return { in_charge: change.person }
  return change.day === null || canRemind(row.turn) ? { remind_on: change.day } : undefined
}

/** What an action at the desk sets; undefined where the turn does not allow the action. */
function afterAction(before: MessageState, action: Action): Partial<MessageState> | undefined {
  const turn = turnAfter(before.turn, action)
  if (turn === undefined) return undefined
  const today = brasiliaDay(now())
  const removesReminder =
    action === 'close' || action === 'mark-spam' || (before.remind_on !== null && before.remind_on <= today)
  return {
    turn,
    ...(turn !== before.turn && { turn_since: now() }),
    handled_at: turn === 'ours' ? null : (before.handled_at ?? now()),
    ...(action === 'mark-spam' && { is_suspect: true }),
    ...(action === 'clear-spam' && { is_suspect: false }),
    // An action removes a reminder whose day has come; closing and marking as spam remove any.
    ...(removesReminder && { remind_on: null }),
  }
}

/** A change in the history's words. */
function actOf(change: MessageChange): { act: string; detail: string | null } {
  if (change.kind === 'action') return { act: change.action, detail: null }
  if (change.kind === 'in-charge') return { act: 'in-charge', detail: change.name }
  return { act: 'remind', detail: change.day }
}

/** Stores an answer to a locked message. Out: its new version, or the refusal. */
export async function answerMessage(db: Db, row: MessageRow, answer: NewAnswer, by: Actor, isRepeated = false) {
  const { way, subject, text, document } = answer
  const turnColumns = afterAction(row, 'answer')
  if (turnColumns === undefined || (way === 'smtp' && row.email === null && !document)) return 'not-allowed'
  const attached = { proposal_id: document?.proposalId ?? null, proposal_revision: document?.revision ?? null }
  const answerRow = { contact_id: row.id, ...byPerson(by), way, subject, text, ...attached }
  const id = await insertRow(db, 'message_answers', answerRow)
  if (way === 'smtp' && !isRepeated)
    await insertRow(db, 'deliveries', { channel: 'answer', contact_id: row.id, answer_id: id, due_at: now() })
  const batch = randomUUID()
  const columns = { ...turnColumns, in_charge: row.in_charge ?? by.id, ...reindexed }
  const act = { by, act: 'answer', detail: way, batch, before: stateOf(row) }
  return { ...(await writeRow(db, 'contacts', row, columns, act)), batch }
}

/** Restores the turn before the last answer. Out: 'not-allowed' for any other answer, and for a sent one. */
async function takeAnswerBack(db: Db, row: MessageRow, answerId: number, by: Actor): Promise<WriteResult> {
  const ofMessage = (table: 'message_answers' | 'desk_acts') =>
    db.selectFrom(table).where('contact_id', '=', row.id).orderBy('id', 'desc')
  const answer = await ofMessage('message_answers').select(['id', 'way', 'at']).executeTakeFirst()
  if (answer?.id !== answerId || answer.way === 'smtp') return 'not-allowed'
  const act = await ofMessage('desk_acts').where('act', '=', 'answer').select('before').executeTakeFirst()
  const before = act?.before ? v.parse(storedStateSchema, act.before) : undefined
  const batch = randomUUID()
  await db.deleteFrom('message_answers').where('id', '=', answerId).execute()
  const turn = before?.turn ?? 'ours'
  const handled_at = turn === 'ours' ? null : row.handled_at
  const columns = { turn, turn_since: before?.turn_since ?? answer.at, handled_at, ...reindexed }
  const newAct = { by, act: 'take-back', detail: answer.way, batch }
  return { ...(await writeRow(db, 'contacts', row, columns, newAct)), batch }
}

/** Adds a message within a transaction. Out: its id. */
export async function addMessage(db: Db, message: NewMessage, by: Actor): Promise<number> {
  const row = { ...message, created_at: now(), turn_since: now(), in_charge: by.id }
  const id = await insertRow(db, 'contacts', row)
  const act = { by, act: 'add', detail: message.origin, batch: randomUUID() }
  await addHistoryEntry(db, 'contacts', { id, version: 1 }, act)
  return id
}

async function inBatch(db: Db, work: (transaction: Db, batch: string, outcome: BulkOutcome) => Promise<void>) {
  const batch = randomUUID()
  const outcome: BulkOutcome = { done: [], refused: [], batch: undefined }
  await db.transaction().execute((transaction) => work(transaction, batch, outcome))
  return { ...outcome, batch: outcome.done.length === 0 ? undefined : batch }
}
