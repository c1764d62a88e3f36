import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { slugPattern } from '#domain/text/slug.ts'

interface HeldFile {
  path: string
  text: string | null
}

/**
 * The keys of a folder's files, with the draft's changes. In: the shop's folder, the draft's files, the folder below
 * `content/`.
 */
export async function recordFiles(
  root: string,
  draft: readonly HeldFile[],
  { folder, ending }: { folder: string; ending: string },
): Promise<string[]> {
  const names = await readdir(join(root, 'content', folder))
  const own = draft.filter(({ path }) => path.startsWith(`${folder}/`))
  const isHeld = new Map(own.map(({ path, text }) => [path.slice(folder.length + 1), text !== null]))
  const all = new Set([...names, ...isHeld.keys()])
  return [...all]
    .filter((name) => name.endsWith(ending) && isHeld.get(name) !== false)
    .map((name) => name.slice(0, -ending.length))
    .filter((key) => slugPattern.test(key))
    .toSorted()
}
