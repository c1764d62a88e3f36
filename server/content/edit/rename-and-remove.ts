import * as v from 'valibot'
import { parse } from 'yaml'
import { equipmentMakerSchema } from '#domain/catalogue/registry/equipment-model.ts'
import type { Values } from '#domain/editing/field.ts'
import type { ContentKind } from '#domain/editing/kind.ts'
import { productKindOf } from '#domain/editing/kinds/products.ts'
import type { RemovedContent } from '#domain/shop/removed.ts'
import type { FileWrite } from '#server/content/drafts/draft-files.ts'
import { modelsFile } from '#server/content/load/load-catalogue.ts'
import { addressesOf, changedRecord, type ContentRecord } from './record.ts'
import { editedYaml } from './yaml.ts'

/** Reads the text of a file below `content/` with a draft's changes; null when it does not exist. */
export type ReadText = (path: string) => Promise<string | null>

export type MovingProduct = { id: string; text: string; values: Values; photographs: readonly string[] }

const modelsPath = modelsFile.slice('content/'.length)
const pathOf = (id: string) => `products/${id}.yaml`

/** Renames a product with its photographs; the old address redirects. In: an unused id. Throws an EditRefused. */
export async function renameProduct(product: MovingProduct, id: string, textOf: ReadText): Promise<FileWrite[]> {
  const text = withFormerIds({ ...product, id }, addressesOf({ key: product.id, values: product.values }))
  return [
    { path: pathOf(product.id), expected: product.text, text: null },
    { path: pathOf(id), expected: null, text },
    ...(await photographFiles(product, id, textOf)),
    ...(await modelFiles(product.id, id, textOf)),
  ]
}

/** Removes a product with its photographs; its addresses redirect to a successor or say gone. Throws an EditRefused. */
export async function retireProduct(
  product: MovingProduct,
  successor: Omit<MovingProduct, 'photographs'> | undefined,
  textOf: ReadText,
): Promise<FileWrite[]> {
  const addresses = addressesOf({ key: product.id, values: product.values })
  const successorFile = successor
    ? { path: pathOf(successor.id), expected: successor.text, text: withFormerIds(successor, addresses) }
    : await removedFile(addresses, 'products', textOf)
  return [
    { path: pathOf(product.id), expected: product.text, text: null },
    ...(await photographFiles(product, undefined, textOf)),
    successorFile,
    ...(await modelFiles(product.id, undefined, textOf)),
  ]
}

/** Removes a record; the addresses of its page, if it had one, say gone. Throws an EditRefused. */
export async function removeRecord(
  kind: ContentKind,
  record: ContentRecord,
  file: { path: string; text: string },
  textOf: ReadText,
): Promise<FileWrite[]> {
  const text = kind.storage.kind === 'files' ? null : editedYaml(file.text, record.yamlPath, undefined)
  const recordFile: FileWrite = { path: file.path, expected: file.text, text }
  if (kind.removed === undefined) return [recordFile]
  return [recordFile, await removedFile(addressesOf(record), kind.removed, textOf)]
}

function withFormerIds({ id, text, values }: Pick<MovingProduct, 'id' | 'text' | 'values'>, ids: readonly string[]) {
  const former = [values.formerly ?? [], ids].flat().filter((formerId) => formerId !== id)
  const after = { ...values, formerly: [...new Set(former)] }
  return changedRecord(productKindOf(values), text, { key: id, values, yamlPath: [] }, after)
}

const removedLists = v.record(v.string(), v.optional(v.array(v.string())))

async function removedFile(
  addresses: readonly string[],
  list: keyof RemovedContent,
  textOf: ReadText,
): Promise<FileWrite> {
  const path = 'removed.yaml'
  const text = await textOf(path)
  const removedIds = v.parse(removedLists, parse(text ?? '') ?? {})[list] ?? []
  return { path, expected: text, text: editedYaml(text ?? '', [list], [...new Set([...removedIds, ...addresses])]) }
}

/** Moves or removes a product's photographs, because a folder of photographs without its product is a fault. */
async function photographFiles(product: MovingProduct, newId: string | undefined, textOf: ReadText) {
  const files: FileWrite[] = []
  for (const name of product.photographs) {
    const path = `images/products/${product.id}/${name}`
    const text = await textOf(path)
    files.push({ path, expected: text, text: null })
    if (newId === undefined) continue
    const newPath = `images/products/${newId}/${name}`
    files.push({ path: newPath, expected: await textOf(newPath), text })
  }
  return files
}

/** Changes a machine's id in the registry of models; without a new id the machine is no longer sold. */
async function modelFiles(id: string, newId: string | undefined, textOf: ReadText): Promise<FileWrite[]> {
  const text = (await textOf(modelsPath)) ?? '[]\n'
  const makers = v.parse(v.array(equipmentMakerSchema), parse(text))
  const modelPaths = makers.flatMap(({ models }, maker) =>
    models.flatMap(({ product }, model) => (product === id ? [[maker, 'models', model, 'product']] : [])),
  )
  const edited = modelPaths.reduce((changed, path) => editedYaml(changed, path, newId), text)
  return modelPaths.length === 0 ? [] : [{ path: modelsPath, expected: text, text: edited }]
}
