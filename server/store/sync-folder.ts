import { open } from 'node:fs/promises'

/** Writes a folder's entries to the disk, so that the name of a file made in it outlives a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync()
  await folder.close()
}
