import { join } from 'node:path'
import type { ContentFault } from '#server/content-error.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import {
  withContentLock,
  changeFiles,
  findConflicts,
  ContentBusy,
  endChange,
  finishChange,
  unfinishedChange,
  type FileChange,
  type FileConflict,
} from '#server/content/drafts/change-files.ts'
import { checkContent } from '#server/content/load-content.ts'
import type { StatedSettings } from '#server/content/load/load-pages.ts'
import { raiseVersion, readVersion } from '#server/content/version.ts'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import { draftDigest, type Draft } from '#server/store/content-drafts.ts'
import type { PublicationFailure, PublicationStart } from '#server/store/publications.ts'
import type { ContentDrafts } from '#server/store/store.ts'
import type { Actor } from '#server/store/tables.ts'
import { commitContent } from './commit-content.ts'

export interface PublisherParts {
  content: ContentFiles
  drafts: ContentDrafts
  commit: typeof commitContent
  settings: StatedSettings
}

/** How publishing ended. `stale`: the draft has changed since; `busy`: other work runs; `ended`: the store has it. */
export type PublishOutcome =
  | { kind: 'ended'; id: number; failure: PublicationFailure | undefined }
  | { kind: 'stale' }
  | { kind: 'busy' }

/** Opens the publisher. A publication that an earlier process left by halves is finished first. */
export async function openPublisher(parts: Omit<PublisherParts, 'commit'>): Promise<Publisher> {
  const publisher = new Publisher({ ...parts, commit: commitContent })
  await publisher.recover().catch((error: unknown) => {
    if (!(error instanceof ContentBusy)) throw error
    // Another process is publishing or importing; the next publication finishes what it leaves.
    log('publishing-not-recovered', { reason: error.message })
  })
  return publisher
}

type Check = { draftVersion: number; contentVersion: number; failure: PublicationFailure | undefined }

/**
 * Publishes drafts and reverts publications, one at a time: check → files → version → commit. Once the journal of the
 * files is written (drafts/change-files.ts), the next start finishes an interrupted publication.
 */
export class Publisher {
  readonly #parts: PublisherParts
  #lastWork: Promise<unknown> = Promise.resolve()
  /** The last check of each draft, by the draft's id. */
  readonly #checks = new Map<number, Check>()

  constructor(parts: PublisherParts) {
    this.#parts = parts
  }

  /** Why the draft cannot be published; undefined when it can. Cached for each version. */
  async check({ id, version, files }: Pick<Draft, 'id' | 'version' | 'files'>) {
    const { content, settings } = this.#parts
    const contentVersion = await readVersion(join(content.root, 'content'))
    const cached = this.#checks.get(id)
    if (cached?.draftVersion === version && cached.contentVersion === contentVersion) return cached.failure
    const { faults } = await checkContent(content.withFiles(files), settings)
    const failure = faults && faultsFailure(faults)
    this.#checks.set(id, { draftVersion: version, contentVersion, failure })
    return failure
  }

  /** The cached result of `check`. */
  checkedFailure({ id, version }: Pick<Draft, 'id' | 'version'>): PublicationFailure | undefined {
    const cached = this.#checks.get(id)
    return cached?.draftVersion === version ? cached.failure : undefined
  }

  async publish(publication: PublicationStart, by: Actor): Promise<PublishOutcome> {
    const { publications } = this.#parts.drafts
    try {
      return await this.#runAlone(async () => {
        await this.#finishUnfinished()
        const id = await publications.start(publication, by)
        if (id === undefined) return { kind: 'stale' }
        const failure = await this.#carryOut(id, publication)
        if (failure) await publications.markFailed(id, failure)
        return { kind: 'ended', id, failure }
      })
    } catch (error) {
      if (error instanceof ContentBusy) return { kind: 'busy' }
      throw error
    }
  }

  /** Ends interrupted publications: one whose journal is written is finished, others are recorded as failed. */
  async recover(): Promise<void> {
    await this.#runAlone(() => this.#finishUnfinished())
  }

  async whenIdle(): Promise<void> {
    await this.#lastWork
  }

  #runAlone<Result>(work: () => Promise<Result>): Promise<Result> {
    const running = withContentLock(this.#parts.content.root, work)
    this.#lastWork = Promise.allSettled([this.#lastWork, running])
    return running
  }

  async #finishUnfinished(): Promise<void> {
    const { content, drafts } = this.#parts
    const journal = await unfinishedChange(content.root)
    if (journal) {
      const conflicts = await finishChange(content.root, journal)
      const { publicationId, changes } = journal
      // A change by the command line needs nothing more.
      if (publicationId !== undefined && conflicts.length === 0) await this.#complete({ publicationId, changes })
      else if (publicationId !== undefined)
        await drafts.publications.markFailed(publicationId, conflictFailure(conflicts))
    }
    for (const { id } of await drafts.publications.unfinished())
      await drafts.publications.markFailed(id, interruptedFailure)
    await endChange(content.root)
  }

  /** Checks and changes the files. Out: why nothing was published; undefined after a publication. */
  async #carryOut(publicationId: number, { kind, expected, digest }: PublicationStart) {
    const { content, drafts, settings } = this.#parts
    const draft = await drafts.draft(expected.id)
    if (!draft) throw new Error(`no draft ${expected.id}`)
    if (draftDigest(draft.files) !== digest) return changedDraftFailure
    const journal = { publicationId, changes: changesOf(kind, draft) }
    try {
      const earlyConflicts = await findConflicts(content.root, journal.changes)
      if (earlyConflicts.length > 0) return conflictFailure(earlyConflicts)
      const { faults } = await checkContent(content.withFiles(journal.changes), settings)
      if (faults) return faultsFailure(faults)
      const conflicts = await changeFiles(content.root, journal)
      if (conflicts.length > 0) return conflictFailure(conflicts)
    } catch (error) {
      log('publication-failed', traceOf(error))
      // Files that could not be put back are finished by the next publication or start.
      if (await unfinishedChange(content.root)) throw error
      return errorFailure(error)
    }
    await this.#complete(journal)
    return undefined
  }

  /** Does what follows once the files are changed. Each step may be done twice, as after an interruption. */
  async #complete(journal: AppliedChange): Promise<void> {
    const { content, drafts } = this.#parts
    await raiseVersion(join(content.root, 'content'))
    await drafts.publications.markDone(journal.publicationId)
    await this.#commit(journal)
    await endChange(content.root)
  }

  /** Commits the change. A failing commit does not undo the publication: Git's history is an addition to it. */
  async #commit({ publicationId, changes }: AppliedChange): Promise<void> {
    const { content, drafts, commit } = this.#parts
    const publication = await drafts.publications.publication(publicationId)
    if (!publication) return
    const { kind, draftName, person } = publication
    const subject = kind === 'publish' ? draftName : `Volta: ${draftName}`
    try {
      const message = `${subject}\n\n${publication.changes.join('\n')}`
      await commit(content.root, { changes, author: person, message })
    } catch (error) {
      log('publication-not-committed', traceOf(error))
    }
  }
}

type AppliedChange = { publicationId: number; changes: FileChange[] }

/** A publication's changes of `content/`; a step back reverses them. */
const changesOf = (kind: PublicationStart['kind'], { files }: Pick<Draft, 'files'>): FileChange[] =>
  files.map(({ path, base, text }) => (kind === 'publish' ? { path, base, text } : { path, base: text, text: base }))

const maximumProblems = 100

/** The faults that prevent publication, each with its file and field. */
export function faultsFailure(faults: readonly ContentFault[]): PublicationFailure {
  const problems = faults.map(({ file, path, problem }) => ({
    text: problem,
    path: file.replace(/^content\//, ''),
    ...(path !== '' && { field: path }),
  }))
  return { reason: 'faults', problems: problems.slice(0, maximumProblems) }
}

/** The failure for files that somebody changed on the server since the draft was made. */
function conflictFailure(conflicts: readonly FileConflict[]): PublicationFailure {
  const problems = conflicts.map(({ path, current }) => ({
    text:
      current === null ? 'o arquivo foi apagado no servidor' : 'o arquivo foi mudado no servidor depois do rascunho',
    path,
  }))
  return { reason: 'conflict', problems: problems.slice(0, maximumProblems) }
}

/** The failure for a draft whose files were changed past the desk, without a new version. */
const changedDraftFailure: PublicationFailure = {
  reason: 'conflict',
  problems: [{ text: 'o rascunho não é mais o que foi visto: confira o que muda e repita' }],
}

/** The failure for an unexpected error, such as that of a full disk. */
function errorFailure(error: unknown): PublicationFailure {
  const text = error instanceof Error ? error.message : String(error)
  return { reason: 'build', problems: [{ text: text.slice(0, 2000) }] }
}

/** The failure of a publication whose process was interrupted before it changed anything. */
const interruptedFailure: PublicationFailure = {
  reason: 'interrupted',
  problems: [{ text: 'a mesa foi desligada no meio; nada foi publicado' }],
}
