import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Progress } from '#server/build/progress.ts'
import { mapConcurrently } from '#server/map-concurrently.ts'
import type { ValueCache } from '#server/value-cache.ts'
import { isNamedByContent, knownOf, packFile, type PackSettings } from './pack-file.ts'
import type { TableLine } from './page-messages.ts'

/** The names of all files below a folder. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/**
 * Compresses all files other than pages. In: their paths in the client folder. Out: their entries for the server's
 * table.
 */
export function packFiles(
  files: readonly string[],
  { cache, ...settings }: PackSettings & { cache: ValueCache },
): Promise<TableLine[]> {
  const progress = new Progress('Files', files.length)
  return mapConcurrently(files, async (file) => {
    const read = () => knownOf(readFileSync(join(settings.clientFolder, file)))
    const packed = await packFile(
      file,
      isNamedByContent(file) ? await cache.of(['file', file], read) : read(),
      settings,
    )
    progress.done()
    return packed
  })
}
