import * as v from 'valibot'
import { roles, type Person } from '#domain/desk/person.ts'
import { flag, id, moment, optional, parseRows } from '#server/inbox/rows.ts'
import { signInWays, type Credential, type Passkey, type Session } from './access.ts'

/** Rows of the desk's own tables as the stores return them. */

const personEntries = {
  name: v.string(),
  initials: v.string(),
  role: v.picklist(roles),
  login: optional,
  is_active: flag,
}
const personRow = v.object({ id, ...personEntries })
const sessionRow = v.object({
  id,
  person_id: id,
  ...personEntries,
  way: v.picklist(signInWays),
  device: v.string(),
  created_at: moment,
  seen_at: moment,
})
const passkeyRow = v.object({
  id,
  person_id: id,
  credential_id: v.string(),
  public_key: v.string(),
  counter: v.number(),
  device: v.string(),
  created_at: moment,
  used_at: v.nullable(moment),
})

/** The columns of a person. In: the table's name in the statement. */
export const personColumns = (table: string) =>
  `${table}.name, ${table}.initials, ${table}.role, ${table}.login, ${table}.ended_at IS NULL AS is_active`

export function personsOf(rows: unknown): Person[] {
  return parseRows(personRow, rows).map(({ is_active: isActive, ...row }) => ({ ...row, isActive }))
}

export function sessionsOf(rows: unknown): Session[] {
  return parseRows(sessionRow, rows).map((row) => ({
    id: row.id,
    person: {
      id: row.person_id,
      name: row.name,
      initials: row.initials,
      role: row.role,
      login: row.login,
      isActive: row.is_active,
    },
    way: row.way,
    device: row.device,
    createdAt: row.created_at,
    seenAt: row.seen_at,
  }))
}

export function passkeysOf(rows: unknown): (Passkey & Credential)[] {
  return parseRows(passkeyRow, rows).map((row) => ({
    id: row.id,
    personId: row.person_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    device: row.device,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }))
}

/** The ids that a statement returned. */
export function idsOf(rows: unknown): number[] {
  return parseRows(v.object({ id }), rows).map((row) => row.id)
}

/** Whether a statement returned a row. */
export function hasRows(rows: unknown): boolean {
  return parseRows(v.unknown(), rows).length > 0
}
