import * as v from 'valibot'
import { auditSchema, parseRows } from '#server/inbox/rows.ts'
import type { SqlStore } from '#server/inbox/sql/dialect.ts'
import type { Audit } from './access.ts'

const pageSize = 100
const latestNumber = 2_147_483_647

/** The stored acts, one page at a time. */
export function sqlAudit({ dialect: { tables }, statements }: SqlStore): Audit {
  const { audit } = tables
  return {
    page: async ({ operator, action, before = latestNumber }) => {
      const found = await statements.read({
        text: `SELECT * FROM ${audit} WHERE ($1 = '' OR operator = $1) AND ($2 = '' OR action = $2) AND id < $3
          ORDER BY id DESC LIMIT ${pageSize + 1}`,
        values: [operator, action, before],
      })
      const acts = parseRows(auditSchema, found)
      return { acts: acts.slice(0, pageSize), hasMore: acts.length > pageSize }
    },
    choices: async () => {
      const distinct = async (column: 'operator' | 'action') => {
        const text = `SELECT DISTINCT ${column} AS value FROM ${audit} ORDER BY 1`
        return parseRows(v.object({ value: v.string() }), await statements.read({ text, values: [] })).map(
          ({ value }) => value,
        )
      }
      return { operators: await distinct('operator'), actions: await distinct('action') }
    },
  }
}
