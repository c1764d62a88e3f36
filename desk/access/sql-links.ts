import { linkEnd } from '#domain/desk/session-life.ts'
import type { SqlStore } from '#server/inbox/sql/dialect.ts'
import type { SignInLinks } from './access.ts'
import { withPositionalValues } from './with-positional-values.ts'
import { idsOf, personColumns, personsOf } from './rows.ts'
import { digestOf, newToken } from './token.ts'

/** Single-use sign-in links. In: the clock, in milliseconds since 1970. */
export function sqlLinks(store: SqlStore, clock: () => number): SignInLinks {
  const { sign_in_links: links, persons } = store.dialect.tables
  const { read, write } = withPositionalValues(store)
  const moment = () => new Date(clock()).toISOString()
  const person = `SELECT id, ${personColumns(persons)} FROM ${persons} WHERE ended_at IS NULL AND id`
  const good = 'token_hash = $1 AND used_at IS NULL AND expires_at > $2'

  return {
    make: async (personId) => {
      const token = newToken()
      await write(`DELETE FROM ${links} WHERE expires_at < $1`, moment())
      const text = `INSERT INTO ${links} (token_hash, person_id, expires_at) VALUES ($1, $2, $3)`
      await write(text, digestOf(token), personId, linkEnd(clock()))
      return token
    },
    peek: async (token) =>
      personsOf(
        await read(`${person} IN (SELECT person_id FROM ${links} WHERE ${good})`, digestOf(token), moment()),
      )[0],
    take: async (token) => {
      const text = `UPDATE ${links} SET used_at = $2 WHERE ${good} RETURNING person_id AS id`
      const [id] = idsOf(await write(text, digestOf(token), moment()))
      return id === undefined ? undefined : personsOf(await read(`${person} = $1`, id))[0]
    },
  }
}
