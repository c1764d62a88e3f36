import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { productSchema, type ProductRecord } from '#domain/catalogue/product.ts'
import { withReservedBrands } from '#domain/catalogue/registry/equipment-brand.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import { recordOf, type Values } from '#domain/editing/field.ts'
import { removedSchema, type Removed } from '#domain/shop/removed.ts'
import { productFile, type ContentFault } from '#server/content-error.ts'
import { ContentFiles, naturalOrder } from '#server/content/content-files.ts'
import { loadRegistries } from '#server/content/load/load-catalogue.ts'
import { parseYaml } from '#server/content/load/parse-yaml.ts'
import { mapConcurrently } from '#server/map-concurrently.ts'
import type { DraftFile } from '#server/store/content-drafts.ts'

/** A draft's files, of which the catalogue uses those that concern it. */
export interface DraftTexts {
  files: readonly DraftFile[]
}

/** A product's file as it was read. */
export interface ProductFile {
  id: string
  text: string
  product: ProductRecord | undefined
  faults: readonly ContentFault[]
  /** Time of the last change, ISO 8601. */
  changedAt: string
}

/** The catalogue with a draft's changes, or without a draft. */
export interface CatalogueState {
  /** By id; includes files that cannot be read. */
  files: ReadonlyMap<string, ProductFile>
  /** The draft's product files, by id. */
  drafted: ReadonlyMap<string, DraftFile>
  products: readonly ProductRecord[]
  registries: RegistrySource
  removed: Removed
  /** The names of photographs in display order, by product id. */
  photographs: ReadonlyMap<string, readonly string[]>
}

/** Milliseconds after which files that were edited in place are looked for. */
const scanMilliseconds = 5000

/**
 * The shop's catalogue for editing. A file is parsed again only when it has changed. One that is moved into its folder,
 * as by a publication, is noticed at once; one that is edited in place some seconds later.
 */
export class Catalogue {
  /** The shop's folder. */
  readonly root: string
  readonly #content: ContentFiles
  /** The files of the folder with their time and size, by id; and the drafts' latest. */
  readonly #onDisk = new Map<string, { mark: string; file: ProductFile }>()
  readonly #drafted = new Map<string, ProductFile>()
  #scan = { folder: '', at: Number.NEGATIVE_INFINITY }

  /** In: the shop's folder. */
  constructor(root: string) {
    this.root = root
    this.#content = new ContentFiles(root)
  }

  /** The catalogue with a draft's changes; without a draft, that of the folder. */
  async of(draft?: DraftTexts): Promise<CatalogueState> {
    await this.#readFolder()
    const content = this.#content.with(draft?.files ?? [])
    const drafted = new Map((draft?.files ?? []).flatMap((file) => (idOf(file.path) ? [[idOf(file.path), file]] : [])))
    const files = new Map([...this.#onDisk].map(([id, { file }]) => [id, file]))
    for (const [id, { text, at }] of drafted) {
      if (text === null) files.delete(id)
      else files.set(id, this.#draftedFile(id, text, at))
    }
    const registries = await loadRegistries(content, [])
    return {
      files,
      drafted,
      products: [...files.values()].flatMap(({ product }) => product ?? []),
      registries: registries ?? { connectors: [], makers: [], brands: withReservedBrands([]) },
      removed: (await content.parsed('removed.yaml', removedSchema, [])) ?? {
        products: [],
        articles: [],
        categories: [],
      },
      photographs: await photographsIn(content),
    }
  }

  #draftedFile(id: string, text: string, at: string): ProductFile {
    const known = this.#drafted.get(id)
    if (known?.text === text && known.changedAt === at) return known
    const file = { ...productOfText(id, text), changedAt: at }
    this.#drafted.set(id, file)
    return file
  }

  async #readFolder(): Promise<void> {
    const folder = (await fileMark(join(this.root, 'content', 'products')))?.mark ?? ''
    if (folder === this.#scan.folder && performance.now() - this.#scan.at < scanMilliseconds) return
    const { files } = await this.#content.namesIn('products')
    const ids = files.flatMap((name) => /^([^_].*)\.yaml$/.exec(name)?.[1] ?? [])
    const read = await mapConcurrently(ids, async (id): Promise<[string, { mark: string; file: ProductFile }][]> => {
      const found = await fileMark(join(this.root, 'content', 'products', `${id}.yaml`))
      const known = this.#onDisk.get(id)
      if (!found || known?.mark === found.mark) return found && known ? [[id, known]] : []
      const { text } = await this.#content.text(`products/${id}.yaml`)
      return [[id, { mark: found.mark, file: { ...productOfText(id, text), changedAt: found.changedAt } }]]
    })
    this.#onDisk.clear()
    for (const [id, known] of read.flat()) this.#onDisk.set(id, known)
    this.#scan = { folder, at: performance.now() }
  }
}

/** A file's or folder's time and size, by which a change is noticed; undefined when it does not exist. */
async function fileMark(path: string): Promise<{ mark: string; changedAt: string } | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found && { mark: `${found.mtimeMs} ${found.size}`, changedAt: found.mtime.toISOString() }
}

async function photographsIn(content: ContentFiles): Promise<ReadonlyMap<string, readonly string[]>> {
  const { folders } = await content.namesIn('images/products')
  const all = await mapConcurrently(folders, async (id): Promise<[string, string[]]> => {
    const { files } = await content.namesIn(`images/products/${id}`)
    return [id, files.toSorted(naturalOrder)]
  })
  return new Map(all)
}

/** The id of the product whose file a path below `content/` names; '' for other files. */
export function idOf(path: string): string {
  return /^products\/([a-z0-9][a-z0-9-]*)\.yaml$/.exec(path)?.[1] ?? ''
}

/** Reads the text of `content/products/<id>.yaml`. */
export function productOfText(id: string, text: string): Omit<ProductFile, 'changedAt'> {
  const faults: ContentFault[] = []
  const product = parseYaml({ file: productFile(id), text, add: { id } }, productSchema, faults)
  return { id, text, product, faults }
}

/** What the text of a product's file says, without defaults. */
export function valuesOf({ text }: Pick<ProductFile, 'text'>): Values {
  return recordOf(parse(text))
}
