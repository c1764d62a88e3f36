import { putFiles, takeBackFiles, type FileConflict } from '#server/content/drafts/put-files.ts'
import type { FileChange } from '#server/content/drafts/swap-file.ts'
import { traceOf } from '#server/failure.ts'
import type { Draft } from '#server/store/content-drafts.ts'
import type { ContentDrafts } from '#server/store/store.ts'
import type { Publication } from '#server/store/publications.ts'
import { log } from '#server/log.ts'
import type { Releases } from '#server/release/releases.ts'
import type { Commit } from './commit-content.ts'

/** What publishing needs. */
export interface PublishingParts {
  /** The shop's folder. */
  root: string
  releases: Releases
  drafts: ContentDrafts
  /** Commits the published changes, where content is in Git. */
  commit: Commit
}

/** A publication's changes of `content/`; a step back reverses them. */
export function changesOf({ kind }: Pick<Publication, 'kind'>, { files }: Pick<Draft, 'files'>): FileChange[] {
  return files.map(({ path, base, text }) =>
    kind === 'publish' ? { path, base, text } : { path, base: text, text: base },
  )
}

/**
 * Switches files and release, both or neither. An interrupted switch is completed by running it again. In: a
 * publication whose release is built (state 'switching'). Out: files that somebody else has changed; then nothing was
 * published.
 */
export async function switchOver(
  parts: PublishingParts,
  publication: Publication,
  draft: Draft,
): Promise<FileConflict[]> {
  const { root, releases, drafts } = parts
  const { release, releaseBefore } = publication
  if (release === null) throw new Error(`publication ${publication.id} has no release`)
  const changes = changesOf(publication, draft)
  const current = (await releases.current()) ?? null
  if (current !== releaseBefore && current !== release)
    return backOut(parts, { changes, error: new Error('outra versão foi publicada no meio, pelo terminal') })
  const conflicts = await putFiles(root, changes).catch((error: unknown) => backOut(parts, { changes, error }))
  if (conflicts.length > 0) {
    // An interrupted earlier attempt may have made some of the changes.
    await takeBackFiles(root, changes)
    return conflicts
  }
  try {
    await releases.use(release)
  } catch (error) {
    await backOut(parts, { changes, error })
  }
  await keep(parts, { publication, draft, changes })
  await releases.dropOld().catch((error: unknown) => log('releases-not-dropped', traceOf(error)))
  await drafts.publications.done(publication.id).catch((error: unknown) => {
    throw new HalfPublished(error)
  })
  return []
}

/**
 * Reverts the files after a failure, and throws its error again. What cannot be reverted here is settled at the next
 * start.
 */
async function backOut(
  { root }: PublishingParts,
  { changes, error }: { changes: readonly FileChange[]; error: unknown },
): Promise<never> {
  await takeBackFiles(root, changes).catch((worse: unknown) => {
    log('publication-not-taken-back', traceOf(worse))
    throw new HalfPublished(error)
  })
  throw error
}

/**
 * Thrown when files, release and store disagree, because the disk or the store failed twice; the next publication or
 * start settles it.
 */
export class HalfPublished extends Error {
  override readonly name = 'HalfPublished'

  constructor(cause: unknown) {
    super('a publication could be neither ended nor taken back', { cause })
  }
}

/** Commits a publication. A failing commit does not undo it, because Git's history is an addition to it. */
async function keep(
  { root, commit }: PublishingParts,
  { publication, draft, changes }: { publication: Publication; draft: Draft; changes: FileChange[] },
): Promise<void> {
  const { kind, person } = publication
  const subject = kind === 'publish' ? draft.name : `Volta: ${draft.name}`
  try {
    await commit(root, { changes, author: person, message: `${subject}\n\n${publication.changes.join('\n')}` })
  } catch (error) {
    log('publication-not-committed', traceOf(error))
  }
}
