import type { Actor } from '#server/inbox/desk/messages.ts'
import { storedProposalSchema } from '#server/inbox/proposal-rows.ts'
import { parseRows } from '#server/inbox/rows.ts'
import type { Dialect, SqlStore, Steps } from '#server/inbox/sql/dialect.ts'
import { newLinkKey } from './link-key.ts'
import { proposalActRow } from './proposal-steps.ts'
import type { Proposals } from './proposals.ts'

/** The desk's functions for links of proposals, each in one transaction with its row of the history. */
export function proposalLinks({ dialect, statements }: SqlStore): Pick<Proposals, 'makeLink' | 'revokeLink'> {
  return {
    makeLink: async (proposalId, expiresOn, by) => {
      const { key, hash } = newLinkKey()
      const isMade = await statements.transaction(() => making(dialect, { proposalId, hash, expiresOn, by }))
      return isMade ? key : undefined
    },
    revokeLink: (proposalId, linkId, by) => statements.transaction(() => revoking(dialect, { proposalId, linkId, by })),
  }
}

interface NewLink {
  proposalId: number
  hash: string
  expiresOn: string
  by: Actor
}

function* making(dialect: Dialect, { proposalId, hash, expiresOn, by }: NewLink): Steps<boolean> {
  const { proposals, proposal_links: links } = dialect.tables
  const rows = yield { text: `SELECT * FROM ${proposals} WHERE id = $1 AND sent_at IS NOT NULL`, values: [proposalId] }
  const [sent] = parseRows(storedProposalSchema, rows)
  if (!sent) return false
  yield {
    text: `INSERT INTO ${links} (proposal_id, key_hash, person_id, person, expires_on) VALUES ($1, $2, $3, $4, $5)`,
    values: [proposalId, hash, by.id, by.name, expiresOn],
  }
  yield proposalActRow(dialect, { number: proposalId, by, act: 'link', detail: expiresOn, version: sent.version })
  return true
}

function* revoking(
  dialect: Dialect,
  { proposalId, linkId, by }: { proposalId: number; linkId: number; by: Actor },
): Steps<boolean> {
  const { proposals, proposal_links: links } = dialect.tables
  const ended = yield {
    text: `UPDATE ${links} SET revoked_at = ${dialect.now} WHERE id = $1 AND proposal_id = $2 AND revoked_at IS NULL RETURNING id`,
    values: [linkId, proposalId],
  }
  const rows = yield { text: `SELECT * FROM ${proposals} WHERE id = $1`, values: [proposalId] }
  const [proposal] = parseRows(storedProposalSchema, rows)
  if (ended.length === 0 || !proposal) return false
  yield proposalActRow(dialect, { number: proposalId, by, act: 'link-revoked', version: proposal.version })
  return true
}
