import type { SqlStore } from '#server/inbox/sql/dialect.ts'
import type { Passkeys } from './access.ts'
import { withPositionalValues } from './with-positional-values.ts'
import { hasRows, passkeysOf } from './rows.ts'

/** The passkeys of a store. In: the clock, in milliseconds since 1970. */
export function sqlPasskeys(store: SqlStore, clock: () => number): Passkeys {
  const { passkeys, persons } = store.dialect.tables
  const { read, write } = withPositionalValues(store)
  const moment = () => new Date(clock()).toISOString()
  const columns = 'person_id, credential_id, public_key, counter, device, created_at'
  const all = `SELECT id, used_at, ${columns} FROM ${passkeys}`

  return {
    of: async (personId) => passkeysOf(await read(`${all} WHERE person_id = $1 ORDER BY id`, personId)),
    add: async ({ personId, credentialId, publicKey, counter, device }) => {
      const text = `INSERT INTO ${passkeys} (${columns}) VALUES ($1, $2, $3, $4, $5, $6)`
      await write(text, personId, credentialId, publicKey, counter, device, moment())
    },
    byCredential: async (credentialId) => {
      const active = `person_id IN (SELECT id FROM ${persons} WHERE ended_at IS NULL)`
      return passkeysOf(await read(`${all} WHERE credential_id = $1 AND ${active}`, credentialId))[0]
    },
    use: async (id, counter) => {
      // A passkey that is synchronized through a cloud does not count its uses: its counter stays 0.
      const isNext = '(counter < $2 OR (counter = 0 AND $2 = 0))'
      const text = `UPDATE ${passkeys} SET counter = $2, used_at = $3 WHERE id = $1 AND ${isNext} RETURNING id`
      return hasRows(await write(text, id, counter, moment()))
    },
    remove: async (id, personId) =>
      hasRows(await write(`DELETE FROM ${passkeys} WHERE id = $1 AND person_id = $2 RETURNING id`, id, personId)),
  }
}
