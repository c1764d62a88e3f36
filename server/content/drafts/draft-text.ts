import { contentPlace } from './content-place.ts'
import { textAt } from './file-text.ts'

/** A draft's version of a file. */
interface HeldFile {
  path: string
  text: string | null
}

/**
 * The text of a file in a draft, or in `content/` where the draft does not change it; null when it does not exist. In:
 * the shop's folder, the draft's files, a path below `content/`. Throws PathRefused.
 */
export async function draftText(root: string, files: readonly HeldFile[], path: string): Promise<string | null> {
  const place = await contentPlace(root, path)
  const held = files.find((file) => file.path === path)
  return held ? held.text : textAt(place, path)
}

/** The text of a file in `content/`, on which a change is based. */
export function contentText(root: string, path: string): Promise<string | null> {
  return draftText(root, [], path)
}
