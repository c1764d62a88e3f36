import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '#server/failure.ts'
import { fileMode } from '#server/inbox/data-folder.ts'

const noteIn = (dataDir: string) => join(dataDir, 'newest-verified-copy')

/** Notes when the newest copy that was verified was made (ISO 8601): the monitor asks for its age. */
export async function noteVerified(dataDir: string, made: string): Promise<void> {
  const draft = `${noteIn(dataDir)}.${process.pid}`
  await writeFile(draft, made, { mode: fileMode(dataDir) })
  await rename(draft, noteIn(dataDir))
}

/** When the newest copy that was verified was made, in milliseconds since 1970; undefined when none was. */
export async function newestVerified(dataDir: string): Promise<number | undefined> {
  try {
    return Date.parse(await readFile(noteIn(dataDir), 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
