import { readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { buildFolder, cacheFolder, releaseFolder } from '#server/folders.ts'
import { ValueCache } from '#server/value-cache.ts'
import { runMain, SetupError } from '#server/setup-error.ts'
import { builtPaths } from '#server/site/all-paths.ts'
import { sitePath } from '#server/site/site.ts'
import type { Colours } from '#domain/shop/colours.ts'
import { builtCode } from './code/built-code.ts'
import { compileSite, publicFolder, checkedContent } from './compile.ts'
import { contentKey } from './content-hash.ts'
import { dropUnused } from './cache/drop-unused.ts'
import { linkCached } from './cache/link-cached.ts'
import { filesBelow, packFiles } from './pages/pack-files.ts'
import { PageThreads } from './pages/page-threads.ts'
import { tableText } from './pages/table-text.ts'
import { previewValues } from './preview-values.ts'
import { writeServiceWorker } from './pages/service-worker.ts'

/**
 * node server/build/build.ts SOURCES builds the shop into RELEASE_DIR, as called by script/build. SOURCES is a digest
 * of all sources: an earlier build's results for the same sources come from the cache.
 */
async function build(sources: string | undefined): Promise<void> {
  if (!sources)
    throw new SetupError('Usage: node server/build/build.ts SOURCES, a digest of the sources; see script/build')
  const values = join(cacheFolder, 'values', contentKey(sources, resolve(buildFolder)))
  const cache = await ValueCache.open(values)
  const content = await checkedContent()
  const { length: productCount } = content.products
  const clientFolder = join(releaseFolder(), 'client')
  const [{ code, threads }] = await Promise.all([
    startThreads(sources, { colours: content.brand.colours, clientFolder }),
    compileSite(content, cache),
  ])
  await rename(publicFolder, clientFolder)
  for (const part of ['client', 'server'])
    for (const file of filesBelow(join(code, part)))
      linkCached(join(code, part, file), join(releaseFolder(), part, file))

  const settings = { clientFolder, cacheFolder, cache, productCount }
  const files = filesBelow(clientFolder)
  const made = await Promise.all([threads.makePages(await builtPaths(), productCount), packFiles(files, settings)])
  const version = contentKey(basename(code), await readFile(sitePath())).slice(0, 12)
  await writeServiceWorker(code, clientFolder, { version, brandName: content.brand.name })
  const table = [...made.flat(), ...(await packFiles(['service-worker.js'], settings))]
  await writeFile(join(releaseFolder(), 'files.json'), tableText(table))
  console.log(`Packed ${table.length} files.`)
  await cache.save(values)
  await cache.save(previewValues)
  dropUnused(cacheFolder)
}

/** Starts the threads that make pages, with the built code. */
async function startThreads(
  sources: string,
  { colours, clientFolder }: { colours: Colours; clientFolder: string },
): Promise<{ code: string; threads: PageThreads }> {
  const code = await builtCode(sources, { colours, cacheFolder })
  return { code, threads: await PageThreads.open({ code, clientFolder, cacheFolder }) }
}

await runMain(() => build(process.argv[2]))
