import { readFile } from 'node:fs/promises'
import { codeOf } from '#server/failure.ts'
import { contentPath, isPicturePath } from './draft-path.ts'

/** A file's content as drafts keep it: text as it is, pictures in base64. */
export function textOfBytes(path: string, bytes: Buffer): string {
  return bytes.toString(isPicturePath(path) ? 'base64' : 'utf8')
}

/** The bytes of a file from a draft. */
export function bytesOfText(path: string, text: string): Buffer {
  return Buffer.from(text, isPicturePath(path) ? 'base64' : 'utf8')
}

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

/**
 * The text of a file in a draft, or in `content/` where the draft does not change it; null when it does not exist. In:
 * the shop's folder, the draft's files, a path below `content/`. Throws PathRefused.
 */
export async function draftText(
  root: string,
  files: readonly { path: string; text: string | null }[],
  path: string,
): Promise<string | null> {
  const absolutePath = await contentPath(root, path)
  const draftFile = files.find((file) => file.path === path)
  return draftFile ? draftFile.text : textAt(absolutePath, path)
}

/** The text of a file in `content/`, on which a change is based. */
export function contentText(root: string, path: string): Promise<string | null> {
  return draftText(root, [], path)
}
