import { constants, copyFile, link, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from '#server/failure.ts'

/** Puts a kept file into a release without a second copy of its bytes, where the disk can; neither is ever written again. */
export async function place(kept: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  try {
    await link(kept, path)
  } catch (error) {
    // Another disk, one without links, or too many of them.
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(codeOf(error) ?? '')) throw error
    await copyFile(kept, path, constants.COPYFILE_FICLONE)
  }
}
