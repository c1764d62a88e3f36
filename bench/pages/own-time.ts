/** The fields of a trace's event that are read; times in µs, `tdur` is the thread's own time. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number
}

/** Lighthouse's slow CPU, and the length in ms from which a task blocks. */
const slowness = 4
const blocking = 50

/**
 * What Lighthouse calls total blocking time, but of the main thread's own time: how long its tasks after the first
 * paint exceed 50 ms on a CPU slowed 4×, without the time for which other processes held the machine. Out: ms.
 */
export function ownBlockingTime(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) return Number.NaN
  return events
    .filter(
      ({ name, pid, tid, ts }) => name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowness - blocking), 0)
}
