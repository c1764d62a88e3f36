import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { SituationFacts } from '#domain/desk/situation.ts'
import { jsonTextSchema } from '#domain/text/text-schemas.ts'
import { placeOf } from '#server/content-error.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { checkContent } from '#server/content/load-content.ts'
import type { Environment } from '#server/environment.ts'
import { traceOf } from '#server/failure.ts'
import { copiesIn, newestVerified } from '#server/store/copy-files.ts'
import { configuredChannels } from '#server/store/deliveries.ts'
import type { Store } from '#server/store/store.ts'
import { log } from '#server/log.ts'
import { readVersion } from '#server/content/version.ts'
import type { ErrorWatch } from './error-watch.ts'
import { lookAtCertificate, lookAtDisk, lookAtSite, readFigures } from './look-around.ts'

interface Gathered {
  environment: Environment
  store: Store
  errors: ErrorWatch
  /** The site's public address. */
  siteUrl: string
  content: ContentFiles
  /** Milliseconds since 1970. */
  now: number
}

/** Examines all systems. What cannot be determined is undefined: the page must open when something is broken. */
export async function gatherSituation({
  environment,
  store,
  errors,
  siteUrl,
  content,
  now,
}: Gathered): Promise<SituationFacts> {
  const { DATA_DIR, DATABASE_URL } = environment
  const figures = await readFigures(environment)
  if (figures !== undefined) errors.look(figures, now)
  const [seen, stored, deliveries, copies, disk, files, certificate, requests, versions] = await Promise.all([
    lookAtSite(environment),
    unlessBroken('store', () => lookAtStore(store, DATABASE_URL !== undefined)),
    unlessBroken('deliveries', () => store.deliveries.facts(configuredChannels(environment))),
    unlessBroken('copies', () => lookAtCopies(DATA_DIR)),
    lookAtDisk(DATA_DIR),
    unlessBroken('version', () => lookAtContent(content, environment)),
    lookAtCertificate(siteUrl),
    unlessBroken('requests', () => lookAtRequests(store)),
    versionsOf(),
  ])
  return {
    now: new Date(now).toISOString(),
    site: seen && { answers: seen.answers, reason: seen.reason },
    store: stored,
    deliveries,
    copies,
    disk,
    version: files && { ...files, served: seen?.version },
    errors: errors.facts(now),
    certificate,
    requests,
    versions,
  }
}

async function unlessBroken<Found>(what: string, look: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await look()
  } catch (error) {
    log('situation-unseen', { what, ...traceOf(error) })
    return undefined
  }
}

/** The version that was published last, and the faults of the files as they are now. */
async function lookAtContent(content: ContentFiles, settings: Environment) {
  const [published, { faults = [] }] = await Promise.all([
    readVersion(join(content.root, 'content')),
    checkContent(content, settings),
  ])
  return { published, faults: faults.map((fault) => ({ place: placeOf(fault), problem: fault.problem })) }
}

async function lookAtStore(store: Gathered['store'], isShared: boolean): Promise<SituationFacts['store']> {
  const { ours, theirs, closed, spam } = await store.messages.counts({ today: '0000-01-01', lateSince: undefined })
  return { kind: isShared ? 'postgres' : 'embedded', answers: true, messages: ours + theirs + closed + spam }
}

async function lookAtCopies(dataDir: string): Promise<SituationFacts['copies']> {
  const [{ count, newest }, verified] = await Promise.all([copiesIn(dataDir), newestVerified(dataDir)])
  const verifiedAt = verified === undefined ? undefined : new Date(verified).toISOString()
  return { newestAt: newest?.madeAt, verifiedAt, count }
}

async function lookAtRequests({ personalData }: Gathered['store']): Promise<SituationFacts['requests']> {
  const open = (await personalData.requests()).filter(({ closed_at }) => closed_at === null)
  return { open: open.length, nextDue: open[0]?.due_on }
}

const packageSchema = jsonTextSchema(v.object({ version: v.string() }))

async function versionsOf(): Promise<SituationFacts['versions']> {
  const text = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')
  return [
    { name: 'Programa', value: v.parse(packageSchema, text).version },
    { name: 'Node', value: process.versions.node },
    { name: 'SQLite', value: process.versions.sqlite ?? 'desconhecida' },
  ]
}
