import { ContentError, placeOf, type ContentFault } from '#server/content-error.ts'
import { readVersion } from '#server/content/version.ts'
import { traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import type { Shop } from './shop.ts'

/** How often the number of the version is read. */
const pollMilliseconds = 200

/** The served snapshot, and why the latest published version could not be loaded. */
export interface ShopStanding {
  version: number
  /** The faults of a newer version, which is not served. */
  refused?: { version: number; faults: readonly ContentFault[] }
}

/**
 * The snapshot that is served. When a new version is published, it is loaded beside it and takes its place; a version
 * with a fault never does.
 */
export class CurrentShop {
  readonly #load: () => Promise<Shop>
  readonly #contentFolder: string
  #shop: Shop
  #seen: number
  #refused: ShopStanding['refused']
  #timer: NodeJS.Timeout | undefined

  private constructor(shop: Shop, load: () => Promise<Shop>, contentFolder: string) {
    this.#shop = shop
    this.#seen = shop.version
    this.#load = load
    this.#contentFolder = contentFolder
  }

  /**
   * Loads the shop and follows its versions. In: how it is loaded, and the folder with the number of its version.
   * Rejects with a ContentError that names every fault.
   */
  static async open(load: () => Promise<Shop>, contentFolder: string): Promise<CurrentShop> {
    const current = new CurrentShop(await load(), load, contentFolder)
    current.#watch()
    return current
  }

  get shop(): Shop {
    return this.#shop
  }

  get standing(): ShopStanding {
    return { version: this.#shop.version, ...(this.#refused && { refused: this.#refused }) }
  }

  /** Loads the shop again. Its faults are logged and returned, and the present snapshot stays. */
  async reload(): Promise<Error | undefined> {
    try {
      this.#shop = await this.#load()
      this.#refused = undefined
      log('version-served', { version: this.#shop.version })
      return undefined
    } catch (error) {
      const faults = error instanceof ContentError ? error.faults : []
      this.#refused = { version: this.#seen, faults }
      for (const fault of faults) log('content-faulty', { place: placeOf(fault), problem: fault.problem })
      if (faults.length === 0) log('content-unreadable', traceOf(error))
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #watch(): void {
    this.#timer = setTimeout(() => void this.#look().finally(() => this.#watch()), pollMilliseconds).unref()
  }

  async #look(): Promise<void> {
    try {
      const version = await readVersion(this.#contentFolder)
      if (version === this.#seen) return
      this.#seen = version
      await this.reload()
    } catch (error) {
      log('version-unreadable', traceOf(error))
    }
  }
}
