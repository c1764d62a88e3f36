import { readFile, statfs } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { connect } from 'node:tls'
import * as v from 'valibot'
import type { SituationFacts } from '#domain/desk/situation.ts'
import { faultLocation, faultSentence } from '#domain/editing/fault-words.ts'
import { jsonTextSchema, tryParse } from '#domain/text/text-schemas.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { checkContent } from '#server/content/load-content.ts'
import { readVersion } from '#server/content/version.ts'
import type { Environment } from '#server/environment.ts'
import { failureOf, traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { SetupError } from '#server/setup-error.ts'
import type { Shop } from '#server/shop/shop.ts'
import { copiesSummary, copyChecks, verifyNewestCopy } from '#server/store/copy-files.ts'
import { configuredChannels } from '#server/store/deliveries.ts'
import type { Store } from '#server/store/store.ts'

interface SituationParts {
  environment: Environment
  store: Store
  content: ContentFiles
  current: { readonly shop: Pick<Shop, 'siteUrl'> }
}

export function deskSituation(parts: SituationParts) {
  const { environment, store } = parts
  return {
    examine: (): Promise<SituationFacts> => gatherSituation(parts),
    /** Makes the waiting deliveries due at once. Out: how many there are. */
    retryDeliveries: () => store.deliveries.retry(configuredChannels(environment)),
    /** Restores the newest copy as a test. Out: a report; undefined without a sound copy: the log has the reason. */
    verifyCopy: (): Promise<string | undefined> =>
      verifyNewestCopy(environment.DATA_DIR, environment.BACKUP_IDENTITY_FILE).catch((error: unknown) => {
        // Caught here and not by the routes: their bundle has its own copy of SetupError, so `instanceof` fails there.
        if (!(error instanceof SetupError)) throw error
        log('copy-not-verified', { reason: error.message })
        return undefined
      }),
  }
}
export type DeskSituation = ReturnType<typeof deskSituation>

const timeoutMilliseconds = 3000

const requestCountsSchema = v.array(v.object({ kind: v.string(), count: v.number() }))
const healthSchema = jsonTextSchema(
  v.object({
    version: v.optional(v.number()),
    errors: v.optional(v.object({ hours: v.number(), failed: requestCountsSchema, refused: requestCountsSchema })),
  }),
)

/** What the server on this machine says of itself; undefined where PORT does not say the server's port. */
async function examineSite({ HOST, PORT }: Pick<Environment, 'HOST' | 'PORT'>) {
  if (PORT === 0) return undefined
  // 0.0.0.0 and :: mean all interfaces, to which no request can be sent.
  const host = /^(0\.0\.0\.0|::)$/.test(HOST) ? '127.0.0.1' : HOST
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/healthz`
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMilliseconds), redirect: 'error' })
    const answer = await beginningOf(response)
    const health = tryParse(healthSchema, answer)
    return { answers: response.ok, reason: response.ok ? undefined : answer.slice(0, 200), health }
  } catch (error) {
    return { answers: false, reason: failureOf(error).code }
  }
}

/** The most bytes that are read of the server's answer, which has some hundred. */
const maximumBytes = 64_000

/** The beginning of an answer: a server that was taken over must not fill this process's memory. */
async function beginningOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > maximumBytes) break
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function examineDisk(dataDir: string): Promise<SituationFacts['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(dataDir)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    // The data folder may not exist with PostgreSQL.
    return undefined
  }
}

/** The certificate of the site's address and its last day; undefined without TLS. */
async function examineCertificate(siteUrl: string): Promise<SituationFacts['certificate']> {
  const { protocol, hostname, port } = new URL(siteUrl)
  if (protocol !== 'https:') return undefined
  const { promise, resolve } = Promise.withResolvers<SituationFacts['certificate']>()
  const unknownCertificate = (reason: string) => resolve({ host: hostname, endsAt: undefined, reason })
  // The connection must accept an expired certificate, which is reported with its date.
  const name = isIP(hostname) === 0 ? { servername: hostname } : {}
  const socket = connect({ host: hostname, port: Number(port || 443), ...name, rejectUnauthorized: false })
  socket.setTimeout(timeoutMilliseconds, () => unknownCertificate('ETIMEDOUT'))
  socket.once('error', (error) => unknownCertificate(failureOf(error).code))
  socket.once('secureConnect', () => {
    const until = Date.parse(socket.getPeerCertificate().valid_to)
    if (Number.isNaN(until)) unknownCertificate('sem certificado')
    else resolve({ host: hostname, endsAt: new Date(until).toISOString(), reason: undefined })
  })
  const certificate = await promise
  socket.destroy()
  return certificate
}

/** Examines all systems. What cannot be determined is undefined: the page must open when something is broken. */
export async function gatherSituation({ environment, store, content, current }: SituationParts) {
  const { DATA_DIR, DATABASE_URL } = environment
  const [site, storeFacts, deliveries, copies, disk, contentFacts, certificate, requests, versions] = await Promise.all(
    [
      examineSite(environment),
      ifPossible('store', () => examineStore(store, DATABASE_URL !== undefined)),
      ifPossible('deliveries', () => store.deliveries.facts(configuredChannels(environment))),
      ifPossible('copies', () => examineCopies(DATA_DIR)),
      examineDisk(DATA_DIR),
      ifPossible('version', () => examineContent(content, environment)),
      examineCertificate(current.shop.siteUrl),
      ifPossible('requests', () => examineRequests(store)),
      versionsOf(),
    ],
  )
  return {
    now: new Date().toISOString(),
    site: site && { answers: site.answers, reason: site.reason },
    store: storeFacts,
    deliveries,
    copies,
    disk,
    version: contentFacts && { ...contentFacts, served: site?.health?.version },
    errors: site?.health?.errors,
    certificate,
    requests,
    versions,
  }
}

async function ifPossible<Fact>(system: string, examine: () => Promise<Fact>): Promise<Fact | undefined> {
  try {
    return await examine()
  } catch (error) {
    log('situation-unseen', { what: system, ...traceOf(error) })
    return undefined
  }
}

async function examineContent(content: ContentFiles, settings: Environment) {
  const [published, { faults = [] }] = await Promise.all([
    readVersion(join(content.root, 'content')),
    checkContent(content, settings),
  ])
  return {
    published,
    faults: faults.map(({ file, path, problem }) => {
      const contentPath = file.replace(/^content\//, '')
      return { place: faultLocation(contentPath, path), problem: faultSentence(problem, contentPath, () => undefined) }
    }),
  }
}

async function examineStore(store: Store, isShared: boolean): Promise<SituationFacts['store']> {
  // The sum of the turns is the same on any day, though reminders move messages between them.
  const { ours, theirs, closed, spam } = await store.messages.counts({ today: '0000-01-01', lateSince: undefined })
  return { kind: isShared ? 'postgres' : 'embedded', answers: true, messages: ours + theirs + closed + spam }
}

async function examineCopies(dataDir: string): Promise<SituationFacts['copies']> {
  const [{ count, newest }, { verified, failed }] = await Promise.all([copiesSummary(dataDir), copyChecks(dataDir)])
  return { newestAt: newest?.madeAt, verifiedAt: verified, failedAt: failed, count }
}

async function examineRequests({ personalData }: Store): Promise<SituationFacts['requests']> {
  const open = (await personalData.requests()).filter(({ closed_at }) => closed_at === null)
  return { open: open.length, nextDue: open[0]?.due_on }
}

const packageSchema = jsonTextSchema(v.object({ version: v.string() }))

async function versionsOf(): Promise<SituationFacts['versions']> {
  const text = await readFile(join(import.meta.dirname, '../package.json'), 'utf8')
  return [
    { name: 'Programa', value: v.parse(packageSchema, text).version },
    { name: 'Node', value: process.versions.node },
    { name: 'SQLite', value: process.versions.sqlite ?? 'desconhecida' },
  ]
}
