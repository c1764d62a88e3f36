import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { contentKey } from '#server/build/content-hash.ts'
import { ensureCached, isKept } from '#server/build/kept/cached-file.ts'
import { place } from '#server/build/kept/place.ts'
import type { Progress } from '#server/build/progress.ts'
import { inlineScriptHashes, withoutNonce } from '#server/http/pages/inline-scripts.ts'
import { buildNonce } from '#server/http/pages/nonce.ts'
import type { KeptValues } from '#server/kept-values.ts'
import type { RenderThread } from '#server/render/render-thread.ts'
import { fileOf, type KnownFile } from './pack.ts'

type Renderer = Pick<RenderThread, 'render'>

interface Places {
  /** Folder of the built code; its name stands for it. */
  code: string
  clientFolder: string
  keptFolder: string
  kept: KeptValues
}

/**
 * Writes every page that is built ahead: what the router fetches for it (`.data`) and its HTML. A page whose data and code are
 * the same as in an earlier build is taken from there. Out: what was written, by its path below the client folder. Rejects with the
 * first page that is not answered with 200.
 */
export async function renderPages(
  paths: readonly string[],
  { threads, ...places }: Places & { threads: readonly Renderer[] },
  progress: Progress,
): Promise<Map<string, KnownFile>> {
  const written = new Map<string, KnownFile>()
  const queue = paths.values()
  const work = async (thread: Renderer) => {
    for (const path of queue) {
      for (const [file, known] of await renderPage(path, places, thread)) written.set(file, known)
      progress.done()
    }
  }
  // Two at a time for each: while one is written down, the next is rendered.
  await Promise.all([...threads, ...threads].map(work))
  return written
}

async function renderPage(
  path: string,
  { code, clientFolder, keptFolder, kept }: Places,
  thread: Renderer,
): Promise<[string, KnownFile][]> {
  const dataFile = path === '/' ? '_.data' : `${path.slice(1)}.data`
  const data = await rendered(`/${dataFile}`, thread)
  const key = contentKey(basename(code), path, data)
  const page = join(keptFolder, 'pages', `${key}.html`)
  const render = async (): Promise<KnownFile> => {
    const written = String(await rendered(path === '/' ? path : `${path}/`, thread))
    const html = Buffer.from(withoutNonce(written, buildNonce))
    // One whose value was lost may be of another rendering, with other scripts.
    rmSync(page, { force: true })
    await ensureCached(page, () => Promise.resolve(html))
    // Only scripts that carry the build's nonce belong to the page.
    return { ...fileOf(html), scripts: inlineScriptHashes(written, buildNonce) }
  }
  const known = await kept.of(['page', key], render, () => isKept(page))
  const pageFile = join(path.slice(1), 'index.html')
  place(page, join(clientFolder, pageFile))
  const dataPath = join(clientFolder, dataFile)
  mkdirSync(dirname(dataPath), { recursive: true })
  writeFileSync(dataPath, data)
  return [
    [dataFile, fileOf(data)],
    [pageFile, known],
  ]
}

async function rendered(path: string, thread: Renderer): Promise<Buffer> {
  const response = await thread.render(new Request(`http://localhost${path}`))
  if (response.status !== 200)
    throw new Error(`${path} was answered ${response.status}; expected every built page to be there`)
  return Buffer.from(await response.arrayBuffer())
}
