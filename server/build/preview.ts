import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buildFolder, cacheFolder, currentRelease } from '#server/folders.ts'
import { runMain } from '#server/setup-error.ts'
import type { Site } from '#server/site/site.ts'
import { ValueCache } from '#server/value-cache.ts'
import { compileSite, soundShop } from './compile.ts'
import { contentKey } from './content-hash.ts'

/**
 * node server/build/preview.ts compiles a draft (SITE_DIR) into RELEASE_DIR for a preview before publication. It uses
 * the cached results of the last preview, and the current release's pictures for link previews.
 */
async function compilePreview(): Promise<void> {
  const values = join(cacheFolder, 'values', contentKey('preview', resolve(buildFolder)))
  const cache = await ValueCache.open(values)
  const current: Site = JSON.parse(await readFile(join(currentRelease, 'site.json'), 'utf8'))
  await compileSite(await soundShop(cache), cache, current)
  await cache.save(values)
}

await runMain(compilePreview)
