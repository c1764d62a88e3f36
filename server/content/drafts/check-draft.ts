import { ContentError, type ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'
import { loadContent } from '#server/content/load-content.ts'
import type { StatedSettings } from '#server/content/load/load-pages.ts'
import type { ValueCache } from '#server/value-cache.ts'

/** The content of a folder, or all of its faults. */
export type CheckedDraft = { content: Content; faults?: never } | { content?: never; faults: readonly ContentFault[] }

/**
 * Loads and checks a draft's folder (layDraft). In: the folder, the settings that the legal pages state, and the cache
 * of files read before.
 */
export async function checkDraft(
  folder: string,
  { settings, cache }: { settings?: StatedSettings; cache: ValueCache },
): Promise<CheckedDraft> {
  try {
    return { content: await loadContent(folder, settings, cache) }
  } catch (error) {
    if (error instanceof ContentError) return { faults: error.faults }
    throw error
  }
}
