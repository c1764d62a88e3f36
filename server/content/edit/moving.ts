import type { ProductRecord } from '#domain/catalogue/product.ts'
import { modelsFile } from '#server/content/load/load-registries.ts'
import { EditRefused } from '#server/content/sheet/yaml/yaml-operations.ts'
import { addressesOf, withFormer, withMachine, withRemoved } from './move-product.ts'

/** A file's new text, and the text on which the new one is based; null for no file. */
export interface MovedFile {
  /** Below `content/`. */
  path: string
  seen: string | null
  text: string | null
}

export type MoveOutcome = { kind: 'files'; files: MovedFile[] } | { kind: 'refused'; why: string }

interface Present {
  product: ProductRecord
  text: string
}

/** A product to be renamed or removed, with the names of its photographs. */
interface MovingProduct extends Present {
  photographs: readonly string[]
}

/** The text of a file below `content/` with the draft's changes; null when it does not exist. */
export type ReadText = (path: string) => Promise<string | null>

const pathOf = (id: string) => `products/${id}.yaml`
const modelsPath = modelsFile.slice('content/'.length)

/**
 * Renames a product and its photographs; its former address redirects to the new one. In: a new id that was never used.
 */
export async function renameProduct(
  { product, text, photographs }: MovingProduct,
  id: string,
  textOf: ReadText,
): Promise<MoveOutcome> {
  const made = withFormer(text, { ...product, id }, addressesOf(product))
  // The id is the file's name, so the text changes only in its former ids.
  if (made.kind !== 'edited') return made.kind === 'refused' ? made : { kind: 'refused', why: 'O endereço não serve.' }
  const files = [
    { path: pathOf(product.id), seen: text, text: null },
    { path: pathOf(id), seen: null, text: made.text },
    ...(await photographFiles({ from: product.id, to: id, photographs }, textOf)),
  ]
  return withModels(files, { from: product.id, to: id }, textOf)
}

/**
 * Removes a product and its photographs from the catalogue. In: the product to which its addresses redirect; without
 * one they answer that the page is gone.
 */
export async function retireProduct(
  { product, text, photographs }: MovingProduct,
  successor: Present | undefined,
  textOf: ReadText,
): Promise<MoveOutcome> {
  const gone = [
    { path: pathOf(product.id), seen: text, text: null },
    ...(await photographFiles({ from: product.id, to: undefined, photographs }, textOf)),
  ]
  const addresses = addressesOf(product)
  const next = { from: product.id, to: undefined }
  if (!successor) {
    const removed = await textOf('removed.yaml')
    const made = refusing(() => withRemoved(removed ?? '', addresses))
    if (typeof made !== 'string') return made
    return withModels([...gone, { path: 'removed.yaml', seen: removed, text: made }], next, textOf)
  }
  const made = withFormer(successor.text, successor.product, addresses)
  if (made.kind !== 'edited') return made.kind === 'refused' ? made : { kind: 'refused', why: 'O endereço não serve.' }
  const other = { path: pathOf(successor.product.id), seen: successor.text, text: made.text }
  return withModels([...gone, other], next, textOf)
}

/** The changes for the photographs of a renamed or removed product, because a folder without its product is a fault. */
async function photographFiles(
  { from, to, photographs }: { from: string; to: string | undefined; photographs: readonly string[] },
  textOf: ReadText,
): Promise<MovedFile[]> {
  const files: MovedFile[] = []
  for (const name of photographs) {
    const path = `images/products/${from}/${name}`
    const seen = await textOf(path)
    files.push({ path, seen, text: null })
    const place = to && `images/products/${to}/${name}`
    if (place) files.push({ path: place, seen: await textOf(place), text: seen })
  }
  return files
}

async function withModels(
  files: MovedFile[],
  { from, to }: { from: string; to: string | undefined },
  textOf: ReadText,
): Promise<MoveOutcome> {
  const models = (await textOf(modelsPath)) ?? '[]\n'
  const made = refusing(() => withMachine(models, from, to))
  if (typeof made !== 'string') return made
  return { kind: 'files', files: made === models ? files : [...files, { path: modelsPath, seen: models, text: made }] }
}

function refusing(make: () => string): string | { kind: 'refused'; why: string } {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    return { kind: 'refused', why: 'Um dos arquivos não pode ser mudado daqui. Mude-o no servidor.' }
  }
}
