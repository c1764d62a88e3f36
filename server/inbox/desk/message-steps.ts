import * as v from 'valibot'
import { canRemind, turnAfter, type Deed } from '#domain/desk/turn.ts'
import { messageSchema, parseRows } from '#server/inbox/rows.ts'
import type { Dialect, Statement, Steps } from '#server/inbox/sql/dialect.ts'
import type { Actor, MessageChange, Seen } from './messages.ts'
import { update, type Setting } from './setting.ts'

/** The columns of a message that changes set and an undo restores. */
const stateSchema = v.pick(messageSchema, ['turn', 'turn_since', 'handled_at', 'is_suspect', 'in_charge', 'remind_on'])
export type MessageState = v.InferOutput<typeof stateSchema>
const seenStateSchema = v.object({ ...stateSchema.entries, ...v.pick(messageSchema, ['version', 'email']).entries })

/** A row of the history. `before` is absent where the act cannot be undone. */
export interface ActRow {
  contactId: number
  by: Actor
  act: string
  detail: string | null
  batch: string
  before: MessageState | undefined
  version: number
}

export type Refusal = 'gone' | 'conflict' | 'senseless'

/** The state of a message, locked until the transaction ends; a refusal when it has changed since it was seen. */
export function* seenState(
  dialect: Dialect,
  { id, version }: Seen,
): Steps<v.InferOutput<typeof seenStateSchema> | Exclude<Refusal, 'senseless'>> {
  const rows = yield {
    text: `SELECT ${Object.keys(seenStateSchema.entries).join(', ')} FROM ${dialect.tables.contacts} WHERE id = $1 ${dialect.lockRows}`,
    values: [id],
  }
  const [found] = parseRows(seenStateSchema, rows)
  if (found === undefined) return 'gone'
  return found.version === version ? found : 'conflict'
}

/** Makes a change to one message and records it. Out: its new version, or the refusal. */
export function* messageChangeSteps(
  dialect: Dialect,
  seen: Seen,
  { change, by, batch, today }: { change: MessageChange; by: Actor; batch: string; today: string },
): Steps<number | Refusal> {
  const found = yield* seenState(dialect, seen)
  if (typeof found === 'string') return found
  const { version: _, email: __, ...before } = found
  const setting = settingOf(dialect, change, { before, today })
  if (setting === undefined) return 'senseless'
  yield update(dialect.tables.contacts, seen.id, setting)
  const version = seen.version + 1
  yield actRow(dialect, { contactId: seen.id, by, ...wordsOf(change), batch, before, version })
  return version
}

/** The columns that a deed sets; undefined where the turn does not allow it. */
export function deedSetting(
  { now }: Dialect,
  deed: Deed,
  { before, today }: { before: MessageState; today: string },
): Setting | undefined {
  const turn = turnAfter(before.turn, deed)
  if (turn === undefined) return undefined
  const isOver = deed === 'close' || deed === 'mark-spam' || (before.remind_on !== null && before.remind_on <= today)
  return {
    turn,
    ...(turn !== before.turn && { turn_since: { sql: now } }),
    handled_at: turn === 'ours' ? null : { sql: `coalesce(handled_at, ${now})` },
    ...(deed === 'mark-spam' && { is_suspect: { sql: 'true' } }),
    ...(deed === 'clear-spam' && { is_suspect: { sql: 'false' } }),
    // A deed removes a reminder whose day has come; closing and marking as spam remove any.
    ...(isOver && { remind_on: null }),
  }
}

function settingOf(
  dialect: Dialect,
  change: MessageChange,
  state: { before: MessageState; today: string },
): Setting | undefined {
  if (change.kind === 'deed') return deedSetting(dialect, change.deed, state)
  if (change.kind === 'in-charge') return { in_charge: change.person }
  return change.day === null || canRemind(state.before.turn) ? { remind_on: change.day } : undefined
}

/** Restores the state that an act has recorded. */
export function restore(dialect: Dialect, id: number, state: string): Statement {
  const { is_suspect, ...kept } = v.parse(v.pipe(v.string(), v.parseJson(), stateSchema), state)
  return update(dialect.tables.contacts, id, { ...kept, is_suspect: { sql: String(is_suspect) } })
}

/** The statement that inserts a row into the history. */
export function actRow({ tables }: Dialect, { contactId, by, act, detail, batch, before, version }: ActRow): Statement {
  return {
    text: `INSERT INTO ${tables.desk_acts} (contact_id, person_id, person, act, detail, batch, before, version)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [contactId, by.id, by.name, act, detail, batch, before ? JSON.stringify(before) : null, version],
  }
}

/** A change in the history's words. */
function wordsOf(change: MessageChange): Pick<ActRow, 'act' | 'detail'> {
  if (change.kind === 'deed') return { act: change.deed, detail: null }
  if (change.kind === 'in-charge') return { act: 'in-charge', detail: change.name }
  return { act: 'remind', detail: change.day }
}
