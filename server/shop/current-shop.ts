import { ContentError, placeOf, type ContentFault } from '#server/content-error.ts'
import { readVersion } from '#server/content/version.ts'
import { codeOf, traceOf } from '#server/failure.ts'
import { log } from '#server/log.ts'
import type { Shop } from './shop.ts'

/** The pauses between looks at the number of the version, and after a read error. */
const pollMilliseconds = 200
const retryMilliseconds = 2000

export interface ShopStatus {
  version: number
  /** A newer version that is not served, with its faults; no faults where its files could not be read. */
  refused?: { version: number; faults: readonly ContentFault[] }
}

/** The snapshot that is served. A new version is loaded beside the old one and replaces it, unless it has a fault. */
export class CurrentShop {
  readonly #load: () => Promise<Shop>
  readonly #contentFolder: string
  #shop: Shop
  /** The last version that was served, or refused for more than a passing error. */
  #seenVersion: number
  #refused: ShopStatus['refused']
  /** Why the content could not be read at the last try; logged once, however often it is tried. */
  #readError: string | undefined
  #timer: NodeJS.Timeout | undefined

  private constructor(shop: Shop, load: () => Promise<Shop>, contentFolder: string) {
    this.#shop = shop
    this.#seenVersion = shop.version
    this.#load = load
    this.#contentFolder = contentFolder
  }

  /** Loads the shop and follows its versions. In: the folder with the version's number. Rejects with a ContentError. */
  static async open(load: () => Promise<Shop>, contentFolder: string): Promise<CurrentShop> {
    const current = new CurrentShop(await load(), load, contentFolder)
    current.#watch()
    return current
  }

  get shop(): Shop {
    return this.#shop
  }

  get status(): ShopStatus {
    return { version: this.#shop.version, ...(this.#refused && { refused: this.#refused }) }
  }

  /** Loads the shop again. With faults, which are logged and returned, the present snapshot stays. */
  async reload(): Promise<Error | undefined> {
    return this.#loadVersion(this.#seenVersion)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #watch(): void {
    const wait = this.#readError === undefined ? pollMilliseconds : retryMilliseconds
    this.#timer = setTimeout(() => void this.#reloadIfNew().finally(() => this.#watch()), wait).unref()
  }

  async #reloadIfNew(): Promise<void> {
    try {
      const version = await readVersion(this.#contentFolder)
      if (version === this.#seenVersion) this.#readError = undefined
      else await this.#loadVersion(version)
    } catch (error) {
      if (this.#readError !== String(error)) log('version-unreadable', traceOf(error))
      this.#readError = String(error)
    }
  }

  async #loadVersion(version: number): Promise<Error | undefined> {
    try {
      this.#shop = await this.#load()
      this.#seenVersion = version
      this.#refused = undefined
      this.#readError = undefined
      log('version-served', { version: this.#shop.version })
      return undefined
    } catch (error) {
      const isRepeated = this.#readError === String(error)
      this.#readError = mayPass(error) ? String(error) : undefined
      if (!mayPass(error)) this.#seenVersion = version
      this.#refused = { version, faults: error instanceof ContentError ? error.faults : [] }
      if (!isRepeated) logFailure(error)
      return error instanceof Error ? error : new Error(String(error))
    }
  }
}

/** Whether a version may load later without a new publication: after errors of the disk, which have a code. */
const mayPass = (error: unknown): boolean => codeOf(error instanceof ContentError ? error.cause : error) !== undefined

function logFailure(error: unknown): void {
  if (!(error instanceof ContentError)) return log('content-unreadable', traceOf(error))
  const event = mayPass(error) ? 'content-unreadable' : 'content-faulty'
  for (const fault of error.faults) log(event, { place: placeOf(fault), problem: fault.problem })
}
