import { statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { sql, type Generated, type Kysely, type Selectable } from 'kysely'
import { type Person, type PersonForm, type Role, latestLinkEnd, linkEnd, sessionLimits } from '#domain/desk/person.ts'
import { SetupError } from '#server/setup-error.ts'
import { isPostgres } from '#server/store/sql.ts'
import { openSqlite, type MayCreate } from '#server/store/sqlite.ts'
import { RowRefused } from '#server/store/store-error.ts'
import type { Store } from '#server/store/store.ts'
import { digestOf, newToken } from './token.ts'

/** The ways to sign in. */
export const signInWays = ['link', 'passkey', 'proxy'] as const
export type SignInWay = (typeof signInWays)[number]

/** A session in the desk's list; only the browser knows its token. */
export interface Session {
  id: number
  person: Person
  way: SignInWay
  /** Browser and system: 'Firefox no Windows'. */
  device: string
  /** ISO 8601, as all times here. */
  createdAt: string
  seenAt: string
}

/** A passkey in the desk's list. */
export interface Passkey {
  id: number
  personId: number
  device: string
  createdAt: string
  usedAt: string | null
}

/** When a draft is to be published by itself, who said so, and the digest of its files as that person saw them. */
export interface Schedule {
  draftId: number
  at: string
  personId: number
  digest: string
}

/** The key of a passkey, with which its signatures are verified. */
export interface Credential {
  id: number
  personId: number
  credentialId: string
  /** The public key in base64url. */
  publicKey: string
  counter: number
}

interface Tables {
  persons: {
    id: Generated<number>
    created_at: Generated<string>
    name: string
    initials: string
    role: Role
    login: string | null
    ended_at: string | null
  }
  desk_sessions: {
    id: Generated<number>
    token_hash: string
    person_id: number
    way: SignInWay
    device: string
    created_at: string
    seen_at: string
    ended_at: string | null
  }
  sign_in_links: {
    id: Generated<number>
    token_hash: string
    person_id: number
    expires_at: string
    used_at: string | null
  }
  passkeys: {
    id: Generated<number>
    person_id: number
    credential_id: string
    public_key: string
    counter: number
    device: string
    created_at: string
    used_at: string | null
  }
  schedules: {
    draft_id: number
    at: string
    person_id: number
    digest: string
  }
  approvals: {
    draft_id: number
    digest: string
  }
}
type Db = Kysely<Tables>
/** The tables that an earlier version had of this in the shop's store, those that name a person first. */
const formerTables = ['passkeys', 'sign_in_links', 'desk_sessions', 'persons'] as const

/** Milliseconds: the time of last use is written at most once a minute, not with every request. */
const seenWriteMilliseconds = 60_000

/**
 * Opens the desk's own store: persons, their sessions, sign-in links and passkeys, and what is to be published by itself.
 * It is a file in a folder that only the desk's account can write, whichever store the shop has. In: the folder, and the shop's store, from which the
 * persons of an earlier version are taken over, without what let them in; the clock, in milliseconds since 1970. Throws a SetupError.
 */
export async function openAccess(
  folder: string,
  store: Pick<Store, 'db'>,
  { mayCreate = true, clock = Date.now }: { mayCreate?: MayCreate; clock?: () => number } = {},
) {
  refuseSharedPlace(folder)
  const { db } = openSqlite<Tables>({ path: join(folder, 'access.sqlite'), schema: 'access', mayCreate })
  await importPersons(store.db as unknown as Kysely<Tables>, db)
  const moment = (offset = 0) => new Date(clock() + offset).toISOString()
  return {
    persons: persons(db, moment),
    sessions: sessions(db, clock, moment),
    links: links(db, clock, moment),
    passkeys: passkeys(db, moment),
    schedules: schedules(db),
    approvals: approvals(db),
    close: () => db.destroy(),
  }
}
export type Access = Awaited<ReturnType<typeof openAccess>>
export type Passkeys = Access['passkeys']
export type Sessions = Access['sessions']

/**
 * Throws a SetupError for a folder in one that others may write: whoever can rename it can put another store, with other
 * persons, in its place. In a folder like /tmp only the owner may rename.
 */
function refuseSharedPlace(folder: string): void {
  const { mode } = statSync(dirname(resolve(folder)), { throwIfNoEntry: false }) ?? { mode: 0 }
  if ((mode & 0o022) === 0 || (mode & 0o1000) !== 0) return
  throw new SetupError(
    `DESK_DIR: expected a folder of the desk's account alone, because ${dirname(resolve(folder))} is open to a group: set it as vitrine-desk.service does (docs/operations.md, 'The desk')`,
  )
}

/**
 * Moves the persons that an earlier version kept in the shop's store. What let them in stays behind: the server's account
 * can write there, and may have written its own.
 */
async function importPersons(from: Kysely<Tables>, db: Db): Promise<void> {
  const found = isPostgres(from)
    ? await sql<{ name: string | null }>`SELECT to_regclass('backoffice.persons')::text AS name`.execute(from)
    : await sql<{ name: string }>`SELECT name FROM sqlite_master WHERE name = 'persons'`.execute(from)
  if (!found.rows[0]?.name) return
  const old = isPostgres(from) ? from.withSchema('backoffice') : from
  await db.transaction().execute(async (transaction) => {
    if (await transaction.selectFrom('persons').select('id').executeTakeFirst()) return
    const columns = ['id', 'created_at', 'name', 'initials', 'role', 'login', 'ended_at'] as const
    const rows = await old.selectFrom('persons').select(columns).execute()
    if (rows.length > 0) await transaction.insertInto('persons').values(rows).execute()
  })
  for (const table of formerTables) await old.schema.dropTable(table).ifExists().execute()
}

type Moment = (offset?: number) => string

function persons(db: Db, moment: Moment) {
  const all = async (): Promise<Person[]> =>
    (await db.selectFrom('persons').selectAll().orderBy('id').execute()).map(personOf)
  return {
    all,
    /** Out: undefined when another person has the name or the login. */
    add: async (form: PersonForm): Promise<Person | undefined> => {
      if (await isNameTaken(db, form.name)) return undefined
      return unlessDuplicate(async () =>
        personOf(
          await db
            .insertInto('persons')
            .values({ ...columnsOf(form), created_at: moment() })
            .returningAll()
            .executeTakeFirstOrThrow(),
        ),
      )
    },
    /**
     * In: the person as a page showed them (shownPerson), for a form of it. Out: 'taken' when another person has the name
     * or the login, 'last' when nobody would be left to administer, 'changed' when somebody changed the person since.
     */
    change: (id: number, form: PersonForm, seen?: string): Promise<'done' | 'taken' | 'last' | 'unknown' | 'changed'> =>
      db.transaction().execute(async (transaction) => {
        const found = await transaction.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst()
        if (!found) return 'unknown'
        if (seen !== undefined && seen !== shownPerson(found)) return 'changed'
        if (await isNameTaken(transaction, form.name, id)) return 'taken'
        const administers = found.ended_at === null && found.role === 'administra' && form.role !== 'administra'
        if (administers && !(await anotherAdministers(transaction, id))) return 'last'
        const set = () => transaction.updateTable('persons').set(columnsOf(form)).where('id', '=', id).execute()
        return (await unlessDuplicate(set)) === undefined ? 'taken' : 'done'
      }),
    /** Ends the person's access, sessions, links and passkeys. Out: 'last' when nobody would be left to administer. */
    end: (id: number): Promise<'done' | 'last' | 'unknown'> =>
      db.transaction().execute(async (transaction) => {
        const found = await transaction.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst()
        if (!found || found.ended_at !== null) return 'unknown'
        if (found.role === 'administra' && !(await anotherAdministers(transaction, id))) return 'last'
        await transaction.updateTable('persons').set({ ended_at: moment() }).where('id', '=', id).execute()
        // They only check whether their person is active, so they would work again if the person is reactivated: also a
        // passkey that somebody else made in a stolen session.
        for (const table of ['sign_in_links', 'passkeys', 'schedules'] as const)
          await transaction.deleteFrom(table).where('person_id', '=', id).execute()
        await transaction
          .updateTable('desk_sessions')
          .set({ ended_at: moment() })
          .where('person_id', '=', id)
          .where('ended_at', 'is', null)
          .execute()
        return 'done'
      }),
    /** Gives an ended person access again. Out: whether the person exists. */
    reactivate: async (id: number): Promise<boolean> =>
      (await db.updateTable('persons').set({ ended_at: null }).where('id', '=', id).returning('id').execute()).length >
      0,
    byLogin: async (login: string): Promise<Person | undefined> =>
      (await all()).find((person) => person.isActive && person.login?.toLowerCase() === login.toLowerCase()),
  }
}

function sessions(db: Db, clock: () => number, moment: Moment) {
  const validSessions = () => {
    const { seenAfter, createdAfter, until } = sessionLimits(clock())
    return db
      .selectFrom('desk_sessions as session')
      .innerJoin('persons', 'persons.id', 'session.person_id')
      .select(['session.id as session_id', 'way', 'device', 'session.created_at as began_at', 'seen_at'])
      .selectAll('persons')
      .where('session.ended_at', 'is', null)
      .where('persons.ended_at', 'is', null)
      .where('seen_at', '>', seenAfter)
      .where('seen_at', '<', until)
      .where('session.created_at', '>', createdAfter)
  }
  type ValidSession = Awaited<ReturnType<ReturnType<typeof validSessions>['execute']>>[number]
  const sessionOf = (row: ValidSession): Session => {
    const { session_id: id, way, device, began_at: createdAt, seen_at: seenAt } = row
    return { id, person: personOf(row), way, device, createdAt, seenAt }
  }
  return {
    /** Out: the token for the browser's cookie. */
    start: async ({ personId, way, device }: { personId: number; way: SignInWay; device: string }): Promise<string> => {
      const token = newToken()
      const now = moment()
      await db
        .insertInto('desk_sessions')
        .values({ token_hash: digestOf(token), person_id: personId, way, device, created_at: now, seen_at: now })
        .execute()
      // Deletes sessions past their maximum age; the audit keeps who signed in, when and how.
      await db.deleteFrom('desk_sessions').where('created_at', '<', sessionLimits(clock()).createdAfter).execute()
      return token
    },
    /** The valid session of a token: not ended or expired, its person active. */
    find: async (token: string): Promise<Session | undefined> => {
      const found = await validSessions().where('token_hash', '=', digestOf(token)).executeTakeFirst()
      return found && sessionOf(found)
    },
    /** Records that the session is in use. */
    touch: async ({ id, seenAt }: Session): Promise<void> => {
      if (seenAt < moment(-seenWriteMilliseconds))
        await db.updateTable('desk_sessions').set({ seen_at: moment() }).where('id', '=', id).execute()
    },
    /** The valid sessions, the last used first. */
    all: async (): Promise<Session[]> =>
      (await validSessions().orderBy('seen_at', 'desc').orderBy('session.id', 'desc').execute()).map(sessionOf),
    /**
     * Ends a session. In: the person to whom it must belong; undefined for anybody. Out: whether there was such a
     * session.
     */
    end: async (id: number, personId?: number): Promise<boolean> => {
      let query = db
        .updateTable('desk_sessions')
        .set({ ended_at: moment() })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
      if (personId !== undefined) query = query.where('person_id', '=', personId)
      return (await query.returning('id').execute()).length > 0
    },
  }
}

function links(db: Db, clock: () => number, moment: Moment) {
  const person = async (id: number | undefined): Promise<Person | undefined> => {
    if (id === undefined) return undefined
    const found = await db
      .selectFrom('persons')
      .selectAll()
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    return found && personOf(found)
  }
  return {
    /** Out: the token of a link that works once within a day. */
    make: async (personId: number): Promise<string> => {
      const token = newToken()
      await db.deleteFrom('sign_in_links').where('expires_at', '<', moment()).execute()
      await db
        .insertInto('sign_in_links')
        .values({ token_hash: digestOf(token), person_id: personId, expires_at: linkEnd(clock()) })
        .execute()
      return token
    },
    /**
     * The person of a link, without using it up; undefined when it is unknown, used or expired, or the person's access
     * has ended.
     */
    peek: async (token: string): Promise<Person | undefined> => {
      const found = await db
        .selectFrom('sign_in_links')
        .select('person_id')
        .where('token_hash', '=', digestOf(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', moment())
        .where('expires_at', '<', latestLinkEnd(clock()))
        .executeTakeFirst()
      return person(found?.person_id)
    },
    /** The person of a link, as from `peek`; uses the link up. */
    take: async (token: string): Promise<Person | undefined> => {
      const taken = await db
        .updateTable('sign_in_links')
        .set({ used_at: moment() })
        .where('token_hash', '=', digestOf(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', moment())
        .where('expires_at', '<', latestLinkEnd(clock()))
        .returning('person_id')
        .executeTakeFirst()
      return person(taken?.person_id)
    },
  }
}

function passkeys(db: Db, moment: Moment) {
  return {
    of: async (personId: number): Promise<Passkey[]> =>
      (await db.selectFrom('passkeys').selectAll().where('person_id', '=', personId).orderBy('id').execute()).map(
        (row) => ({ id: row.id, personId, device: row.device, createdAt: row.created_at, usedAt: row.used_at }),
      ),
    /** Out: false when it is known already, as this person's or another's. */
    add: async (passkey: Omit<Credential, 'id'> & { device: string }): Promise<boolean> => {
      const { personId, credentialId, publicKey, counter, device } = passkey
      const row = { person_id: personId, credential_id: credentialId, public_key: publicKey, counter, device }
      const insert = () =>
        db
          .insertInto('passkeys')
          .values({ ...row, created_at: moment() })
          .execute()
      return (await unlessDuplicate(insert)) !== undefined
    },
    /** The passkey with this credential id, if its person is active. */
    byCredential: async (credentialId: string): Promise<Credential | undefined> => {
      const row = await db
        .selectFrom('passkeys')
        .innerJoin('persons', 'persons.id', 'passkeys.person_id')
        .selectAll('passkeys')
        .where('credential_id', '=', credentialId)
        .where('persons.ended_at', 'is', null)
        .executeTakeFirst()
      return (
        row && { id: row.id, personId: row.person_id, credentialId, publicKey: row.public_key, counter: row.counter }
      )
    },
    /**
     * Stores that the passkey was used. In: the counter that came with the signature. Out: false when that counter, or a
     * higher one, was used before: an old signature, or a copied passkey.
     */
    use: async (id: number, counter: number): Promise<boolean> => {
      const used = await db
        .updateTable('passkeys')
        .set({ counter, used_at: moment() })
        .where('id', '=', id)
        // A passkey that is synchronized through a cloud does not count its uses: its counter stays 0.
        .where(sql<boolean>`(counter < ${counter} OR (counter = 0 AND ${counter} = 0))`)
        .returning('id')
        .execute()
      return used.length > 0
    },
    /** Out: whether the person had this passkey. */
    remove: async (id: number, personId: number): Promise<boolean> =>
      (await db.deleteFrom('passkeys').where('id', '=', id).where('person_id', '=', personId).returning('id').execute())
        .length > 0,
  }
}

/** What may be published by itself, which the shop's store cannot say alone: the public server's account writes there. */
function schedules(db: Db) {
  return {
    /** Records a draft's time of publication, in place of an earlier one. */
    set: async ({ draftId, personId, ...schedule }: Schedule): Promise<void> => {
      const row = { ...schedule, person_id: personId }
      await db
        .insertInto('schedules')
        .values({ ...row, draft_id: draftId })
        .onConflict((known) => known.column('draft_id').doUpdateSet(row))
        .execute()
    },
    of: async (draftId: number): Promise<Schedule | undefined> => {
      const row = await db.selectFrom('schedules').selectAll().where('draft_id', '=', draftId).executeTakeFirst()
      return row && { draftId, at: row.at, personId: row.person_id, digest: row.digest }
    },
    remove: async (draftId: number): Promise<void> => {
      await db.deleteFrom('schedules').where('draft_id', '=', draftId).execute()
    },
  }
}

/** Which files of drafts administrators have published as they saw them, by which a step back is known to be of these. */
function approvals(db: Db) {
  return {
    /** In: the draft, and the digest of its files (draftDigest). */
    add: async (draftId: number, digest: string): Promise<void> => {
      const row = { draft_id: draftId, digest }
      await db
        .insertInto('approvals')
        .values(row)
        .onConflict((known) => known.columns(['draft_id', 'digest']).doNothing())
        .execute()
    },
    has: async (draftId: number, digest: string): Promise<boolean> => {
      const found = db.selectFrom('approvals').select('digest').where('draft_id', '=', draftId)
      return (await found.where('digest', '=', digest).executeTakeFirst()) !== undefined
    },
  }
}

function personOf({ id, name, initials, role, login, ended_at: endedAt }: Selectable<Tables['persons']>): Person {
  return { id, name, initials, role, login, isActive: endedAt === null }
}

/** A person's fields as one text, by which a form is compared with what it was opened with. */
export function shownPerson({ name, initials, role, login }: PersonForm): string {
  return JSON.stringify([name, initials, role, login])
}

const columnsOf = ({ name, initials, role, login }: PersonForm) => ({ name, initials, role, login })

/** Whether another person has a name, in any case; the database knows upper and lower case of letters without accents. */
async function isNameTaken(db: Db, name: string, except?: number): Promise<boolean> {
  const all = await db.selectFrom('persons').select(['id', 'name']).execute()
  return all.some((one) => one.id !== except && one.name.toLowerCase() === name.toLowerCase())
}

async function anotherAdministers(transaction: Db, id: number): Promise<boolean> {
  const other = await transaction
    .selectFrom('persons')
    .select('id')
    .where('id', '<>', id)
    .where('role', '=', 'administra')
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return other !== undefined
}

/** Out: undefined when another person has the name or login. */
async function unlessDuplicate<Result>(write: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof RowRefused && error.message.includes('UNIQUE constraint failed')) return undefined
    throw error
  }
}
