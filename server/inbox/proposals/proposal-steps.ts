import * as v from 'valibot'
import { searchTextOf } from '#domain/desk/search-terms.ts'
import { customerKeys } from '#domain/proposal/customer/customer.ts'
import { offersOf } from '#domain/proposal/proposal-line.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import { proposalTotals } from '#domain/proposal/totals.ts'
import { storedProposalSchema, type StoredProposal } from '#server/inbox/proposal-rows.ts'
import { id, parseRows } from '#server/inbox/rows.ts'
import type { Dialect, Statement, Steps } from '#server/inbox/sql/dialect.ts'
import type { Actor, Seen } from '#server/inbox/desk/messages.ts'
import type { Setting } from '#server/inbox/desk/setting.ts'

/** The row of a proposal, locked until the transaction ends; a refusal when it has changed since it was seen. */
export function* seenProposal(
  { tables, lockRows }: Dialect,
  { id: number, version }: Seen,
): Steps<StoredProposal | 'gone' | 'conflict'> {
  const rows = yield { text: `SELECT * FROM ${tables.proposals} WHERE id = $1 ${lockRows}`, values: [number] }
  const [found] = parseRows(storedProposalSchema, rows)
  if (found === undefined) return 'gone'
  return found.version === version ? found : 'conflict'
}

/**
 * The columns derived from a proposal's content. In: the content, and the proposal's id; undefined before it has one.
 */
export function contentSetting(content: Proposal, number: number | undefined): Setting {
  const { customer, lines } = content
  const texts = [
    customer.institution,
    customer.cnpj,
    customer.city,
    customer.contact,
    customer.email,
    ...lines.flatMap((line) => (line.kind === 'offer' ? [line.code, line.description] : [line.asked])),
    ...lines.map(({ asked }) => asked),
  ]
  return {
    content: JSON.stringify(content),
    customer: [customer.institution, customer.contact].filter(Boolean).join(' · '),
    total: proposalTotals(content).total,
    valid_until: content.validUntil,
    search_text: searchTextOf(number ?? 0, customer.phone || null, texts),
  }
}

/** Replaces the keys by which the customer is found. */
export function* customerSteps({ tables, jsonItems }: Dialect, number: number, content: Proposal): Steps<void> {
  yield { text: `DELETE FROM ${tables.proposal_keys} WHERE proposal_id = $1`, values: [number] }
  const keys = [...new Set(customerKeys(content.customer))]
  if (keys.length === 0) return
  yield {
    text: `INSERT INTO ${tables.proposal_keys} (proposal_id, key) SELECT $1, value FROM ${jsonItems('$2')} AS told`,
    values: [number, JSON.stringify(keys)],
  }
}

/**
 * The next number of a year. The year's row is locked until the transaction ends, so that no number is given twice or
 * skipped.
 */
export function* nextNumber({ tables }: Dialect, year: number): Steps<number> {
  const rows = yield {
    text: `INSERT INTO ${tables.proposal_numbers} AS numbers (year, last) VALUES ($1, 1)
      ON CONFLICT (year) DO UPDATE SET last = numbers.last + 1 RETURNING last`,
    values: [year],
  }
  const [given] = parseRows(v.object({ last: id }), rows)
  if (given === undefined) throw new Error('a number that was not given')
  return given.last
}

/** Stores a sent revision, and its prices as suggestions for later proposals, in place of an earlier revision's. */
export function* sentSteps(
  { tables }: Dialect,
  { number, revision, content, by }: { number: number; revision: number; content: Proposal; by: Actor },
): Steps<void> {
  yield {
    text: `INSERT INTO ${tables.proposal_revisions} (proposal_id, revision, person_id, person, content) VALUES ($1, $2, $3, $4, $5)`,
    values: [number, revision, by.id, by.name, JSON.stringify(content)],
  }
  yield { text: `DELETE FROM ${tables.offered_prices} WHERE proposal_id = $1`, values: [number] }
  for (const { item, unitPrice } of offersOf(content.lines))
    if (item && unitPrice !== undefined)
      yield {
        text: `INSERT INTO ${tables.offered_prices} (proposal_id, product_id, variant_id, cents) VALUES ($1, $2, $3, $4)`,
        values: [number, item.productId, item.variantId ?? '', unitPrice],
      }
}

/** The statement that inserts a row into the history. `before`: the content that an undo restores. */
export function proposalActRow(
  { tables }: Dialect,
  row: { number: number; by: Actor; act: string; detail?: string | null; before?: string | null; version: number },
): Statement {
  const { number, by, act, detail = null, before = null, version } = row
  return {
    text: `INSERT INTO ${tables.proposal_acts} (proposal_id, person_id, person, act, detail, before, version) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [number, by.id, by.name, act, detail, before, version],
  }
}
