import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { deskActSchema, id, parseRows } from '#server/inbox/rows.ts'
import type { Dialect, SqlStore, Steps } from '#server/inbox/sql/dialect.ts'
import { messageFile } from './message-file.ts'
import { actRow, messageChangeSteps, deedSetting, restore, seenState, type Refusal } from './message-steps.ts'
import type { Actor, BulkOutcome, MessageChange, Messages, NewAnswer, NewMessage, Outcome, Seen } from './messages.ts'
import { update } from './setting.ts'

type Writes = Pick<Messages, 'change' | 'changeAll' | 'undo' | 'answer' | 'note' | 'add'>

/** The desk's writes, each in one transaction with its row of the history. */
export function messageWrites(store: SqlStore): Writes {
  const { dialect, statements } = store

  async function outcome(seen: Seen, batch: string, written: number | Refusal): Promise<Outcome> {
    if (typeof written === 'number') return { kind: 'done', version: written, batch }
    const present = await messageFile(store, seen.id)
    if (present === undefined || written === 'gone') return { kind: 'gone' }
    return { kind: written, present }
  }

  return {
    change: async (seen, change, by) => {
      const call = { change, by, batch: randomUUID(), today: today() }
      return outcome(seen, call.batch, await statements.transaction(() => messageChangeSteps(dialect, seen, call)))
    },
    changeAll: (seen, change, by) => statements.transaction(() => changingAll(dialect, seen, { change, by })),
    undo: (batch, by) => statements.transaction(() => undoing(dialect, batch, by)),
    answer: async (seen, answer, by) => {
      const batch = randomUUID()
      return outcome(seen, batch, await statements.transaction(() => answerSteps(dialect, seen, { answer, by, batch })))
    },
    note: (contactId, text, by) => statements.transaction(() => noting(dialect, contactId, { text, by })),
    add: (message, by) => statements.transaction(() => newMessageSteps(dialect, message, by)),
  }
}

function* changingAll(
  dialect: Dialect,
  all: readonly Seen[],
  { change, by }: { change: MessageChange; by: Actor },
): Steps<BulkOutcome> {
  const call = { change, by, batch: randomUUID(), today: today() }
  const outcome: BulkOutcome = { done: [], refused: [], batch: undefined }
  // Rows are locked in a fixed order, so that two persons who change many at once do not deadlock.
  for (const seen of all.toSorted((one, other) => one.id - other.id)) {
    const written = yield* messageChangeSteps(dialect, seen, call)
    if (typeof written === 'number') outcome.done.push({ id: seen.id, version: written })
    else outcome.refused.push(seen.id)
  }
  return { ...outcome, batch: outcome.done.length === 0 ? undefined : call.batch }
}

/** Restores each message of a batch, unless it was changed since. */
function* undoing(dialect: Dialect, undone: string, by: Actor): Steps<BulkOutcome> {
  const batch = randomUUID()
  const outcome: BulkOutcome = { done: [], refused: [], batch: undefined }
  const rows = yield {
    text: `SELECT * FROM ${dialect.tables.desk_acts} WHERE batch = $1 AND contact_id IS NOT NULL AND before IS NOT NULL ORDER BY id`,
    values: [undone],
  }
  for (const { contact_id: contactId, version, before, act } of parseRows(deskActSchema, rows)) {
    if (contactId === null || before === null) continue
    const found = yield* seenState(dialect, { id: contactId, version })
    if (typeof found === 'string') {
      outcome.refused.push(contactId)
      continue
    }
    const { version: _, email: __, ...state } = found
    yield restore(dialect, contactId, before)
    yield actRow(dialect, { contactId, by, act: 'undo', detail: act, batch, before: state, version: version + 1 })
    outcome.done.push({ id: contactId, version: version + 1 })
  }
  return { ...outcome, batch: outcome.done.length === 0 ? undefined : batch }
}

/** Stores an answer, and puts it into the outbox if the site's mail server is to send it. */
export function* answerSteps(
  dialect: Dialect,
  seen: Seen,
  { answer, by, batch }: { answer: NewAnswer; by: Actor; batch: string },
): Steps<number | Refusal> {
  const found = yield* seenState(dialect, seen)
  if (typeof found === 'string') return found
  const setting = deedSetting(dialect, 'answer', { before: found, today: today() })
  if (setting === undefined || (answer.way === 'smtp' && found.email === null && !answer.document)) return 'senseless'
  const inCharge = found.in_charge ?? by.id
  const { way, subject, text, document } = answer
  yield update(dialect.tables.contacts, seen.id, { ...setting, in_charge: inCharge, search_text: null })
  yield {
    text: `INSERT INTO ${dialect.tables.message_answers} (contact_id, person_id, person, way, subject, text, proposal_id, proposal_revision)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [seen.id, by.id, by.name, way, subject, text, document?.proposalId ?? null, document?.revision ?? null],
  }
  if (answer.way === 'smtp')
    yield {
      text: `INSERT INTO ${dialect.tables.deliveries} (channel, contact_id, answer_id)
        VALUES ('answer', $1, ${dialect.newId('message_answers')})`,
      values: [seen.id],
    }
  const version = seen.version + 1
  const act = { contactId: seen.id, by, act: 'answer', detail: answer.way, batch, before: undefined, version }
  yield actRow(dialect, act)
  return version
}

/** A note increases the version: a person who is answering has to read it first. */
function* noting(dialect: Dialect, contactId: number, { text, by }: { text: string; by: Actor }): Steps<boolean> {
  const { text: sql, values } = update(dialect.tables.contacts, contactId, { search_text: null })
  const [changed] = parseRows(v.object({ version: id }), yield { text: `${sql} RETURNING version`, values })
  if (changed === undefined) return false
  yield {
    text: `INSERT INTO ${dialect.tables.message_notes} (contact_id, person_id, person, text) VALUES ($1, $2, $3, $4)`,
    values: [contactId, by.id, by.name, text],
  }
  const { version } = changed
  yield actRow(dialect, { contactId, by, act: 'note', detail: null, batch: randomUUID(), before: undefined, version })
  return true
}

/** Adds a message that did not come through the site. */
export function* newMessageSteps(dialect: Dialect, message: NewMessage, by: Actor): Steps<number> {
  const { origin, name, company, email, phone, subject, message: text } = message
  const rows = yield {
    text: `INSERT INTO ${dialect.tables.contacts} (origin, name, company, email, phone, subject, message, in_charge)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    values: [origin, name, company, email, phone, subject, text, by.id],
  }
  const [added] = parseRows(v.object({ id }), rows)
  if (added === undefined) throw new Error('a row without a number')
  const act = {
    contactId: added.id,
    by,
    act: 'add',
    detail: origin,
    batch: randomUUID(),
    before: undefined,
    version: 1,
  }
  yield actRow(dialect, act)
  return added.id
}

const today = () => brasiliaDay(new Date().toISOString())
