import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '#server/failure.ts'
import type { OtherOrigins } from './content-security-policy.ts'
import { StaticSite } from './static-site.ts'

const lookMilliseconds = 1000
const keptBytes = 4 * 1024 * 1024

/** Whether a path names a file by its content, so that it never changes and every release may give it out. */
export function isHashed(path: string): boolean {
  return /^\/(assets|desenhos|fotos|indices|social)\/[\w.-]+$/.test(path)
}

/**
 * The files named by their content of all other releases beside this one: tabs that were opened before an upgrade, or on another
 * instance after it, ask for them.
 */
export class OtherReleases {
  readonly #folder: string
  readonly #origins: OtherOrigins
  readonly #sites = new Map<string, StaticSite>()
  #lookedAt = Number.NEGATIVE_INFINITY

  /** In: the folder of the releases. */
  constructor(folder: string, origins: OtherOrigins) {
    this.#folder = folder
    this.#origins = origins
  }

  /** The answer to GET or HEAD of a path, or undefined when no release has it. */
  async respond(path: string, request: Request): Promise<Response | undefined> {
    if (!isHashed(path)) return undefined
    return (await this.#ask(path, request)) ?? ((await this.#look()) ? this.#ask(path, request) : undefined)
  }

  async #ask(path: string, request: Request): Promise<Response | undefined> {
    for (const [id, site] of this.#sites) {
      try {
        const found = await site.respond(path, request)
        if (found) return found
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw error
        // It was dropped meanwhile.
        this.#sites.delete(id)
      }
    }
    return undefined
  }

  /** Looks for releases that have come since, now and then. Out: whether it looked. */
  async #look(): Promise<boolean> {
    if (performance.now() - this.#lookedAt < lookMilliseconds) return false
    this.#lookedAt = performance.now()
    const ids = await readdir(this.#folder).catch(() => [])
    for (const id of ids.filter((each) => !this.#sites.has(each))) {
      const site = await StaticSite.open(join(this.#folder, id), this.#origins, keptBytes).catch(() => undefined)
      if (site) this.#sites.set(id, site)
    }
    return true
  }
}
