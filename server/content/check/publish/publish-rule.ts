import type { ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'

/** One line of the checklist in docs/antes-de-publicar.md that a program can walk. */
export interface PublishRule {
  /** The line, word for word. */
  title: string
  /** What is still to be done, in the form of the content's faults. In: the content, and today as 2026-11-24. */
  find: (content: Content, today: string) => ContentFault[]
}
