import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import type { ContentFault } from '#server/content-error.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { codeOf } from '#server/failure.ts'
import { mapConcurrently } from '#server/map-concurrently.ts'
import { productOfText } from './product-of-text.ts'

/** A product's file as it was read. */
export interface ProductFile {
  id: string
  text: string
  product: ProductRecord | undefined
  faults: readonly ContentFault[]
  /** Time of the last change, ISO 8601. */
  changedAt: string
}

interface Known extends ProductFile {
  /** Its time and size, by which a changed file is noticed. */
  mark: string
}

/** Milliseconds between two searches for files that were edited in place. */
const freshMilliseconds = 15_000

/**
 * The files of `content/products/` below a root, read once and again when they change. A file that is moved into the
 * folder, as by a publication or an import, is noticed at once. A file that is edited in place is noticed some seconds
 * later, at the second call.
 */
export class ProductFiles {
  readonly #root: string
  #files = new Map<string, Known>()
  #folderMark: string | undefined
  #scannedAt = 0
  #reading: Promise<void> | undefined

  constructor(root: string) {
    this.#root = root
  }

  /** The files by product id, sorted by name: the same map as long as no file changes. */
  async all(): Promise<ReadonlyMap<string, ProductFile>> {
    const mark = await markOf(this.#folder)
    if (this.#folderMark !== mark) await this.#read(mark)
    // Editing in place does not change the folder's time. Such files are looked for in the background, and the next
    // call sees them; it also tries again what could not be read.
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
    const names = (await readdir(this.#folder)).filter((name) => /^[^_.].*\.yaml$/.test(name)).toSorted()
    const read = await mapConcurrently(names, (name) => this.#file(name.slice(0, -'.yaml'.length)))
    const files = read.flatMap((file): [string, Known][] => (file ? [[file.id, file]] : []))
    const isSame =
      files.length === this.#files.size && files.every(([id, file]) => this.#files.get(id)?.mark === file.mark)
    if (!isSame) this.#files = new Map(files)
    this.#folderMark = mark
    this.#scannedAt = performance.now()
  }

  /** A product's file; undefined when it was deleted meanwhile. */
  async #file(id: string): Promise<Known | undefined> {
    const path = join(this.#folder, `${id}.yaml`)
    const mark = await markOf(path)
    const known = this.#files.get(id)
    if (mark === '' || known?.mark === mark) return mark === '' ? undefined : known
    const { text } = await new ContentFiles(this.#root).text(`products/${id}.yaml`)
    return {
      id,
      text,
      ...productOfText(id, text),
      changedAt: new Date(Number(mark.split(' ')[0])).toISOString(),
      mark,
    }
  }
}

/** A file's time of last change, and its size; '' when the file does not exist. */
async function markOf(path: string): Promise<string> {
  try {
    const { mtimeMs, size } = await stat(path)
    return `${mtimeMs} ${size}`
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  }
}
