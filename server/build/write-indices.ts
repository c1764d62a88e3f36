import { join } from 'node:path'
import { contentHash } from './content-hash.ts'
import { writeChanged } from './write-changed.ts'

/**
 * Writes the files for search and filters in the browser into the public folder, under names with a hash of their
 * content. Out: each file's address by its name.
 */
export async function writeIndices(
  indices: ReadonlyMap<string, unknown>,
  publicFolder: string,
): Promise<Record<string, string>> {
  const written = [...indices].map(async ([name, content]) => {
    const text = JSON.stringify(content)
    const src = `/indices/${name}.${contentHash(text)}.json`
    await writeChanged(join(publicFolder, src), text)
    return [name, src] as const
  })
  return Object.fromEntries(await Promise.all(written))
}
