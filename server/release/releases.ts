import fs from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { codeOf, ifMissing } from '#server/failure.ts'
import { SetupError } from '#server/setup-error.ts'
import { keepAssets } from './assets.ts'
import { writeManifest } from './manifest.ts'

/** Number of releases kept besides the current one, whatever their age. */
const keptBefore = 2

/**
 * Milliseconds for which a release is kept after another one became current: a server serves it until it is restarted.
 */
const keptMilliseconds = 7 * 24 * 60 * 60 * 1000

const servedSchema = v.object({
  /** When the release became current (ISO 8601). */
  since: v.string(),
  /** The id of the release before it; '' for the first one. */
  before: v.string(),
})

/** The operations of the disk that releases use; tests replace them. */
export type Disk = Pick<
  typeof fs,
  'mkdir' | 'readdir' | 'readFile' | 'readlink' | 'rename' | 'rm' | 'stat' | 'symlink' | 'writeFile'
>

/** A finished build, as the list of releases shows it. */
export interface Release extends v.InferOutput<typeof servedSchema> {
  id: string
  isCurrent: boolean
}

/**
 * The releases in a build folder: `releases/<id>`, each complete; `current`, a link to one of them, replaced
 * atomically; and `assets`, the hashed files of all of them. `served/<id>.json` records when each became current; it is
 * outside the release, so that the same sources give the same bytes whenever they are built. `left` names a release
 * from which the operator went back, so that the next build does not return to it by itself.
 */
export class Releases {
  readonly #folder: string
  readonly #clock: () => Date
  readonly #disk: Disk

  /** In: the build folder; the clock and the disk, which tests replace. */
  constructor(folder: string, clock = () => new Date(), disk: Disk = fs) {
    this.#folder = folder
    this.#clock = clock
    this.#disk = disk
  }

  /** The current release's id; undefined before the first one. */
  async current(): Promise<string | undefined> {
    try {
      return basename(await this.#disk.readlink(this.#path('current')))
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined
      throw error
    }
  }

  /** All releases, the latest first. */
  async list(): Promise<Release[]> {
    const current = await this.current()
    const ids = await this.#disk.readdir(this.#path('releases')).catch(ifMissing([]))
    const releases = await Promise.all(
      ids.map(async (id) => ({ id, ...(await this.#served(id)), isCurrent: id === current })),
    )
    return releases.toSorted((one, other) => other.since.localeCompare(one.since))
  }

  /** The release that was left by going back; undefined when the current one was not chosen that way. */
  async left(): Promise<string | undefined> {
    return this.#disk.readFile(this.#path('left'), 'utf8').catch(ifMissing(undefined))
  }

  /** Whether a release exists. */
  async has(id: string): Promise<boolean> {
    return this.#disk.stat(this.#path('releases', id, 'files.json')).then(
      () => true,
      () => false,
    )
  }

  /** Makes a finished build the current release, and deletes older ones that have expired. */
  async publish(finished: string, id: string): Promise<void> {
    await this.add(finished, id)
    await this.use(id)
    await this.dropOld()
  }

  /** Makes a finished build a release that can be chosen. */
  async add(finished: string, id: string): Promise<void> {
    await this.#disk.mkdir(this.#path('releases'), { recursive: true })
    if (await this.has(id)) await this.#disk.rm(finished, { recursive: true })
    else {
      writeManifest(finished)
      await this.#disk.rename(finished, this.#path('releases', id))
    }
    // The hashed files are linked before the first page refers to them.
    await this.#keepAssets()
  }

  /** Makes a release current. Throws a SetupError when it does not exist. */
  async use(id: string): Promise<void> {
    if (!(await this.has(id))) throw new SetupError(`There is no release ${id}; script/release lists them`)
    const before = await this.current()
    if (before !== id) await this.#noteServed(id, { since: this.#clock().toISOString(), before: before ?? '' })
    await this.#switch(id)
    await this.#disk.rm(this.#path('left'), { force: true })
  }

  /** Makes the previous release current again. Out: its id. Throws a SetupError if there is none. */
  async back(): Promise<string> {
    const current = await this.current()
    const before = current === undefined ? '' : (await this.#served(current)).before
    if (current === undefined || before === '' || !(await this.has(before)))
      throw new SetupError('There is no release before the current one; script/release lists all')
    await this.#disk.writeFile(this.#path('left'), current)
    await this.#switch(before)
    return before
  }

  async #served(id: string): Promise<v.InferOutput<typeof servedSchema>> {
    const text = await this.#disk.readFile(this.#path('served', `${id}.json`), 'utf8').catch(ifMissing(''))
    return text === '' ? { since: '', before: '' } : v.parse(servedSchema, JSON.parse(text))
  }

  async #noteServed(id: string, served: v.InferOutput<typeof servedSchema>): Promise<void> {
    await this.#disk.mkdir(this.#path('served'), { recursive: true })
    const draft = this.#path(`served/${id}.${process.pid}`)
    await this.#disk.writeFile(draft, JSON.stringify(served))
    await this.#disk.rename(draft, this.#path('served', `${id}.json`))
  }

  async #switch(id: string): Promise<void> {
    const link = this.#path(`current.${process.pid}`)
    await this.#disk.rm(link, { force: true })
    await this.#disk.symlink(join('releases', id), link)
    await this.#disk.rename(link, this.#path('current'))
  }

  /** Deletes releases that have expired: not current, not the two kept besides, and replaced more than a week ago. */
  async dropOld(): Promise<void> {
    const releases = await this.list()
    const before = releases.find(({ isCurrent }) => isCurrent)?.before
    const others = releases.filter(({ isCurrent }) => !isCurrent)
    // The release to which `back` leads comes first, whatever its time.
    const inOrder = others.toSorted((one, other) => Number(other.id === before) - Number(one.id === before))
    for (const release of inOrder.slice(keptBefore)) {
      // Sorted latest first, so the release that replaced this one is before it.
      const next = releases[releases.indexOf(release) - 1]
      // If that one has no time, as when `served` was lost, this release counts as expired.
      const isRecent = next && this.#clock().getTime() - Date.parse(next.since) <= keptMilliseconds
      if (!next || isRecent) continue
      await this.#drop(this.#path('releases', release.id))
      await this.#disk.rm(this.#path('served', `${release.id}.json`), { force: true })
    }
  }

  /**
   * Renames the release first, so that an interrupted deletion does not leave something that looks like a release;
   * removeUnfinished deletes the rest later.
   */
  async #drop(release: string): Promise<void> {
    const unfinished = this.#path(`unfinished-${process.pid}`)
    await this.#disk.rm(unfinished, { recursive: true, force: true })
    await this.#disk.rename(release, unfinished)
    await this.#disk.rm(unfinished, { recursive: true })
  }

  async #keepAssets(): Promise<void> {
    const ids = await this.#disk.readdir(this.#path('releases'))
    keepAssets(
      this.#path('assets'),
      ids.map((id) => this.#path('releases', id, 'client')),
      this.#clock(),
    )
  }

  #path(...parts: string[]): string {
    return join(this.#folder, ...parts)
  }
}
