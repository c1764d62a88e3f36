import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from 'postgres'
import * as v from 'valibot'
import { SetupError } from '#server/setup-error.ts'
import { StoreError } from '#server/inbox/inbox-error.ts'
import { runTransaction } from './connection.ts'

const folder = join(import.meta.dirname, '../../../db/postgres')
/** The key of the advisory lock, the same in every instance. */
const lock = 7_403_001

/** Applies new migrations, one instance at a time, all or none. */
async function migrate(sql: Sql): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  await runTransaction(sql, async (transaction) => {
    await transaction`SELECT pg_advisory_xact_lock(${lock}::bigint)`
    const [found] = await transaction`SELECT to_regclass('backoffice.migrations') IS NOT NULL AS "isThere"`
    const rows = found?.isThere ? await transaction`SELECT name FROM backoffice.migrations` : []
    const applied = v.parse(v.array(v.object({ name: v.string() })), rows).map(({ name }) => name)
    const unknown = applied.find((name) => !files.includes(name))
    if (unknown) throw newerVersion(unknown)
    for (const name of files.filter((file) => !applied.includes(file)))
      await transaction.unsafe(await readFile(join(folder, name), 'utf8'))
  })
}

/**
 * Migrates at start, and waits for a database that is still starting. Throws a SetupError that says why it cannot be
 * used.
 */
export async function migrateAtStart(sql: Sql, waitMilliseconds: number): Promise<void> {
  const deadline = Date.now() + waitMilliseconds
  for (;;) {
    try {
      return await migrate(sql)
    } catch (error) {
      if (error instanceof SetupError) throw error
      if (!isAway(error) || Date.now() > deadline) {
        const reason = error instanceof Error ? error.message || error.name : String(error)
        throw unusable(reason)
      }
      await sleep(500)
    }
  }
}

function newerVersion(migration: string): StoreError {
  return new StoreError(
    `DATABASE_URL: the database was written by a newer version (${migration})`,
    'inbox-versao',
    `O banco de dados foi gravado por uma versão mais nova do site (${migration}).`,
  )
}

function unusable(reason: string): StoreError {
  return new StoreError(
    `DATABASE_URL: the database cannot be used: ${reason}`,
    'inbox-inacessivel',
    `O banco de dados de DATABASE_URL não pode ser usado: ${reason}`,
  )
}

/** Whether the database does not answer yet, as opposed to refusing: a wrong password does not correct itself. */
function isAway(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(ECONN|EAI_AGAIN|ENOTFOUND|ETIMEDOUT|CONNECT|57P|53300)/.test(code)
}
