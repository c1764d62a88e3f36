import { statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { CamelCasePlugin, sql, type ExpressionBuilder, type Generated, type Kysely, type Selectable } from 'kysely'
import { type Person, type PersonForm, type Role, latestLinkEnd, linkEnd, sessionLimits } from '#domain/desk/person.ts'
import { SetupError } from '#server/setup-error.ts'
import { isPostgres } from '#server/store/sql.ts'
import { openSqlite, type MayCreate } from '#server/store/sqlite.ts'
import { RowRefused } from '#server/store/store-error.ts'
import type { Store } from '#server/store/store.ts'
import { digestOf, newToken } from './token.ts'

export type SignInWay = 'link' | 'passkey' | 'proxy'

export interface Session {
  id: number
  person: Person
  way: SignInWay
  device: string
  /** The time of sign-in in ISO 8601, as are all times of the desk's store. */
  createdAt: string
  seenAt: string
}

/** A publication at a set hour: its draft, hour, who set it, and the digest of the files as that person saw them. */
interface Schedule {
  draftId: number
  at: string
  personId: number
  digest: string
}

interface Tables {
  persons: {
    id: Generated<number>
    createdAt: Generated<string>
    name: string
    initials: string
    role: Role
    login: string | null
    endedAt: string | null
  }
  deskSessions: {
    id: Generated<number>
    tokenHash: string
    personId: number
    way: SignInWay
    device: string
    createdAt: string
    seenAt: string
    endedAt: string | null
  }
  signInLinks: {
    id: Generated<number>
    tokenHash: string
    personId: number
    expiresAt: string
    usedAt: string | null
  }
  passkeys: {
    id: Generated<number>
    personId: number
    credentialId: string
    publicKey: string
    counter: number
    device: string
    createdAt: string
    usedAt: string | null
  }
  schedules: Schedule
  approvals: { draftId: number; digest: string }
}
type Passkey = Selectable<Tables['passkeys']>
type Db = Kysely<Tables>
/** An earlier version's tables in the shop's store, in the order of dropping: those that name a person come first. */
const formerTables = ['passkeys', 'signInLinks', 'deskSessions', 'persons'] as const

/** Time in ms between two writes of a session's last use, so that not every request writes to the store. */
const seenWriteMilliseconds = 60_000

/**
 * Opens the desk's own store, a file in a folder that only the desk's account can write. In: the folder; the shop's
 * store, from which the persons of an earlier version are taken over; the clock in milliseconds. Throws a SetupError.
 */
export async function openAccess(
  folder: string,
  store: Pick<Store, 'db'>,
  { mayCreate = true, clock = Date.now }: { mayCreate?: MayCreate; clock?: () => number } = {},
) {
  refuseSharedPlace(folder)
  const opened = openSqlite<Tables>({ path: join(folder, 'access.sqlite'), schema: 'access', mayCreate })
  const db = opened.db.withPlugin(new CamelCasePlugin())
  await importPersons((store.db as unknown as Db).withPlugin(new CamelCasePlugin()), db)
  const isoTime = (offset = 0) => new Date(clock() + offset).toISOString()
  return {
    persons: personStore(db, isoTime),
    sessions: sessionStore(db, clock, isoTime),
    links: linkStore(db, clock, isoTime),
    passkeys: passkeyStore(db, isoTime),
    schedules: scheduleStore(db),
    approvals: approvalStore(db),
    close: () => db.destroy(),
  }
}
export type Access = Awaited<ReturnType<typeof openAccess>>
export type Passkeys = Access['passkeys']
export type Sessions = Access['sessions']

/** Refuses a folder that others can rename, to put another store in its place; in one like /tmp only its owner can. */
function refuseSharedPlace(folder: string): void {
  const { mode } = statSync(dirname(resolve(folder)), { throwIfNoEntry: false }) ?? { mode: 0 }
  if ((mode & 0o022) === 0 || (mode & 0o1000) !== 0) return
  throw new SetupError(
    `DESK_DIR: expected a folder of the desk's account alone, because ${dirname(resolve(folder))} is open to a group: set it as vitrine-desk.service does (docs/operations.md, 'The desk')`,
  )
}

/** Moves an earlier version's persons, without links and passkeys: the server's account could write those. */
async function importPersons(from: Db, db: Db): Promise<void> {
  const table = isPostgres(from)
    ? await sql<{ name: string | null }>`SELECT to_regclass('backoffice.persons')::text AS name`.execute(from)
    : await sql<{ name: string }>`SELECT name FROM sqlite_master WHERE name = 'persons'`.execute(from)
  if (!table.rows[0]?.name) return
  const old = isPostgres(from) ? from.withSchema('backoffice') : from
  await db.transaction().execute(async (transaction) => {
    if (await transaction.selectFrom('persons').select('id').executeTakeFirst()) return
    const columns = ['id', 'createdAt', 'name', 'initials', 'role', 'login', 'endedAt'] as const
    const rows = await old.selectFrom('persons').select(columns).execute()
    if (rows.length > 0) await transaction.insertInto('persons').values(rows).execute()
  })
  for (const formerTable of formerTables) await old.schema.dropTable(formerTable).ifExists().execute()
}

type PersonOutcome = 'done' | 'taken' | 'last' | 'unknown' | 'changed'
type IsoTime = (offset?: number) => string

function personStore(db: Db, isoTime: IsoTime) {
  const all = async (): Promise<Person[]> =>
    (await db.selectFrom('persons').selectAll().orderBy('id').execute()).map(personOf)
  return {
    all,
    active: async (id: number | undefined): Promise<Person | undefined> =>
      (await all()).find((person) => person.isActive && person.id === id),
    byLogin: async (login: string): Promise<Person | undefined> =>
      (await all()).find((person) => person.isActive && person.login?.toLowerCase() === login.toLowerCase()),
    add: async (form: PersonForm): Promise<Person | undefined> => {
      if (await isNameTaken(db, form.name)) return undefined
      const insert = db.insertInto('persons').values({ ...columnsOf(form), createdAt: isoTime() })
      const added = await unlessDuplicate(() => insert.returningAll().executeTakeFirstOrThrow())
      return added && personOf(added)
    },
    /** Changes a person. In: `snapshot`, as the form showed them. Out: 'last' when nobody would be left to administer. */
    change: (id: number, form: PersonForm, snapshot?: string): Promise<PersonOutcome> =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst()
        if (!row) return 'unknown'
        if (snapshot !== undefined && snapshot !== personSnapshot(row)) return 'changed'
        if (await isNameTaken(transaction, form.name, id)) return 'taken'
        if (form.role !== 'administra' && (await isLastAdministrator(transaction, row))) return 'last'
        const set = () => transaction.updateTable('persons').set(columnsOf(form)).where('id', '=', id).execute()
        return (await unlessDuplicate(set)) === undefined ? 'taken' : 'done'
      }),
    /** Ends the person's access, sessions, links and passkeys. Out: 'last' when nobody would be left to administer. */
    end: (id: number): Promise<'done' | 'last' | 'unknown'> =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst()
        if (!row || row.endedAt !== null) return 'unknown'
        if (await isLastAdministrator(transaction, row)) return 'last'
        const ended = { endedAt: isoTime() }
        await transaction.updateTable('persons').set(ended).where('id', '=', id).execute()
        // Links, passkeys and schedules that stayed would work again after a reactivation.
        for (const table of ['signInLinks', 'passkeys', 'schedules'] as const)
          await transaction.deleteFrom(table).where('personId', '=', id).execute()
        const sessionsOfPerson = transaction.updateTable('deskSessions').set(ended).where('personId', '=', id)
        await sessionsOfPerson.where('endedAt', 'is', null).execute()
        return 'done'
      }),
    reactivate: async (id: number): Promise<void> => {
      await db.updateTable('persons').set({ endedAt: null }).where('id', '=', id).execute()
    },
  }
}

function sessionStore(db: Db, clock: () => number, isoTime: IsoTime) {
  const validSessions = () => {
    const { seenAfter, createdAfter, seenUntil } = sessionLimits(clock())
    return db
      .selectFrom('deskSessions as session')
      .innerJoin('persons', 'persons.id', 'session.personId')
      .select(['session.id as sessionId', 'way', 'device', 'session.createdAt as startedAt', 'seenAt'])
      .selectAll('persons')
      .where('session.endedAt', 'is', null)
      .where('persons.endedAt', 'is', null)
      .where('seenAt', '>', seenAfter)
      .where('seenAt', '<', seenUntil)
      .where('session.createdAt', '>', createdAfter)
  }
  type ValidSession = Awaited<ReturnType<ReturnType<typeof validSessions>['execute']>>[number]
  const sessionOf = ({ sessionId, startedAt, way, device, seenAt, ...person }: ValidSession): Session => {
    return { id: sessionId, person: personOf(person), way, device, createdAt: startedAt, seenAt }
  }
  return {
    start: async (session: { personId: number; way: SignInWay; device: string }): Promise<string> => {
      const token = newToken()
      const now = isoTime()
      const row = { ...session, tokenHash: digestOf(token), createdAt: now, seenAt: now }
      await db.insertInto('deskSessions').values(row).execute()
      // Deletes sessions past their maximum age; the audit keeps who signed in, when and how.
      await db.deleteFrom('deskSessions').where('createdAt', '<', sessionLimits(clock()).createdAfter).execute()
      return token
    },
    find: async (token: string): Promise<Session | undefined> => {
      const row = await validSessions().where('tokenHash', '=', digestOf(token)).executeTakeFirst()
      return row && sessionOf(row)
    },
    touch: async ({ id, seenAt }: Session): Promise<void> => {
      if (seenAt < isoTime(-seenWriteMilliseconds))
        await db.updateTable('deskSessions').set({ seenAt: isoTime() }).where('id', '=', id).execute()
    },
    all: async (): Promise<Session[]> =>
      (await validSessions().orderBy('seenAt', 'desc').orderBy('session.id', 'desc').execute()).map(sessionOf),
    /** Ends a session, of this person if one is named. Out: whether there was such a session. */
    end: async (id: number, personId?: number): Promise<boolean> => {
      const open = db.updateTable('deskSessions').set({ endedAt: isoTime() }).where('endedAt', 'is', null)
      const query = personId === undefined ? open : open.where('personId', '=', personId)
      return (await query.where('id', '=', id).returning('id').execute()).length > 0
    },
  }
}

function linkStore(db: Db, clock: () => number, isoTime: IsoTime) {
  const isUsable = (token: string) => (link: ExpressionBuilder<Tables, 'signInLinks'>) =>
    link.and([
      link('tokenHash', '=', digestOf(token)),
      link('usedAt', 'is', null),
      link('expiresAt', '>', isoTime()),
      link('expiresAt', '<', latestLinkEnd(clock())),
    ])
  const { active } = personStore(db, isoTime)
  return {
    make: async (personId: number): Promise<string> => {
      const token = newToken()
      await db.deleteFrom('signInLinks').where('expiresAt', '<', isoTime()).execute()
      const link = { tokenHash: digestOf(token), personId, expiresAt: linkEnd(clock()) }
      await db.insertInto('signInLinks').values(link).execute()
      return token
    },
    /** Finds a link's person without using the link up. Out: undefined also where the person's access has ended. */
    find: async (token: string): Promise<Person | undefined> => {
      const linkQuery = db.selectFrom('signInLinks').select('personId').where(isUsable(token))
      return active((await linkQuery.executeTakeFirst())?.personId)
    },
    use: async (token: string): Promise<Person | undefined> => {
      const used = db.updateTable('signInLinks').set({ usedAt: isoTime() }).where(isUsable(token)).returning('personId')
      return active((await used.executeTakeFirst())?.personId)
    },
  }
}

function passkeyStore(db: Db, isoTime: IsoTime) {
  return {
    of: (personId: number): Promise<Passkey[]> =>
      db.selectFrom('passkeys').selectAll().where('personId', '=', personId).orderBy('id').execute(),
    add: async (passkey: Omit<Passkey, 'id' | 'createdAt' | 'usedAt'>): Promise<boolean> => {
      const row = { ...passkey, createdAt: isoTime() }
      return (await unlessDuplicate(() => db.insertInto('passkeys').values(row).execute())) !== undefined
    },
    byCredential: (credentialId: string): Promise<Passkey | undefined> =>
      db
        .selectFrom('passkeys')
        .innerJoin('persons', 'persons.id', 'passkeys.personId')
        .selectAll('passkeys')
        .where('credentialId', '=', credentialId)
        .where('persons.endedAt', 'is', null)
        .executeTakeFirst(),
    /** Stores a passkey's use. In: the signature's counter. Out: false if it was used before: a copied passkey. */
    use: async (id: number, counter: number): Promise<boolean> => {
      const used = await db
        .updateTable('passkeys')
        .set({ counter, usedAt: isoTime() })
        .where('id', '=', id)
        // A passkey that is synchronized through a cloud does not count its uses: its counter stays 0.
        .where(sql<boolean>`(counter < ${counter} OR (counter = 0 AND ${counter} = 0))`)
        .returning('id')
        .execute()
      return used.length > 0
    },
    remove: async (id: number, personId: number): Promise<boolean> => {
      const removed = db.deleteFrom('passkeys').where('id', '=', id).where('personId', '=', personId)
      return (await removed.returning('id').execute()).length > 0
    },
  }
}

/** The publications at a set hour; the shop's store alone does not count: the public server's account writes there. */
function scheduleStore(db: Db) {
  return {
    set: async (schedule: Schedule): Promise<void> => {
      const row = db.insertInto('schedules').values(schedule)
      await row.onConflict((known) => known.column('draftId').doUpdateSet(schedule)).execute()
    },
    all: (): Promise<Schedule[]> => db.selectFrom('schedules').selectAll().execute(),
    of: (draftId: number): Promise<Schedule | undefined> =>
      db.selectFrom('schedules').selectAll().where('draftId', '=', draftId).executeTakeFirst(),
    /** Removes the hour of a draft. In: the hour that the caller read, if one that was set meanwhile has to stay. */
    remove: async (draftId: number, at?: string): Promise<void> => {
      const ofDraft = db.deleteFrom('schedules').where('draftId', '=', draftId)
      await (at === undefined ? ofDraft : ofDraft.where('at', '=', at)).execute()
    },
  }
}

/** Digests of files that administrators published as they saw them: only a publication of these can be reverted. */
function approvalStore(db: Db) {
  return {
    add: async (draftId: number, digest: string): Promise<void> => {
      const row = db.insertInto('approvals').values({ draftId, digest })
      await row.onConflict((known) => known.columns(['draftId', 'digest']).doNothing()).execute()
    },
    has: async (draftId: number, digest: string): Promise<boolean> => {
      const approvalQuery = db.selectFrom('approvals').select('digest').where('draftId', '=', draftId)
      return (await approvalQuery.where('digest', '=', digest).executeTakeFirst()) !== undefined
    },
  }
}

function personOf({ id, name, initials, role, login, endedAt }: Selectable<Tables['persons']>): Person {
  return { id, name, initials, role, login, isActive: endedAt === null }
}

/** A person's fields as one text, by which a form is compared with what it was opened with. */
export const personSnapshot = ({ name, initials, role, login }: PersonForm): string =>
  JSON.stringify([name, initials, role, login])

const columnsOf = ({ name, initials, role, login }: PersonForm) => ({ name, initials, role, login })

/** Whether another person has a name, in any case; the database knows the case of letters without accents only. */
async function isNameTaken(db: Db, name: string, except?: number): Promise<boolean> {
  const all = await db.selectFrom('persons').select(['id', 'name']).execute()
  return all.some((person) => person.id !== except && person.name.toLowerCase() === name.toLowerCase())
}

async function isLastAdministrator(transaction: Db, { id, role, endedAt }: Selectable<Tables['persons']>) {
  if (role !== 'administra' || endedAt !== null) return false
  const administrators = transaction.selectFrom('persons').select('id').where('role', '=', 'administra')
  return !(await administrators.where('id', '<>', id).where('endedAt', 'is', null).executeTakeFirst())
}

/** Writes a person. Out: undefined when another person has the name or login. */
async function unlessDuplicate<Result>(write: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof RowRefused && error.message.includes('UNIQUE constraint failed')) return undefined
    throw error
  }
}
