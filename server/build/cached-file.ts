import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * The bytes of a file that is dear to make. In: a path whose name carries a hash of all that it is
 * made from. Made once, then read; written whole or not at all, so that a broken build leaves nothing half done.
 */
export async function cachedFile(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  const data = await make()
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, data)
  await rename(unfinished, path)
  return data
}
