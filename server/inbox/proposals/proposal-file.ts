import * as v from 'valibot'
import { proposalNumberText } from '#domain/proposal/proposal-number.ts'
import { proposalSchema, type Proposal } from '#domain/proposal/proposal.ts'
import {
  proposalActSchema,
  proposalAnswerSchema,
  proposalLinkSchema,
  proposalRevisionSchema,
  storedProposalSchema,
  type StoredProposal,
} from '#server/inbox/proposal-rows.ts'
import { parseRows } from '#server/inbox/rows.ts'
import type { SqlStore, Table } from '#server/inbox/sql/dialect.ts'
import type { ListedProposal, ProposalFile } from './proposals.ts'

const contentSchema = v.pipe(v.string(), v.parseJson(), proposalSchema)

/** A proposal's content, parsed from its row. */
export function readContent(content: string): Proposal {
  return v.parse(contentSchema, content)
}

/** A row in the form for lists and pages. */
export function listed(row: Omit<StoredProposal, 'content' | 'search_text'>): ListedProposal {
  const { number_year: year, number_sequence: sequence } = row
  return {
    id: row.id,
    number: year === null || sequence === null ? undefined : { year, sequence },
    revision: row.revision,
    state: row.state,
    loss: row.loss,
    customer: row.customer,
    total: row.total,
    validUntil: row.valid_until,
    contactId: row.contact_id,
    inCharge: row.in_charge,
    remindOn: row.remind_on,
    updatedAt: row.updated_at,
    version: row.version,
  }
}

/** A proposal's name: its number, or 'Rascunho 12' before it has one. */
export function proposalName({ id, number, revision }: Pick<ListedProposal, 'id' | 'number' | 'revision'>): string {
  return number ? proposalNumberText(number, revision) : `Rascunho ${id}`
}

/** A proposal with everything that belongs to it; undefined when it does not exist. */
export async function proposalFile({ dialect, statements }: SqlStore, id: number): Promise<ProposalFile | undefined> {
  const all = (table: Table, column: string) =>
    statements.read({ text: `SELECT * FROM ${dialect.tables[table]} WHERE ${column} = $1 ORDER BY id`, values: [id] })
  const [row] = parseRows(storedProposalSchema, await all('proposals', 'id'))
  if (row === undefined) return undefined
  const revisions = parseRows(proposalRevisionSchema, await all('proposal_revisions', 'proposal_id'))
  const acts = parseRows(proposalActSchema, await all('proposal_acts', 'proposal_id'))
  const links = parseRows(proposalLinkSchema, await all('proposal_links', 'proposal_id'))
  const answers = parseRows(proposalAnswerSchema, await all('proposal_answers', 'proposal_id'))
  return {
    proposal: listed(row),
    content: readContent(row.content),
    revisions: revisions.map(({ revision, at, person, content }) => ({
      revision,
      at,
      person,
      content: readContent(content),
    })),
    history: acts.map(({ at, person, act, detail }) => ({ at, person, act, detail })),
    links: links.map((link) => ({
      id: link.id,
      at: link.at,
      person: link.person,
      expiresOn: link.expires_on,
      revokedAt: link.revoked_at,
    })),
    answers: answers.map(({ kind, at, revision, contact_id: contactId }) => ({ kind, at, revision, contactId })),
  }
}
