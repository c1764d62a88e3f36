import { ContentError, type ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadContent } from '#server/content/load-content.ts'
import type { StatedSettings } from '#server/content/load/load-pages.ts'

/** The content of a folder, or all of its faults. */
export type CheckedDraft = { content: Content; faults?: never } | { content?: never; faults: readonly ContentFault[] }

/**
 * Loads and checks a draft's folder (layDraft). In: the folder, the settings that the legal pages state, and the cache
 * of files read before.
 */
export async function checkDraft(folder: string, { settings }: { settings?: StatedSettings }): Promise<CheckedDraft> {
  try {
    return { content: await loadContent(new ContentFiles(folder), settings) }
  } catch (error) {
    if (error instanceof ContentError) return { faults: error.faults }
    throw error
  }
}
