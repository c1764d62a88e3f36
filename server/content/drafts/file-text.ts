import { readFile } from 'node:fs/promises'
import { codeOf } from '#server/failure.ts'
import { isPicturePath } from './draft-path.ts'

/** A file's bytes as a draft keeps them: texts as they are, pictures in base64. */
export function textOfBytes(path: string, bytes: Buffer): string {
  return bytes.toString(isPicturePath(path) ? 'base64' : 'utf8')
}

/** The bytes of a file that a draft keeps. */
export function bytesOfText(path: string, text: string): Buffer {
  return Buffer.from(text, isPicturePath(path) ? 'base64' : 'utf8')
}

/** A file as it lies there now; null when there is none. In: where it is, and its path below `content/`. */
export async function textAt(file: string, path: string): Promise<string | null> {
  try {
    return textOfBytes(path, await readFile(file))
  } catch (error) {
    // ENOTDIR: what would be its folder is a file.
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null
    throw error
  }
}
