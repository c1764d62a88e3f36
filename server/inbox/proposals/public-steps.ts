import * as v from 'valibot'
import { answerMessage } from '#domain/proposal/public/link-answer.ts'
import { shownProposal } from '#domain/proposal/public/shown-proposal.ts'
import { proposalNumberText } from '#domain/proposal/proposal-number.ts'
import { isExpired, stateAfter } from '#domain/proposal/proposal-state.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { update } from '#server/inbox/desk/setting.ts'
import { proposalAnswerSchema, proposalRevisionSchema, storedProposalSchema } from '#server/inbox/proposal-rows.ts'
import { id, parseRows } from '#server/inbox/rows.ts'
import type { Dialect, Steps } from '#server/inbox/sql/dialect.ts'
import { readContent } from './proposal-file.ts'
import { proposalActRow } from './proposal-steps.ts'
import type { LinkedProposal, NewLinkAnswer } from './public-proposals.ts'

const linkedSchema = v.object({
  ...v.pick(storedProposalSchema, ['id', 'number_year', 'number_sequence', 'state', 'version']).entries,
  ...v.pick(proposalRevisionSchema, ['revision', 'at', 'person', 'content']).entries,
})
type Linked = v.InferOutput<typeof linkedSchema>

/** The history's name for a person who answers at a link. */
const customer = { id: null, name: 'o cliente, pelo link' }

/** The proposal that a key opens, in the last revision that was sent. */
export function* linkedProposal(
  dialect: Dialect,
  key: { hash: string; today: string },
): Steps<LinkedProposal | undefined> {
  const found = yield* linked(dialect, key, '')
  if (!found) return undefined
  const answers = parseRows(proposalAnswerSchema, yield answersTo(dialect, found))
  const { number_year: year, number_sequence: sequence, revision, at, person } = found
  if (year === null || sequence === null) return undefined
  return {
    name: proposalNumberText({ year, sequence }, revision),
    day: brasiliaDay(at),
    person,
    content: shownProposal(readContent(found.content)),
    isOpen: isOpen(found, key.today),
    answers: answers.map(({ kind, at: moment }) => ({ kind, at: moment })),
  }
}

/**
 * Stores the customer's answer in the inbox, where it is the shop's turn, and sets the proposal's state; one that looks
 * automatic is only stored, as spam. Out: as for PublicProposals.answer.
 */
export function* customerAnswerSteps(
  dialect: Dialect,
  key: { hash: string; today: string },
  { read, kind, text, isSuspect }: NewLinkAnswer,
): Steps<boolean | undefined> {
  const found = yield* linked(dialect, key, dialect.lockRows && `${dialect.lockRows} OF proposals`)
  if (!found || !isOpen(found, key.today)) return undefined
  const { number_year: year, number_sequence: sequence, revision } = found
  if (year === null || sequence === null) return undefined
  const name = proposalNumberText({ year, sequence }, revision)
  if (read !== name) return undefined
  const said = answerMessage(name, readContent(found.content).customer, { kind, text })
  if (yield* isRepeated(dialect, found, { kind, message: said.message })) return false
  const contactId = yield* arriving(dialect, said, isSuspect)
  if (isSuspect) return true
  yield {
    text: `INSERT INTO ${dialect.tables.proposal_answers} (proposal_id, revision, kind, contact_id) VALUES ($1, $2, $3, $4)`,
    values: [found.id, revision, kind, contactId],
  }
  const state = stateAfter(found.state, 'answer') ?? found.state
  yield update(dialect.tables.proposals, found.id, { state, updated_at: { sql: dialect.now } })
  const act = kind === 'accept' ? 'link-accept' : 'link-ask'
  yield proposalActRow(dialect, { number: found.id, by: customer, act, version: found.version + 1 })
  return true
}

function* linked(
  dialect: Dialect,
  { hash, today }: { hash: string; today: string },
  lock: string,
): Steps<Linked | undefined> {
  const { proposal_links: links, proposals, proposal_revisions: revisions } = dialect.tables
  const rows = yield {
    text: `SELECT proposals.id, number_year, number_sequence, state, version, sent.revision, sent.at, sent.person, sent.content
      FROM ${links} AS links JOIN ${proposals} AS proposals ON proposals.id = links.proposal_id
      JOIN ${revisions} AS sent ON sent.proposal_id = proposals.id
      WHERE links.key_hash = $1 AND links.revoked_at IS NULL AND links.expires_on >= $2
      ORDER BY sent.revision DESC LIMIT 1 ${lock}`,
    values: [hash, today],
  }
  return parseRows(linkedSchema, rows)[0]
}

function isOpen({ state, content }: Pick<Linked, 'state' | 'content'>, today: string): boolean {
  if (state !== 'enviada' && state !== 'negociacao') return false
  return !isExpired(state, { validUntil: readContent(content).validUntil, today })
}

function answersTo({ tables }: Dialect, { id: number, revision }: Pick<Linked, 'id' | 'revision'>) {
  return {
    text: `SELECT * FROM ${tables.proposal_answers} WHERE proposal_id = $1 AND revision = $2 ORDER BY id`,
    values: [number, revision],
  }
}

/**
 * Whether the answer is a repetition: a revision can be accepted once, and the same question within ten minutes is a
 * double click.
 */
function* isRepeated(
  { tables, ago }: Dialect,
  { id: number, revision }: Pick<Linked, 'id' | 'revision'>,
  { kind, message }: { kind: string; message: string },
): Steps<boolean> {
  const earlier = yield {
    text: `SELECT answers.id FROM ${tables.proposal_answers} AS answers LEFT JOIN ${tables.contacts} AS messages ON messages.id = answers.contact_id
      WHERE proposal_id = $1 AND revision = $2 AND kind = $3 AND (kind = 'accept' OR (message = $4 AND at > ${ago('10 minutes')})) LIMIT 1`,
    values: [number, revision, kind, message],
  }
  return earlier.length > 0
}

/**
 * Stores the message and its deliveries. A customer without an address got the link by WhatsApp, and is answered there.
 */
function* arriving(dialect: Dialect, said: ReturnType<typeof answerMessage>, isSuspect: boolean): Steps<number> {
  const { contacts, deliveries } = dialect.tables
  const { name, company, email, phone, subject, message } = said
  const origin = email === null ? 'whatsapp' : 'site'
  const rows = yield {
    text: `INSERT INTO ${contacts} (origin, name, company, email, phone, subject, message) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    values: [origin, name, company, email, phone, subject, message],
  }
  const [arrived] = parseRows(v.object({ id }), rows)
  if (arrived === undefined) throw new Error('a message without a number')
  if (isSuspect)
    yield { text: `UPDATE ${contacts} SET is_suspect = true, turn = 'spam' WHERE id = $1`, values: [arrived.id] }
  yield {
    text: `INSERT INTO ${deliveries} (channel, contact_id) SELECT value, CAST($1 AS integer) FROM ${dialect.jsonItems('$2')} AS way`,
    values: [arrived.id, JSON.stringify(['email', 'webhook'])],
  }
  return arrived.id
}
