import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { newMessageSteps, answerSteps } from '#server/inbox/desk/message-writes.ts'
import type { Actor, Seen } from '#server/inbox/desk/messages.ts'
import { update } from '#server/inbox/desk/setting.ts'
import type { StoredProposal } from '#server/inbox/proposal-rows.ts'
import { messageSchema, parseRows } from '#server/inbox/rows.ts'
import type { Dialect, Steps } from '#server/inbox/sql/dialect.ts'
import { readContent } from './proposal-file.ts'
import { proposalActRow, seenProposal } from './proposal-steps.ts'
import type { ProposalLetter } from './proposals.ts'

/**
 * Puts an e-mail with the document of the last sent revision into the outbox, as an answer to the proposal's message.
 * For a proposal without a message, a message is created from the customer's request. Out: the new version, or the
 * refusal.
 */
export function* proposalMailSteps(
  dialect: Dialect,
  seen: Seen,
  { letter, by }: { letter: ProposalLetter; by: Actor },
): Steps<number | 'gone' | 'conflict' | 'senseless'> {
  const found = yield* seenProposal(dialect, seen)
  if (typeof found === 'string') return found
  const content = readContent(found.content)
  if ((found.state !== 'enviada' && found.state !== 'negociacao') || content.customer.email === '') return 'senseless'
  const contactId = found.contact_id ?? (yield* newMessageSteps(dialect, requestOf(content), by))
  const answered = yield* answeringMessage(dialect, found, { contactId, letter, by })
  if (typeof answered === 'string') return answered
  yield update(dialect.tables.proposals, found.id, { contact_id: contactId, updated_at: { sql: dialect.now } })
  yield proposalActRow(dialect, { number: found.id, by, act: 'mail', version: found.version + 1 })
  return found.version + 1
}

function* answeringMessage(
  dialect: Dialect,
  { id, revision }: Pick<StoredProposal, 'id' | 'revision'>,
  { contactId, letter, by }: { contactId: number; letter: ProposalLetter; by: Actor },
): Steps<number | 'gone' | 'conflict' | 'senseless'> {
  const rows = yield { text: `SELECT id, version FROM ${dialect.tables.contacts} WHERE id = $1`, values: [contactId] }
  const [message] = parseRows(v.pick(messageSchema, ['id', 'version']), rows)
  if (!message) return 'gone'
  const answer = { way: 'smtp', ...letter, document: { proposalId: id, revision } } as const
  return yield* answerSteps(dialect, message, { answer, by, batch: randomUUID() })
}

/** A request that did not come through the site, in the customer's own words as far as they were pasted. */
function requestOf({ customer, lines }: Proposal) {
  const { institution, contact, email, phone } = customer
  const asked = lines
    .map((line) => line.asked)
    .filter(Boolean)
    .join('\n')
  const name = (contact || institution || email).slice(0, 120)
  return {
    origin: 'email',
    name: name.length >= 2 ? name : email.slice(0, 120),
    company: institution || null,
    email,
    phone: phone || null,
    subject: 'Pedido de proposta',
    message: asked.slice(0, 5000) || 'Pedido sem texto: a proposta foi montada na mesa.',
  } as const
}
