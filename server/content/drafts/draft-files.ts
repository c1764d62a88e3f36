import { realpath, readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { kindsOfPath } from '#domain/editing/kinds.ts'
import { slugPattern } from '#domain/text/slug.ts'
import { codeOf } from '#server/failure.ts'

/** A file below `content/` with its new text; null removes it. */
export interface FileWrite {
  path: string
  /** The text that the file must still have; null where no file may exist. */
  expected: string | null
  text: string | null
}

/** The longest path that a draft keeps (db/sqlite/001-store.sql). */
const maximumPathLength = 200

const slug = slugPattern.source.replace(/^\^|\$$/g, '')
/** A plain file name: neither a hidden file nor '..'. */
const name = String.raw`[\p{L}\p{N}][\p{L}\p{N} ._()-]*`
const picture = String.raw`\.(?:jpe?g|png|webp)`

/** Matches the files of words, which are no records of a kind (docs/guia-de-conteudo.md). */
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

/** Whether a draft may hold this path below `content/`: a plain name in a folder that content uses. */
export const isDraftPath = (path: string): boolean =>
  path.length <= maximumPathLength && path === path.normalize('NFC') && !path.includes('..') && isOfContent(path)

/** Whether a file is kept as base64 rather than as text. */
export const isPicturePath = (path: string): boolean => /\.(jpe?g|png|webp)$/i.test(path)

/** Thrown for a path that a draft must not have, before anything is read or written. */
export class PathRefused extends Error {
  override readonly name = 'PathRefused'
  readonly path: string

  constructor(path: string) {
    super(`not a file of the content: ${JSON.stringify(path)}`)
    this.path = path
  }
}

/** The location of a path below `content/`. Throws PathRefused for a link and a name that content does not have. */
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

/** A file's content as drafts keep it: text as it is, pictures in base64. */
export const textOfBytes = (path: string, bytes: Buffer) => bytes.toString(isPicturePath(path) ? 'base64' : 'utf8')

/** The bytes of a file from a draft. */
export const bytesOfText = (path: string, text: string) => Buffer.from(text, isPicturePath(path) ? 'base64' : 'utf8')

/** The present content of a file; null when it does not exist. In: its location, and its path below `content/`. */
export async function textAt(file: string, path: string): Promise<string | null> {
  try {
    return textOfBytes(path, await readFile(file))
  } catch (error) {
    // ENOTDIR: a part of the path is a file, not a folder.
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null
    throw error
  }
}

/** A file's text in a draft, else in the shop's `content/`; null when it does not exist. Throws PathRefused. */
export async function draftText(root: string, files: readonly { path: string; text: string | null }[], path: string) {
  const absolutePath = await contentPath(root, path)
  const draftFile = files.find((file) => file.path === path)
  return draftFile ? draftFile.text : textAt(absolutePath, path)
}

/** The text of a file in `content/`, on which a change is based. */
export const contentText = (root: string, path: string): Promise<string | null> => draftText(root, [], path)
