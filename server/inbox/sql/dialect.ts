/** What is said to a database: parameters are `$1`, `$2` … in both kinds of store. */
export interface Statement {
  text: string
  values: readonly (string | number | null)[]
}

/** How statements reach a store. Out: the rows that they give back. */
export interface Statements {
  read(statement: Statement): Promise<unknown>
  /** In a transaction of its own. */
  write(statement: Statement): Promise<unknown>
  /** Several as one transaction: each step is given the rows that its statement gave back. Out: what the steps return. */
  transaction<Result>(steps: () => Steps<Result>): Promise<Result>
}

/** Statements one after the other, of which each may depend on what came of those before. */
export type Steps<Result> = Generator<Statement, Result, unknown[]>

/** A database that takes statements, and the dialect that it understands. */
export interface SqlStore {
  dialect: Dialect
  statements: Statements
}

/** Where the two kinds of store differ in what they are told; all else is written once. */
export interface Dialect {
  tables: Record<Table, string>
  /** This moment. */
  now: string
  /** So long before this moment. */
  ago: (span: '10 minutes' | '1 hour' | '1 day') => string
  /** As many seconds after this moment as a parameter says. */
  later: (parameter: string) => string
  /** Seconds from a moment until this one. */
  secondsSince: (moment: string) => string
  /** The values of a list, which a parameter gives as JSON, as rows of one column `value`. */
  each: (parameter: string) => string
  /** The text of a field of an object, of a value that `each` gives. */
  field: (value: string, name: string) => string
  /** The number of the row that this transaction has put into a table. */
  newId: (table: Table) => string
  /** Makes transactions with the same parameter `$1` take turns; undefined: they do so anyway. */
  takeTurns: string | undefined
  /** At the end of a SELECT of rows `due`: leaves out those that another instance is taking. */
  skipTaken: string
  /** At the end of a SELECT in a transaction: nobody else changes the rows until it ends. */
  lockRows: string
  /** Whether a text contains another one, letter by letter. */
  contains: (text: string, part: string) => string
}

const inboxTables = ['contacts', 'product_reviews', 'deliveries', 'audit'] as const

/** Where the desk writes down its work on messages and personal data. */
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

/** What the public server counts and the desk reads. */
const demandTables = ['demand'] as const

/** Who works at the desk and how they come in. */
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
