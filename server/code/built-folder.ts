import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buildFolder } from '#server/folders.ts'

/** Number of builds to keep: a server may still run an earlier one. */
const maximumBuilds = 3

/** The folder below `build/` with what `fill` makes of sources (glob patterns), once. A failed build leaves none. */
export async function builtFolder(name: string, sources: readonly string[], fill: (folder: string) => Promise<void>) {
  const folder = resolve(buildFolder, `${name}-${digestOf(sources)}`)
  if (existsSync(folder)) {
    // The folder is touched, so that a build used again, as after a rollback, is not deleted as one of the oldest.
    await utimes(folder, new Date(), new Date())
    return folder
  }
  const unfinished = `${folder}.${process.pid}`
  try {
    await fill(unfinished)
    await rename(unfinished, folder).catch((error: unknown) => {
      // Another process made the folder first.
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  await dropOldest(name)
  return folder
}

function digestOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', ...globSync([...sources]).toSorted()])
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

async function dropOldest(name: string): Promise<void> {
  const folders = (await readdir(buildFolder)).filter((each) => new RegExp(`^${name}-[0-9a-f]{16}$`).test(each))
  const dated = await Promise.all(
    folders.map(async (folder) => {
      const path = join(buildFolder, folder)
      // Another process may be deleting it.
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }))
      return { path, usedAt: mtimeMs }
    }),
  )
  for (const { path } of dated.toSorted((a, b) => b.usedAt - a.usedAt).slice(maximumBuilds))
    await rm(path, { recursive: true, force: true })
}
