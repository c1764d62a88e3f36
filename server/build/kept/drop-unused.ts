import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inTurns } from '#server/in-turns.ts'

/** Days for which something is kept that no build uses: as long as somebody may go back to an earlier state. */
const days = 30

/** Drops what no build used for so long. In: the folder of what is kept, with a folder for each kind. */
export async function dropUnused(folder: string, now = Date.now()): Promise<void> {
  const oldest = now - days * 24 * 60 * 60 * 1000
  for (const kind of await readdir(folder)) {
    await inTurns(await readdir(join(folder, kind)), async (name) => {
      const path = join(folder, kind, name)
      const { mtimeMs } = await stat(path)
      if (mtimeMs < oldest) await rm(path, { recursive: true })
    })
  }
}
