import { join, resolve } from 'node:path'
import { buildFolder, cacheFolder } from '#server/folders.ts'
import { contentKey } from './content-hash.ts'

/**
 * The file of the values with which the next preview of this shop begins: those of its last build or preview, so that
 * the first one after a start reads and draws only what the draft changes.
 */
export const previewValues = join(cacheFolder, 'values', contentKey('preview', resolve(buildFolder)))
