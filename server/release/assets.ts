import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { linkIfCached } from '#server/build/cache/link-cached.ts'
import { codeOf } from '#server/failure.ts'
import { isHashed } from '#server/http/pages/shared-assets.ts'

/** Milliseconds for which a file is kept for open tabs after the last release with it was deleted. */
const keptMilliseconds = 30 * 24 * 60 * 60 * 1000

/**
 * Links the releases' hashed files into the folder from which every server serves them, and deletes files that no
 * release has had for a month. Files never change. In: the `client` folders of all releases.
 */
export function keepAssets(folder: string, clients: readonly string[], now: Date): void {
  const held = new Set(clients.flatMap((client) => hashedBelow(client)))
  for (const client of clients)
    for (const file of hashedBelow(client)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      linkIfCached(join(client, file), join(folder, file))
    }
  for (const file of hashedBelow(folder)) {
    const path = join(folder, file)
    // Deleting a release removes its links, which changes the file's ctime: the time when it last belonged to one.
    if (!held.has(file) && now.getTime() - statSync(path).ctimeMs > keptMilliseconds) rmSync(path)
  }
}

/** The hashed files below a folder, including compressed ones. */
function hashedBelow(folder: string): string[] {
  return ['assets', 'desenhos', 'fotos', 'indices', 'social']
    .flatMap((kind) => namesIn(join(folder, kind)).map((name) => `${kind}/${name}`))
    .filter((file) => isHashed(`/${file}`))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}
