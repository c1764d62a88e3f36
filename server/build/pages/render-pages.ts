import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { contentKey } from '#server/build/content-hash.ts'
import { cachedFile } from '#server/build/kept/cached-file.ts'
import type { Progress } from '#server/build/progress.ts'
import { RenderThread } from '#server/render/render-thread.ts'

interface Places {
  /** Folder of the built code; its name stands for it. */
  code: string
  clientFolder: string
  keptFolder: string
}

/**
 * Writes every page that is built ahead: what the router fetches for it (`.data`) and its HTML. A page whose data and code are
 * the same as in an earlier build is taken from there. Rejects with the first page that is not answered with 200.
 */
export async function renderPages(paths: readonly string[], places: Places, progress: Progress): Promise<void> {
  const server = join(places.code, 'server/index.js')
  const threads = await Promise.all(Array.from({ length: availableParallelism() }, () => RenderThread.open(server)))
  try {
    const queue = paths.values()
    const work = async (thread: RenderThread) => {
      for (const path of queue) {
        await renderPage(path, places, thread)
        progress.done()
      }
    }
    // Two at a time for each: while one is written down, the next is rendered.
    await Promise.all([...threads, ...threads].map(work))
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()))
  }
}

async function renderPage(
  path: string,
  { code, clientFolder, keptFolder }: Places,
  thread: RenderThread,
): Promise<void> {
  const dataPath = path === '/' ? '/_.data' : `${path}.data`
  const data = await rendered(dataPath, thread)
  const page = path === '/' ? path : `${path}/`
  const kept = join(keptFolder, 'pages', `${contentKey(basename(code), path, data)}.html`)
  const html = await cachedFile(kept, () => rendered(page, thread))
  await write(join(clientFolder, dataPath), data)
  await write(join(clientFolder, page, 'index.html'), html)
}

async function rendered(path: string, thread: RenderThread): Promise<Buffer> {
  const response = await thread.render(new Request(`http://localhost${path}`))
  if (response.status !== 200)
    throw new Error(`${path} was answered ${response.status}; expected every built page to be there`)
  return Buffer.from(await response.arrayBuffer())
}

async function write(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
