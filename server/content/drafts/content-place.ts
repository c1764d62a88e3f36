import { realpath } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { codeOf } from '#server/failure.ts'
import { isDraftPath } from './draft-path.ts'

/** Thrown for a path that a draft must not have, before anything is read or written. */
export class PathRefused extends Error {
  override readonly name = 'PathRefused'
  readonly path: string

  constructor(path: string) {
    super(`not a file of the content: ${JSON.stringify(path)}`)
    this.path = path
  }
}

/**
 * The location of a content file. In: the shop's folder, and a path below its `content/`. Throws PathRefused for a name
 * that content does not have, and for a path with a symbolic link below `content/`.
 */
export async function contentPlace(root: string, path: string): Promise<string> {
  if (!isDraftPath(path)) throw new PathRefused(path)
  const content = await realpath(join(root, 'content'))
  const place = join(content, path)
  const real = await realOf(place)
  const way = relative(content, real)
  if (way !== path.split('/').join(sep)) throw new PathRefused(path)
  return place
}

/** A path with all symbolic links resolved, as far as it exists. */
async function realOf(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    return join(await realOf(dirname(path)), path.slice(dirname(path).length + 1))
  }
}
