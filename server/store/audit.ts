import { insertRow } from './sql.ts'
import { now, type Db, type Row } from './tables.ts'

export type AuditEntry = Row<'audit'>

export interface AuditQuery {
  /** The name of the person who acted; '' for everybody. */
  operator: string
  /** The kind of act; '' for all kinds. */
  action: string
  /** The id below which the page begins; undefined: the latest acts. */
  before: number | undefined
}

const pageSize = 100

/** The record of who did what, and when, without any text of a visitor. No act in it is ever changed. */
export function auditStore(db: Db) {
  const distinctValues = async (column: 'operator' | 'action') =>
    (await db.selectFrom('audit').select(column).distinct().orderBy(column).execute()).map((row) => row[column])
  return {
    record: async (act: Pick<AuditEntry, 'operator' | 'action' | 'target'> & { note?: string | null }) => {
      await insertRow(db, 'audit', { note: null, at: now(), ...act })
    },
    all: (): Promise<AuditEntry[]> => db.selectFrom('audit').selectAll().orderBy('id').execute(),
    /** A page of acts, the latest first. */
    page: async ({ operator, action, before }: AuditQuery): Promise<{ acts: AuditEntry[]; hasMore: boolean }> => {
      let query = db.selectFrom('audit').selectAll()
      if (operator !== '') query = query.where('operator', '=', operator)
      if (action !== '') query = query.where('action', '=', action)
      if (before !== undefined) query = query.where('id', '<', before)
      const acts = await query
        .orderBy('id', 'desc')
        .limit(pageSize + 1)
        .execute()
      return { acts: acts.slice(0, pageSize), hasMore: acts.length > pageSize }
    },
    /** The names and kinds of acts that occur, as options of the filters. */
    choices: async () => ({ operators: await distinctValues('operator'), actions: await distinctValues('action') }),
  }
}
