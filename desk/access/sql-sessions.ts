import { sessionLimits } from '#domain/desk/session-life.ts'
import type { SqlStore } from '#server/inbox/sql/dialect.ts'
import type { Sessions } from './access.ts'
import { withPositionalValues } from './with-positional-values.ts'
import { hasRows, personColumns, sessionsOf } from './rows.ts'
import { digestOf, newToken } from './token.ts'

/** Milliseconds: the time of last use is written at most once a minute, not with every request. */
const seenEvery = 60_000

/** The sessions of a store. In: the clock, in milliseconds since 1970. */
export function sqlSessions(store: SqlStore, clock: () => number): Sessions {
  const { desk_sessions: sessions, persons } = store.dialect.tables
  const { read, write } = withPositionalValues(store)
  const moment = (offset = 0) => new Date(clock() + offset).toISOString()
  const live = `SELECT ${sessions}.id, person_id, ${personColumns(persons)}, way, device, ${sessions}.created_at, seen_at
    FROM ${sessions} JOIN ${persons} ON ${persons}.id = person_id
    WHERE ${sessions}.ended_at IS NULL AND ${persons}.ended_at IS NULL AND seen_at > $1 AND ${sessions}.created_at > $2`
  const limits = (): [string, string] => {
    const { seenAfter, createdAfter } = sessionLimits(clock())
    return [seenAfter, createdAfter]
  }
  const ending = `UPDATE ${sessions} SET ended_at = $1 WHERE id = $2 AND ended_at IS NULL`

  return {
    start: async ({ personId, way, device }) => {
      const token = newToken()
      const columns = 'token_hash, person_id, way, device, created_at, seen_at'
      const text = `INSERT INTO ${sessions} (${columns}) VALUES ($1, $2, $3, $4, $5, $6)`
      await write(text, digestOf(token), personId, way, device, moment(), moment())
      // Sessions past their longest life are deleted; the audit still says who signed in, when and how.
      await write(`DELETE FROM ${sessions} WHERE created_at < $1`, sessionLimits(clock()).createdAfter)
      return token
    },
    find: async (token) => sessionsOf(await read(`${live} AND token_hash = $3`, ...limits(), digestOf(token)))[0],
    touch: async ({ id, seenAt }) => {
      if (seenAt < moment(-seenEvery)) await write(`UPDATE ${sessions} SET seen_at = $1 WHERE id = $2`, moment(), id)
    },
    all: async () => sessionsOf(await read(`${live} ORDER BY seen_at DESC, ${sessions}.id DESC`, ...limits())),
    end: async (id, personId) =>
      hasRows(
        await (personId === undefined
          ? write(`${ending} RETURNING id`, moment(), id)
          : write(`${ending} AND person_id = $3 RETURNING id`, moment(), id, personId)),
      ),
  }
}
