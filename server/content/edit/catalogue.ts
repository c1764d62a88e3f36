import * as v from 'valibot'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { connectorSchema } from '#domain/catalogue/registry/connector.ts'
import { equipmentBrandSchema, withReservedBrands } from '#domain/catalogue/registry/equipment-brand.ts'
import { equipmentMakerSchema } from '#domain/catalogue/registry/equipment-model.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import { removedSchema, type Removed } from '#domain/shop/removed.ts'
import { brandsFile, connectorsFile, modelsFile } from '#server/content/load/load-registries.ts'
import type { DraftFile } from '#server/inbox/content-drafts/content-drafts.ts'
import { ContentTexts } from './content-texts.ts'
import { photographNames } from './photographs/photograph-names.ts'
import { ProductFiles, type ProductFile } from './product-files.ts'
import { productOfText } from './product-of-text.ts'

/** A draft's files, of which the catalogue uses those that concern it. */
export interface DraftTexts {
  id: number
  version: number
  files: readonly DraftFile[]
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
  /** The names of photographs, by product id. */
  photographs: ReadonlyMap<string, readonly string[]>
}

interface Kept {
  files: ReadonlyMap<string, ProductFile>
  version: number
  at: number
  state: CatalogueState
}

/** Milliseconds after which photographs that were added outside the desk are noticed. */
const freshMilliseconds = 30_000

/**
 * The shop's catalogue for editing. It is read from its folder once; what was parsed is used again as long as a file's
 * text is the same.
 */
export class Catalogue {
  /** The shop's folder. */
  readonly root: string
  readonly #products: ProductFiles
  readonly #texts: ContentTexts
  /** The drafts' files already parsed, by id: the latest text of each. */
  readonly #drafted = new Map<string, ProductFile>()
  /** The last state of each draft, by its id; 0 is the catalogue without a draft. */
  readonly #kept = new Map<number, Kept>()

  /** In: the shop's folder. */
  constructor(root: string) {
    this.root = root
    this.#products = new ProductFiles(root)
    this.#texts = new ContentTexts(root)
  }

  /** The catalogue with a draft's changes; without a draft, that of the folder. */
  async of(draft?: DraftTexts): Promise<CatalogueState> {
    const files = await this.#products.all()
    const [id, version] = [draft?.id ?? 0, draft?.version ?? 0]
    const kept = this.#kept.get(id)
    const isFresh = kept && performance.now() - kept.at < freshMilliseconds && (await this.#texts.areFresh())
    if (isFresh && kept.files === files && kept.version === version) return kept.state
    const state = await this.#read(files, draft?.files ?? [])
    this.#kept.set(id, { files, version, at: performance.now(), state })
    return state
  }

  async #read(files: ReadonlyMap<string, ProductFile>, draft: readonly DraftFile[]): Promise<CatalogueState> {
    const drafted = new Map(
      draft.flatMap((file): [string, DraftFile][] => (idOf(file.path) ? [[idOf(file.path), file]] : [])),
    )
    const all = this.#laidOver(files, drafted)
    const texts = this.#texts.with(draft)
    const [connectors, makers, brands, removed] = await Promise.all([
      texts.read(connectorsFile, v.array(connectorSchema)),
      texts.read(modelsFile, v.array(equipmentMakerSchema)),
      texts.read(brandsFile, v.array(equipmentBrandSchema)),
      texts.read('content/removed.yaml', removedSchema),
    ])
    return {
      files: all,
      drafted,
      products: [...all.values()].flatMap(({ product }) => product ?? []),
      registries: { connectors: connectors ?? [], makers: makers ?? [], brands: withReservedBrands(brands ?? []) },
      removed: removed ?? { products: [], articles: [], categories: [] },
      photographs: await photographNames(this.root, draft),
    }
  }

  #laidOver(
    files: ReadonlyMap<string, ProductFile>,
    drafted: ReadonlyMap<string, DraftFile>,
  ): ReadonlyMap<string, ProductFile> {
    if (drafted.size === 0) return files
    const all = new Map(files)
    for (const [id, file] of drafted) {
      if (file.text === null) all.delete(id)
      else all.set(id, this.#readOf(id, { ...file, text: file.text }))
    }
    return all
  }

  /** A draft's file, parsed again only if its text has changed. */
  #readOf(id: string, { text, at }: { text: string; at: string }): ProductFile {
    const known = this.#drafted.get(id)
    if (known?.text === text && known.changedAt === at) return known
    const read = { id, text, changedAt: at, ...productOfText(id, text) }
    this.#drafted.set(id, read)
    return read
  }
}

/** The id of the product whose file a path below `content/` names; '' for other files. */
export function idOf(path: string): string {
  return /^products\/([a-z0-9][a-z0-9-]*)\.yaml$/.exec(path)?.[1] ?? ''
}
