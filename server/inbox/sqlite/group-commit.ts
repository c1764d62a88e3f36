import type { DatabaseSync } from 'node:sqlite'
import { watchPlace } from './in-place.ts'
import { isSqliteError } from './sqlite-error.ts'

interface Job {
  /** The write; its result reaches the caller after COMMIT. */
  write: () => unknown
  resolve: (value: unknown) => void
  reject: (reason: unknown) => void
  deadline: number
}

interface Patience {
  /** Milliseconds for which a write waits while another process has locked the store. */
  milliseconds: number
  /** The most writes that may wait. */
  writes: number
}

/**
 * Runs the writes that arrive in the same tick in one transaction, so that many callers share one fsync; a caller's
 * promise resolves after COMMIT. A failing write is undone alone. While another process writes, the queue waits without
 * blocking its own process.
 */
export class GroupCommit {
  readonly #database: DatabaseSync
  readonly #patience: Patience
  readonly #checkPlace: () => void
  #queue: Job[] = []
  #settled: Promise<void> = Promise.resolve()
  #done: () => void = () => {}

  constructor(database: DatabaseSync, patience: Patience = { milliseconds: 5000, writes: 1000 }) {
    this.#database = database
    this.#patience = patience
    this.#checkPlace = watchPlace(database)
  }

  /** Queues a write. Rejects with the database's error when it or its transaction fails, or if too many writes wait. */
  run<Result>(write: () => Result): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      if (this.#queue.length >= this.#patience.writes) throw new Error('Too many writes are waiting for the store')
      const deadline = performance.now() + this.#patience.milliseconds
      this.#queue.push({ write, resolve: (value) => resolve(value as Result), reject, deadline })
      if (this.#queue.length > 1) return
      this.#settled = new Promise((done) => (this.#done = done))
      setImmediate(() => this.#flush())
    })
  }

  /** Resolves when the queue is empty. */
  settle(): Promise<void> {
    return this.#settled
  }

  #flush(): void {
    try {
      this.#checkPlace()
      this.#database.exec('BEGIN IMMEDIATE')
    } catch (error) {
      if (isSqliteError(error, 'busy')) return this.#wait(error)
      return this.#finish((job) => job.reject(error))
    }
    const values = new Map<Job, unknown>()
    try {
      for (const job of this.#queue) this.#attempt(job, values)
      this.#database.exec('COMMIT')
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      return this.#finish((job) => job.reject(error))
    }
    this.#finish((job) => job.resolve(values.get(job)))
  }

  /** Tries again soon, and rejects the writes that have waited too long. */
  #wait(error: unknown): void {
    const now = performance.now()
    for (const job of this.#queue) if (job.deadline <= now) job.reject(error)
    this.#queue = this.#queue.filter((job) => job.deadline > now)
    if (this.#queue.length === 0) this.#done()
    else setTimeout(() => this.#flush(), 20)
  }

  /** Settles every job; one that was rejected by itself stays rejected. */
  #finish(settle: (job: Job) => void): void {
    const jobs = this.#queue
    this.#queue = []
    jobs.forEach(settle)
    this.#done()
  }

  #attempt(job: Job, values: Map<Job, unknown>): void {
    this.#database.exec('SAVEPOINT job')
    try {
      values.set(job, job.write())
      this.#database.exec('RELEASE job')
    } catch (error) {
      // A full disk aborts the whole transaction, not only this write.
      if (!this.#database.isTransaction) throw error
      this.#database.exec('ROLLBACK TO job')
      this.#database.exec('RELEASE job')
      job.reject(error)
    }
  }
}
