import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { productSchema, type ProductRecord } from '#domain/catalogue/product.ts'
import type { ContentFault } from '#server/content-error.ts'
import { readContent, readYaml } from '#server/content/load/read-file.ts'
import { codeOf } from '#server/failure.ts'
import { inTurns } from '#server/in-turns.ts'
import { ValueCache } from '#server/value-cache.ts'

/** A product's file as it was read. */
export interface ProductFile {
  id: string
  text: string
  product: ProductRecord | undefined
  faults: readonly ContentFault[]
  /** When it was written last, ISO 8601. */
  changedAt: string
}

interface Known extends ProductFile {
  /** Its time and size: a file with others is read again. */
  mark: string
}

/** Files that were written in place are looked for so often. */
const freshMilliseconds = 15_000

/**
 * The files of `content/products/` below a root, read once and then as they change. What a publication or an import moves into the folder
 * is there at once; what an editor writes in place, by the second question after a few seconds.
 */
export class ProductFiles {
  readonly #root: string
  readonly #kept: string
  #files = new Map<string, Known>()
  #folderMark: string | undefined
  #scannedAt = 0
  #reading: Promise<void> | undefined

  /** In: where the values are kept that were read, for the next process. */
  constructor(root: string, kept: string) {
    this.#root = root
    this.#kept = kept
  }

  /** By id, in the order of names. The same map as long as no file changes. */
  async all(): Promise<ReadonlyMap<string, ProductFile>> {
    const mark = await markOf(this.#folder)
    if (this.#folderMark !== mark) await this.#read(mark)
    // What is written in place leaves the folder as it is: that is looked for while nobody waits, and told by who asks next.
    else if (performance.now() - this.#scannedAt > freshMilliseconds) this.#read(mark).catch(() => undefined)
    return this.#files
  }

  get #folder(): string {
    return join(this.#root, 'content', 'products')
  }

  #read(mark: string): Promise<void> {
    this.#reading ??= this.#scan(mark).finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async #scan(mark: string): Promise<void> {
    const isFirst = this.#folderMark === undefined
    const cache = isFirst ? await ValueCache.open(this.#kept) : new ValueCache()
    const names = (await readdir(this.#folder)).filter((name) => /^[^_.].*\.yaml$/.test(name)).toSorted()
    const read = await inTurns(names, (name) => this.#file(name.slice(0, -'.yaml'.length), cache))
    const files = read.flatMap((file): [string, Known][] => (file ? [[file.id, file]] : []))
    const isSame =
      files.length === this.#files.size && files.every(([id, file]) => this.#files.get(id)?.mark === file.mark)
    if (!isSame) this.#files = new Map(files)
    this.#folderMark = mark
    this.#scannedAt = performance.now()
    if (isFirst) await cache.save(this.#kept)
  }

  /** Undefined for one that is gone by now. */
  async #file(id: string, cache: ValueCache): Promise<Known | undefined> {
    const path = join(this.#folder, `${id}.yaml`)
    const mark = await markOf(path)
    const known = this.#files.get(id)
    if (mark === '' || known?.mark === mark) return mark === '' ? undefined : known
    const source = await readContent(this.#root, path)
    const faults: ContentFault[] = []
    const product = await readYaml({ ...source, add: { id }, cache }, productSchema, faults)
    return {
      id,
      text: source.text,
      product,
      faults,
      changedAt: new Date(Number(mark.split(' ')[0])).toISOString(),
      mark,
    }
  }
}

/** When a file or folder was changed, and its size; '' when it is not there. */
async function markOf(path: string): Promise<string> {
  try {
    const { mtimeMs, size } = await stat(path)
    return `${mtimeMs} ${size}`
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  }
}
