import type { Person, PersonForm } from '#domain/desk/person.ts'
import type { StoredAct } from '#server/inbox/rows.ts'

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

/** The key of a passkey, with which its signatures are verified. */
export interface Credential {
  id: number
  personId: number
  credentialId: string
  /** The public key in base64url. */
  publicKey: string
  counter: number
}

export interface Persons {
  all(): Promise<Person[]>
  /** Out: undefined when another person has the name or the login. */
  add(form: PersonForm): Promise<Person | undefined>
  /** Out: 'taken' when another person has the name or the login, 'last' when nobody would be left to administer. */
  change(id: number, form: PersonForm): Promise<'done' | 'taken' | 'last' | 'unknown'>
  /** Ends the person's access, sessions and links. Out: 'last' when nobody would be left to administer. */
  end(id: number): Promise<'done' | 'last' | 'unknown'>
  /** Gives an ended person access again. Out: whether the person exists. */
  takeBack(id: number): Promise<boolean>
  byLogin(login: string): Promise<Person | undefined>
}

export interface Sessions {
  /** Out: the token for the browser's cookie. */
  start(session: { personId: number; way: SignInWay; device: string }): Promise<string>
  /** The valid session of a token: not ended or expired, its person active. */
  find(token: string): Promise<Session | undefined>
  /** Records that the session is in use. */
  touch(session: Session): Promise<void>
  /** The valid sessions, the last used first. */
  all(): Promise<Session[]>
  /**
   * Ends a session. In: the person to whom it must belong; undefined for anybody. Out: whether there was such a
   * session.
   */
  end(id: number, personId?: number): Promise<boolean>
}

export interface SignInLinks {
  /** Out: the token of a link that works once within ten minutes. */
  make(personId: number): Promise<string>
  /**
   * The person of a link, without using it up; undefined when it is unknown, used or expired, or the person's access
   * has ended.
   */
  peek(token: string): Promise<Person | undefined>
  /** The person of a link, as from `peek`; uses the link up. */
  take(token: string): Promise<Person | undefined>
}

export interface Passkeys {
  of(personId: number): Promise<Passkey[]>
  add(passkey: Omit<Credential, 'id'> & { device: string }): Promise<void>
  /** The passkey with this credential id, if its person is active. */
  byCredential(credentialId: string): Promise<Credential | undefined>
  /**
   * Stores that the passkey was used. In: the counter that came with the signature. Out: false when that counter, or a
   * higher one, was used before: an old signature, or a copied passkey.
   */
  use(id: number, counter: number): Promise<boolean>
  /** Out: whether the person had this passkey. */
  remove(id: number, personId: number): Promise<boolean>
}

/** The filters of the audit. */
export interface AuditQuery {
  /** The name of the person who acted; '' shows everybody's acts. */
  operator: string
  /** The kind of act; '' shows all kinds. */
  action: string
  /** Only acts with a lower id; undefined starts with the latest. */
  before: number | undefined
}

export interface Audit {
  /** One page of acts, the latest first; `hasMore` when there are older ones. */
  page(query: AuditQuery): Promise<{ acts: StoredAct[]; hasMore: boolean }>
  /** The names and acts that occur, as options of the filters. */
  choices(): Promise<{ operators: string[]; actions: string[] }>
}

/** Persons, their ways to sign in, and the audit. */
export interface Access {
  persons: Persons
  sessions: Sessions
  links: SignInLinks
  passkeys: Passkeys
  audit: Audit
}
