import { join, resolve } from 'node:path'
import { buildFolder, cacheFolder } from '#server/folders.ts'
import { contentKey } from './content-hash.ts'

/**
 * The cache file with which this shop's next preview begins: the cached results of its last build or preview. Thus the
 * first preview after a start also reads and draws only what the draft changes.
 */
export const previewValues = join(cacheFolder, 'values', contentKey('preview', resolve(buildFolder)))
