import { contentPlace } from './content-place.ts'
import { textAt } from './file-text.ts'

/** What a draft says of a file. */
interface HeldFile {
  path: string
  text: string | null
}

/**
 * One file as a draft has it, or as it lies in `content/` where the draft does not touch it; null when there is none.
 * In: the shop's folder, the draft's files, a path below `content/`. Throws PathRefused.
 */
export async function draftText(root: string, files: readonly HeldFile[], path: string): Promise<string | null> {
  const place = await contentPlace(root, path)
  const held = files.find((file) => file.path === path)
  return held ? held.text : textAt(place, path)
}

/** The same without a draft: what a change is made of. */
export function contentText(root: string, path: string): Promise<string | null> {
  return draftText(root, [], path)
}
