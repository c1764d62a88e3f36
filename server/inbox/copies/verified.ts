import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '#server/failure.ts'
import { fileMode } from '#server/inbox/data-folder.ts'

const noteIn = (dataDir: string) => join(dataDir, 'newest-verified-copy')

/** Records when the newest verified copy was made (ISO 8601), for the monitor. */
export async function noteVerified(dataDir: string, made: string): Promise<void> {
  const draft = `${noteIn(dataDir)}.${process.pid}`
  await writeFile(draft, made, { mode: fileMode(dataDir) })
  await rename(draft, noteIn(dataDir))
}

/** When the newest verified copy was made, in milliseconds since 1970; undefined without one. */
export async function newestVerified(dataDir: string): Promise<number | undefined> {
  try {
    return Date.parse(await readFile(noteIn(dataDir), 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
