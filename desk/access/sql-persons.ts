import type { PersonForm } from '#domain/desk/person.ts'
import { failureOf } from '#server/failure.ts'
import type { SqlStore } from '#server/inbox/sql/dialect.ts'
import type { Persons } from './access.ts'
import { isAny, personColumns, personsOf } from './rows.ts'

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
      const changed = await unlessTaken(() => statements.write(changing(store, id, form)))
      if (changed === undefined) return 'taken'
      return isAny(changed) ? 'done' : 'last'
    },
    end: async (id) => ((await byId(id))?.isActive ? endAccess(store, id) : 'unknown'),
    takeBack: async (id) => {
      const text = `UPDATE ${persons} SET ended_at = NULL WHERE id = $1 RETURNING id`
      return isAny(await statements.write({ text, values: [id] }))
    },
    byLogin: async (login) =>
      (await all()).find((person) => person.isActive && person.login?.toLowerCase() === login.toLowerCase()),
  }
}

/** Part of the write itself, so that of two changes in a row the second one sees the first. In: the person is `$1`. */
function anotherAdministers(persons: string): string {
  return `EXISTS (SELECT 1 FROM ${persons} AS other WHERE other.id <> $1 AND other.role = 'administra' AND other.ended_at IS NULL)`
}

function changing({ dialect: { tables } }: SqlStore, id: number, { name, initials, role, login }: PersonForm) {
  return {
    text: `UPDATE ${tables.persons} SET name = $2, initials = $3, role = $4, login = $5 WHERE id = $1
      AND ($6 = 'administra' OR ended_at IS NOT NULL OR role <> 'administra' OR ${anotherAdministers(tables.persons)})
      RETURNING id`,
    values: [id, name, initials, role, login, role],
  }
}

async function endAccess({ dialect: { tables, now }, statements }: SqlStore, id: number): Promise<'done' | 'last'> {
  const { persons, desk_sessions: sessions, sign_in_links: links } = tables
  const ended = await statements.write({
    text: `UPDATE ${persons} SET ended_at = ${now} WHERE id = $1
      AND (role <> 'administra' OR ${anotherAdministers(persons)}) RETURNING id`,
    values: [id],
  })
  if (!isAny(ended)) return 'last'
  // Links and sessions ask whether their person is active; these rows would come back with the person.
  await statements.write({ text: `DELETE FROM ${links} WHERE person_id = $1`, values: [id] })
  await statements.write({
    text: `UPDATE ${sessions} SET ended_at = ${now} WHERE person_id = $1 AND ended_at IS NULL`,
    values: [id],
  })
  return 'done'
}

/** Out: undefined when a name or login is somebody else's. */
async function unlessTaken<Result>(write: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await write()
  } catch (error) {
    const { code, reason } = failureOf(error)
    // PostgreSQL's code, SQLite's words.
    if (code === '23505' || reason.includes('UNIQUE constraint failed')) return undefined
    throw error
  }
}
