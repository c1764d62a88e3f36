import { statfs } from 'node:fs/promises'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { SituationFacts } from '#domain/desk/situation/facts.ts'
import type { Environment } from '#server/environment.ts'
import { failureOf } from '#server/failure.ts'
import { buildFolder } from '#server/folders.ts'
import { Releases } from '#server/release/releases.ts'

const patienceMilliseconds = 3000

/** Whether the server on this machine answers and is ready; undefined where PORT does not say its port. */
export async function lookAtSite({ HOST, PORT }: Pick<Environment, 'HOST' | 'PORT'>): Promise<SituationFacts['site']> {
  if (PORT === 0) return undefined
  // 0.0.0.0 and :: mean all interfaces, to which no request can be sent.
  const host = /^(0\.0\.0\.0|::)$/.test(HOST) ? '127.0.0.1' : HOST
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/healthz`
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMilliseconds), redirect: 'error' })
    const said = (await response.text()).slice(0, 200)
    return { answers: response.ok, reason: response.ok ? undefined : said }
  } catch (error) {
    return { answers: false, reason: failureOf(error).code }
  }
}

/** The server's metrics; undefined if METRICS_PORT is not set or the server does not answer. */
export async function readFigures({ METRICS_PORT }: Pick<Environment, 'METRICS_PORT'>): Promise<string | undefined> {
  if (METRICS_PORT === undefined) return undefined
  try {
    const signal = AbortSignal.timeout(patienceMilliseconds)
    return await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`, { signal })).text()
  } catch {
    // lookAtSite already reports that the server does not answer.
    return undefined
  }
}

/** The free space on the disk with the data folder. */
export async function lookAtDisk(dataDir: string): Promise<SituationFacts['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(dataDir)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    // With PostgreSQL the data folder may not exist.
    return undefined
  }
}

/** The release that the next start will serve. */
export async function lookAtRelease(): Promise<SituationFacts['release']> {
  const releases = await new Releases(buildFolder).list()
  const current = releases.find(({ isCurrent }) => isCurrent)
  return current && { id: current.id, since: current.since, kept: releases.length }
}

/** Until when an address's certificate is valid; undefined without TLS. */
export async function lookAtCertificate(siteUrl: string): Promise<SituationFacts['certificate']> {
  const { protocol, hostname, port } = new URL(siteUrl)
  if (protocol !== 'https:') return undefined
  const { promise, resolve } = Promise.withResolvers<SituationFacts['certificate']>()
  const unseen = (reason: string) => resolve({ host: hostname, endsAt: undefined, reason })
  // An expired certificate is reported with its date, so the connection must accept it.
  const name = isIP(hostname) === 0 ? { servername: hostname } : {}
  const socket = connect({ host: hostname, port: Number(port || 443), ...name, rejectUnauthorized: false })
  socket.setTimeout(patienceMilliseconds, () => unseen('ETIMEDOUT'))
  socket.once('error', (error) => unseen(failureOf(error).code))
  socket.once('secureConnect', () => {
    const until = Date.parse(socket.getPeerCertificate().valid_to)
    if (Number.isNaN(until)) unseen('sem certificado')
    else resolve({ host: hostname, endsAt: new Date(until).toISOString(), reason: undefined })
  })
  const seen = await promise
  socket.destroy()
  return seen
}
