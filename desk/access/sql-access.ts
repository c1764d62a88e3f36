import type { SqlStore } from '#server/inbox/sql/dialect.ts'
import type { Access } from './access.ts'
import { sqlAudit } from './sql-audit.ts'
import { sqlPasskeys } from './sql-passkeys.ts'
import { sqlPersons } from './sql-persons.ts'
import { sqlLinks } from './sql-links.ts'
import { sqlSessions } from './sql-sessions.ts'

/** Persons, sessions, links and passkeys in either kind of store. In: the clock, in milliseconds since 1970. */
export function sqlAccess(store: SqlStore, clock: () => number = Date.now): Access {
  return {
    persons: sqlPersons(store),
    sessions: sqlSessions(store, clock),
    links: sqlLinks(store, clock),
    passkeys: sqlPasskeys(store, clock),
    audit: sqlAudit(store),
  }
}
