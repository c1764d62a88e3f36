import { setTimeout as sleep } from 'node:timers/promises'
import { post } from '#tests/server/support/running-server.ts'
import { sampleContact } from '#tests/server/support/sample-rows.ts'

/** What writers saw. */
export interface Writing {
  acknowledged: Set<number>
  /** How often each status was answered; 0 when there was no answer. */
  statuses: Map<number, number>
  /** Milliseconds of each acknowledged post. */
  times: number[]
  /** Stops giving out new rows and waits for those under way. */
  stop: () => Promise<void>
}

interface WriterOptions {
  /** Where to post; asked anew for every attempt. */
  url: () => string
  writers: number
  /** Posts per second of all writers together; undefined: as fast as they can. */
  perSecond?: number
  /** Whether rows that are not acknowledged are sent again, as a visitor would do. */
  isPersistent: boolean
  headers?: (number: number) => Record<string, string>
}

/** Lets writers post contacts, each row with its own number, until they are stopped. */
export function startWriters({ url, writers, perSecond, isPersistent, headers = () => ({}) }: WriterOptions): Writing {
  const acknowledged = new Set<number>()
  const statuses = new Map<number, number>()
  const times: number[] = []
  const stopping = new AbortController()
  const pause = perSecond === undefined ? 0 : (writers * 1000) / perSecond
  let number = 0

  async function attempt(row: number): Promise<number> {
    const before = performance.now()
    const status = await postRow(url(), row, headers(row))
    if (status === 201) times.push(performance.now() - before)
    return status
  }

  async function write(): Promise<void> {
    await sleep(Math.random() * pause)
    while (!stopping.signal.aborted) {
      number += 1
      const row = number
      const started = performance.now()
      for (;;) {
        const status = await attempt(row)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status === 201) acknowledged.add(row)
        if (status === 201 || !isPersistent) break
        await sleep(200)
      }
      await sleep(Math.max(0, pause - (performance.now() - started)))
    }
  }

  const writing = Promise.all(Array.from({ length: writers }, write))
  return {
    acknowledged,
    statuses,
    times,
    stop: async () => {
      stopping.abort()
      await writing
    },
  }
}

/** Posts a row. Out: the status of the answer, 0 without one. */
async function postRow(url: string, row: number, headers: Record<string, string>): Promise<number> {
  try {
    const response = await post(`${url}/rest/v1/contacts`, sampleContact(row), headers)
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

/** The statuses as words: '201 × 500, 503 × 3'. */
export function inWords(statuses: ReadonlyMap<number, number>): string {
  return [...statuses].map(([status, count]) => `${status || 'no answer'} × ${count}`).join(', ')
}
