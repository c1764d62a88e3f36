import * as v from 'valibot'
import { totalOf, type AskedTerm, type TermCounts } from '#domain/demand/asked-terms.ts'
import { termKinds } from '#domain/demand/count.ts'
import { demandRowSchema, parseRows } from '#server/inbox/rows.ts'
import type { SqlStore } from '#server/inbox/sql/dialect.ts'
import { termKindList } from './demand-writes.ts'
import { demandDays, type Demand, type DemandSpan } from './demand.ts'

const termRow = v.object({
  ...v.pick(demandRowSchema, ['key', 'times']).entries,
  kind: v.picklist(termKinds),
  last: v.string(),
})
const dayRow = v.object({ ...v.pick(demandRowSchema, ['day', 'times']).entries, kind: v.picklist(termKinds) })
const pressRow = v.pick(demandRowSchema, ['key', 'times'])

/** The counts for the desk, in a store shared by all desks. */
export function sqlDemand(store: SqlStore): Demand {
  const { demand } = store.dialect.tables
  /** Selects terms that enough days have, regardless of the range. */
  const shown = `SELECT key FROM ${demand} WHERE kind IN (${termKindList}) GROUP BY key HAVING count(DISTINCT day) >= ${demandDays.different}`
  const read = (text: string, values: (string | number)[]) => store.statements.read({ text, values })
  return {
    terms: async (span) => {
      const rows = await read(
        `SELECT key, kind, CAST(sum(times) AS integer) AS times, max(day) AS last FROM ${demand}
          WHERE day BETWEEN $1 AND $2 AND key <> '' AND kind IN (${termKindList}) AND key IN (${shown})
          GROUP BY key, kind ORDER BY key, kind`,
        [span.from, span.until],
      )
      return termsOf(parseRows(termRow, rows))
    },
    days: (span) => daysOf(read, { demand, key: '', span }),
    daysOf: async (term, span) => {
      const known = await read(`SELECT key FROM (${shown}) AS shown WHERE key = $1`, [term])
      return parseRows(v.object({ key: v.string() }), known).length === 0
        ? []
        : daysOf(read, { demand, key: term, span })
    },
    presses: async (kind, span) => {
      const rows = await read(
        `SELECT key, CAST(sum(times) AS integer) AS times FROM ${demand} WHERE day BETWEEN $1 AND $2 AND kind = $3
          GROUP BY key ORDER BY 2 DESC, key`,
        [span.from, span.until, kind],
      )
      return parseRows(pressRow, rows)
    },
    forget: async (term) => {
      const text = `DELETE FROM ${demand} WHERE key = $1 AND key <> '' AND kind IN (${termKindList}) RETURNING key`
      return parseRows(v.object({ key: v.string() }), await store.statements.write({ text, values: [term] })).length > 0
    },
  }
}

interface DaysWish {
  demand: string
  key: string
  span: DemandSpan
}

async function daysOf(
  read: (text: string, values: (string | number)[]) => Promise<unknown>,
  { demand, key, span }: DaysWish,
): Promise<{ day: string; counts: TermCounts }[]> {
  const rows = await read(
    `SELECT day, kind, times FROM ${demand} WHERE key = $1 AND day BETWEEN $2 AND $3 AND kind IN (${termKindList}) ORDER BY day, kind`,
    [key, span.from, span.until],
  )
  const days = new Map<string, TermCounts>()
  for (const { day, kind, times } of parseRows(dayRow, rows)) {
    const counts = days.get(day) ?? totalOf([])
    counts[kind] += times
    days.set(day, counts)
  }
  return Array.from(days, ([day, counts]) => ({ day, counts }))
}

function termsOf(rows: readonly v.InferOutput<typeof termRow>[]): AskedTerm[] {
  const terms = new Map<string, AskedTerm>()
  for (const { key, kind, times, last } of rows) {
    const asked = terms.get(key) ?? { term: key, counts: totalOf([]), lastDay: last }
    asked.counts[kind] += times
    if (last > asked.lastDay) asked.lastDay = last
    terms.set(key, asked)
  }
  return [...terms.values()]
}
