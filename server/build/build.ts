import { cp, readFile, rename } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { keptFolder, releaseFolder, shopFolder } from '#server/folders.ts'
import { KeptValues } from '#server/kept-values.ts'
import { RenderThread } from '#server/render/render-thread.ts'
import { runMain, SetupError } from '#server/setup-error.ts'
import { builtPaths } from '#server/site/all-paths.ts'
import { sitePath } from '#server/site/site.ts'
import type { Colours } from '#domain/shop/colours.ts'
import { builtCode } from './code/built-code.ts'
import { compileSite, publicFolder, soundShop } from './compile.ts'
import { contentKey } from './content-hash.ts'
import { dropUnused } from './kept/drop-unused.ts'
import { pack } from './pages/pack.ts'
import { renderPages } from './pages/render-pages.ts'
import { writeServiceWorker } from './pages/service-worker.ts'
import { Progress } from './progress.ts'

/**
 * node server/build/build.ts SOURCES     builds the shop into RELEASE_DIR; script/build does the rest
 * SOURCES is a digest of all sources: what was made of the same before is taken from where it is kept.
 */
async function build(sources: string | undefined): Promise<void> {
  if (!sources)
    throw new SetupError('Usage: node server/build/build.ts SOURCES, a digest of the sources; see script/build')
  const values = join(keptFolder, 'values', contentKey(sources, resolve(shopFolder)))
  const kept = await KeptValues.open(values)
  const content = await soundShop(kept)
  const [{ code, threads }] = await Promise.all([startRendering(sources, content.brand), compileSite(content, kept)])
  const clientFolder = join(releaseFolder(), 'client')
  await rename(publicFolder, clientFolder)
  for (const part of ['client', 'server']) await cp(join(code, part), join(releaseFolder(), part), { recursive: true })

  const paths = await builtPaths()
  const places = { code, clientFolder, keptFolder, kept, threads }
  const known = await renderPages(paths, places, new Progress('Pages', paths.length))
  await Promise.all(threads.map((thread) => thread.stop()))
  await writeServiceWorker(code, clientFolder, contentKey(basename(code), await readFile(sitePath())).slice(0, 12))
  await pack({ folder: releaseFolder(), keptFolder, known, kept, products: content.products.length })
  await kept.save(values)
  dropUnused(keptFolder)
}

/** The built code, and a thread for each core that renders with it. */
async function startRendering(
  sources: string,
  { colours }: { colours: Colours },
): Promise<{ code: string; threads: RenderThread[] }> {
  const code = await builtCode(sources, { colours, keptFolder })
  const server = join(code, 'server/index.js')
  const threads = Array.from({ length: availableParallelism() }, () => RenderThread.open(server))
  return { code, threads: await Promise.all(threads) }
}

await runMain(() => build(process.argv[2]))
