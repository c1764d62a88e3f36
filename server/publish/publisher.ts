import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { withImportLock, ImportBusy } from '#server/content/sheet/import-lock.ts'
import { checkDraft } from '#server/content/drafts/check-draft.ts'
import { layDraft } from '#server/content/drafts/lay-draft.ts'
import { conflictsNow } from '#server/content/drafts/put-files.ts'
import type { StatedSettings } from '#server/content/load/load-pages.ts'
import { traceOf } from '#server/failure.ts'
import type { Draft } from '#server/store/content-drafts.ts'
import type { Publication, PublicationFailure, PublicationStart } from '#server/store/publications.ts'
import type { Actor, Seen } from '#server/store/tables.ts'
import { log } from '#server/log.ts'
import { ValueCache } from '#server/value-cache.ts'
import type { BuildRelease } from './build-release.ts'
import type { BuildStep } from './build-step.ts'
import { conflictFailure, errorFailure, faultsFailure, interrupted } from './publication-failure.ts'
import { HalfPublished, switchOver, type PublishingParts } from './switch-over.ts'

export interface PublisherParts extends PublishingParts {
  build: BuildRelease
  /** The deployment's settings that legal pages state. */
  settings: StatedSettings
}

/** The publication under way. */
export interface Underway {
  publicationId: number
  draftId: number
  startedAt: number
  step: 'check' | 'build' | 'switch'
  build: BuildStep | undefined
}

/**
 * The outcome of a request to publish. `stale`: the draft has changed since it was seen; `busy`: another publication or
 * import is under way.
 */
export type StartOutcome = { kind: 'started'; id: number } | { kind: 'stale' | 'busy' }

/**
 * Publishes drafts and takes publications back, one at a time: check → build → files and release together. Nothing
 * changes until the release is built; from then on the store records the publication (state 'switching'), and after an
 * interruption the next start completes it.
 */
export class Publisher {
  readonly #parts: PublisherParts
  readonly #ending = new AbortController()
  #underway: Underway | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(parts: PublisherParts) {
    this.#parts = parts
  }

  get underway(): Underway | undefined {
    return this.#underway
  }

  /**
   * Starts to publish a draft, or to take its publication back. Resolves when that has started; `underway` and the
   * store show its progress.
   */
  start(publication: PublicationStart, by: Actor): Promise<StartOutcome> {
    return new Promise((resolve, reject) => {
      const work = this.#alone(async () => {
        await this.#endUnfinished()
        const id = await this.#parts.drafts.publications.start(publication, by)
        if (id === undefined) return resolve({ kind: 'stale' })
        this.#underway = {
          publicationId: id,
          draftId: publication.seen.id,
          startedAt: Date.now(),
          step: 'check',
          build: undefined,
        }
        resolve({ kind: 'started', id })
        await this.#run(id, publication.seen)
      })
      const ended = work.catch((error: unknown) => {
        if (error instanceof ImportBusy) return resolve({ kind: 'busy' })
        log('publication-failed', traceOf(error))
        reject(error instanceof Error ? error : new Error(String(error)))
      })
      this.#last = Promise.all([this.#last, ended])
    })
  }

  /** Completes interrupted publications: one that was switching is continued, others are recorded as failed. */
  async recover(): Promise<void> {
    await this.#alone(() => this.#endUnfinished())
  }

  /** Resolves when nothing is under way. A build is ended; a switch of files and release is completed. */
  async stop(): Promise<void> {
    this.#ending.abort()
    await this.#last
  }

  /** Resolves when the publication under way has ended. */
  async idle(): Promise<void> {
    await this.#last
  }

  async #endUnfinished(): Promise<void> {
    for (const publication of await this.#parts.drafts.publications.unfinished())
      await this.#ended(publication.id, () =>
        publication.state === 'switching' ? this.#switched(publication) : Promise.resolve(interrupted),
      )
    await rm(this.#laid, { recursive: true, force: true })
  }

  #alone(work: () => Promise<void>): Promise<void> {
    return withImportLock(this.#parts.root, work)
  }

  get #laid(): string {
    return join(this.#parts.root, 'build', 'laid')
  }

  async #run(id: number, seen: Seen): Promise<void> {
    try {
      await this.#ended(id, () => this.#carryOut(id, seen))
    } finally {
      this.#underway = undefined
      await rm(this.#laid, { recursive: true, force: true })
    }
  }

  /** Runs the work of a publication. A failure, except HalfPublished, is stored with it and shown on its page. */
  async #ended(id: number, work: () => Promise<PublicationFailure | undefined>): Promise<void> {
    const failure = await work().catch((error: unknown) => {
      log('publication-failed', traceOf(error))
      if (error instanceof HalfPublished) return undefined
      return this.#ending.signal.aborted ? interrupted : errorFailure(error)
    })
    if (failure) await this.#parts.drafts.publications.failed(id, failure)
  }

  async #carryOut(id: number, seen: Seen): Promise<PublicationFailure | undefined> {
    const { drafts, releases } = this.#parts
    const publication = await this.#publication(id)
    const before = await releases.current()
    const ready =
      publication.kind === 'publish'
        ? await this.#built(await this.#draft(seen.id))
        : await this.#releaseBefore(seen.id)
    if (typeof ready !== 'string') return ready
    this.#step({ step: 'switch' })
    await drafts.publications.switching(id, { release: ready, before })
    return this.#switched({ ...publication, release: ready, releaseBefore: before ?? null })
  }

  /** Checks a draft and builds it. Out: the release's id, or the failure. */
  async #built(draft: Draft): Promise<string | PublicationFailure> {
    const { root, settings, build } = this.#parts
    const conflicts = await conflictsNow(root, draft.files)
    if (conflicts.length > 0) return conflictFailure(conflicts)
    await layDraft(root, draft.files, this.#laid)
    const { faults } = await checkDraft(this.#laid, { settings, cache: new ValueCache() })
    if (faults) return faultsFailure(faults)
    this.#step({ step: 'build' })
    return build(this.#laid, (step) => this.#step({ build: step }), this.#ending.signal)
  }

  /** The release that was current before a draft was published, or why it cannot be current again. */
  async #releaseBefore(draftId: number): Promise<string | PublicationFailure> {
    const { drafts, releases } = this.#parts
    const made = (await drafts.publications.latest(1000)).find(
      ({ kind, state, draftId: of }) => kind === 'publish' && state === 'done' && of === draftId,
    )
    const before = made?.releaseBefore
    if (made?.release !== (await releases.current())) return errorFailure('depois desta, outra versão foi publicada')
    if (!before || !(await releases.has(before))) return errorFailure('a versão anterior não está mais guardada')
    return before
  }

  async #switched(publication: Publication): Promise<PublicationFailure | undefined> {
    const conflicts = await switchOver(this.#parts, publication, await this.#draft(publication.draftId))
    return conflicts.length > 0 ? conflictFailure(conflicts) : undefined
  }

  async #draft(id: number): Promise<Draft> {
    const draft = await this.#parts.drafts.file(id)
    if (!draft) throw new Error(`no draft ${id}`)
    return draft
  }

  async #publication(id: number): Promise<Publication> {
    const found = (await this.#parts.drafts.publications.unfinished()).find((publication) => publication.id === id)
    if (!found) throw new Error(`no publication ${id} is under way`)
    return found
  }

  #step(change: Partial<Pick<Underway, 'step' | 'build'>>): void {
    if (this.#underway) this.#underway = { ...this.#underway, ...change }
  }
}
