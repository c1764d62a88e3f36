/** A statement for SQLite or PostgreSQL, with parameters `$1`, `$2` … */
export interface Statement {
  text: string
  values: readonly (string | number | null)[]
}

/** Runs statements on a store. Out: the returned rows. */
export interface Statements {
  read(statement: Statement): Promise<unknown>
  /** Runs a statement that changes rows; its failure undoes no other write. */
  write(statement: Statement): Promise<unknown>
  /**
   * Runs several statements in one transaction: each step gets the rows that its statement returned. Out: the steps'
   * result.
   */
  transaction<Result>(steps: () => Steps<Result>): Promise<Result>
}

/** Statements that run one after the other, each of which may depend on the results of those before. */
export type Steps<Result> = Generator<Statement, Result, unknown[]>

/** A database that runs statements, and its dialect. */
export interface SqlStore {
  dialect: Dialect
  statements: Statements
}

/** The differences between SQLite and PostgreSQL; everything else is written once. */
export interface Dialect {
  tables: Record<Table, string>
  /** The present time. */
  now: string
  /** The time that lies a span before now. */
  ago: (span: '10 minutes' | '1 hour' | '1 day') => string
  /** The time that lies a number of seconds after now. In: the parameter with the number. */
  fromNow: (parameter: string) => string
  /** Seconds from a time until now. */
  secondsSince: (moment: string) => string
  /** The items of a list, given as a JSON parameter, as rows with the column `value`. */
  jsonItems: (parameter: string) => string
  /** The text of an object's field. In: the SQL expression of the object, an item of `jsonItems`; the field's name. */
  jsonField: (value: string, name: string) => string
  /** The id of the row that this transaction inserted into a table. */
  newId: (table: Table) => string
  /** Makes transactions with the same parameter `$1` run one after the other; undefined where they do so anyway. */
  transactionLock: string | undefined
  /** The end of a SELECT from a table with the alias `due`: it skips the rows that another instance has locked. */
  skipLocked: string
  /** The end of a SELECT: it locks the rows until the transaction ends. */
  lockRows: string
  /** Whether a text contains another one, without wildcards. */
  contains: (text: string, part: string) => string
}

const inboxTables = ['contacts', 'product_reviews', 'deliveries', 'audit'] as const

/** Tables in which the desk records its work on messages and personal data. */
const workTables = [
  'message_notes',
  'message_answers',
  'desk_acts',
  'desk_presence',
  'desk_drafts',
  'data_requests',
] as const

const proposalTables = [
  'proposals',
  'proposal_numbers',
  'proposal_revisions',
  'proposal_acts',
  'proposal_keys',
  'offered_prices',
  'proposal_links',
  'proposal_answers',
] as const

const contentTables = [
  'content_drafts',
  'content_draft_files',
  'content_draft_acts',
  'content_publications',
  'sheet_readings',
] as const

/** Tables of counts: the public server writes them, the desk reads them. */
const demandTables = ['demand'] as const

/** Tables of the persons at the desk, and how they sign in. */
const accessTables = ['persons', 'desk_sessions', 'sign_in_links', 'passkeys'] as const

export const tableNames = [
  ...inboxTables,
  ...workTables,
  ...proposalTables,
  ...contentTables,
  ...demandTables,
  ...accessTables,
]
export type Table = (typeof tableNames)[number]
