import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Deliveries } from '#server/store/deliveries.ts'

const file = 'inbox.sqlite'
const log = `${file}-wal`

/** An embedded store on a disk that fills up, fails, and loses a part of what was not synced. */
export class FailingStore {
  readonly inbox: Inbox
  readonly desk: Desk
  readonly outbox: Outbox
  /** The same store, for the desk's tables. */
  readonly sql: SqlStore
  readonly #folder: string
  readonly #database: DatabaseSync
  readonly #commits: GroupCommit
  #failingCommits = 0
  #synced = 0

  /** Opens the store. In: its folder, and a function for the time in milliseconds. */
  constructor(folder: string, now: () => number) {
    this.#folder = folder
    this.#database = openDatabase(folder, true)
    this.#database.function('made_now', () => new Date(now()).toISOString())
    const database = this.#failing()
    this.#commits = new GroupCommit(database)
    const later = (seconds: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', made_now(), ${seconds} || ' seconds')`
    const dialect = { ...sqliteDialect, now: 'made_now()', later }
    this.inbox = sqliteInbox(database, this.#commits)
    this.desk = sqliteDesk(database, this.#commits)
    this.sql = { dialect, statements: sqliteStatements(database, this.#commits) }
    this.outbox = sqlOutbox(this.sql)
    this.noteSynced()
  }

  /** Marks everything acknowledged so far as synced. */
  noteSynced(): void {
    this.#synced = this.#logSize()
  }

  fillUp(): void {
    this.#database.exec(`PRAGMA max_page_count = ${Number(this.#figure('page_count'))}`)
  }

  makeRoom(): void {
    this.#database.exec('PRAGMA max_page_count = 1000000')
  }

  /** Makes the next commit fail. */
  failNextCommit(): void {
    this.#failingCommits = 1
  }

  /** Cuts the power: a share of what was not synced survives, from 0 to 1. Out: the folder with what survives. */
  powerCut(folder: string, part: number): string {
    mkdirSync(folder)
    for (const name of [file, 'inbox.exists']) copyFileSync(join(this.#folder, name), join(folder, name))
    const kept = this.#synced + Math.floor((this.#logSize() - this.#synced) * part)
    if (kept > 0) writeFileSync(join(folder, log), readFileSync(join(this.#folder, log)).subarray(0, kept))
    return folder
  }

  async close(): Promise<void> {
    await this.#commits.settle()
    this.#database.close()
  }

  #logSize(): number {
    const path = join(this.#folder, log)
    return existsSync(path) ? statSync(path).size : 0
  }

  #figure(pragma: string): unknown {
    return Object.values(this.#database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]
  }

  #failing(): DatabaseSync {
    return new Proxy(this.#database, {
      get: (database, name) => {
        const value: unknown = Reflect.get(database, name, database)
        if (typeof value !== 'function') return value
        return (...words: unknown[]): unknown => {
          if (words[0] === 'COMMIT' && this.#failingCommits > 0) {
            this.#failingCommits -= 1
            throw new Error('the disk failed at COMMIT')
          }
          return Reflect.apply(value, database, words)
        }
      },
    })
  }
}
