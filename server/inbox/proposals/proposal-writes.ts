import * as v from 'valibot'
import { stateAfter, type LossReason, type ProposalAct, type ProposalState } from '#domain/proposal/proposal-state.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { proposalActSchema, type StoredProposal } from '#server/inbox/proposal-rows.ts'
import { id, parseRows } from '#server/inbox/rows.ts'
import type { Dialect, SqlStore, Steps } from '#server/inbox/sql/dialect.ts'
import type { Actor, Seen } from '#server/inbox/desk/messages.ts'
import { proposalFile, readContent } from './proposal-file.ts'
import { proposalMailSteps } from './proposal-mail.ts'
import { contentSetting, customerSteps, nextNumber, proposalActRow, seenProposal, sentSteps } from './proposal-steps.ts'
import type { ProposalOutcome, Proposals } from './proposals.ts'
import { update, Values, type Setting } from '#server/inbox/desk/setting.ts'

type Refusal = 'gone' | 'conflict' | 'senseless'

/** The desk's writes to proposals, each in one transaction with its row of the history. */
export function proposalWrites(store: SqlStore): Pick<Proposals, 'make' | 'save' | 'act' | 'undo' | 'remind' | 'mail'> {
  const { dialect, statements } = store

  async function outcome(seen: Seen, written: number | Refusal): Promise<ProposalOutcome> {
    if (typeof written === 'number') return { kind: 'done', version: written }
    const present = await proposalFile(store, seen.id)
    if (present === undefined || written === 'gone') return { kind: 'gone' }
    return { kind: written, present }
  }
  const write = async (seen: Seen, steps: () => Steps<number | Refusal>) =>
    outcome(seen, await statements.transaction(steps))

  return {
    make: (content, { contactId }, by) => statements.transaction(() => making(dialect, content, { contactId, by })),
    save: (seen, content, by) => write(seen, () => saving(dialect, seen, { content, by })),
    act: (seen, act, by) => write(seen, () => acting(dialect, seen, { act, by })),
    remind: (seen, day, by) => write(seen, () => reminding(dialect, seen, { day, by })),
    mail: (seen, letter, by) => write(seen, () => proposalMailSteps(dialect, seen, { letter, by })),
    undo: (seen, by) => write(seen, () => undoing(dialect, seen, by)),
  }
}

function* making(
  dialect: Dialect,
  content: Proposal,
  { contactId, by }: { contactId: number | null; by: Actor },
): Steps<number> {
  const setting: Setting = { ...contentSetting(content, undefined), contact_id: contactId, in_charge: by.id }
  const values = new Values()
  const places = Object.values(setting).map((value) =>
    typeof value === 'object' && value ? value.sql : values.place(value),
  )
  const rows = yield {
    text: `INSERT INTO ${dialect.tables.proposals} (${Object.keys(setting).join(', ')}) VALUES (${places.join(', ')}) RETURNING id`,
    values: values.all,
  }
  const [made] = parseRows(v.object({ id }), rows)
  if (made === undefined) throw new Error('a row without a number')
  // The search text contains the id, which the row has only after it was inserted.
  yield {
    text: `UPDATE ${dialect.tables.proposals} SET search_text = $1 WHERE id = $2`,
    values: [searchText(contentSetting(content, made.id)), made.id],
  }
  yield* customerSteps(dialect, made.id, content)
  yield proposalActRow(dialect, { number: made.id, by, act: 'make', version: 1 })
  return made.id
}

function* saving(
  dialect: Dialect,
  seen: Seen,
  { content, by }: { content: Proposal; by: Actor },
): Steps<number | Refusal> {
  const found = yield* seenProposal(dialect, seen)
  if (typeof found === 'string') return found
  if (found.state !== 'rascunho') return 'senseless'
  return yield* writing(dialect, found, { content, by, act: 'save', before: found.content })
}

/**
 * Undoes the last change of the content and empties `before` in its row of the history, so that the next undo goes one
 * step further back.
 */
function* undoing(dialect: Dialect, seen: Seen, by: Actor): Steps<number | Refusal> {
  const found = yield* seenProposal(dialect, seen)
  if (typeof found === 'string') return found
  const rows = yield {
    text: `SELECT * FROM ${dialect.tables.proposal_acts} WHERE proposal_id = $1 AND before IS NOT NULL ORDER BY id DESC LIMIT 1`,
    values: [seen.id],
  }
  const [last] = parseRows(proposalActSchema, rows)
  if (found.state !== 'rascunho' || last === undefined || last.before === null) return 'senseless'
  yield { text: `UPDATE ${dialect.tables.proposal_acts} SET before = NULL WHERE id = $1`, values: [last.id] }
  return yield* writing(dialect, found, { content: readContent(last.before), by, act: 'undo', before: null })
}

function* writing(
  dialect: Dialect,
  found: StoredProposal,
  { content, by, act, before }: { content: Proposal; by: Actor; act: string; before: string | null },
): Steps<number> {
  const version = found.version + 1
  yield update(dialect.tables.proposals, found.id, {
    ...contentSetting(content, found.id),
    updated_at: { sql: dialect.now },
  })
  yield* customerSteps(dialect, found.id, content)
  yield proposalActRow(dialect, { number: found.id, by, act, before, version })
  return version
}

function* acting(
  dialect: Dialect,
  seen: Seen,
  { act, by }: { act: { kind: ProposalAct; loss?: LossReason | undefined }; by: Actor },
): Steps<number | Refusal> {
  const found = yield* seenProposal(dialect, seen)
  if (typeof found === 'string') return found
  const state = act.kind === 'reopen' ? yield* reopened(dialect, found) : stateAfter(found.state, act.kind)
  if (state === undefined || (act.kind === 'lose') !== (act.loss !== undefined)) return 'senseless'
  const isOver = state === 'aceita' || state === 'perdida'
  const setting: Setting = {
    state,
    loss: act.loss ?? null,
    updated_at: { sql: dialect.now },
    closed_at: isOver ? { sql: dialect.now } : null,
    // Any act removes the reminder.
    remind_on: null,
    ...(act.kind === 'revise' && { revision: found.revision + 1 }),
    ...(act.kind === 'send' && (yield* sending(dialect, found, by))),
  }
  yield update(dialect.tables.proposals, seen.id, setting)
  yield proposalActRow(dialect, {
    number: seen.id,
    by,
    act: act.kind,
    detail: act.loss ?? null,
    version: seen.version + 1,
  })
  return seen.version + 1
}

/** The state of a closed proposal once it is reopened; a revision that was never sent is a draft again. */
function* reopened(
  dialect: Dialect,
  { id: number, state, revision }: StoredProposal,
): Steps<ProposalState | undefined> {
  const sent = yield {
    text: `SELECT id FROM ${dialect.tables.proposal_revisions} WHERE proposal_id = $1 AND revision = $2`,
    values: [number, revision],
  }
  const next = stateAfter(state, 'reopen')
  return next && sent.length === 0 ? 'rascunho' : next
}

function* reminding(
  dialect: Dialect,
  seen: Seen,
  { day, by }: { day: string | null; by: Actor },
): Steps<number | Refusal> {
  const found = yield* seenProposal(dialect, seen)
  if (typeof found === 'string') return found
  yield update(dialect.tables.proposals, seen.id, { remind_on: day })
  yield proposalActRow(dialect, { number: seen.id, by, act: 'remind', detail: day, version: seen.version + 1 })
  return seen.version + 1
}

/** Gives the proposal a number if it has none yet, and stores the sent revision. */
function* sending(dialect: Dialect, found: StoredProposal, by: Actor): Steps<Setting> {
  const content = readContent(found.content)
  yield* sentSteps(dialect, { number: found.id, revision: found.revision, content, by })
  // A change from before the sending cannot be undone, because the customer has the proposal.
  yield { text: `UPDATE ${dialect.tables.proposal_acts} SET before = NULL WHERE proposal_id = $1`, values: [found.id] }
  if (found.number_sequence !== null) return { sent_at: { sql: dialect.now } }
  const year = Number(brasiliaDay(new Date().toISOString()).slice(0, 4))
  const sequence = yield* nextNumber(dialect, year)
  return { sent_at: { sql: dialect.now }, number_year: year, number_sequence: sequence }
}

function searchText({ search_text: text }: Setting): string | null {
  return typeof text === 'string' ? text : null
}
