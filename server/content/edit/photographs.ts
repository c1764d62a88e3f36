import { naturalOrder } from '#server/content/content-files.ts'
import { draftText, textOfBytes, type FileWrite } from '#server/content/drafts/draft-files.ts'
import { ownerName, RowOwners, type Owner } from '#server/content/sheet/owners.ts'
import type { DraftFile } from '#server/store/content-drafts.ts'
import type { CatalogueState } from './catalogue.ts'
import { readPhotograph, type Originals } from './sent-pictures.ts'

/** The name for a product's next photograph. In: the present names, and the variant that it shows. */
export function photographName(names: readonly string[], variantId: string): string {
  const numbers = names.map((name) => Number(/^\d+/.exec(name)?.[0] ?? 0))
  const next = Math.max(0, ...numbers) + 1
  return `${next}${variantId === '' ? '' : `-opcao-${variantId}`}.jpg`
}

/** Finds whose photograph a file is by the code or id that begins its name (`C5VGA2-1.jpg`); two owners are refused. */
export function ownerOfName(
  name: string,
  owners: RowOwners,
  ids: ReadonlySet<string>,
): { owner: Owner; reason?: never } | { owner?: never; reason: string } {
  const stem = name.replace(/^.*[/\\]/, '').replace(/\.[a-z]+$/i, '')
  const words = stem.split(/[\s_().-]+/).filter(Boolean)
  const found = new Map<string, Owner>()
  for (let length = words.length; length > 0; length -= 1) {
    const match = owners.find({ code: words.slice(0, length).join('-') })
    if ('owner' in match) found.set(ownerName(match.owner), match.owner)
    else if (match.fault.code === 'conteudo-codigo-ambiguo') return { reason: match.fault.problem }
    const id = words.slice(0, length).join('-').toLowerCase()
    // A bare number is the camera's count, not an id.
    if (/[a-z]/.test(id) && ids.has(id)) found.set(id, { id })
  }
  const [owner, ...others] = found.values()
  if (!owner) return { reason: 'o nome não começa por um código do catálogo' }
  if (others.length === 0) return { owner }
  return { reason: `o nome pode ser de ${[...found.keys()].join(' ou de ')}` }
}

export type SentFile = { name: string; bytes: Uint8Array }

export type PlacedPhotograph = { name: string } & (
  | { kind: 'placed'; owner: Owner; product: string }
  | { kind: 'known'; product: string }
  | { kind: 'refused'; reason: string }
)

type PlacingOptions = { root: string; state: CatalogueState; draft: readonly DraftFile[]; originals: Originals }

/** Adds photographs by their names (ownerOfName). Out: the draft's files, and what became of each photograph. */
export async function placePhotographs(sent: readonly SentFile[], options: PlacingOptions) {
  const { state, originals } = options
  const owners = new RowOwners(state.products)
  const ids = new Set(state.products.map(({ id }) => id))
  const albums = new Albums(options)
  const placed: PlacedPhotograph[] = []
  for (const { name, bytes } of sent.toSorted((a, b) => naturalOrder(a.name, b.name))) {
    const { owner, reason } = ownerOfName(name, owners, ids)
    const photograph = owner ? await readPhotograph(bytes) : { reason }
    if (!owner || photograph.reason !== undefined) {
      placed.push({ name, kind: 'refused', reason: photograph.reason ?? '' })
      continue
    }
    const isNew = await albums.add(owner, photograph.bytes)
    const product = state.files.get(owner.id)?.product?.name ?? owner.id
    if (isNew) await originals.keep(owner.id, { name, bytes })
    placed.push(isNew ? { name, kind: 'placed', owner, product } : { name, kind: 'known', product })
  }
  return { files: albums.files, placed }
}

/** The names and contents of products' photographs, with those added so far. */
class Albums {
  readonly files: FileWrite[] = []
  readonly #options: PlacingOptions
  readonly #albums = new Map<string, { names: string[]; texts: Set<string | null> }>()

  constructor(options: PlacingOptions) {
    this.#options = options
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
    this.files.push({ path, expected: null, text })
    return true
  }

  async #read(id: string) {
    const { root, state, draft } = this.#options
    const names = [...(state.photographs.get(id) ?? [])]
    const texts = await Promise.all(names.map((name) => draftText(root, draft, `images/products/${id}/${name}`)))
    return { names, texts: new Set(texts) }
  }
}
