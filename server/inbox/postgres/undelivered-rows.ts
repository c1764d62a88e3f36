import type { Sql } from 'postgres'
import type { Outbox } from '#server/inbox/inbox.ts'
import { channelsOf, ownerColumn } from '#server/inbox/sql/arrival.ts'
import { runTransaction } from './connection.ts'
import { postgresDialect } from './postgres-statements.ts'

const { tables, jsonItems } = postgresDialect
/** The key of the advisory lock. */
const lock = 7_403_002

/**
 * An outbox that also delivers rows inserted without the server, by clients of a hosted PostgREST with the grants of
 * `anon`: before each claim it creates the deliveries of unhandled rows that have none.
 */
export function withUndeliveredRows(sql: Sql, outbox: Outbox): Outbox {
  return {
    ...outbox,
    claim: async (wish) => {
      for (const table of ['contacts', 'product_reviews'] as const) await takeUp(sql, table)
      return outbox.claim(wish)
    },
  }
}

async function takeUp(sql: Sql, table: 'contacts' | 'product_reviews'): Promise<void> {
  const owner = ownerColumn[table]
  // Messages that the shop enters about a call are not delivered.
  const fromOutside = table === 'contacts' ? "AND past.origin = 'site'" : ''
  const past = `FROM ${tables[table]} AS past WHERE past.handled_at IS NULL ${fromOutside}
    AND NOT EXISTS (SELECT FROM ${tables.deliveries} WHERE ${owner} = past.id)`
  const found = await sql.unsafe(`SELECT past.id ${past} LIMIT 1`)
  if (found.length === 0) return
  await runTransaction(sql, async (transaction) => {
    // If two instances find the same row, the second waits and then finds nothing.
    await transaction`SELECT pg_advisory_xact_lock(${lock}::bigint)`
    await transaction.unsafe(
      `INSERT INTO ${tables.deliveries} (channel, ${owner})
        SELECT way.value, found.id FROM (SELECT past.id ${past}) AS found CROSS JOIN ${jsonItems('$1')} AS way`,
      [JSON.stringify(channelsOf({ table, isSuspect: false }))],
    )
  })
}
