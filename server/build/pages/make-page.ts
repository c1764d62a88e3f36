import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { jsonTextSchema, tryParse } from '#domain/text/try-parse.ts'
import { contentKey } from '#server/build/content-hash.ts'
import { isCached, replaceCached } from '#server/build/cache/cached-file.ts'
import { linkCached } from '#server/build/cache/link-cached.ts'
import { inlineScriptHashes, withoutNonce } from '#server/http/pages/inline-scripts.ts'
import { buildNonce } from '#server/http/pages/nonce.ts'
import { knownFileSchema, knownOf, packFile, type KnownFile, type PackSettings } from './pack-file.ts'
import type { TableLine } from './page-messages.ts'

interface PageSettings extends PackSettings {
  /** Folder of the built code, whose name contains a hash of its content. */
  code: string
  render: (request: Request) => Promise<Response>
}

/**
 * Makes a page of the build in the form in which it is served: its HTML and the data that the router fetches (`.data`),
 * both compressed. HTML is taken from an earlier build with the same data and code. Out: the entries for the server's
 * table. Rejects when the page does not answer 200.
 */
export async function makePage(path: string, { code, render, ...settings }: PageSettings): Promise<TableLine[]> {
  const { clientFolder, cacheFolder } = settings
  const dataFile = path === '/' ? '_.data' : `${path.slice(1)}.data`
  const data = await rendered(`/${dataFile}`, render)
  const knownData = knownOf(data)
  const facts = join(cacheFolder, 'pages', `${contentKey(basename(code), path, knownData.digest)}.json`)
  const known = readCached(facts) ?? cache(facts, await rendered(path === '/' ? path : `${path}/`, render))
  const pageFile = join(path.slice(1), 'index.html')
  linkCached(pageOf(facts, known), join(clientFolder, pageFile))
  const dataPath = join(clientFolder, dataFile)
  mkdirSync(dirname(dataPath), { recursive: true })
  writeFileSync(dataPath, data)
  return [await packFile(dataFile, knownData, settings), await packFile(pageFile, known, settings)]
}

/**
 * Path of a cached page. Its name is the digest of the page's content, so that one page's facts never belong to
 * another.
 */
function pageOf(facts: string, { digest }: KnownFile): string {
  return join(dirname(facts), `${digest}.html`)
}

/**
 * The facts of a cached page; undefined when the page has to be made again, for example because a power cut damaged it.
 */
function readCached(facts: string): KnownFile | undefined {
  if (!isCached(facts)) return undefined
  const known = tryParse(jsonTextSchema(knownFileSchema), readFileSync(facts, 'utf8'))
  if (!known) return undefined
  const page = pageOf(facts, known)
  const isWhole = isCached(page) && statSync(page).size === known.size
  return isWhole ? known : undefined
}

/** Caches a rendered page, and then its facts. The page's own scripts are those that carry the build's nonce. */
function cache(facts: string, rendering: Buffer): KnownFile {
  const written = String(rendering)
  const html = Buffer.from(withoutNonce(written, buildNonce))
  const known = { ...knownOf(html), scripts: inlineScriptHashes(written, buildNonce) }
  replaceCached(pageOf(facts, known), html)
  replaceCached(facts, JSON.stringify(known))
  return known
}

async function rendered(path: string, render: PageSettings['render']): Promise<Buffer> {
  const response = await render(new Request(`http://localhost${path}`))
  if (response.status !== 200)
    throw new Error(`${path} was answered ${response.status}; expected every built page to be there`)
  return Buffer.from(await response.arrayBuffer())
}
