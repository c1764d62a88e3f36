import * as v from 'valibot'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { storedProposalSchema } from '#server/inbox/proposal-rows.ts'
import { parseRows } from '#server/inbox/rows.ts'
import type { SqlStore } from '#server/inbox/sql/dialect.ts'
import type { ProposalMonth } from './proposals.ts'

const months = 12
const endSchema = v.pick(storedProposalSchema, ['state', 'total', 'sent_at', 'closed_at'])

/** What went out and how it ended, by the month of Brasília's calendar; months in which nothing happened are left out. */
export async function monthsOf({ dialect, statements }: SqlStore): Promise<ProposalMonth[]> {
  const text = `SELECT state, total, sent_at, closed_at FROM ${dialect.tables.proposals} WHERE sent_at IS NOT NULL`
  const rows = parseRows(endSchema, await statements.read({ text, values: [] }))
  const byMonth = new Map<string, ProposalMonth>()
  const of = (moment: string) => {
    const month = brasiliaDay(moment).slice(0, 7)
    const known = byMonth.get(month) ?? { month, sent: 0, accepted: 0, lost: 0, acceptedTotal: 0 }
    byMonth.set(month, known)
    return known
  }
  for (const { state, total, sent_at: sent, closed_at: closed } of rows) {
    if (sent !== null) of(sent).sent += 1
    if (closed === null) continue
    const month = of(closed)
    if (state === 'aceita') {
      month.accepted += 1
      month.acceptedTotal += total
    } else if (state === 'perdida') month.lost += 1
  }
  return [...byMonth.values()].toSorted((a, b) => b.month.localeCompare(a.month)).slice(0, months)
}
