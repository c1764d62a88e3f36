import { log } from '#server/log.ts'
import type { RequestKind } from './request-kind.ts'

const refused = new Set([401, 403, 413, 422, 429])
const everyMilliseconds = 60_000

/** Counts refused requests, and logs their number by kind and status each minute; nothing about visitors. */
export class Refusals {
  readonly #counts = new Map<string, number>()
  readonly #timer = setInterval(() => this.tell(), everyMilliseconds).unref()

  count(kind: RequestKind, status: number): void {
    if (!refused.has(status)) return
    const name = `${kind}_${status}`
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
  }

  /** Logs the counts since the last time. */
  tell(): void {
    if (this.#counts.size > 0) log('refused', Object.fromEntries(this.#counts))
    this.#counts.clear()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.tell()
  }
}
