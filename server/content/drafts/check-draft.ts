import { ContentError, type ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { loadContent } from '#server/content/load-content.ts'
import type { StatedSettings } from '#server/content/load/load-pages.ts'

/** Loads and checks content, as with a draft's files in place. Out: the content, or all of its faults. */
export async function checkDraft(
  files: ContentFiles,
  settings?: StatedSettings,
): Promise<{ content: Content; faults?: never } | { content?: never; faults: readonly ContentFault[] }> {
  try {
    return { content: await loadContent(files, settings) }
  } catch (error) {
    if (error instanceof ContentError) return { faults: error.faults }
    throw error
  }
}
