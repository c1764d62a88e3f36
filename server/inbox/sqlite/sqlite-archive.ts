import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { Archive } from '#server/inbox/inbox.ts'
import { inboxError } from '#server/inbox/inbox-error.ts'
import {
  auditSchema,
  parseRows,
  storedContactSchema,
  storedDeliverySchema,
  storedReviewSchema,
} from '#server/inbox/rows.ts'
import type { GroupCommit } from './group-commit.ts'

/** Copies of the embedded store. */
export function sqliteArchive(database: DatabaseSync, commits: GroupCommit): Archive {
  const all = (table: string) => database.prepare(`SELECT * FROM ${table} ORDER BY id`).all()
  return {
    read: async () => {
      // One read transaction: what is written meanwhile is not seen.
      database.exec('BEGIN')
      try {
        return {
          contacts: parseRows(storedContactSchema, all('contacts')),
          product_reviews: parseRows(storedReviewSchema, all('product_reviews')),
          deliveries: parseRows(storedDeliverySchema, all('deliveries')),
          audit: parseRows(auditSchema, all('audit')),
        }
      } finally {
        database.exec('COMMIT')
      }
    },
    fill: (tables) =>
      commits.run(() => {
        const { isEmpty } =
          database
            .prepare('SELECT NOT EXISTS (SELECT 1 FROM contacts UNION ALL SELECT 1 FROM product_reviews) AS isEmpty')
            .get() ?? {}
        if (isEmpty !== 1)
          throw inboxError('inbox-nao-vazia', 'A caixa de entrada não está vazia. Restaure em uma nova.')
        withoutTriggers(database, () => {
          for (const [table, rows] of Object.entries(tables)) for (const row of rows) insert(database, table, row)
        })
      }),
  }
}

function insert(database: DatabaseSync, table: string, row: Record<string, string | number | boolean | null>): void {
  const columns = Object.keys(row)
  const values = Object.values(row).map((value) => (typeof value === 'boolean' ? Number(value) : value))
  database
    .prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
    .run(...values)
}

/** Rows of a copy are past the checks for repeats, and bring their deliveries along. */
function withoutTriggers(database: DatabaseSync, work: () => void): void {
  const triggers = v.parse(
    v.array(v.object({ name: v.string(), sql: v.string() })),
    database.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").all(),
  )
  for (const { name } of triggers) database.exec(`DROP TRIGGER ${name}`)
  work()
  for (const { sql } of triggers) database.exec(sql)
}
