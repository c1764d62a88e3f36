import type { Cents } from '#domain/money.ts'
import { declinedItems, type DeclinedItem } from '#domain/proposal/declined-items.ts'
import type { ProposalState } from '#domain/proposal/proposal-state.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { dayMilliseconds, hourMilliseconds } from '#domain/time.ts'
import { firstSent, readProposal } from './proposals.ts'
import { now, type Db } from './tables.ts'

/** The median of some numbers; undefined without numbers. */
export function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[half - 1], sorted[half]]
  if (high === undefined) return undefined
  return sorted.length % 2 === 0 && low !== undefined ? (low + high) / 2 : high
}

/** Figures of the proposals of a month (2026-11). */
export interface ProposalMonth {
  month: string
  /** How many were begun, sent, accepted and lost in the month; not necessarily the same proposals. */
  begun: number
  sent: number
  /** Median hours from the message or the first draft, whichever is earlier, to sending; undefined if none was sent. */
  hoursToSend: number | undefined
  accepted: number
  lost: number
  acceptedTotal: Cents
}

const maximumNotCarried = 50
const maximumMonths = 12

/** Figures of the proposals, for the desk. */
export const proposalFigures = (db: Db) => ({
  /** Figures by month of Brasília's calendar: the last twelve months that have any, the newest first. */
  months: async (): Promise<ProposalMonth[]> => {
    const rows = await db
      .selectFrom('proposals')
      .leftJoin('contacts as asked', 'asked.id', 'proposals.contact_id')
      .select(['state', 'total', 'proposals.created_at', 'closed_at', 'asked.created_at as asked_at'])
      .select(firstSent(db).as('first_sent_at'))
      .execute()
    return countMonths(rows)
  },
  /** Items that the shop declined in proposals sent within a year, most frequent first; at most 50. */
  notCarried: async (): Promise<DeclinedItem[]> => {
    const rows = await db
      .selectFrom('proposal_revisions as sent')
      .select(['sent.at', 'sent.content'])
      .where('sent.at', '>', now(-365 * dayMilliseconds))
      .where('sent.content', 'like', '%"declined"%')
      .where('sent.revision', '=', (is) =>
        is
          .selectFrom('proposal_revisions as other')
          .select((of) => of.fn.max('other.revision').as('last'))
          .whereRef('other.proposal_id', '=', 'sent.proposal_id'),
      )
      .orderBy('sent.id')
      .execute()
    const sent = rows.map(({ at, content }) => ({ day: brasiliaDay(at), content: readProposal(content) }))
    return declinedItems(sent).slice(0, maximumNotCarried)
  },
})

interface ProposalRow {
  state: ProposalState
  total: number
  created_at: string
  closed_at: string | null
  first_sent_at: string | null
  asked_at: string | null
}

function countMonths(rows: readonly ProposalRow[]): ProposalMonth[] {
  const byMonth = new Map<string, Omit<ProposalMonth, 'hoursToSend'> & { hours: number[] }>()
  const monthOf = (at: string) => {
    const month = brasiliaDay(at).slice(0, 7)
    const entry = byMonth.get(month) ?? { month, begun: 0, sent: 0, accepted: 0, lost: 0, acceptedTotal: 0, hours: [] }
    byMonth.set(month, entry)
    return entry
  }
  for (const { state, total, created_at: created, asked_at: asked, ...row } of rows) {
    monthOf(created).begun += 1
    if (row.first_sent_at !== null) {
      // The message may be later than the draft: an e-mail makes one for a proposal that had none.
      const begun = asked !== null && Date.parse(asked) < Date.parse(created) ? asked : created
      const month = monthOf(row.first_sent_at)
      month.sent += 1
      month.hours.push(Math.max(0, Date.parse(row.first_sent_at) - Date.parse(begun)) / hourMilliseconds)
    }
    if (row.closed_at === null) continue
    const month = monthOf(row.closed_at)
    if (state === 'perdida') month.lost += 1
    if (state !== 'aceita') continue
    month.accepted += 1
    month.acceptedTotal += total
  }
  return Array.from(byMonth.values(), ({ hours, ...month }) => ({ ...month, hoursToSend: median(hours) }))
    .toSorted((a, b) => b.month.localeCompare(a.month))
    .slice(0, maximumMonths)
}
