import { appendFile, mkdir, readdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { dayMilliseconds } from '#domain/time.ts'
import type { Environment } from '#server/environment.ts'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { forwardedBy, TrustedProxies } from './trusted-proxies.ts'

type Settings = Pick<Environment, 'DATA_DIR' | 'ACCESS_RECORDS_DAYS' | 'TRUST_PROXY'>

const fileNamePattern = /^\d{4}-\d{2}-\d{2}\.log$/

/**
 * Records time, address and port of visits, not the pages, as Marco Civil, art. 15, requires: a file a day, deleted
 * after ACCESS_RECORDS_DAYS (0 records nothing). A failing write is logged, and delays nobody.
 */
export function openAccessRecords(settings: Settings, now: () => Date = () => new Date()) {
  const { ACCESS_RECORDS_DAYS: days } = settings
  if (days === 0) return { record: () => {}, close: async () => {} }
  const proxies = new TrustedProxies(settings.TRUST_PROXY)
  const folder = join(settings.DATA_DIR, 'access')
  let cleanedOn = ''
  const write = async (line: string) => {
    const today = dayOf(now())
    try {
      if (cleanedOn !== today) await deleteOld(folder, dayOf(new Date(now().getTime() - days * dayMilliseconds)))
      cleanedOn = today
      if (line !== '') await appendFile(join(folder, `${today}.log`), line, { mode: 0o600 })
    } catch (error) {
      log('access-records-unwritten', traceOf(error))
    }
  }
  let writing = write('')
  return {
    record: (request: IncomingMessage) => {
      if (!isPage(request)) return
      const line = `${now().toISOString()} ${visitorOf(request, proxies)}\n`
      writing = writing.then(() => write(line))
    },
    close: () => writing,
  }
}

async function deleteOld(folder: string, oldest: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = (await readdir(folder)).filter((name) => fileNamePattern.test(name) && name < `${oldest}.log`)
  for (const name of names) await rm(join(folder, name))
}

function isPage({ method, url = '' }: IncomingMessage): boolean {
  const [path = ''] = url.split(/[?#]/, 1)
  return (method === 'GET' || method === 'POST') && !/\.\w+$/.test(path) && path !== '/healthz'
}

function visitorOf(request: IncomingMessage, proxies: TrustedProxies): string {
  const forwarded = forwardedBy(request)
  // The port behind a proxy is the proxy's own, so it is left out.
  const port = forwarded.forwardedFor === undefined ? (request.socket.remotePort ?? '-') : '-'
  return `${proxies.addressOf(forwarded)} ${port}`
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)
