import type { ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'

/** One line of the checklist in docs/antes-de-publicar.md that a program can check. */
export interface PublishRule {
  /** The line, word for word. */
  title: string
  /** What remains to be done, as faults of the content. In: the content, and today as 2026-11-24. */
  find: (content: Content, today: string) => ContentFault[]
}
