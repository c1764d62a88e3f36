import type { PersonForm } from '#domain/desk/person.ts'
import { failureOf } from '#server/failure.ts'
import type { SqlStore, Steps } from '#server/inbox/sql/dialect.ts'
import type { Persons } from './access.ts'
import { hasRows, personColumns, personsOf } from './rows.ts'

/** The persons of a store. */
export function sqlPersons(store: SqlStore): Persons {
  const { dialect, statements } = store
  const { persons } = dialect.tables
  const columns = `id, ${personColumns(persons)}`
  const all = async () =>
    personsOf(await statements.read({ text: `SELECT ${columns} FROM ${persons} ORDER BY id`, values: [] }))
  const byId = async (id: number) => (await all()).find((person) => person.id === id)

  return {
    all,
    add: ({ name, initials, role, login }) =>
      unlessTaken(async () => {
        const added = await statements.write({
          text: `INSERT INTO ${persons} (name, initials, role, login) VALUES ($1, $2, $3, $4) RETURNING ${columns}`,
          values: [name, initials, role, login],
        })
        return personsOf(added)[0]
      }),
    change: async (id, form) => {
      if (!(await byId(id))) return 'unknown'
      const isChanged = await unlessTaken(() => statements.transaction(() => changing(store, id, form)))
      if (isChanged === undefined) return 'taken'
      return isChanged ? 'done' : 'last'
    },
    end: async (id) => ((await byId(id))?.isActive ? statements.transaction(() => ending(store, id)) : 'unknown'),
    takeBack: async (id) => {
      const text = `UPDATE ${persons} SET ended_at = NULL WHERE id = $1 RETURNING id`
      return hasRows(await statements.write({ text, values: [id] }))
    },
    byLogin: async (login) =>
      (await all()).find((person) => person.isActive && person.login?.toLowerCase() === login.toLowerCase()),
  }
}

/** The SQL condition that somebody other than the person in `$1` administers. */
function anotherAdministers(persons: string): string {
  return `EXISTS (SELECT 1 FROM ${persons} AS other WHERE other.id <> $1 AND other.role = 'administra' AND other.ended_at IS NULL)`
}

/**
 * Makes changes that could remove the last administrator run one after the other, so that each sees the result of the
 * one before.
 */
function* inTurn({ dialect: { transactionLock } }: SqlStore): Steps<void> {
  if (transactionLock !== undefined) yield { text: transactionLock, values: ['administrators'] }
}

function* changing(store: SqlStore, id: number, { name, initials, role, login }: PersonForm): Steps<boolean> {
  const { persons } = store.dialect.tables
  yield* inTurn(store)
  const changed = yield {
    text: `UPDATE ${persons} SET name = $2, initials = $3, role = $4, login = $5 WHERE id = $1
      AND ($6 = 'administra' OR ended_at IS NOT NULL OR role <> 'administra' OR ${anotherAdministers(persons)})
      RETURNING id`,
    values: [id, name, initials, role, login, role],
  }
  return hasRows(changed)
}

function* ending(store: SqlStore, id: number): Steps<'done' | 'last'> {
  const { tables, now } = store.dialect
  const { persons, desk_sessions: sessions, sign_in_links: links } = tables
  yield* inTurn(store)
  const ended = yield {
    text: `UPDATE ${persons} SET ended_at = ${now} WHERE id = $1
      AND (role <> 'administra' OR ${anotherAdministers(persons)}) RETURNING id`,
    values: [id],
  }
  if (!hasRows(ended)) return 'last'
  // Links and sessions only check whether their person is active, so they would work again if the person is
  // reactivated.
  yield { text: `DELETE FROM ${links} WHERE person_id = $1`, values: [id] }
  yield { text: `UPDATE ${sessions} SET ended_at = ${now} WHERE person_id = $1 AND ended_at IS NULL`, values: [id] }
  return 'done'
}

/** Out: undefined when another person has the name or login. */
async function unlessTaken<Result>(write: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await write()
  } catch (error) {
    const { code, reason } = failureOf(error)
    // PostgreSQL's code, or SQLite's message.
    if (code === '23505' || reason.includes('UNIQUE constraint failed')) return undefined
    throw error
  }
}
