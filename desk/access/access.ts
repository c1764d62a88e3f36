import type { Person, PersonForm } from '#domain/desk/person.ts'
import type { StoredAct } from '#server/inbox/rows.ts'

/** How somebody came in. */
export const ways = ['link', 'passkey', 'proxy'] as const
export type Way = (typeof ways)[number]

/** A session as the desk lists it; its token is known to the browser alone. */
export interface Session {
  id: number
  person: Person
  way: Way
  /** 'Firefox no Windows' */
  device: string
  /** ISO 8601, as all moments here. */
  createdAt: string
  seenAt: string
}

/** A passkey as the desk lists it. */
export interface Passkey {
  id: number
  personId: number
  device: string
  createdAt: string
  usedAt: string | null
}

/** What a signature is verified with. */
export interface Credential {
  id: number
  personId: number
  credentialId: string
  /** In base64url. */
  publicKey: string
  counter: number
}

export interface Persons {
  all(): Promise<Person[]>
  /** Out: undefined when the name or the login is somebody else's. */
  add(form: PersonForm): Promise<Person | undefined>
  /** Out: why not: 'taken' when the name or the login is somebody else's, 'last' when nobody would be left to administer. */
  change(id: number, form: PersonForm): Promise<'done' | 'taken' | 'last' | 'unknown'>
  /** Ends the person's sessions and links too. */
  end(id: number): Promise<'done' | 'last' | 'unknown'>
  /** Out: whether there is such a person. */
  takeBack(id: number): Promise<boolean>
  byLogin(login: string): Promise<Person | undefined>
}

export interface Sessions {
  /** Out: the token that the browser keeps. */
  start(session: { personId: number; way: Way; device: string }): Promise<string>
  /** The live session of a token: not ended, not too old, its person active. */
  find(token: string): Promise<Session | undefined>
  /** Counts it as used now. */
  touch(session: Session): Promise<void>
  /** The live ones, the latest first. */
  all(): Promise<Session[]>
  /** In: whose it has to be; undefined: anybody's. Out: whether there was one to end. */
  end(id: number, personId?: number): Promise<boolean>
}

export interface SignInLinks {
  /** Out: the token of a link that works once within ten minutes. */
  make(personId: number): Promise<string>
  /** Whose link it is, without using it up; undefined when it is none, used, too old, or its person has ended. */
  peek(token: string): Promise<Person | undefined>
  /** The same, once. */
  take(token: string): Promise<Person | undefined>
}

export interface Passkeys {
  of(personId: number): Promise<Passkey[]>
  add(passkey: Omit<Credential, 'id'> & { device: string }): Promise<void>
  /** The passkey with the browser's name for it, of an active person. */
  byCredential(credentialId: string): Promise<Credential | undefined>
  /** In: the counter that came with the signature. Out: false when another signature was faster, or the passkey was copied. */
  use(id: number, counter: number): Promise<boolean>
  /** Out: whether the person had such a one. */
  remove(id: number, personId: number): Promise<boolean>
}

/** Which acts are shown. */
export interface AuditQuery {
  /** '': everybody's. */
  operator: string
  /** '': all. */
  action: string
  /** Only those before this number; undefined: from the latest one. */
  before: number | undefined
}

export interface Audit {
  /** The latest first; `hasMore` when there are older ones. */
  page(query: AuditQuery): Promise<{ acts: StoredAct[]; hasMore: boolean }>
  /** The names and the acts that occur, for a choice of them. */
  choices(): Promise<{ operators: string[]; actions: string[] }>
}

/** Who works at the desk, how they come in, and what was done. */
export interface Access {
  persons: Persons
  sessions: Sessions
  links: SignInLinks
  passkeys: Passkeys
  audit: Audit
}
