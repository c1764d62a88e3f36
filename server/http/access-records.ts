import { appendFile, mkdir, readdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Environment } from '#server/environment.ts'
import { log } from '#server/log.ts'
import { forwardedBy, TrustedProxies } from './trusted-proxies.ts'

type Settings = Pick<Environment, 'DATA_DIR' | 'ACCESS_RECORDS_DAYS' | 'TRUST_PROXY'>

const flushMilliseconds = 2000
const fileName = /^\d{4}-\d{2}-\d{2}\.log$/

interface AccessRecords {
  /** Records a GET or POST of a page or form; requests for files are ignored. */
  note: (request: IncomingMessage) => void
  /** Writes the records still in memory. */
  close: () => Promise<void>
}

/**
 * Records time, address and port of every visit to a page, but not which page: the records that Marco Civil, art. 15,
 * requires of companies. One file a day below DATA_DIR, deleted after ACCESS_RECORDS_DAYS; with 0 nothing is recorded.
 * A failing write is logged, and never delays a visitor.
 */
export function openAccessRecords(settings: Settings, now: () => Date = () => new Date()): AccessRecords {
  const { ACCESS_RECORDS_DAYS: days } = settings
  if (days === 0) return { note: () => {}, close: async () => {} }
  const proxies = new TrustedProxies(settings.TRUST_PROXY)
  const book = new DayBook({ folder: join(settings.DATA_DIR, 'access'), days, now })
  const timer = setInterval(() => void book.flush(), flushMilliseconds).unref()
  return {
    note: (request) => {
      if (isPage(request)) book.add(`${now().toISOString()} ${visitorOf(request, proxies)}\n`)
    },
    close: async () => {
      clearInterval(timer)
      await book.flush()
    },
  }
}

function isPage({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'POST') && !/\.\w+(\?|$)/.test(url) && url !== '/healthz'
}

function visitorOf(request: IncomingMessage, proxies: TrustedProxies): string {
  const forwarded = forwardedBy(request)
  // Behind a proxy the port is the proxy's own, so it is omitted.
  const port = forwarded.forwardedFor === undefined ? (request.socket.remotePort ?? '-') : '-'
  return `${proxies.addressOf(forwarded)} ${port}`
}

/** Writes lines to one file a day that only its owner can read. */
class DayBook {
  readonly folder: string
  readonly days: number
  readonly now: () => Date
  #lines: string[] = []
  #writing: Promise<void> = Promise.resolve()
  #swept = ''

  constructor({ folder, days, now }: { folder: string; days: number; now: () => Date }) {
    this.folder = folder
    this.days = days
    this.now = now
  }

  add(line: string): void {
    this.#lines.push(line)
  }

  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    const lines = this.#lines
    this.#lines = []
    const today = dayOf(this.now())
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 })
      if (lines.length > 0) await appendFile(join(this.folder, `${today}.log`), lines.join(''), { mode: 0o600 })
      if (this.#swept !== today) await this.#sweep()
      this.#swept = today
    } catch (error) {
      log('access-records-unwritten', {
        lines: lines.length,
        reason: error instanceof Error ? error.message : 'unknown',
      })
    }
  }

  async #sweep(): Promise<void> {
    const oldest = dayOf(new Date(this.now().getTime() - this.days * 24 * 60 * 60 * 1000))
    const names = (await readdir(this.folder)).filter((name) => fileName.test(name) && name < `${oldest}.log`)
    for (const name of names) await rm(join(this.folder, name))
  }
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
