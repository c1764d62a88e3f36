import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { productSchema } from '#domain/catalogue/product-schema.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { withReservedBrands } from '#domain/catalogue/registry/equipment-brand.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import { recordOf, type Values } from '#domain/editing/field.ts'
import { removedSchema, type RemovedContent } from '#domain/shop/removed.ts'
import { productFile, type ContentFault } from '#server/content-error.ts'
import { ContentFiles, naturalOrder } from '#server/content/content-files.ts'
import { loadRegistries } from '#server/content/load/load-catalogue.ts'
import { parseYaml } from '#server/content/load/parse-yaml.ts'
import { mapConcurrently } from '#server/map-concurrently.ts'
import type { DraftFile } from '#server/store/content-drafts.ts'

export interface ProductFile {
  id: string
  text: string
  product: ProductRecord | undefined
  faults: readonly ContentFault[]
  /** The time of the last change, ISO 8601. */
  changedAt: string
}

export interface CatalogueState {
  /** The product files by id, with those that cannot be read. */
  files: ReadonlyMap<string, ProductFile>
  draftFiles: ReadonlyMap<string, DraftFile>
  products: readonly ProductRecord[]
  registries: RegistrySource
  removed: RemovedContent
  /** The names of photographs in display order, by product id. */
  photographs: ReadonlyMap<string, readonly string[]>
}

/** Milliseconds after which files that were edited in place are looked for. */
const scanMilliseconds = 5000

/** The catalogue for editing. A file moved into its folder is noticed at once, one edited in place later. */
export class Catalogue {
  readonly root: string
  readonly #content: ContentFiles
  readonly #onDisk = new Map<string, { mark: string; file: ProductFile }>()
  readonly #inDrafts = new Map<string, ProductFile>()
  #scan = { folder: '', at: Number.NEGATIVE_INFINITY }

  constructor(root: string) {
    this.root = root
    this.#content = new ContentFiles(root)
  }

  /** The catalogue with a draft's changes; without a draft, that of the folder. */
  async state(draft?: { files: readonly DraftFile[] }): Promise<CatalogueState> {
    await this.#readFolder()
    const changed = draft?.files ?? []
    const content = this.#content.withFiles(changed)
    const draftFiles = new Map(changed.flatMap((file) => (idOf(file.path) ? [[idOf(file.path), file]] : [])))
    const files = new Map([...this.#onDisk].map(([id, { file }]) => [id, file]))
    for (const [id, { text, at }] of draftFiles) {
      if (text === null) files.delete(id)
      else files.set(id, this.#fileInDraft(id, text, at))
    }
    const registries = await loadRegistries(content, [])
    return {
      files,
      draftFiles,
      products: [...files.values()].flatMap(({ product }) => product ?? []),
      registries: registries ?? { connectors: [], makers: [], brands: withReservedBrands([]) },
      removed: (await content.parsed('removed.yaml', removedSchema, [])) ?? noneRemoved,
      photographs: await photographsIn(content),
    }
  }

  #fileInDraft(id: string, text: string, at: string): ProductFile {
    const cached = this.#inDrafts.get(id)
    if (cached?.text === text && cached.changedAt === at) return cached
    const file = { ...productOfText(id, text), changedAt: at }
    this.#inDrafts.set(id, file)
    return file
  }

  async #readFolder(): Promise<void> {
    const folder = (await fileStamp(join(this.root, 'content', 'products')))?.mark ?? ''
    if (folder === this.#scan.folder && performance.now() - this.#scan.at < scanMilliseconds) return
    const { files } = await this.#content.namesIn('products')
    const ids = files.flatMap((name) => /^([^_].*)\.yaml$/.exec(name)?.[1] ?? [])
    const entries = await mapConcurrently(ids, async (id): Promise<[string, { mark: string; file: ProductFile }][]> => {
      const stamp = await fileStamp(join(this.root, 'content', 'products', `${id}.yaml`))
      if (!stamp) return []
      const cached = this.#onDisk.get(id)
      if (cached?.mark === stamp.mark) return [[id, cached]]
      const { text } = await this.#content.text(`products/${id}.yaml`)
      return [[id, { mark: stamp.mark, file: { ...productOfText(id, text), changedAt: stamp.changedAt } }]]
    })
    this.#onDisk.clear()
    for (const [id, cached] of entries.flat()) this.#onDisk.set(id, cached)
    this.#scan = { folder, at: performance.now() }
  }
}

const noneRemoved: RemovedContent = { products: [], articles: [], categories: [] }

/** A file's or folder's time and size, by which a change is noticed; undefined when it does not exist. */
async function fileStamp(path: string): Promise<{ mark: string; changedAt: string } | undefined> {
  const stats = await stat(path).catch(() => undefined)
  return stats && { mark: `${stats.mtimeMs} ${stats.size}`, changedAt: stats.mtime.toISOString() }
}

async function photographsIn(content: ContentFiles): Promise<ReadonlyMap<string, readonly string[]>> {
  const { folders } = await content.namesIn('images/products')
  const entries = await mapConcurrently(folders, async (id): Promise<[string, string[]]> => {
    const { files } = await content.namesIn(`images/products/${id}`)
    return [id, files.toSorted(naturalOrder)]
  })
  return new Map(entries)
}

/** The id of the product whose file a path below `content/` names; '' for other files. */
export const idOf = (path: string): string => /^products\/([a-z0-9][a-z0-9-]*)\.yaml$/.exec(path)?.[1] ?? ''

/** Reads the text of `content/products/<id>.yaml`. */
export function productOfText(id: string, text: string): Omit<ProductFile, 'changedAt'> {
  const faults: ContentFault[] = []
  const product = parseYaml({ file: productFile(id), text, addedFields: { id } }, productSchema, faults)
  return { id, text, product, faults }
}

/** What the text of a product's file says, without defaults. */
export const valuesOf = ({ text }: Pick<ProductFile, 'text'>): Values => recordOf(parse(text))
