import { sql } from 'kysely'
import { termKinds, type Count } from '#domain/demand/count.ts'
import type { SearchTerm, TermCounts } from '#domain/demand/term-counts.ts'
import { dayAfter } from '#domain/time.ts'
import type { Db } from './tables.ts'

/** How long counts are kept, as /privacidade states. Days are those of Brasília's calendar, 2026-11-24. */
export const demandDays = {
  /** A year and a month: a month can be compared with the same one of the year before. */
  retention: 400,
  /** How many days a term is kept that was searched for on fewer than `minimumDays` of them. */
  rareTerms: 30,
  /** Days on which a term must have been searched for before anybody sees it. */
  minimumDays: 3,
} as const

/** Limits of what is counted in a day, so that a flood of posts fills neither lists nor disk. */
export interface DemandLimits {
  perKey: number
  /** The rows of a day from which on it takes no key that no other day has. */
  newKeys: number
}
export const demandLimits: DemandLimits = { perKey: 200, newKeys: 2000 }

/** A range of days, both ends included. */
export type DemandSpan = { from: string; until: string }

const kindSums = termKinds.map((kind) =>
  sql<number>`CAST(coalesce(sum(CASE WHEN kind = ${kind} THEN times END), 0) AS integer)`.as(kind),
)

/** Anonymous counts of searches and quotes: the public server writes them, the desk reads them. */
export function demandStore(db: Db, limits: DemandLimits = demandLimits) {
  /** The terms that enough days have, in any range. Not joined to a query: PostgreSQL may compare each row with all. */
  const frequentTerms = () =>
    db
      .selectFrom('demand')
      .select('key')
      .where('kind', 'in', termKinds)
      .groupBy('key')
      .having(sql<number>`count(DISTINCT day)`, '>=', demandDays.minimumDays)
  const frequentKeys = async () => new Set((await frequentTerms().execute()).map(({ key }) => key))
  return {
    /** The terms searched for in the range, if they are frequent in the retention period. */
    terms: async (span: DemandSpan): Promise<SearchTerm[]> => {
      const rows = countsIn(db, span)
        .select((is) => ['key as term', is.fn.max('day').as('lastDay')])
        .select(kindSums)
        .where('key', '<>', '')
        .where('kind', 'in', termKinds)
        .groupBy('key')
        .orderBy('key')
        .execute()
      const [terms, keys] = await Promise.all([rows, frequentKeys()])
      return terms
        .filter(({ term }) => keys.has(term))
        .map(({ term, lastDay, ...counts }) => ({ term, lastDay, counts }))
    },
    /** The number of terms that found nothing, and of those among them (`hidden`) that too few days have to show. */
    unanswered: async (span: DemandSpan): Promise<{ terms: number; hidden: number }> => {
      const unanswered = countsIn(db, span).where('kind', '=', 'nothing').where('key', '<>', '')
      const terms = await unanswered.select('key').distinct().execute()
      const keys = await frequentKeys()
      return { terms: terms.length, hidden: terms.filter(({ key }) => !keys.has(key)).length }
    },
    /** All searches of each day, whether their terms are kept or not. */
    days: (span: DemandSpan) => daysOf(db, '', span),
    /** The searches for a term by day; none if too few days have it. */
    daysOf: async (term: string, span: DemandSpan) => {
      const frequent = await frequentTerms().where('key', '=', term).executeTakeFirst()
      return frequent ? daysOf(db, term, span) : []
    },
    /** The quotes by product, or the openings by list, most frequent first. */
    presses: async (kind: 'quote' | 'list', span: DemandSpan): Promise<{ key: string; times: number }[]> => {
      const rows = await countsIn(db, span)
        .select((is) => ['key', is.fn.sum<number>('times').as('times')])
        .where('kind', '=', kind)
        .groupBy('key')
        .orderBy('times', 'desc')
        .orderBy('key')
        .execute()
      return rows.map(({ key, times }) => ({ key, times }))
    },
    /** Deletes all counts of a term. Out: whether there were any. */
    forget: async (term: string): Promise<boolean> => {
      if (term === '') return false
      const termRows = db.deleteFrom('demand').where('key', '=', term).where('kind', 'in', termKinds)
      return (await termRows.returning('key').execute()).length > 0
    },
    add: (day: string, counts: readonly Count[]): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        // Counts are added in a fixed order, so that two servers never deadlock.
        for (const count of counts.toSorted((a, b) => (a.kind + a.key < b.kind + b.key ? -1 : 1)))
          await addCount(transaction, day, count, limits)
      }),
    prune: (today: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('demand').where('day', '<', dayAfter(today, -demandDays.retention)).execute()
        const old = transaction.deleteFrom('demand').where('day', '<', dayAfter(today, -demandDays.rareTerms))
        const oldTerms = old.where('key', '<>', '').where('kind', 'in', termKinds)
        await oldTerms.where('key', 'not in', frequentTerms()).execute()
      }),
  }
}
export type Demand = ReturnType<typeof demandStore>

const countsIn = (db: Db, { from, until }: DemandSpan) =>
  db.selectFrom('demand').where('day', '>=', from).where('day', '<=', until)

async function daysOf(db: Db, key: string, span: DemandSpan): Promise<{ day: string; counts: TermCounts }[]> {
  const ofKey = countsIn(db, span).where('key', '=', key).where('kind', 'in', termKinds)
  const rows = await ofKey.select('day').select(kindSums).groupBy('day').orderBy('day').execute()
  return rows.map(({ day, ...counts }) => ({ day, counts }))
}

/** Adds to a count. A key that no day has yet is added only while this day has fewer rows than `newKeys`. */
async function addCount(db: Db, day: string, { kind, key, times }: Count, limits: DemandLimits) {
  const ofDay = db.selectFrom('demand').select('times').where('day', '=', day)
  const existing = await ofDay.where('kind', '=', kind).where('key', '=', key).executeTakeFirst()
  if (existing === undefined && !(await mayAddKey(db, day, key, limits.newKeys))) return
  // The limit per key does not apply to all searches of a day, which are counted under the key ''.
  const maximumTimes = key === '' ? Number.MAX_SAFE_INTEGER : limits.perKey
  const total = (existing?.times ?? 0) + times
  await db
    .insertInto('demand')
    .values({ day, kind, key, times: Math.min(times, maximumTimes) })
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind', 'key']).doUpdateSet({
        // The database adds up, because another server may have added since the row was read.
        times: total > maximumTimes ? maximumTimes : sql<number>`${sql.ref('demand.times')} + ${times}`,
      }),
    )
    .execute()
}

async function mayAddKey(db: Db, day: string, key: string, maximumRows: number): Promise<boolean> {
  if (await db.selectFrom('demand').select('key').where('key', '=', key).limit(1).executeTakeFirst()) return true
  const ofDay = db.selectFrom('demand').where('day', '=', day)
  const { rows } = await ofDay.select((is) => is.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow()
  return rows < maximumRows
}
