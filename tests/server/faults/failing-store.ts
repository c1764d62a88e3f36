import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { kyselyOver, openSqlite } from '#server/store/sqlite.ts'
import { storeOver, type Store } from '#server/store/store.ts'
import type { Tables } from '#server/store/tables.ts'

const file = 'inbox.sqlite'
const log = `${file}-wal`

/** An embedded store on a disk that fills up, fails, and loses a part of what was not synced. */
export class FailingStore {
  readonly store: Store
  readonly #folder: string
  readonly #database: DatabaseSync
  #failingCommits = 0
  #synced = 0

  constructor(folder: string) {
    this.#folder = folder
    this.#database = openSqlite<Tables>({ path: join(folder, file), schema: 'sqlite', mayCreate: true }).connection
    this.store = storeOver(kyselyOver(this.#failing()), folder, this.#database)
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

  close(): Promise<void> {
    return this.store.close()
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
