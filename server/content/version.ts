import { chmod, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ifMissing } from '#server/failure.ts'
import { modeOf } from './drafts/change-files.ts'

/*
 * The version of a shop's content: a number in `content/.version` that grows with each publication. The file's change
 * tells a running server that there is something new; who edits by hand says so with `script/content publish`.
 */

const file = '.version'

/** The version of the content in this folder; 0 without one. */
export async function readVersion(contentFolder: string): Promise<number> {
  const text = await readFile(join(contentFolder, file), 'utf8').catch(ifMissing(''))
  return /^\d{1,15}\n?$/.test(text) ? Number(text) : 0
}

/** Raises the version of the content in this folder. Out: the new version. */
export async function raiseVersion(contentFolder: string): Promise<number> {
  const version = (await readVersion(contentFolder)) + 1
  const temporaryFile = join(contentFolder, `${file}.new`)
  await writeFile(temporaryFile, `${version}\n`)
  // The server's account reads the file through the group.
  await chmod(temporaryFile, (await modeOf(join(contentFolder, file))) | 0o040)
  await rename(temporaryFile, join(contentFolder, file))
  return version
}
