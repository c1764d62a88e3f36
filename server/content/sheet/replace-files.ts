import { mkdtemp, open, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Writes several files of one folder, all or none: each is first written and synced under a temporary name, then all
 * are renamed; if a rename fails, those already made are undone and the error is thrown.
 */
export async function replaceFiles(texts: ReadonlyMap<string, string>): Promise<void> {
  const [first] = texts.keys()
  if (first === undefined) return
  const staging = await mkdtemp(join(dirname(first), '.writing-'))
  const undo: (() => Promise<void>)[] = []
  try {
    for (const [path, text] of texts) await writeThrough(join(staging, basename(path)), text)
    for (const path of texts.keys()) {
      const before = await readIfThere(path)
      await rename(join(staging, basename(path)), path)
      undo.push(() => putBack(path, before, staging))
    }
  } catch (error) {
    for (const step of undo.toReversed()) await step()
    throw error
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function writeThrough(path: string, data: string | Buffer): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function putBack(path: string, before: Buffer | undefined, staging: string): Promise<void> {
  if (before === undefined) return rm(path)
  await writeThrough(join(staging, basename(path)), before)
  await rename(join(staging, basename(path)), path)
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
