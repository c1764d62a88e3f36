import type { ErrorFacts } from '#domain/desk/situation.ts'

const hourMilliseconds = 60 * 60 * 1000
const rememberedHours = 24
const counterLine = /^vitrine_requests_total\{kind="(\w+)",status="(\d{3})"\} (\d+)$/gm
/** Statuses of refused requests: not allowed (401, 403), too large, invalid, too many. */
const refusedStatuses = new Set(['401', '403', '413', '422', '429'])

/** When the server started, in seconds since 1970. */
const startLine = /^process_start_time_seconds ([\d.e+]+)$/m

type Totals = ReadonlyMap<string, number>
interface Growth {
  /** The times between which the requests came. */
  from: number
  at: number
  /** By how much each of the server's counters has grown since the reading before this one. */
  grown: Totals
}

/**
 * Counts the latest failures by reading the server's counters from time to time (METRICS_PORT); they restart from 0 with
 * the server.
 */
export class ErrorWatch {
  #last: { at: number; totals: Totals } | undefined
  #growth: Growth[] = []

  /** Takes a reading. In: the metrics in Prometheus's format, and the time of the reading (milliseconds since 1970). */
  addReading(figures: string, now: number): void {
    const totals = new Map(
      Array.from(figures.matchAll(counterLine), ([, kind, status, count]) => [`${kind} ${status}`, Number(count)]),
    )
    const previous = this.#last?.totals
    // The first reading includes everything that the server has counted since its start.
    const from = this.#last?.at ?? Number(startLine.exec(figures)?.[1] ?? now / 1000) * 1000
    const grown = new Map(
      Array.from(totals, ([name, count]) => {
        const previousCount = previous?.get(name) ?? 0
        return [name, count >= previousCount ? count - previousCount : count]
      }),
    )
    this.#last = { at: now, totals }
    this.#growth = [
      ...this.#growth.filter(({ at }) => at > now - rememberedHours * hourMilliseconds),
      { from, at: now, grown },
    ]
  }

  /**
   * The numbers of failed and refused requests by kind, as the readings of the last 24 h give them, and the hours that
   * these cover; undefined before the first reading.
   */
  facts(now: number): ErrorFacts | undefined {
    if (this.#growth.length === 0) return undefined
    const counts = { failed: new Map<string, number>(), refused: new Map<string, number>() }
    for (const { grown } of this.#growth)
      for (const [name, count] of grown) {
        const [kind = '', status = ''] = name.split(' ')
        const of = status.startsWith('5') ? counts.failed : refusedStatuses.has(status) ? counts.refused : undefined
        if (of && count > 0) of.set(kind, (of.get(kind) ?? 0) + count)
      }
    const since = Math.min(...this.#growth.map(({ from }) => from))
    const hours = Math.max(1, Math.ceil((now - since) / hourMilliseconds))
    const asList = (all: Totals) => Array.from(all, ([kind, count]) => ({ kind, count }))
    return { hours, failed: asList(counts.failed), refused: asList(counts.refused) }
  }
}
