import { cp, readFile, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { keptFolder, releaseFolder } from '#server/folders.ts'
import { runMain, SetupError } from '#server/setup-error.ts'
import { builtPaths } from '#server/site/all-paths.ts'
import { sitePath } from '#server/site/site.ts'
import { builtCode } from './code/built-code.ts'
import { compileSite, publicFolder } from './compile.ts'
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
  const clientFolder = join(releaseFolder(), 'client')
  const { colours } = await compileSite()
  const code = await builtCode(sources, { colours, keptFolder })
  await rename(publicFolder, clientFolder)
  for (const part of ['client', 'server']) await cp(join(code, part), join(releaseFolder(), part), { recursive: true })

  const paths = await builtPaths()
  await renderPages(paths, { code, clientFolder, keptFolder }, new Progress('Pages', paths.length))
  await writeServiceWorker(code, clientFolder, contentKey(basename(code), await readFile(sitePath())).slice(0, 12))
  await pack({ folder: releaseFolder(), keptFolder })
  await dropUnused(keptFolder)
}

await runMain(() => build(process.argv[2]))
