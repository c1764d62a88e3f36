import { termKinds, type Count } from '#domain/demand/count.ts'
import type { Dialect, SqlStore, Statement, Steps } from '#server/inbox/sql/dialect.ts'
import { daysBefore } from './days-before.ts'
import { demandDays, demandLimits, type DemandLimits, type DemandWrites } from './demand.ts'

/** The kinds of counts that belong to terms, as a list for SQL. */
export const termKindList = termKinds.map((kind) => `'${kind}'`).join(', ')

/** The public server's writes of counts, in a store shared by all instances. */
export function demandWrites({ dialect, statements }: SqlStore, limits: DemandLimits = demandLimits): DemandWrites {
  return {
    add: (day, counts) => statements.transaction(() => addSteps(dialect, { day, counts, limits })),
    prune: (today) => statements.transaction(() => pruneSteps(dialect, today)),
  }
}

interface Addition {
  day: string
  counts: readonly Count[]
  limits: DemandLimits
}

function* addSteps(dialect: Dialect, { day, counts, limits }: Addition): Steps<void> {
  // Counts are added in a fixed order, so that two instances never deadlock.
  for (const count of counts.toSorted((a, b) => (a.kind + a.key < b.kind + b.key ? -1 : 1)))
    yield added(dialect, { day, count, limits })
}

/** Adds to the count of a key. A key that no day has yet is added only while this day has fewer rows than `newKeys`. */
function added(
  { tables: { demand } }: Dialect,
  { day, count: { kind, key, times }, limits }: Omit<Addition, 'counts'> & { count: Count },
): Statement {
  // The limit per key does not apply to the total of all searches.
  const capped = key === '' ? times : Math.min(times, limits.perKey)
  return {
    text: `INSERT INTO ${demand} AS kept (day, kind, key, times)
      SELECT CAST($1 AS text), CAST($2 AS text), CAST($3 AS text), CAST($4 AS integer)
      WHERE EXISTS (SELECT 1 FROM ${demand} WHERE key = CAST($3 AS text))
        OR (SELECT count(*) FROM ${demand} WHERE day = CAST($1 AS text)) < CAST($5 AS integer)
      ON CONFLICT (day, kind, key) DO UPDATE SET times = CASE
        WHEN kept.key <> '' AND kept.times + excluded.times > CAST($6 AS integer) THEN CAST($6 AS integer)
        ELSE kept.times + excluded.times END`,
    values: [day, kind, key, capped, limits.newKeys, limits.perKey],
  }
}

function* pruneSteps({ tables: { demand } }: Dialect, today: string): Steps<void> {
  yield { text: `DELETE FROM ${demand} WHERE day < $1`, values: [daysBefore(today, demandDays.kept)] }
  yield {
    text: `DELETE FROM ${demand} WHERE day < $1 AND key <> '' AND kind IN (${termKindList}) AND key NOT IN (
        SELECT key FROM ${demand} WHERE kind IN (${termKindList}) GROUP BY key HAVING count(DISTINCT day) >= $2
      )`,
    values: [daysBefore(today, demandDays.unshown), demandDays.different],
  }
}
