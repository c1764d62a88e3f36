import { RowOwners, type Owner } from '#server/content/sheet/rows/row-owner.ts'
import { draftText } from '#server/content/drafts/draft-text.ts'
import { textOfBytes } from '#server/content/drafts/draft-text.ts'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'
import type { DraftFile } from '#server/store/content-drafts.ts'
import { photographName, readPhotograph } from './new-photograph.ts'
import { ownerOfName } from './owner-of-name.ts'
import type { Originals } from './originals.ts'

/** A file as it was uploaded. */
export interface SentFile {
  name: string
  bytes: Uint8Array
}

/** The result for an uploaded file. */
export type PlacedPhotograph = { name: string } & (
  | { kind: 'placed'; owner: Owner; product: string }
  | { kind: 'known'; product: string }
  | { kind: 'refused'; why: string }
)

interface NewFile {
  path: string
  seen: null
  text: string
}

interface PlacingParts {
  root: string
  state: CatalogueState
  draft: readonly DraftFile[]
  originals: Originals
}

/**
 * Adds photographs to the products and variants with whose codes or ids their file names begin (owner-of-name.ts),
 * after the existing ones, sorted by name. Out: the files for the draft, and the result for each; a photograph that its
 * product already has is not added again.
 */
export async function placePhotographs(
  sent: readonly SentFile[],
  parts: PlacingParts,
): Promise<{ files: NewFile[]; placed: PlacedPhotograph[] }> {
  const { state, originals } = parts
  const owners = new RowOwners(state.products)
  const ids = new Set(state.products.map(({ id }) => id))
  const albums = new Albums(parts)
  const placed: PlacedPhotograph[] = []
  for (const { name, bytes } of sent.toSorted((a, b) => inOrder.compare(a.name, b.name))) {
    const found = ownerOfName(name, owners, ids)
    const read = found.kind === 'found' ? await readPhotograph(bytes) : undefined
    if (found.kind === 'unknown') placed.push({ name, kind: 'refused', why: found.why })
    else if (read?.kind === 'refused') placed.push({ name, kind: 'refused', why: read.why })
    else if (read) {
      const { owner } = found
      const isNew = await albums.add(owner, read.bytes)
      const product = state.files.get(owner.id)?.product?.name ?? owner.id
      if (isNew) await originals.keep(owner.id, { name, bytes })
      placed.push(isNew ? { name, kind: 'placed', owner, product } : { name, kind: 'known', product })
    }
  }
  return { files: albums.files, placed }
}

const inOrder = new Intl.Collator('pt-BR', { numeric: true })

interface Album {
  names: string[]
  texts: Set<string | null>
}

/** The names and contents of products' photographs, including those added so far. */
class Albums {
  readonly files: NewFile[] = []
  readonly #parts: PlacingParts
  readonly #albums = new Map<string, Album>()

  constructor(parts: PlacingParts) {
    this.#parts = parts
  }

  /** Adds a photograph to a product or variant. Out: false when the product already has it. */
  async add({ id, variant = '' }: Owner, bytes: Buffer): Promise<boolean> {
    const album = this.#albums.get(id) ?? (await this.#read(id))
    this.#albums.set(id, album)
    const name = photographName(album.names, variant)
    const path = `images/products/${id}/${name}`
    const text = textOfBytes(path, bytes)
    if (album.texts.has(text)) return false
    album.names.push(name)
    album.texts.add(text)
    this.files.push({ path, seen: null, text })
    return true
  }

  async #read(id: string): Promise<Album> {
    const { root, state, draft } = this.#parts
    const names = [...(state.photographs.get(id) ?? [])]
    const texts = await Promise.all(names.map((name) => draftText(root, draft, `images/products/${id}/${name}`)))
    return { names, texts: new Set(texts) }
  }
}
