import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'
import { parsedJson } from '#domain/text/checks.ts'
import { contentKey } from '#server/build/content-hash.ts'
import { ensureCached, isKept } from '#server/build/kept/cached-file.ts'
import { place } from '#server/build/kept/place.ts'
import { inlineScriptHashes, withoutNonce } from '#server/http/pages/inline-scripts.ts'
import { buildNonce } from '#server/http/pages/nonce.ts'
import { knownFileSchema, knownOf, packFile, type KnownFile, type PackMeans } from './pack-file.ts'
import type { MadePage } from './page-messages.ts'

interface Means extends PackMeans {
  /** Folder of the built code; its name stands for it. */
  code: string
  render: (request: Request) => Promise<Response>
}

/**
 * Makes a page that is built ahead, as it is served: what the router fetches for it (`.data`) and its HTML, both compressed. Its HTML
 * is taken from an earlier build whose data and code were the same. Rejects when the page is not answered with 200.
 */
export async function makePage(path: string, { render, ...means }: Means): Promise<MadePage> {
  const { code, clientFolder, keptFolder } = means
  const dataFile = path === '/' ? '_.data' : `${path.slice(1)}.data`
  const data = await rendered(`/${dataFile}`, render)
  const kept = join(keptFolder, 'pages', contentKey(basename(code), path, data))
  const known = keptPage(kept) ?? (await keepPage(kept, await rendered(path === '/' ? path : `${path}/`, render)))
  const pageFile = join(path.slice(1), 'index.html')
  place(`${kept}.html`, join(clientFolder, pageFile))
  const dataPath = join(clientFolder, dataFile)
  mkdirSync(dirname(dataPath), { recursive: true })
  writeFileSync(dataPath, data)
  return [await packFile(dataFile, knownOf(data), means), await packFile(pageFile, known, means)]
}

/** What is known of a page that is kept. */
function keptPage(kept: string): KnownFile | undefined {
  if (!isKept(`${kept}.html`) || !isKept(`${kept}.json`)) return undefined
  // What a power cut damaged cannot be read, and is made anew.
  const known = v.safeParse(knownFileSchema, parsedJson(readFileSync(`${kept}.json`, 'utf8')))
  return known.success ? known.output : undefined
}

/** Keeps a page as it was rendered, and then what is known of it: its own scripts are those that carry the build's nonce. */
async function keepPage(kept: string, rendering: Buffer): Promise<KnownFile> {
  const written = String(rendering)
  const html = Buffer.from(withoutNonce(written, buildNonce))
  const known = { ...knownOf(html), scripts: inlineScriptHashes(written, buildNonce) }
  // What is left of another rendering may have other scripts.
  for (const end of ['.json', '.html']) rmSync(kept + end, { force: true })
  await ensureCached(`${kept}.html`, () => Promise.resolve(html))
  await ensureCached(`${kept}.json`, () => Promise.resolve(Buffer.from(JSON.stringify(known))))
  return known
}

async function rendered(path: string, render: Means['render']): Promise<Buffer> {
  const response = await render(new Request(`http://localhost${path}`))
  if (response.status !== 200)
    throw new Error(`${path} was answered ${response.status}; expected every built page to be there`)
  return Buffer.from(await response.arrayBuffer())
}
