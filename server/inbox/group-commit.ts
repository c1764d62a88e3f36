import type { DatabaseSync } from 'node:sqlite'

interface Job {
  write: () => void
  resolve: () => void
  reject: (reason: unknown) => void
}

/**
 * Runs writes that arrive in the same tick in one transaction, so that many callers share one
 * fsync; a caller's promise resolves after COMMIT. A write that fails is undone alone.
 */
export class GroupCommit {
  readonly #database: DatabaseSync
  #queue: Job[] = []
  #settled: Promise<void> = Promise.resolve()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Queues a write; rejects with the database's error when it or its transaction fails. */
  run(write: () => void): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#queue.push({ write, resolve, reject })
    if (this.#queue.length === 1) {
      this.#settled = new Promise((done) => {
        setImmediate(() => {
          this.#flush()
          done()
        })
      })
    }
    return promise
  }

  /** Resolves when nothing is queued any more. */
  settle(): Promise<void> {
    return this.#settled
  }

  #flush(): void {
    const jobs = this.#queue
    this.#queue = []
    const written: Job[] = []
    try {
      this.#database.exec('BEGIN IMMEDIATE')
      for (const job of jobs) if (this.#attempt(job)) written.push(job)
      this.#database.exec('COMMIT')
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      for (const job of jobs) job.reject(error)
      return
    }
    for (const job of written) job.resolve()
  }

  #attempt(job: Job): boolean {
    this.#database.exec('SAVEPOINT job')
    try {
      job.write()
      this.#database.exec('RELEASE job')
      return true
    } catch (error) {
      this.#database.exec('ROLLBACK TO job')
      this.#database.exec('RELEASE job')
      job.reject(error)
      return false
    }
  }
}
