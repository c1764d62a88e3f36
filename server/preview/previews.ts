import { randomUUID } from 'node:crypto'
import { mkdir, readFile, realpath, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Colours } from '#domain/shop/colours.ts'
import type { ContentFault } from '#server/content-error.ts'
import { previewValues } from '#server/build/preview-values.ts'
import { checkDraft } from '#server/content/drafts/check-draft.ts'
import { layDraft } from '#server/content/drafts/lay-draft.ts'
import type { StatedSettings } from '#server/content/load/load-pages.ts'
import type { Draft } from '#server/store/content-drafts.ts'
import { RenderThread } from '#server/render/render-thread.ts'
import { ValueCache } from '#server/value-cache.ts'
import { compileDraft } from './compile-draft.ts'

/** The most drafts that are ready for preview, the last ones looked at; each takes a thread and a site in memory. */
const maximumReady = 2
const noOrigins = { backend: '', analytics: '', analyticsScript: '' }

/** A draft as it would be published. */
export interface Preview {
  draftId: number
  draftName: string
  /** The draft's version, and the release whose code renders the preview. */
  key: string
  /** The draft's own files, arranged as in the `client` folder of a release. */
  publicFolder: string
  /** The current release's files: scripts, styles, fonts. */
  clientFolder: string
  colours: Colours
  render: (request: Request) => Promise<Response>
}

interface Ready {
  preview: Preview
  stop: () => Promise<void>
}

export type PreviewOutcome = { kind: 'ready'; preview: Preview } | { kind: 'faults'; faults: readonly ContentFault[] }

interface PreviewsParts {
  /** The shop's folder. */
  root: string
  /** The build folder, which contains the previews. */
  buildFolder: string
  settings: StatedSettings
}

/**
 * Prepares drafts for preview: compiles the site using earlier results, and renders pages on request with the current
 * release's code. The published site does not change.
 */
export class Previews {
  readonly #parts: PreviewsParts
  /**
   * A folder for this process alone: a process that ended in the middle may have left unfinished previews in its own.
   */
  readonly #folder: string
  #isSwept = false
  #cache: ValueCache | undefined
  readonly #ready = new Map<number, Ready>()
  /** Previews are made one after the other. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(parts: PreviewsParts) {
    this.#parts = parts
    this.#folder = join(parts.buildFolder, 'previews', randomUUID())
  }

  /** The draft's last preview; undefined if none is ready. */
  of(draftId: number): Preview | undefined {
    const ready = this.#ready.get(draftId)
    if (!ready) return undefined
    // Moves the draft to the end, so that it is dropped last.
    this.#ready.delete(draftId)
    this.#ready.set(draftId, ready)
    return ready.preview
  }

  /** Prepares a draft's preview, unless it is ready. */
  make(draft: Draft): Promise<PreviewOutcome> {
    const made = this.#last.then(() => this.#make(draft))
    this.#last = made.catch(() => undefined)
    return made
  }

  async stop(): Promise<void> {
    await this.#last
    for (const id of this.#ready.keys()) await this.#drop(id)
    await rm(this.#folder, { recursive: true, force: true })
  }

  /** Deletes the previews that earlier processes have left. */
  async #sweep(): Promise<void> {
    if (this.#isSwept) return
    await rm(dirname(this.#folder), { recursive: true, force: true })
    this.#isSwept = true
  }

  async #make(draft: Draft): Promise<PreviewOutcome> {
    const { buildFolder } = this.#parts
    const release = await realpath(join(buildFolder, 'current'))
    const key = `${draft.version} ${release}`
    const ready = this.of(draft.id)
    if (ready?.key === key) return { kind: 'ready', preview: ready }
    await this.#sweep()
    const folder = this.#folderOf(draft.id)
    const faults = await this.#compile(draft, folder)
    if (faults) return { kind: 'faults', faults }
    await this.#drop(draft.id)
    const preview = await this.#open(draft, { folder, release, key })
    for (const id of [...this.#ready.keys()].slice(0, -maximumReady)) {
      await this.#drop(id)
      await rm(this.#folderOf(id), { recursive: true, force: true })
    }
    return { kind: 'ready', preview }
  }

  #folderOf(draftId: number): string {
    return join(this.#folder, String(draftId))
  }

  async #compile(draft: Draft, folder: string): Promise<readonly ContentFault[] | undefined> {
    const { root, settings } = this.#parts
    const laid = `${folder}-laid`
    try {
      await layDraft(root, draft.files, laid)
      this.#cache ??= await ValueCache.open(previewValues)
      const { faults } = await checkDraft(laid, { settings, cache: this.#cache })
      if (faults) return faults
      await mkdir(folder, { recursive: true })
      await compileDraft(laid, folder)
      return undefined
    } finally {
      await rm(laid, { recursive: true, force: true })
    }
  }

  async #open(
    draft: Draft,
    { folder, release, key }: { folder: string; release: string; key: string },
  ): Promise<Preview> {
    const code = join(release, 'server/index.js')
    const thread = await RenderThread.open(code, noOrigins, { RELEASE_DIR: resolve(folder) })
    // The build has written and checked the file.
    const site: { colours: Colours } = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'))
    const preview = {
      draftId: draft.id,
      draftName: draft.name,
      key,
      publicFolder: resolve(folder, 'public'),
      clientFolder: join(release, 'client'),
      colours: site.colours,
      render: thread.render,
    }
    this.#ready.set(draft.id, { preview, stop: () => thread.stop() })
    return preview
  }

  async #drop(draftId: number): Promise<void> {
    const ready = this.#ready.get(draftId)
    this.#ready.delete(draftId)
    await ready?.stop()
  }
}
