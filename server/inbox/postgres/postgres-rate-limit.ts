import { createHash } from 'node:crypto'
import type { Sql } from 'postgres'
import * as v from 'valibot'
import type { RateLimit } from '#server/inbox/inbox.ts'
import { withTimeout } from './connection.ts'

const answer = v.tuple([v.object({ wait: v.number() })])

/**
 * Counts the posts of all instances together; the database gets only a digest of the address. A limit of 0 turns it
 * off.
 */
export function postgresRateLimit(sql: Sql, perMinute: number): RateLimit {
  return {
    take: async (address) => {
      if (perMinute === 0) return 0
      const visitor = createHash('sha256').update(address).digest('base64url')
      const rows = await withTimeout(sql`SELECT backoffice.take_post(${visitor}, ${perMinute}) AS wait`)
      const [{ wait }] = v.parse(answer, [...rows])
      return wait
    },
  }
}
