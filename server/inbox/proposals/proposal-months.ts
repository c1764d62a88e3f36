import * as v from 'valibot'
import { median } from '#domain/proposal/median.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { storedProposalSchema } from '#server/inbox/proposal-rows.ts'
import { moment, parseRows } from '#server/inbox/rows.ts'
import type { Dialect, SqlStore } from '#server/inbox/sql/dialect.ts'
import type { ProposalMonth } from './proposals.ts'

const months = 12
const rowSchema = v.object({
  ...v.pick(storedProposalSchema, ['state', 'total', 'created_at', 'closed_at']).entries,
  first_sent_at: v.nullable(moment),
  asked_at: v.nullable(moment),
})
type Row = v.InferOutput<typeof rowSchema>
/** A month, with each proposal's hours from request to sending. */
type Counted = Omit<ProposalMonth, 'hoursToSend'> & { hours: number[] }

/** The SQL expression for when a proposal was first sent; null before that. */
export function firstSent({ tables }: Dialect): string {
  return `(SELECT min(at) FROM ${tables.proposal_revisions} AS sent WHERE sent.proposal_id = ${tables.proposals}.id)`
}

/**
 * Begun, sent and closed proposals by month of Brasília's calendar: the last twelve months that have any, the newest
 * first.
 */
export async function monthsOf({ dialect, statements }: SqlStore): Promise<ProposalMonth[]> {
  const { proposals, contacts } = dialect.tables
  const text = `SELECT state, total, created_at, closed_at, ${firstSent(dialect)} AS first_sent_at,
    (SELECT created_at FROM ${contacts} AS asked WHERE asked.id = ${proposals}.contact_id) AS asked_at FROM ${proposals}`
  return countMonths(parseRows(rowSchema, await statements.read({ text, values: [] })))
}

function countMonths(rows: readonly Row[]): ProposalMonth[] {
  const byMonth = new Map<string, Counted>()
  const of = (at: string) => {
    const month = brasiliaDay(at).slice(0, 7)
    const known = byMonth.get(month) ?? { month, begun: 0, sent: 0, accepted: 0, lost: 0, acceptedTotal: 0, hours: [] }
    byMonth.set(month, known)
    return known
  }
  for (const row of rows) {
    of(row.created_at).begun += 1
    if (row.first_sent_at !== null) {
      const month = of(row.first_sent_at)
      month.sent += 1
      month.hours.push(hoursBetween(begunAt(row), row.first_sent_at))
    }
    if (row.closed_at !== null) countEnd(of(row.closed_at), row)
  }
  return Array.from(byMonth.values(), ({ hours, ...month }) => ({ ...month, hoursToSend: median(hours) }))
    .toSorted((a, b) => b.month.localeCompare(a.month))
    .slice(0, months)
}

function countEnd(month: Counted, { state, total }: Row): void {
  if (state === 'perdida') month.lost += 1
  if (state !== 'aceita') return
  month.accepted += 1
  month.acceptedTotal += total
}

/** The time of the request. An e-mail sent at the desk makes a message for a proposal that had none, later than its draft. */
function begunAt({ created_at: created, asked_at: asked }: Row): string {
  return asked !== null && Date.parse(asked) < Date.parse(created) ? asked : created
}

function hoursBetween(from: string, until: string): number {
  return Math.max(0, Date.parse(until) - Date.parse(from)) / 3_600_000
}
