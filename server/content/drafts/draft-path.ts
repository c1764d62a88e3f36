import { realpath } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { kindsOfPath } from '#domain/editing/kinds.ts'
import { slugPattern } from '#domain/text/slug.ts'
import { codeOf } from '#server/failure.ts'

/** The longest path that a draft keeps (db/sqlite/001-store.sql). */
const maximumPathLength = 200

const slug = slugPattern.source.replace(/^\^|\$$/g, '')
/** A plain file name, which begins with a letter or digit: neither a hidden file nor '..'. */
const name = String.raw`[\p{L}\p{N}][\p{L}\p{N} ._()-]*`
const picture = String.raw`\.(?:jpe?g|png|webp)`

/** The files of content that are no records of a kind (server/content/load, docs/guia-de-conteudo.md). */
const wordFiles = /^(?:removed|search\/(?:courtesies|intent|symptoms|synonyms))\.yaml$/
const otherFiles = [
  String.raw`blog/${slug}\.html`,
  `blog/(?:${slug}/)?${name}${picture}`,
  `images/brand/${name}(?:${picture}|\\.svg)`,
  `images/products/${slug}/${name}${picture}`,
].map((names) => new RegExp(`^${names}$`, 'iu'))

const isOfContent = (path: string) =>
  kindsOfPath(path).some(({ key }) => key === undefined || slugPattern.test(key)) ||
  wordFiles.test(path) ||
  otherFiles.some((pattern) => pattern.test(path))

/**
 * Whether a draft may hold this path below `content/`: plain names that content uses. Everything else is refused:
 * `../`, absolute paths, hidden files, control characters, folders that nothing reads.
 */
export function isDraftPath(path: string): boolean {
  return path.length <= maximumPathLength && path === path.normalize('NFC') && !path.includes('..') && isOfContent(path)
}

/** Whether a file is kept as base64 rather than as text. */
export function isPicturePath(path: string): boolean {
  return /\.(jpe?g|png|webp)$/i.test(path)
}

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
export async function contentPath(root: string, path: string): Promise<string> {
  if (!isDraftPath(path)) throw new PathRefused(path)
  const content = await resolvedPath(join(root, 'content'))
  const file = join(content, path)
  const relativePath = relative(content, await resolvedPath(file))
  if (relativePath !== path.split('/').join(sep)) throw new PathRefused(path)
  return file
}

/** A path with all symbolic links resolved, as far as it exists. */
async function resolvedPath(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    return join(await resolvedPath(dirname(path)), path.slice(dirname(path).length + 1))
  }
}
