import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { currentRelease } from '#server/folders.ts'
import { runMain } from '#server/setup-error.ts'
import type { Site } from '#server/site/site.ts'
import { ValueCache } from '#server/value-cache.ts'
import { compileSite, checkedContent } from './compile.ts'
import { previewValues } from './preview-values.ts'

/**
 * node server/build/preview.ts compiles a draft (SITE_DIR) into RELEASE_DIR for a preview before publication. It uses
 * the results of the last build or preview, and the current release's pictures for link previews.
 */
async function compilePreview(): Promise<void> {
  const cache = await ValueCache.open(previewValues)
  const current: Site = JSON.parse(await readFile(join(currentRelease, 'site.json'), 'utf8'))
  await compileSite(await checkedContent(), cache, current)
  await cache.save(previewValues)
}

// The process that wants the preview holds the other end of the pipe. Once it has ended, the result is not needed.
process.stdin.once('end', () => process.exit(1)).resume()
process.stdin.unref()
await runMain(compilePreview)
