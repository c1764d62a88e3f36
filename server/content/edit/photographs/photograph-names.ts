import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '#server/failure.ts'
import type { DraftFile } from '#server/store/content-drafts.ts'

const folder = 'images/products'

/** The names of each product's photographs in display order, with a draft's changes. */
export async function photographNames(
  root: string,
  draft: readonly DraftFile[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const place = join(root, 'content', folder)
  const found = new Map<string, Set<string>>()
  for (const id of await namesIn(place)) found.set(id, new Set(await namesIn(join(place, id))))
  for (const { path, text } of draft) {
    const [, id, name] = /^images\/products\/([^/]+)\/([^/]+)$/.exec(path) ?? []
    if (id === undefined || name === undefined) continue
    const names = found.get(id) ?? new Set()
    if (text === null) names.delete(name)
    else names.add(name)
    found.set(id, names)
  }
  const inOrder = (names: Iterable<string>) =>
    [...names].toSorted((a, b) => a.localeCompare(b, 'pt-BR', { numeric: true }))
  return new Map([...found].map(([id, names]) => [id, inOrder(names)]))
}

async function namesIn(place: string): Promise<string[]> {
  try {
    return (await readdir(place)).filter((name) => !name.startsWith('.'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return []
    throw error
  }
}
