import { statfs } from 'node:fs/promises'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import * as v from 'valibot'
import type { SituationFacts } from '#domain/desk/situation.ts'
import { jsonTextSchema, tryParse } from '#domain/text/text-schemas.ts'
import type { Environment } from '#server/environment.ts'
import { failureOf } from '#server/failure.ts'

const patienceMilliseconds = 3000

const healthSchema = jsonTextSchema(v.object({ version: v.optional(v.number()) }))

/**
 * Whether the server on this machine answers and is ready, and which version it serves; undefined where PORT does not
 * say its port.
 */
export async function lookAtSite({
  HOST,
  PORT,
}: Pick<Environment, 'HOST' | 'PORT'>): Promise<
  (SituationFacts['site'] & { version?: number | undefined }) | undefined
> {
  if (PORT === 0) return undefined
  // 0.0.0.0 and :: mean all interfaces, to which no request can be sent.
  const host = /^(0\.0\.0\.0|::)$/.test(HOST) ? '127.0.0.1' : HOST
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/healthz`
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMilliseconds), redirect: 'error' })
    const said = (await response.text()).slice(0, 200)
    const { version } = tryParse(healthSchema, said) ?? {}
    return { answers: response.ok, reason: response.ok ? undefined : said, ...(version !== undefined && { version }) }
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
