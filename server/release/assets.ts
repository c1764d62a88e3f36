import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { placeIfThere } from '#server/build/cache/place.ts'
import { isHashed } from '#server/http/pages/shared-assets.ts'

/** For so long a file is given out to tabs after the last release that had it went. */
const keptMilliseconds = 30 * 24 * 60 * 60 * 1000

/**
 * Adds the files of releases that are named by their content to the folder from which every server gives them out, and drops
 * those that no release has had for a month. Files are never changed. In: the `client` folders of all releases.
 */
export function keepAssets(folder: string, clients: readonly string[], now: Date): void {
  const held = new Set(clients.flatMap((client) => hashedBelow(client)))
  for (const client of clients)
    for (const file of hashedBelow(client)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      placeIfThere(join(client, file), join(folder, file))
    }
  for (const file of hashedBelow(folder)) {
    const path = join(folder, file)
    // The links of a release that goes change their file's entry: that is when it was last held.
    if (!held.has(file) && now.getTime() - statSync(path).ctimeMs > keptMilliseconds) rmSync(path)
  }
}

/** The files below a folder that are named by their content, compressed ones among them. */
function hashedBelow(folder: string): string[] {
  return ['assets', 'desenhos', 'fotos', 'indices', 'social']
    .flatMap((kind) => namesIn(join(folder, kind)).map((name) => `${kind}/${name}`))
    .filter((file) => isHashed(`/${file}`))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
